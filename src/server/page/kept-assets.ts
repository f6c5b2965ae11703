import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import pLimit from "p-limit";
import { instantBefore } from "../clock.ts";
import type { Db } from "../db/db.ts";
import type { S3Objects } from "../photos/storage/s3-objects.ts";
import { findKept, forgetKept, noteKept, someOutdated } from "./kept-asset-store.ts";
import { KEPT_FOR_MS } from "./retain-assets.ts";

/**
 * The hashed assets of this and earlier builds in the site's S3-compatible store: while servers are upgraded one by one, and for
 * a month after, any of them may be asked for a file that only another one's build had.
 */
export interface KeptAssets {
  /** Puts the files of a build there that are not there yet. @throws what store or database throw. */
  keep(distDir: string, now: Date): Promise<void>;
  /**
   * Fetches a file, and how it was compressed, into a folder of this machine. @param name As the address has it.
   * @returns `in folder`; the file itself, not compressed, where the folder cannot be written (a full disk); null where there is
   *   no such file.
   */
  fetch(name: string, folder: string): Promise<"in folder" | Buffer | null>;
  /** Removes files that no build of the last 30 days had. @param now ISO text. */
  sweep(now: string): Promise<void>;
}

const AT_ONCE = 8;
/** As the build names its files: no path, nothing hidden. */
const NAME = /^[\w-][\w.-]{0,200}$/;
const COMPRESSED = ["", ".br", ".gz"];

/** Keeps the files of builds in the object store of photos, and what is kept in the database. */
export function keptAssets({ db, objects }: { db: Db; objects: S3Objects }): KeptAssets {
  const turn = pLimit(AT_ONCE);

  return {
    async keep(distDir, now) {
      const folder = join(distDir, "assets");
      const names = await readdir(folder).catch(() => []);
      if (names.length === 0) return;
      const there = new Set(await findKept(db, names));
      const missing = names.filter((name) => !there.has(name));
      await Promise.all(
        missing.map((name) =>
          turn(async () => objects.put(keyOf(name), await readFile(join(folder, name)), "application/octet-stream")),
        ),
      );
      // Known when they are there: what is still on its way is not looked for.
      await noteKept(db, names, now.toISOString());
    },
    async fetch(name, folder) {
      if (!NAME.test(name)) return null;
      const names = await findKept(
        db,
        COMPRESSED.map((ending) => name + ending),
      );
      if (!names.includes(name)) return null;
      await mkdir(folder, { recursive: true }).catch(() => undefined);
      // The plain one last: where it is, the others are.
      for (const each of names.toSorted((a, b) => b.length - a.length)) {
        const content = await contentOf(each);
        const isWritten = content !== null && (await write(join(folder, each), content).then(succeeded, failed));
        if (each === name) return isWritten ? "in folder" : content;
      }
      return null;
    },
    async sweep(now) {
      const before = instantBefore(now, KEPT_FOR_MS);
      let outdated = await someOutdated(db, before);
      while (outdated.length > 0) {
        for (const name of outdated) {
          await objects.remove(keyOf(name));
          await forgetKept(db, name, before);
        }
        outdated = await someOutdated(db, before);
      }
    },
  };

  async function contentOf(name: string): Promise<Buffer | null> {
    const answer = await objects.get(keyOf(name));
    return answer && Buffer.from(await answer.arrayBuffer());
  }
}

/** Under its name when all of it is there. */
async function write(file: string, content: Buffer): Promise<void> {
  const unfinished = join(dirname(file), `.${randomUUID()}`);
  try {
    await writeFile(unfinished, content);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}

const succeeded = () => true;
const failed = () => false;

function keyOf(name: string): string {
  return `assets/${name}`;
}
