import { MustWaitError } from "../transport/call-errors.ts";

/** The target size of a shrunk photo. */
export interface ShrinkTo {
  /** Pixels of the longer edge. */
  edge: number;
  /** Bytes. */
  most: number;
}

/**
 * Shrinks a photo for sending, with the same result each time.
 * @throws UnreadablePhotoError when it is no picture; UnreachableError when what reads its kind is not on the phone yet;
 *   NeedsPageError when it can't be read here, and a page can.
 */
export type Shrink = (photo: Blob, to: ShrinkTo) => Promise<Blob>;

/** Only an open page can shrink this photo. */
export class NeedsPageError extends MustWaitError {
  override readonly name = "NeedsPageError";

  constructor(message: string, options?: ErrorOptions) {
    super("needs-page", message, options);
  }
}

/** Neither this phone nor the server can decode the file as a picture. */
export class UnreadablePhotoError extends Error {
  override readonly name = "UnreadablePhotoError";
}

/** The picture has more pixels than are decoded, and this browser can't make it small either. */
export class TooManyPixelsError extends UnreadablePhotoError {}
