import { randomUUID } from "node:crypto";
import { access, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PhotoWidth } from "../photo-url.ts";
import { demoPhotoOf, type FlatPhoto } from "./demo-flats.ts";
import { renderPhoto } from "./render-photo.ts";

const rendering = new Map<string, Promise<string>>();

/**
 * The path of a drawn photo as a WebP file of that many pixels across, or null for an id that names no drawn
 * photo. Drawn when it is first asked for, under `photosDir`/<photoId>/<width>.webp; several who ask at once
 * wait for one drawing, and another process may draw the same file at the same time.
 */
export async function demoPhoto(photosDir: string, photoId: string, width: PhotoWidth): Promise<string | null> {
  const photo = demoPhotoOf(photoId);
  if (photo === null) return null;
  const file = join(photosDir, photoId, `${width}.webp`);
  if (await exists(file)) return file;
  const begun = rendering.get(file);
  if (begun !== undefined) return begun;
  const drawn = drawTo(file, photo, width).finally(() => rendering.delete(file));
  rendering.set(file, drawn);
  return drawn;
}

async function drawTo(file: string, photo: FlatPhoto, width: PhotoWidth): Promise<string> {
  const picture = await renderPhoto(photo, width);
  await mkdir(join(file, ".."), { recursive: true });
  // Nobody may read half a file: it gets its name when it is whole.
  const draft = `${file}.${randomUUID()}.part`;
  try {
    await writeFile(draft, picture);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return file;
}

async function exists(file: string): Promise<boolean> {
  try {
    await access(file);
    return true;
  } catch {
    // Not there yet, or not to be read: drawing it anew tells which.
    return false;
  }
}
