/** What has been read and not been looked at yet. */
export type Unknown = Record<string, unknown>;

/** Not a file that this app has exported, or not a whole one. */
export class BrokenExportError extends Error {
  override readonly name = "BrokenExportError";
}

/** An export of another user, or of a newer version of the app. */
export class ForeignExportError extends Error {
  override readonly name = "ForeignExportError";
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
 * @throws BrokenExportError, ForeignExportError
 */
export function openExport(text: string, expected: Envelope): Unknown {
  const copy = parsed(text);
  if (!isObject(copy) || copy["format"] !== expected.format) throw new BrokenExportError("Not an export of this app");
  if (copy["version"] !== expected.version) throw new ForeignExportError("version");
  if (copy["owner"] !== expected.owner) throw new ForeignExportError("owner");
  return copy;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new BrokenExportError("The export is no JSON", { cause });
  }
}

/** Whether a part of a file is an object with names. */
export function isObject(value: unknown): value is Unknown {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a part of a file is a text. */
export function isText(value: unknown): value is string {
  return typeof value === "string";
}

/** Whether a part of a file is a list of which each item passes. */
export function areAll(value: unknown, is: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(is);
}
