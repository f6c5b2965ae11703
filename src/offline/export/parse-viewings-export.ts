import { namesOf, type FieldRow } from "#domain/fields/field-row.ts";
import { LISTING_FIELDS } from "#domain/listings/listing-fields.ts";
import { checkViewing } from "#domain/viewings/check-viewing.ts";
import { areAll, BrokenExportError, isObject, isText, openExport } from "./open-export.ts";
import { VIEWINGS_EXPORT_VERSION, type ViewingsExport } from "./export-viewings.ts";

/**
 * Reads the `viewings.json` of an exported file. Files can come from anywhere: what does not look as we write it is
 * refused as a whole.
 * @throws BrokenExportError, ForeignExportError
 */
export function parseViewingsExport(text: string, owner: string): ViewingsExport {
  const copy = openExport(text, { format: "qiying-viewings", version: VIEWINGS_EXPORT_VERSION, owner });
  if (!areAll(copy["viewings"], isViewing) || !areAll(copy["photos"], (photo) => isPhoto(photo, owner)))
    throw new BrokenExportError("The export is damaged");
  return copy as unknown as ViewingsExport;
}

function isViewing(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { id, listing, fetchedAt, savedAt, content, base } = value;
  const isBase = base === null || (isObject(base) && isText(base["version"]) && isContent(base["content"]));
  const isRoom = listing === null || isListing(listing, id);
  return isText(id) && isRoom && isBase && isContent(content) && [fetchedAt, savedAt].every(Number.isFinite);
}

function isListing(value: unknown, id: unknown): boolean {
  if (!isObject(value) || value["id"] !== id) return false;
  const areFields = namesOf(LISTING_FIELDS).every((name) => isField(LISTING_FIELDS[name], value[name]));
  return areFields && areAll(value["images"], isImage);
}

/** A contact that was not opened is in no room, and a build from before a field kept nothing of it. */
function isField(row: FieldRow, value: unknown): boolean {
  if (value === null || value === undefined) return row.seenBy === "contact" || row.empty !== undefined;
  if (row.type === "pounds") return Number.isFinite(value);
  return row.type === "yes-no" ? typeof value === "boolean" : isText(value);
}

function isImage(value: unknown): boolean {
  return isObject(value) && isText(value["id"]) && isText(value["image_url"]);
}

function isContent(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { state, appointment, notes, checks, photos, other } = value;
  const isShaped =
    [state, notes].every(isText) &&
    (appointment === null || isText(appointment)) &&
    isObject(checks) &&
    areAll(Object.values(checks), (check) => isObject(check) && isText(check["note"])) &&
    areAll(photos, (photo) => isObject(photo) && isText(photo["uuid"]) && isText(photo["caption"])) &&
    areAll(other, (each) => isObject(each) && isText(each["field"]));
  // What is merely too long may wait here for its owner to shorten it.
  return (
    isShaped && checkViewing(value as never).every(({ mistake }) => mistake === "too-long" || mistake === "too-many")
  );
}

function isPhoto(value: unknown, owner: string): boolean {
  if (!isObject(value) || value["owner"] !== owner) return false;
  const isState = ["stored", "uploaded", "refused"].includes(String(value["state"]));
  return isState && [value["viewingId"], value["uuid"], value["type"]].every(isText);
}
