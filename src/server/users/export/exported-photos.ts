import { buffer } from "node:stream/consumers";
import type { Static } from "typebox";
import type { ExportSchema } from "#contract/schemas/export.ts";
import type { Listing, ListingImage } from "#domain/listings/listing.ts";
import type { FindPhoto } from "../../photos/storage/photo-storage.ts";
import { PHOTO_WIDTHS } from "#domain/own-photo.ts";
import { fileIdOf } from "../../photos/photo-url.ts";

type ExportedPhoto = Static<typeof ExportSchema>["photos"][number];

/** The photos of a user's rooms, in their largest size, each read when it is asked for; those whose file has gone are left out. */
export async function* exportedPhotos(
  listings: readonly Listing[],
  findPhoto: FindPhoto,
): AsyncGenerator<ExportedPhoto, void> {
  for (const listing of listings) {
    for (const image of listing.images) {
      const photo = await exportedPhoto(listing.id, image, findPhoto);
      if (photo !== null) yield photo;
    }
  }
}

async function exportedPhoto(
  listing_id: string,
  { uuid, image_url, display_order }: ListingImage,
  findPhoto: FindPhoto,
): Promise<ExportedPhoto | null> {
  const fileId = fileIdOf(image_url);
  const file = fileId === null ? null : await findPhoto(fileId, Math.max(...PHOTO_WIDTHS) as 1600);
  if (file === null) return null;
  const base64 = (await buffer(file.content)).toString("base64");
  return { uuid, listing_id, display_order, media_type: "image/webp", base64 };
}
