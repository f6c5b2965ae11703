import { readdir, readFile } from "node:fs/promises";

/** Memory of a process and all that it has started, in MB; what several share counts once. Linux alone. */
export async function residentMb(pid: number): Promise<number> {
  try {
    const usage = await readFile(`/proc/${pid}/smaps_rollup`, "utf8");
    const own = Number(/^Pss:\s+(\d+) kB$/m.exec(usage)?.[1] ?? 0) / 1024;
    const threads = await readdir(`/proc/${pid}/task`);
    const lists = await Promise.all(threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, "utf8")));
    const children = lists.flatMap((list) => list.split(" ").filter((child) => child !== ""));
    const theirs = await Promise.all(children.map((child) => residentMb(Number(child))));
    return theirs.reduce((sum, each) => sum + each, own);
  } catch {
    // It has ended meanwhile.
    return 0;
  }
}
