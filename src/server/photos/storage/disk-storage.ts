import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { removeOlder } from "../../folder-files.ts";
import { isDiskFull } from "../../is-disk-full.ts";
import { StorageFull, StorageUnavailable, type PhotoStorage, type StoredFile } from "./photo-storage.ts";

/** The file calls that fill the disk; tests let them fail. */
export interface FileCalls {
  mkdir: typeof mkdir;
  writeFile: typeof writeFile;
  rename: typeof rename;
}

/** Photos in a folder, as <fileId>/<width>.webp. A file has its name when it is whole and on the disk. */
export function diskStorage(folder: string, calls: FileCalls = { mkdir, writeFile, rename }): PhotoStorage {
  const unfinished = join(folder, "unfinished");
  const fileOf = (fileId: string, width: number): string => join(folder, fileId, `${width}.webp`);

  return {
    async write(fileId, width, bytes) {
      const file = fileOf(fileId, width);
      const draft = join(unfinished, randomUUID());
      try {
        await calls.mkdir(unfinished, { recursive: true });
        await calls.mkdir(join(folder, fileId), { recursive: true });
        await calls.writeFile(draft, bytes, { flush: true });
        await calls.rename(draft, file);
        await flushFolder(join(folder, fileId));
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined);
        throw asOfAStore(error);
      }
    },
    read: (fileId, width) => openFile(fileOf(fileId, width)),
    async remove(fileId) {
      // With the whole folder, so that files of widths that are made no more go too.
      await rm(join(folder, fileId), { recursive: true, force: true }).catch((error: unknown) => {
        throw asOfAStore(error);
      });
    },
    async removeUnfinished(before) {
      await removeOlder(unfinished, await readdir(unfinished).catch(() => []), before);
    },
  };
}

/** Opens a file to be read once; null when there is none. */
async function openFile(path: string): Promise<StoredFile | null> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
    throw asOfAStore(error);
  });
  if (file === null) return null;
  const { size } = await file.stat();
  return { size, content: file.createReadStream() };
}

// A name is on the disk when its folder is.
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** The operator has to give the folder to the user of the servers, or to mount it writable. */
const CLOSED = new Set(["EACCES", "EPERM", "EROFS"]);

// What a store elsewhere would answer: phones keep the photo and send it again when that has been seen to.
function asOfAStore(error: unknown): unknown {
  if (!(error instanceof Error) || !("code" in error)) return error;
  if (isDiskFull(error)) return new StorageFull("No room for photos", { cause: error });
  if (CLOSED.has(String(error.code)))
    return new StorageUnavailable(`The folder of photos is closed: ${error.message}`, { cause: error });
  return error;
}
