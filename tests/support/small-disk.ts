import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A file system in memory that is soon full. */
export interface SmallDisk {
  folder: string;
  remove(): Promise<void>;
}

/** @param size As mount has it. @param at The folder that it becomes; a temporary one unless told. @returns Null where this user may mount nothing. */
export async function smallDisk(size: string, at?: string): Promise<SmallDisk | null> {
  const folder = at ?? (await mkdtemp(join(tmpdir(), "qiying-disk-")));
  await mkdir(folder, { recursive: true });
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "tmpfs", folder]);
  const remove = async (): Promise<void> => {
    if (status === 0) spawnSync("umount", [folder]);
    await rm(folder, { recursive: true, force: true });
  };
  if (status === 0) return { folder, remove };
  await remove();
  return null;
}
