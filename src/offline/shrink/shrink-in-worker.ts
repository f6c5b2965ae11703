import { photoTypeOf } from "./photo-type.ts";
import { hasTooManyPixels } from "./pixel-count.ts";
import { redraw } from "./redraw.ts";
import { shrinkHuge } from "./shrink-huge.ts";
import { NeedsPageError, UnreadablePhotoError, type Shrink } from "./shrinking.ts";

/**
 * Makes a photo small in the service worker, which draws and has nothing else: it can load no decoder.
 * @throws UnreadablePhotoError; NeedsPageError for a HEIC that the browser itself doesn't read.
 */
export const shrinkInWorker: Shrink = async (photo, to) => {
  const type = await photoTypeOf(photo);
  if (type === null) throw new UnreadablePhotoError("Not a picture of a kind we know");
  const named = new Blob([photo], { type });
  if (await hasTooManyPixels(named, type)) return shrinkHuge(named, to);
  try {
    return await redraw(named, to);
  } catch (cause) {
    if (type === "image/heic") throw new NeedsPageError("The decoder lives in the page", { cause });
    throw new UnreadablePhotoError("The picture can't be read", { cause });
  }
};
