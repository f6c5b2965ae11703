import { readdir, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { DAY_MS } from "#domain/durations.ts";
import { finishedBackups, namedBackups, PHOTOS, readManifest, takenAt } from "./manifest.ts";

/** What another backup that is under way has copied is named by no manifest yet; none takes as long. */
const UNNAMED_FOR_MS = DAY_MS;

interface Parts {
  /** Where backups lie. */
  folder: string;
  /** Older ones go; undefined keeps all. */
  keepDays: number | undefined;
  now: Date;
  log: (line: string) => void;
}

/**
 * Removes backups that are older than they are to be kept, but for the newest that is whole; then the photos that none names
 * any more, so that of a user who has deleted the account nothing is left once the backups from before are gone.
 */
export async function forgetBackups({ folder, keepDays, now, log }: Parts): Promise<void> {
  if (keepDays !== undefined) {
    const ended = await removeEnded(folder, now.getTime() - keepDays * DAY_MS);
    if (ended > 0) log(`Backups that were older than ${keepDays} days: ${ended}, removed.`);
  }
  const unnamed = await removeUnnamedPhotos(folder, now.getTime() - UNNAMED_FOR_MS);
  if (unnamed > 0) log(`Photos that are in no backup any more: ${unnamed} files, removed.`);
}

async function removeEnded(folder: string, before: number): Promise<number> {
  const newest = (await finishedBackups(folder)).at(-1);
  const ended = (await namedBackups(folder)).filter((name) => name !== newest && takenAt(name) < before);
  for (const name of ended) await rm(join(folder, name), { recursive: true });
  return ended.length;
}

async function removeUnnamedPhotos(folder: string, before: number): Promise<number> {
  const named = new Set<string>();
  for (const name of await finishedBackups(folder)) {
    for (const { path } of (await readManifest(folder, name)).photos) named.add(path);
  }
  let removed = 0;
  for (const path of await photosIn(folder)) {
    if (named.has(path) || (await stat(join(folder, path))).mtimeMs >= before) continue;
    await rm(join(folder, path));
    // Goes with its last file.
    await rmdir(dirname(join(folder, path))).catch(() => undefined);
    removed += 1;
  }
  return removed;
}

/** As manifests have them. */
async function photosIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(folder, PHOTOS), { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
}
