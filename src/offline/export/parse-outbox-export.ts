import type { Draft, DraftPhoto } from "../drafts/draft.ts";
import { areAll, BrokenExportError, isObject, isText, openExport, type Unknown } from "./open-export.ts";
import { EXPORT_VERSION, type ExportedEntry, type OutboxExport } from "./export-outbox.ts";

/**
 * Reads the `unsent.json` of an exported file. Files can come from anywhere: what does not look as we write it is
 * refused as a whole; whether its content may be posted is for the server to say.
 * @throws BrokenExportError, ForeignExportError
 */
export function parseOutboxExport(text: string, owner: string): OutboxExport {
  const copy = openExport(text, { format: "qiying-unsent", version: EXPORT_VERSION, owner });
  const { drafts, photos, entries } = copy;
  const isWhole = areAll(drafts, isDraft) && areAll(photos, isPhoto) && areAll(entries, isEntry);
  if (!isWhole || !isOf(owner, [...(drafts as Draft[]), ...(photos as DraftPhoto[])]))
    throw new BrokenExportError("The export is damaged");
  return copy as unknown as OutboxExport;
}

function isOf(owner: string, rows: readonly { owner: string }[]): boolean {
  return rows.every((row) => row.owner === owner);
}

function isDraft(value: unknown): value is Draft {
  if (!isObject(value) || !isKind(value["kind"]) || !isObject(value["typed"])) return false;
  const { owner, id, typed, suggested, touched, photos, base, status, revision, createdAt, editedAt } = value;
  return (
    [owner, id].every(isText) &&
    Object.values(typed).every(isFieldValue) &&
    (suggested === undefined || (isObject(suggested) && Object.values(suggested).every(isSuggestion))) &&
    (touched === undefined || areAll(touched, isText)) &&
    areAll(photos, isText) &&
    (base === null || (isObject(base) && isText(base["id"]) && isText(base["updated_at"]))) &&
    (status === "editing" || status === "posted") &&
    [revision, createdAt, editedAt].every(Number.isFinite)
  );
}

function isSuggestion(value: unknown): boolean {
  if (!isObject(value) || !isFieldValue(value["value"])) return false;
  const { state, before } = value;
  return (state === "filled" || state === "offered") && (before === null || isFieldValue(before));
}

function isFieldValue(value: unknown): boolean {
  return isText(value) || typeof value === "boolean";
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

function isEntry(value: unknown): value is ExportedEntry {
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
