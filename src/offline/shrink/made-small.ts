import { isFull } from "../databases/storage-errors.ts";
import { TooManyPixelsError, UnreadablePhotoError, type Shrink, type ShrinkTo } from "./shrinking.ts";

interface Parts {
  to: ShrinkTo;
  shrink: Shrink;
  /** Stores the small copy for further tries, which send the same bytes. */
  keep: (shrunk: Blob) => Promise<unknown>;
}

/**
 * A photo as it is sent, or why it can't be. A phone without room for the small copy sends it all the same; a further try makes
 * the same one again (S3).
 * @throws UnreachableError, NeedsPageError when it can't be made small now; whatever else `keep` throws.
 */
export async function madeSmall(
  photo: Blob,
  { to, shrink, keep }: Parts,
): Promise<Blob | "too-large" | "too-many-pixels" | "unreadable"> {
  try {
    const shrunk = await shrink(photo, to);
    if (shrunk.size > to.most) return "too-large";
    await keep(shrunk).catch(unlessFull);
    return shrunk;
  } catch (error) {
    if (error instanceof TooManyPixelsError) return "too-many-pixels";
    if (error instanceof UnreadablePhotoError) return "unreadable";
    throw error;
  }
}

function unlessFull(error: unknown): void {
  if (!isFull(error)) throw error;
}
