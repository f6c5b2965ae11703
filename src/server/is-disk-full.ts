const CODES: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT"]);

/** Whether a file call failed because the disk, or its user's share of it, is full. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && CODES.has(error.code);
}
