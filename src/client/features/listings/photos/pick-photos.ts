import { MAX_PHOTO_BYTES } from "#domain/listings/listing-rules.ts";
import { photoTypeOf } from "#offline/shrink/photo-type.ts";

/** The sorted files of a picker, before any is stored. */
export interface Picked {
  /** To be stored, in the order in which they were picked. */
  accepted: File[];
  /** Over 5 MB: only smaller ones may be added. */
  tooLarge: File[];
  /** Names of unusable files: empty, damaged, or no pictures. */
  unusable: string[];
  /** Left out because a room has ten photos at most. */
  surplus: File[];
}

/**
 * Sorts what was picked by the limits of PR-506.
 * @param slots How many photos the room may still get.
 */
export async function sortPicked(files: readonly File[], slots: number): Promise<Picked> {
  const checked: (File | string)[] = [];
  // Sequential: checking each takes the main thread some milliseconds.
  for (const file of files) checked.push(await checkFile(file));
  const photos = checked.filter((file) => file instanceof File);
  const fitting = photos.filter(({ size }) => size <= MAX_PHOTO_BYTES);
  return {
    accepted: fitting.slice(0, slots),
    tooLarge: photos.filter(({ size }) => size > MAX_PHOTO_BYTES),
    unusable: checked.filter((name) => typeof name === "string"),
    surplus: fitting.slice(slots),
  };
}

/** The file with the type that its bytes have; the name alone of one that is no photo, or can't be read. */
async function checkFile(file: File): Promise<File | string> {
  const type = await photoTypeOf(file).catch(() => null);
  return type === null ? file.name : new File([file], file.name, { type, lastModified: file.lastModified });
}
