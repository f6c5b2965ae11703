/** Where a file's properties end at the latest: profiles stand in its first box. */
const HEAD_BYTES = 256 * 1024;
const DISPLAY_P3 = 12;
/** The red of Display P3 as its profile has it (X); that of sRGB is 0.436. */
const RED_OF_P3 = 0.515;

/**
 * The colours that a HEIC's numbers mean, by its profile or its code of primaries: iPhones write Display P3. The decoder hands on
 * the numbers alone.
 */
export async function coloursOf(photo: Blob): Promise<PredefinedColorSpace> {
  const bytes = new Uint8Array(await photo.slice(0, HEAD_BYTES).arrayBuffer());
  const view = new DataView(bytes.buffer);
  const text = new TextDecoder("latin1").decode(bytes);
  for (const { index } of text.matchAll(/colr(?:nclx|prof|rICC)/g)) {
    const isP3 = text.startsWith("nclx", index + 4) ? primariesAt(view, index + 8) : hasRedOfP3(view, text, index + 8);
    if (isP3) return "display-p3";
  }
  return "srgb";
}

function primariesAt(view: DataView, at: number): boolean {
  return at + 2 <= view.byteLength && view.getUint16(at) === DISPLAY_P3;
}

/** @param profile Where an ICC profile begins: its tags are listed from byte 128 on. */
function hasRedOfP3(view: DataView, text: string, profile: number): boolean {
  if (profile + 132 > view.byteLength) return false;
  const tags = Math.min(view.getUint32(profile + 128), 100);
  for (let tag = 0; tag < tags; tag++) {
    const entry = profile + 132 + tag * 12;
    if (entry + 12 > view.byteLength || !text.startsWith("rXYZ", entry)) continue;
    const value = profile + view.getUint32(entry + 4) + 8;
    return value + 4 <= view.byteLength && Math.abs(view.getInt32(value) / 65_536 - RED_OF_P3) < 0.01;
  }
  return false;
}
