import { openedContacts, type OpenedContact } from "../cache/contacts/opened-contacts.ts";
import { VIEWINGS_DATABASE } from "../databases/database-names.ts";
import { hasDatabase } from "../databases/has-database.ts";
import { pathOfPhoto } from "./photo-path.ts";
import { withKnownContact } from "../kinds/known-contact.ts";
import { viewingPhoto } from "../viewings/store/viewing-photos.ts";
import type { OwnPhoto, ViewingRow } from "../viewings/store/viewing-row.ts";
import { viewingsDatabase } from "../viewings/store/viewings-database.ts";

/** The part of a viewing that does not depend on the phone: without its sync state. */
export type ExportedViewing = Pick<ViewingRow, "id" | "listing" | "fetchedAt" | "savedAt" | "content" | "base">;

/**
 * A user's viewings with changes that the server does not have: the `viewings.json` of an exported file. The photos
 * taken at the viewings are beside it, at `pathOfOwnPhoto`.
 */
export interface ViewingsExport {
  format: "qiying-viewings";
  /** Grows when an older app could not read it any more. */
  version: 1;
  /** The user's id: only this user can import it. */
  owner: string;
  viewings: ExportedViewing[];
  photos: OwnPhoto[];
}

export const VIEWINGS_EXPORT_VERSION = 1;
export const VIEWINGS_EXPORT_FILE = "viewings.json";

/** A copy of an owner's viewings, without the bytes of photos; null when the server has everything. */
export async function exportViewings(owner: string): Promise<ViewingsExport | null> {
  if (!(await hasDatabase(VIEWINGS_DATABASE))) return null;
  const db = viewingsDatabase();
  const [rows, photos] = await db.transaction("r", db.viewings, db.photos, () =>
    Promise.all([db.viewings.where("owner").equals(owner).toArray(), db.photos.where("owner").equals(owner).toArray()]),
  );
  const copied = rows.filter(({ isDirty, isRemoved }) => isDirty && !isRemoved);
  if (copied.length === 0) return null;
  const contacts = await openedContacts(owner);
  const ids = new Set(copied.map(({ id }) => id));
  return {
    format: "qiying-viewings",
    version: VIEWINGS_EXPORT_VERSION,
    owner,
    viewings: copied.map((row) => copyOf(row, contacts.get(row.id))),
    photos: photos.filter(({ viewingId }) => ids.has(viewingId)),
  };
}

/** Where a copied photo stands in the file. */
export function pathOfOwnPhoto(photo: OwnPhoto): string {
  return `viewing-${pathOfPhoto(photo)}`;
}

/** A photo as the phone has it. */
export async function exportedOwnPhoto({ owner, uuid }: OwnPhoto): Promise<Uint8Array<ArrayBuffer> | null> {
  const photo = await viewingPhoto(owner, uuid);
  return photo === undefined ? null : new Uint8Array(await photo.arrayBuffer());
}

function copyOf(
  { id, listing: seen, fetchedAt, savedAt, content, base }: ViewingRow,
  contact: OpenedContact | undefined,
): ExportedViewing {
  const listing = seen && withKnownContact(seen, contact);
  return { id, listing, fetchedAt, savedAt, content, base };
}
