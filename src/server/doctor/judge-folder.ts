import { randomUUID } from "node:crypto";
import { readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Say } from "./finding.ts";

/** A folder that the servers write to. */
interface Folder {
  /** As it is called in sentences: DATA_DIR. */
  name: string;
  path: string;
}

const PROBE = "A file that tells whether this folder can be written to; it may be removed.";

/**
 * Says whether a folder can be written to, by a file that is written, read and removed. It makes no folder: that would belong to
 * the user who runs the doctor, and not to the one that the servers run as. One that is not there yet is well where it can be made.
 */
export async function judgeFolder(say: Say, { name, path }: Folder): Promise<void> {
  const nearest = await nearestThere(path);
  const whose = await whoseIs(nearest);
  try {
    await writeAndRemove(nearest);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return say("problem", `${name} cannot be written to: ${reason}.${whose}`);
  }
  say(
    "ok",
    `${name} ${nearest === resolve(path) ? "can be written to" : "is not there yet, and can be made"}.${whose}`,
  );
}

/** The path itself, absolute, else the nearest folder above that is there. */
export async function nearestThere(path: string): Promise<string> {
  const here = resolve(path);
  const isThere = await stat(here).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code !== "ENOENT",
  );
  return isThere ? here : nearestThere(dirname(here));
}

/** The number of the user whose a file or folder is; null where there is none, or the system has no users. */
export async function ownerOf(path: string): Promise<number | null> {
  if (process.geteuid === undefined) return null;
  return stat(path).then(
    ({ uid }) => uid,
    () => null,
  );
}

async function writeAndRemove(folder: string): Promise<void> {
  const file = join(folder, `.doctor-${randomUUID()}`);
  try {
    await writeFile(file, PROBE, { flush: true });
    if ((await readFile(file, "utf8")) !== PROBE) throw new Error("a file comes back with other bytes");
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}

/** Of a folder that is not theirs who look: root may write everywhere, and the servers' user perhaps not. */
async function whoseIs(path: string): Promise<string> {
  const [owner, here] = [await ownerOf(path), process.geteuid?.()];
  return owner === null || owner === here ? "" : ` It belongs to user ${owner}, and this is user ${here}.`;
}
