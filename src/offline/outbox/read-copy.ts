import type { Draft, DraftPhoto } from "../drafts/draft.ts";
import { COPY_VERSION, type CopiedEntry, type UnsentCopy } from "./unsent-copy.ts";

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

type Unknown = Record<string, unknown>;

/**
 * Reads the `unsent.json` of an exported file. Files can come from anywhere: what does not look as we write it is
 * refused as a whole; whether its content may be posted is for the server to say.
 * @throws BrokenCopyError, ForeignCopyError
 */
export function readCopy(text: string, owner: string): UnsentCopy {
  const copy = parsed(text);
  if (!isObject(copy) || copy["format"] !== "qiying-unsent") throw new BrokenCopyError("Not an export of this app");
  if (copy["version"] !== COPY_VERSION) throw new ForeignCopyError("version");
  if (copy["owner"] !== owner) throw new ForeignCopyError("owner");
  const { drafts, photos, entries } = copy;
  const isWhole = areAll(drafts, isDraft) && areAll(photos, isPhoto) && areAll(entries, isEntry);
  if (!isWhole || !isOf(owner, [...(drafts as Draft[]), ...(photos as DraftPhoto[])]))
    throw new BrokenCopyError("The export is damaged");
  return copy as unknown as UnsentCopy;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new BrokenCopyError("The export is no JSON", { cause });
  }
}

function isOf(owner: string, rows: readonly { owner: string }[]): boolean {
  return rows.every((row) => row.owner === owner);
}

function isDraft(value: unknown): value is Draft {
  if (!isObject(value) || !isKind(value["kind"]) || !isObject(value["typed"])) return false;
  const { owner, id, typed, photos, base, status, revision, createdAt, editedAt } = value;
  return (
    [owner, id].every(isText) &&
    Object.values(typed).every((field) => isText(field) || typeof field === "boolean") &&
    areAll(photos, isText) &&
    (base === null || (isObject(base) && isText(base["id"]) && isText(base["updated_at"]))) &&
    (status === "editing" || status === "posted") &&
    [revision, createdAt, editedAt].every(Number.isFinite)
  );
}

function isPhoto(value: unknown): value is DraftPhoto {
  if (!isObject(value)) return false;
  const { owner, draftId, uuid, name, type, size, sha256, state, refusal, imageUrl, placeholderColour } = value;
  return (
    [owner, draftId, uuid, name, type].every(isText) &&
    Number.isFinite(size) &&
    ["stored", "uploaded", "refused"].includes(String(state)) &&
    [sha256, refusal, imageUrl, placeholderColour].every((text) => text === null || isText(text))
  );
}

function isEntry(value: unknown): value is CopiedEntry {
  if (!isObject(value) || !isObject(value["change"])) return false;
  const { change, key, merged, mayHaveArrived, queuedAt } = value;
  const isSound = isText(key) && areAll(merged, isText) && typeof mayHaveArrived === "boolean";
  return isSound && Number.isFinite(queuedAt) && isChange(change);
}

function isChange({ type, kind, id, title, fields, photos, base }: Unknown): boolean {
  if (!isKind(kind) || !isText(id)) return false;
  if (type === "delete") return isText(title);
  if (type !== "create" && type !== "update") return false;
  return isObject(fields) && areAll(photos, isText) && (type === "create" || base === null || isObject(base));
}

function isKind(value: unknown): boolean {
  return value === "listing" || value === "request";
}

function isObject(value: unknown): value is Unknown {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function areAll(value: unknown, is: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(is);
}
