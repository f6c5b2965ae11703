import { chmod, stat } from "node:fs/promises";

/** Who has no rights of their own. */
const NOBODY = 65_534;

/**
 * Does something while a folder can be neither looked into nor written to. Root may do everything, so that this process works as
 * nobody meanwhile; connections and files that are open already stay open.
 */
export async function withoutRights(folder: string, work: () => Promise<void>, mode = 0o000): Promise<void> {
  const before = (await stat(folder)).mode;
  const isRoot = process.geteuid?.() === 0;
  await chmod(folder, mode);
  if (isRoot) process.seteuid?.(NOBODY);
  try {
    await work();
  } finally {
    if (isRoot) process.seteuid?.(0);
    await chmod(folder, before);
  }
}
