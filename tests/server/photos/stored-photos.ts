import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { TestApp } from "../test-app.ts";

const FILES = ["400.webp", "800.webp", "1600.webp"];

/** What does not fit together in the database and in the folder; nothing when all is well (F7, F8). */
export async function misfits({ database, photosDir }: Pick<TestApp, "database" | "photosDir">): Promise<string[]> {
  const rows = await database.kysely.selectFrom("photo_file").select(["id", "ready"]).execute();
  const unused = await database.pool.query<{ id: string }>(
    "select id from photo_file where not exists (select from photo where file_id = photo_file.id)",
  );
  const found: string[] = unused.rows.map(({ id }) => `nobody's: ${id}`);
  const known = new Set(rows.map(({ id }) => id));
  for (const { id, ready } of rows) {
    const files = await readdir(join(photosDir, id)).catch((): string[] => []);
    if (!ready) found.push(`unfinished row: ${id}`);
    const isWhole = files.length === 3 && FILES.every((name) => files.includes(name));
    if (!isWhole) found.push(`files of ${id}: ${files.join()}`);
  }
  for (const name of await readdir(photosDir)) {
    if (name !== "unfinished" && !known.has(name)) found.push(`files without a row: ${name}`);
  }
  for (const name of await readdir(join(photosDir, "unfinished")).catch(() => [])) found.push(`draft: ${name}`);
  return found;
}
