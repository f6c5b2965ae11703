import { MAX_VIEWING_PHOTOS } from "#domain/viewings/viewing.ts";
import { changingHere } from "../database/changing-here.ts";
import { pictureOf } from "../database/live.ts";
import { sha256Of } from "../databases/intact-bytes.ts";
import { newUuid } from "../databases/new-uuid.ts";
import { addPhoto } from "../documents/change.ts";
import { DocumentLimitError } from "../documents/edit.ts";
import { fetchPhoto } from "../documents/fetch-photo.ts";
import type { Process } from "../documents/process.ts";
import { viewing } from "../kinds/viewing.ts";
import { editViewing } from "./edit-viewing.ts";

/**
 * Stores a photo that was just taken or picked, as the last of a viewing's photos, before it is processed further: the
 * browser may kill the page at any moment.
 * @param uuid The photo's id: storing the same photo again changes nothing.
 * @throws DocumentLimitError, DocumentGoneError, PhoneFullError; then nothing of the photo is stored.
 */
export async function addViewingPhoto(owner: string, id: string, file: File, uuid = newUuid()): Promise<void> {
  const bytes = await file.arrayBuffer();
  const photo = { uuid, type: file.type, sha256: await sha256Of(bytes) };
  await addPhoto(changingHere(viewing, owner, id), { photo, bytes }, (content) => {
    if (content.photos.some((known) => known.uuid === uuid)) return content;
    if (content.photos.length >= MAX_VIEWING_PHOTOS) throw new DocumentLimitError("As many photos as there may be");
    return { ...content, photos: [...content.photos, { uuid, caption: "" }] };
  });
}

/** Removes an own photo from a viewing, and its bytes from the phone. @throws DocumentGoneError, PhoneFullError */
export function removeViewingPhoto(owner: string, id: string, uuid: string): Promise<void> {
  return editViewing(owner, id, (content) => ({
    ...content,
    photos: content.photos.filter((photo) => photo.uuid !== uuid),
  }));
}

/** An own photo for display; undefined where its bytes are not on this phone, as with one from another phone. */
export async function viewingPhoto(owner: string, uuid: string): Promise<Blob | undefined> {
  const picture = await pictureOf(owner, uuid);
  return picture && new Blob([picture.bytes], { type: picture.type });
}

/**
 * An own photo that is not on the phone, from the account; it is stored.
 * @returns Undefined where the account has none.
 * @throws Like `ServerApi.photo`; PhoneFullError.
 */
export async function fetchViewingPhoto(
  process: Pick<Process, "store" | "api" | "clock" | "kinds">,
  { owner, viewingId: documentId, uuid }: { owner: string; viewingId: string; uuid: string },
): Promise<Blob | undefined> {
  const fetched = await fetchPhoto(process, { owner, kind: "viewing", documentId, uuid });
  return fetched === null ? undefined : new Blob([fetched.bytes], { type: fetched.type });
}
