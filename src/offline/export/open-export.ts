/** What has been read and not been looked at yet. */
export type Unknown = Record<string, unknown>;

/** Not a file that this app has exported, or not a whole one. */
export class BrokenCopyError extends Error {
  override readonly name = "BrokenCopyError";
}

/** A copy of somebody else's work, or of an app that is newer than this one. */
export class ForeignCopyError extends Error {
  override readonly name = "ForeignCopyError";
  constructor(reason: "owner" | "version") {
    super(`Not to be taken in: its ${reason}`);
    this.reason = reason;
  }

  readonly reason: "owner" | "version";
}

/** What an exported file says of itself. */
interface Envelope {
  format: string;
  version: number;
  owner: string;
}

/**
 * Opens the JSON of an exported file, which can come from anywhere: what is in it is for its reader to look at.
 * @param expected What it has to say of itself.
 * @throws BrokenCopyError, ForeignCopyError
 */
export function openCopy(text: string, expected: Envelope): Unknown {
  const copy = parsed(text);
  if (!isObject(copy) || copy["format"] !== expected.format) throw new BrokenCopyError("Not an export of this app");
  if (copy["version"] !== expected.version) throw new ForeignCopyError("version");
  if (copy["owner"] !== expected.owner) throw new ForeignCopyError("owner");
  return copy;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new BrokenCopyError("The export is no JSON", { cause });
  }
}

export function isObject(value: unknown): value is Unknown {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isText(value: unknown): value is string {
  return typeof value === "string";
}

export function areAll(value: unknown, is: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(is);
}
