import { readFileSync } from "node:fs";

/** The most memory that a process has had resident so far, in bytes; NaN where the system does not tell. */
export function memoryOf(pid: number | null): number {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(kilobytes ?? NaN) * 1024;
  } catch {
    return Number.NaN;
  }
}
