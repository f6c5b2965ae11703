import { readFile } from "node:fs/promises";
import type { Static } from "typebox";
import type { ExportSchema } from "#contract/schemas/export.ts";
import type { Listing, ListingImage } from "#domain/listing.ts";
import type { FindPhoto } from "../page/serve-photos.ts";

type ExportedPhoto = Static<typeof ExportSchema>["photos"][number];

const PHOTO_URL = /^\/photos\/([\w-]{1,64})\/800\.webp$/;

/** The photos of somebody's rooms, in their largest size; those whose file has gone are left out. */
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
  const photoId = PHOTO_URL.exec(image_url)?.[1];
  const file = photoId === undefined ? null : await findPhoto(photoId, 800);
  if (file === null) return [];
  const base64 = await readFile(file, "base64");
  return [{ uuid, listing_id, display_order, media_type: "image/webp", base64 }];
}
