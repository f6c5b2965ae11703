import sharp from "sharp";
import type { FlatPhoto } from "./demo-flats.ts";
import type { PhotoWidth } from "../photo-url.ts";
import { drawRoom } from "./draw-room.ts";

/** SVG of 1200 units at 72 dots an inch is 1200 pixels across. */
const SVG_WIDTH = 1200;
const SVG_DENSITY = 72;

/** A drawn photo as WebP, 4 : 3. */
export async function renderPhoto({ flat, scene, shot }: FlatPhoto, width: PhotoWidth): Promise<Buffer> {
  const svg = Buffer.from(drawRoom(flat, scene, shot));
  return sharp(svg, { density: (SVG_DENSITY * width) / SVG_WIDTH })
    .resize(width, (width * 3) / 4)
    .webp({ quality: 82, effort: 2 })
    .toBuffer();
}
