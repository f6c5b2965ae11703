/** A 96 × 64 HEIC, red on the left and blue on the right, that says it was taken at 51° 30' 26" north. */
const HEIC =
  "AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAYNtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAANGlsb2MAAAAAREAAAgABAAAAAAGnAAEAAAAAAAAAhAACAAAAAAIrAAEAAAAAAAAAaAAAADhpaW5mAAAAAAACAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAFWluZmUCAAABAAIAAEV4aWYAAAAAwmlwcnAAAACkaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoDCBBZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAGAAAABAAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAoMAAAAaaXJlZgAAAAAAAAAOY2RzYwACAAEAAQAAAPRtZGF0AAAAgCgBrwngx485dV///Rjf//wjTyH7XF1JBKf/1UKDv4VQ//7MxXUy4gheWAWAIbeQvbxhflEjorHp3SKppJI+FBVRF7778J8B8lFrFgSj8oHLxCZ2neM2pfw76n242eEkKcZtOynlg7VBrXJ9xn6aNt7dhlrZovhvVl1uYbIOV3yfAAAAAE1NACoAAAAIAAIBDwACAAAABwAAACaIJQAEAAAAAQAAAC4AAAAAUWl5aW5nAAAAAgABAAIAAAACTgAAAAACAAUAAAADAAAATAAAAAAAAAAzAAAAAQAAAB4AAAABAAAKKAAAAGQ=";

export function heicFile(name = "IMG_0001.HEIC", type = "image/heic"): File {
  return new File([Uint8Array.from(atob(HEIC), (character) => character.charCodeAt(0))], name, { type });
}

/** The same picture, whose numbers are said to be those of Display P3: by a `colr` property of that code of primaries. */
export function heicOfDisplayP3(): File {
  const bytes = Uint8Array.from(atob(HEIC), (character) => character.charCodeAt(0));
  const colours = new Uint8Array([0, 0, 0, 19, ...new TextEncoder().encode("colrnclx"), 0, 12, 0, 13, 0, 6, 0x80]);
  const view = new DataView(bytes.buffer);
  const text = new TextDecoder("latin1").decode(bytes);
  const boxAt = (name: string) => text.indexOf(name) - 4;
  const end = boxAt("ipco") + view.getUint32(boxAt("ipco"));
  // The items' places in the file move by as much as the boxes before them grow.
  for (const name of ["ipco", "iprp", "meta"])
    view.setUint32(boxAt(name), view.getUint32(boxAt(name)) + colours.length);
  const places = boxAt("iloc") + 16;
  for (const item of [0, 1]) {
    const at = places + item * 18 + 4;
    view.setUint32(at, view.getUint32(at) + colours.length);
  }
  return new File([bytes.slice(0, end), colours, bytes.slice(end)], "IMG_0002.HEIC", { type: "image/heic" });
}

/** A file whose header says this size, and whose picture does not bear it out. */
export async function saidToBe({ width, height, type }: Saying): Promise<File> {
  const file = type === "image/heic" ? heicFile() : await picture({ width: 64, height: 48, type });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const view = new DataView(bytes.buffer);
  if (type === "image/webp") {
    view.setUint16(26, width, true);
    view.setUint16(28, height, true);
  } else {
    const at = type === "image/png" ? 16 : new TextDecoder("latin1").decode(bytes).indexOf("ispe") + 8;
    view.setUint32(at, width);
    view.setUint32(at + 4, height);
  }
  return new File([bytes.slice(0, -8)], file.name, { type });
}

interface Saying {
  width: number;
  height: number;
  type: "image/png" | "image/webp" | "image/heic";
}

interface Picture {
  width: number;
  height: number;
  type?: "image/jpeg" | "image/png" | "image/webp";
  name?: string;
}

/** A picture whose left half is red and whose right half is blue. */
export async function picture({ width, height, type = "image/jpeg", name = "room.jpg" }: Picture): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d")!;
  context.fillStyle = "rgb(200 30 30)";
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = "rgb(30 30 200)";
  context.fillRect(width / 2, 0, width / 2, height);
  return new File([await canvas.convertToBlob({ type, quality: 0.9 })], name, { type });
}

/** A readable picture of exactly so many bytes: a JPEG may be followed by anything. */
export async function pictureOf(bytes: number, name: string): Promise<File> {
  const small = await picture({ width: 64, height: 48, name });
  return new File([small, new Uint8Array(bytes - small.size)], name, { type: small.type });
}

/**
 * A JPEG with EXIF as a phone writes it.
 * @param orientation 6: to be turned a quarter clockwise before it is shown.
 */
export async function withExif(jpeg: File, orientation: number): Promise<File> {
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  const exif = exifSegment(orientation);
  return new File([bytes.slice(0, 2), exif, bytes.slice(2)], jpeg.name, { type: jpeg.type });
}

/** Big-endian TIFF with two entries, the camera's orientation and a pointer to where it was (51° north), and a maker's name. */
function exifSegment(orientation: number): Uint8Array<ArrayBuffer> {
  const tiff = new DataView(new ArrayBuffer(8 + 2 + 2 * 12 + 4 + 2 + 2 * 12 + 4 + 24));
  tiff.setUint32(0, 0x4d4d002a);
  tiff.setUint32(4, 8);
  tiff.setUint16(8, 2);
  entry(tiff, 10, { tag: 0x0112, type: 3, count: 1, value: orientation << 16 });
  entry(tiff, 22, { tag: 0x8825, type: 4, count: 1, value: 38 });
  tiff.setUint16(38, 2);
  entry(tiff, 40, { tag: 1, type: 2, count: 2, value: 0x4e000000 });
  entry(tiff, 52, { tag: 2, type: 5, count: 3, value: 68 });
  for (const [index, number] of [51, 1, 30, 1, 26, 1].entries()) tiff.setUint32(68 + index * 4, number);
  const head = new DataView(new ArrayBuffer(10));
  head.setUint16(0, 0xffe1);
  head.setUint16(2, 8 + tiff.byteLength);
  head.setUint32(4, 0x45786966);
  return new Uint8Array([...new Uint8Array(head.buffer), ...new Uint8Array(tiff.buffer)]);
}

interface Entry {
  tag: number;
  type: number;
  count: number;
  value: number;
}

function entry(tiff: DataView, at: number, { tag, type, count, value }: Entry): void {
  tiff.setUint16(at, tag);
  tiff.setUint16(at + 2, type);
  tiff.setUint32(at + 4, count);
  tiff.setUint32(at + 8, value);
}

export interface Look {
  width: number;
  height: number;
  /** The colours in the middle of the left and of the upper edge: red, blue, or something else. */
  left: string;
  top: string;
}

/** What a picture shows. */
export async function lookOf(file: Blob): Promise<Look> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d")!;
  context.drawImage(bitmap, 0, 0);
  const colourAt = (x: number, y: number) => {
    const [red = 0, , blue = 0] = context.getImageData(Math.floor(x), Math.floor(y), 1, 1).data;
    if (red > 150 && blue < 80) return "red";
    return blue > 150 && red < 80 ? "blue" : `red ${red}, blue ${blue}`;
  };
  return { width, height, left: colourAt(width * 0.05, height / 2), top: colourAt(width / 2.2, height * 0.05) };
}

/** Whether some bytes contain a text as it stands. */
export async function contains(file: Blob, text: string): Promise<boolean> {
  const bytes = new TextDecoder("latin1").decode(await file.arrayBuffer());
  return bytes.includes(text);
}
