import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Names of the files in a folder; none where the folder does not exist. @throws other errors of the file system. */
export async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
}

/** Removes those of the named files in a folder that were last written before `before`; missing ones are ignored. */
export async function removeOlder(folder: string, names: readonly string[], before: Date): Promise<void> {
  for (const name of names) {
    const file = join(folder, name);
    const { mtime } = await stat(file).catch(() => ({ mtime: before }));
    if (mtime < before) await rm(file, { force: true });
  }
}
