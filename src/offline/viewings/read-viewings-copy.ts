import { checkViewing } from "#domain/check-viewing.ts";
import { BrokenCopyError, ForeignCopyError } from "../outbox/read-copy.ts";
import { VIEWINGS_COPY_VERSION, type ViewingsCopy } from "./viewings-copy.ts";

type Unknown = Record<string, unknown>;

/**
 * Reads the `viewings.json` of an exported file. Files can come from anywhere: what does not look as we write it is
 * refused as a whole.
 * @throws BrokenCopyError, ForeignCopyError
 */
export function readViewingsCopy(text: string, owner: string): ViewingsCopy {
  const copy = parsed(text);
  if (!isObject(copy) || copy["format"] !== "qiying-viewings") throw new BrokenCopyError("Not an export of this app");
  if (copy["version"] !== VIEWINGS_COPY_VERSION) throw new ForeignCopyError("version");
  if (copy["owner"] !== owner) throw new ForeignCopyError("owner");
  if (!areAll(copy["viewings"], isViewing) || !areAll(copy["photos"], (photo) => isPhoto(photo, owner)))
    throw new BrokenCopyError("The export is damaged");
  return copy as unknown as ViewingsCopy;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new BrokenCopyError("The export is no JSON", { cause });
  }
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
  const texts = [value["title"], value["city"], value["post_code"], value["email"], value["room_type"]];
  return texts.every(isText) && Number.isFinite(value["price"]) && areAll(value["images"], isImage);
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

function isObject(value: unknown): value is Unknown {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function areAll(value: unknown, is: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(is);
}
