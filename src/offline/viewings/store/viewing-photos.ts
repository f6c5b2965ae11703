import { MAX_VIEWING_PHOTOS } from "#domain/viewings/viewing.ts";
import { sha256Of } from "../../databases/intact-bytes.ts";
import { newUuid } from "../../databases/new-uuid.ts";
import { changeContent } from "./edit-viewing.ts";
import { presentViewing, type SavedViewing } from "./saved-viewing.ts";
import type { OwnPhoto, OwnPhotoBytes } from "./viewing-row.ts";
import { viewingsDatabase } from "./viewings-database.ts";
import { ViewingLimitError, writeViewing } from "./write-viewing.ts";

/**
 * Stores a photo that was just taken or picked, as the last of a viewing's photos, before it is processed further: the
 * browser may kill the page at any moment.
 * @param uuid The photo's id: storing the same photo again changes nothing.
 * @throws ViewingLimitError, ViewingGoneError, PhoneFullError; then nothing of the photo is stored.
 */
export async function addViewingPhoto(owner: string, id: string, file: File, uuid = newUuid()): Promise<SavedViewing> {
  const original = await file.arrayBuffer();
  const { type } = file;
  const sha256 = await sha256Of(original);
  const photo: OwnPhoto = { owner, viewingId: id, uuid, type, size: original.byteLength, sha256, state: "stored" };
  const db = viewingsDatabase();
  const row = await writeViewing(() =>
    db.transaction("rw", db.viewings, db.photos, db.photoBytes, async () => {
      const changed = await changeContent(owner, id, (content) => {
        if (content.photos.some((known) => known.uuid === uuid)) return content;
        if (content.photos.length >= MAX_VIEWING_PHOTOS) throw new ViewingLimitError("As many photos as there may be");
        return { ...content, photos: [...content.photos, { uuid, caption: "" }] };
      });
      if ((await db.photos.get(uuid)) !== undefined) return changed;
      await db.photos.put(photo);
      await db.photoBytes.put({ uuid, owner, original, shrunk: null, shrunkType: "" });
      return changed;
    }),
  );
  return presentViewing(row);
}

/** Removes an own photo from a viewing, and its bytes from the phone. @throws ViewingGoneError, PhoneFullError */
export async function removeViewingPhoto(owner: string, id: string, uuid: string): Promise<SavedViewing> {
  const db = viewingsDatabase();
  const row = await writeViewing(() =>
    db.transaction("rw", db.viewings, db.photos, db.photoBytes, () =>
      changeContent(owner, id, (content) => ({
        ...content,
        photos: content.photos.filter((photo) => photo.uuid !== uuid),
      })),
    ),
  );
  return presentViewing(row);
}

/** An own photo for display; undefined where its bytes are not on this phone, as with one from another phone. */
export async function viewingPhoto(owner: string, uuid: string): Promise<Blob | undefined> {
  const { photos } = viewingsDatabase();
  const [photo, bytes] = await Promise.all([photos.get(uuid), ownPhotoBytes(owner, uuid)]);
  if (photo === undefined || bytes === undefined) return undefined;
  if (bytes.shrunk !== null) return new Blob([bytes.shrunk], { type: bytes.shrunkType });
  return bytes.original === null ? undefined : new Blob([bytes.original], { type: photo.type });
}

/** The bytes of a photo that was taken at a viewing; undefined where they are gone, or another owner's. */
export async function ownPhotoBytes(owner: string, uuid: string): Promise<OwnPhotoBytes | undefined> {
  const bytes = await viewingsDatabase().photoBytes.get(uuid);
  return bytes?.owner === owner ? bytes : undefined;
}
