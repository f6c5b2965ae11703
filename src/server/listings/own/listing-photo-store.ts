import type { ListingImage } from "#domain/listings/listing.ts";
import type { Trx } from "../../db/db.ts";
import { unprocessable } from "../../http/errors/http-error.ts";
import { isUuid } from "../../http/calls/is-uuid.ts";
import { addPhoto, readyPhotosOf } from "../../photos/photo-store.ts";
import { fileIdOf, photoUrl } from "../../photos/photo-url.ts";
import { imageMistake, type WrittenImage } from "./image-list.ts";

/** A room as far as its photos are concerned. */
interface Room {
  id: string;
  owner_id: string | null;
  images: readonly ListingImage[];
}

/**
 * What a room shows once its photos are those that its owner named, in display order. Photos it shows already stay;
 * others must be uploads of its owner, and are locked: no sweep removes them before this transaction ends. A new uuid
 * at the address of one of the owner's photos is that photo once more, as in a room that is posted like another one.
 * @throws HttpError 422 for a photo that is not the owner's, or is not at that address (I-12).
 */
export async function namedPhotos(
  trx: Trx,
  { owner_id, images: shown }: Omit<Room, "id">,
  named: readonly WrittenImage[],
  now: string,
): Promise<ListingImage[]> {
  const known = new Map(shown.map((image) => [image.uuid, image]));
  const added = named.filter(({ uuid }) => !known.has(uuid));
  for (const image of await uploadsOf(trx, owner_id, added)) known.set(image.uuid, image);
  const unknown = added.filter(({ uuid }) => !known.has(uuid));
  for (const image of await copiesOf(trx, owner_id, { named: unknown, now })) known.set(image.uuid, image);
  const mistakes = named.flatMap((image, index) => addressMistake(image, known.get(image.uuid), index));
  if (mistakes.length > 0) throw unprocessable(mistakes);
  return named
    .map(({ uuid, display_order }) => ({ ...known.get(uuid)!, display_order }))
    .toSorted((a, b) => a.display_order - b.display_order);
}

/** Claims the photos that a room shows from now on, and lets go of those that it shows no more: they will be swept. */
export async function claimPhotos(trx: Trx, before: Room, images: readonly ListingImage[], now: string): Promise<void> {
  const added = uuidsOf(images).filter((uuid) => !uuidsOf(before.images).includes(uuid));
  const removed = uuidsOf(before.images).filter((uuid) => !uuidsOf(images).includes(uuid));
  const { id: listing_id, owner_id } = before;
  if (removed.length > 0) {
    await trx.deleteFrom("listing_photo").where("listing_id", "=", listing_id).where("uuid", "in", removed).execute();
  }
  if (added.length === 0 || owner_id === null) return;
  const rows = added.map((uuid) => ({ listing_id, owner_id, uuid }));
  await trx.insertInto("listing_photo").values(rows).execute();
  await trx
    .updateTable("photo")
    .set({ claimed_at: now })
    .where("owner_id", "=", owner_id)
    .where("uuid", "in", added)
    .where("claimed_at", "is", null)
    .execute();
}

async function uploadsOf(trx: Trx, ownerId: string | null, named: readonly WrittenImage[]): Promise<ListingImage[]> {
  if (ownerId === null || named.length === 0) return [];
  const rows = await readyPhotosOf(trx, ownerId)
    .select(["photo.uuid", "photo.file_id", "photo_file.placeholder_colour"])
    .where("photo.uuid", "in", uuidsOf(named))
    .forKeyShare(["photo"])
    .execute();
  return rows.map(({ uuid, file_id, placeholder_colour }) => ({
    id: uuid,
    uuid,
    image_url: photoUrl(file_id),
    display_order: 0,
    placeholder_colour,
  }));
}

/** Photos of the owner once more, under the uuids by which they are named: files are by content, and stay as they are. */
async function copiesOf(
  trx: Trx,
  ownerId: string | null,
  { named, now }: { named: readonly WrittenImage[]; now: string },
): Promise<ListingImage[]> {
  const wanted = named.flatMap(({ uuid, image_url }) => {
    const fileId = fileIdOf(image_url);
    return fileId === null || !isUuid(uuid) ? [] : [{ uuid, fileId }];
  });
  if (ownerId === null || wanted.length === 0) return [];
  const fileIds = wanted.map(({ fileId }) => fileId);
  const own = await readyPhotosOf(trx, ownerId)
    .select("photo.file_id")
    .where("photo.file_id", "in", fileIds)
    .forKeyShare(["photo"])
    .execute();
  const files = new Set(own.map(({ file_id }) => file_id));
  const copies = wanted.filter(({ fileId }) => files.has(fileId));
  for (const { uuid, fileId } of copies) await addPhoto(trx, { ownerId, uuid, fileId }, now);
  return uploadsOf(
    trx,
    ownerId,
    named.filter(({ uuid }) => copies.some((copy) => copy.uuid === uuid)),
  );
}

function addressMistake({ image_url }: WrittenImage, known: ListingImage | undefined, index: number) {
  if (known === undefined) return [imageMistake(index, "uuid", "unknown-photo")];
  return known.image_url === image_url ? [] : [imageMistake(index, "image_url", "wrong-address")];
}

function uuidsOf(images: readonly { uuid: string }[]): string[] {
  return images.map(({ uuid }) => uuid);
}
