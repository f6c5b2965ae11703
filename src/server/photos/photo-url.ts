/** Where a photo is shown from: `image_url` of a room and of an upload's answer. The 800 px one stands for all. */
export function photoUrl(fileId: string): string {
  return `/photos/${fileId}/800.webp`;
}

const PHOTO_URL = /^\/photos\/([\w-]{1,64})\/800\.webp$/;

/** The file id in an address that photoUrl has made; null for any other. */
export function fileIdOf(imageUrl: string): string | null {
  return PHOTO_URL.exec(imageUrl)?.[1] ?? null;
}
