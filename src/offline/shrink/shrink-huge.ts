import { TooManyPixelsError, type ShrinkTo } from "./shrinking.ts";
import { redraw } from "./redraw.ts";

/**
 * Shrinks a picture of too many pixels where the browser makes it small while it decodes it, as Chromium does.
 * @throws TooManyPixelsError where it can't.
 */
export async function shrinkHuge(photo: Blob, to: ShrinkTo): Promise<Blob> {
  try {
    // The width alone: a picture on its side keeps its shape, and is drawn to size after that.
    const bitmap = await createImageBitmap(photo, { resizeWidth: to.edge, resizeQuality: "high" });
    return await redraw(bitmap, to);
  } catch (cause) {
    throw new TooManyPixelsError("It has too many pixels", { cause });
  }
}
