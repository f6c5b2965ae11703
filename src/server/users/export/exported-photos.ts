import { buffer } from "node:stream/consumers";
import type { Static } from "typebox";
import type { ExportSchema } from "#contract/schemas/export.ts";
import type { Listing, ListingImage } from "#domain/listings/listing.ts";
import type { FindPhoto } from "../../photos/storage/photo-storage.ts";
import { fileIdOf, PHOTO_WIDTHS } from "../../photos/photo-url.ts";

type ExportedPhoto = Static<typeof ExportSchema>["photos"][number];

/** The photos of a user's rooms, in their largest size; those whose file has gone are left out. */
export async function exportedPhotos(listings: readonly Listing[], findPhoto: FindPhoto): Promise<ExportedPhoto[]> {
  const photos: ExportedPhoto[] = [];
  for (const listing of listings) {
    // One after the other: everything at once would hold every file open.
    for (const image of listing.images) photos.push(...(await exportedPhoto(listing.id, image, findPhoto)));
  }
  return photos;
}

async function exportedPhoto(
  listing_id: string,
  { uuid, image_url, display_order }: ListingImage,
  findPhoto: FindPhoto,
): Promise<ExportedPhoto[]> {
  const fileId = fileIdOf(image_url);
  const file = fileId === null ? null : await findPhoto(fileId, Math.max(...PHOTO_WIDTHS) as 1600);
  if (file === null) return [];
  const base64 = (await buffer(file.content)).toString("base64");
  return [{ uuid, listing_id, display_order, media_type: "image/webp", base64 }];
}
