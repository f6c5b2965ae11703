import { cp, mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { DAY_MS } from "#domain/durations.ts";

/** How long a file is kept after the last build that had it: a tab may be open for weeks. */
export const KEPT_FOR_MS = 30 * DAY_MS;

/**
 * Copies the hashed assets of the current build beside those of earlier ones, so that a tab that is still open
 * finds its files after an update, and removes those that no build of the last 30 days had.
 */
export async function retainAssets(distDir: string, keptAssetsDir: string, now: Date): Promise<void> {
  const built = join(distDir, "assets");
  await mkdir(keptAssetsDir, { recursive: true });
  const current = new Set(await readdir(built).catch(() => []));
  // The copy's own time says when the file was last part of a build.
  if (current.size > 0) await cp(built, keptAssetsDir, { recursive: true, force: true });
  for (const name of await readdir(keptAssetsDir)) {
    const file = join(keptAssetsDir, name);
    if (!current.has(name) && now.getTime() - (await stat(file)).mtimeMs > KEPT_FOR_MS)
      await rm(file, { recursive: true });
  }
}
