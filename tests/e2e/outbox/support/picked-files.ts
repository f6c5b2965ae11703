import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { heicFile } from "../../../client/drafts/photos/pictures.ts";

/** A file as it is given to a file input. */
export interface PickedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A JPEG of one colour and 1.5 megapixels, as a camera names it: by its colour, CSS `#rrggbb`. */
export async function photoOf(colour: string): Promise<PickedFile> {
  const picture = sharp({ create: { width: 1440, height: 1080, channels: 3, background: colour } });
  return { name: `${colour}.jpg`, mimeType: "image/jpeg", buffer: await picture.jpeg({ quality: 90 }).toBuffer() };
}

export function photosOf(colours: readonly string[]): Promise<PickedFile[]> {
  return Promise.all(colours.map(photoOf));
}

/** A photo as an iPhone keeps it. */
export async function heicPhoto(): Promise<PickedFile> {
  const file = heicFile();
  return { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) };
}

/**
 * The same picture as a file of exactly so many bytes: what comes after a JPEG's end is read by nobody, and can't be
 * compressed.
 */
export async function photoOfSize(colour: string, bytes: number): Promise<PickedFile> {
  const photo = await photoOf(colour);
  return { ...photo, buffer: Buffer.concat([photo.buffer, randomBytes(bytes - photo.buffer.length)]) };
}
