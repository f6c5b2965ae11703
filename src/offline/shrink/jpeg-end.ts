const END_OF_IMAGE = new Uint8Array([0xff, 0xd9]);

/**
 * A JPEG without its last two bytes, which some cameras leave away and an image element does not miss, with them; null for one
 * that has them.
 */
export async function withJpegEnd(photo: Blob): Promise<Blob | null> {
  const [first, second] = new Uint8Array(await photo.slice(-2).arrayBuffer());
  if (first === END_OF_IMAGE[0] && second === END_OF_IMAGE[1]) return null;
  return new Blob([photo, END_OF_IMAGE], { type: photo.type });
}

/** Blocks of a JPEG are of eight pixels each way. */
const BLOCK = 8;
const GREY = 128;

/** Whether a picture's last block is the grey that stands where a file has broken off. */
export function breaksOff(bitmap: ImageBitmap): boolean {
  const canvas = new OffscreenCanvas(BLOCK, BLOCK);
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
  context.drawImage(bitmap, BLOCK - bitmap.width, BLOCK - bitmap.height);
  const { data } = context.getImageData(0, 0, BLOCK, BLOCK);
  return data.every((value, at) => at % 4 === 3 || Math.abs(value - GREY) <= 1);
}
