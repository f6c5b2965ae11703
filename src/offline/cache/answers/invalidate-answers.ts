import { FRESH_FOR_MS } from "#domain/limits.ts";
import { roomIdOf } from "./answer-kind.ts";
import { cacheDatabase } from "../cache-database.ts";
import { tryWrite } from "../try-write.ts";

/**
 * Marks an owner's cached answers to some calls as stale: they stay, to be shown without a network, and never count as
 * fresh again.
 * @param paths As `pathOf` writes them, without their queries: all pages of a list are meant.
 */
export async function invalidateCache(owner: string, paths: readonly string[]): Promise<void> {
  const db = cacheDatabase();
  const rooms = paths.flatMap((path) => roomIdOf(path) ?? []);
  await tryWrite(() =>
    db.transaction("rw", db.answers, db.rooms, async () => {
      const isMeant = ({ path }: { path: string }) => paths.includes(path.split("?", 1)[0] ?? "");
      await db.answers.where("owner").equals(owner).filter(isMeant).modify(outdate);
      await db.rooms
        .where("[owner+id]")
        .anyOf(rooms.map((id) => [owner, id]))
        .modify(outdate);
    }),
  );
}

function outdate(row: { fetchedAt: number }): void {
  row.fetchedAt -= FRESH_FOR_MS;
}
