import { statfs } from "node:fs/promises";
import { tmpdir } from "node:os";

const IN_MEMORY = "/dev/shm";
/** Bytes that a run's databases may need at a time. */
const NEEDED = 2 * 1024 ** 3;

/**
 * Where databases of tests belong: in memory where the machine has room for them (Linux), else where temporary files are.
 * Each copy of the template is some 11 MB of files, which on a disk cost ten times as long, most of it in waiting.
 */
export async function scratchParent(): Promise<string> {
  // A TMPDIR that somebody has set is obeyed.
  if (process.env["TMPDIR"] !== undefined) return tmpdir();
  const free = await statfs(IN_MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return free < NEEDED ? tmpdir() : IN_MEMORY;
}
