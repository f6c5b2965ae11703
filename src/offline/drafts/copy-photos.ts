import type { ListingImage } from "#domain/listings/listing.ts";
import { newUuid } from "../databases/new-uuid.ts";
import type { Draft, DraftPhoto, PhotoBytes } from "./draft.ts";
import { nextRevision } from "./draft-rows.ts";
import { draftsDatabase } from "./drafts-database.ts";
import { writeDraft } from "./write-draft.ts";

/**
 * Puts photos of a posted room into a draft of another one. The server shows the same files under new uuids; bytes that this
 * phone still has come along, for the case that the other room has gone when this one is posted.
 * @param images In display order.
 * @returns The draft with them. @throws StaleDraftError, PhoneFullError; then none is in it.
 */
export async function copyPhotos(draft: Draft, images: readonly ListingImage[]): Promise<Draft> {
  return writeDraft(async () => {
    const db = draftsDatabase();
    return db.transaction("rw", db.drafts, db.photos, db.photoBytes, db.postedBytes, async () => {
      const copies: DraftPhoto[] = [];
      for (const image of images) {
        const bytes = await bytesOf(draft.owner, image.uuid);
        const copy = copyOf(draft, image, bytes);
        if (bytes !== undefined) await db.photoBytes.put({ ...bytes, uuid: copy.uuid });
        copies.push(copy);
      }
      await db.photos.bulkPut(copies);
      const next = await nextRevision({ ...draft, photos: [...draft.photos, ...copies.map(({ uuid }) => uuid)] });
      await db.drafts.put(next);
      return next;
    });
  });
}

function copyOf(
  { owner, id }: Draft,
  { image_url, placeholder_colour }: ListingImage,
  bytes: PhotoBytes | undefined,
): DraftPhoto {
  return {
    owner,
    draftId: id,
    uuid: newUuid(),
    name: "",
    type: bytes?.shrunkType ?? "",
    size: bytes?.original.byteLength ?? 0,
    sha256: null,
    state: "uploaded",
    refusal: null,
    imageUrl: image_url,
    placeholderColour: placeholder_colour,
  };
}

/** What the phone has of a photo: of a draft, or of what it has posted lately. */
async function bytesOf(owner: string, uuid: string): Promise<PhotoBytes | undefined> {
  const db = draftsDatabase();
  const kept = await db.photoBytes.get(uuid);
  if (kept?.owner === owner) return kept;
  const posted = await db.postedBytes.get(uuid);
  if (posted?.owner !== owner) return undefined;
  const { bytes, type } = posted;
  return { uuid, owner, original: bytes, shrunk: bytes, shrunkType: type };
}
