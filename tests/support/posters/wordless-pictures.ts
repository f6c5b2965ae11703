import { readFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";

/** A picture on which nothing is written. */
export interface WordlessPicture {
  name: string;
  file: Buffer;
}

const PHOTOS = new URL("../../../demo/photos/", import.meta.url);
const SIZE = { width: 1200, height: 900 };

/** What people send besides posters: rooms, a wall, a dark blur. */
export async function wordlessPictures(): Promise<WordlessPicture[]> {
  return [
    { name: "A bedroom", file: await readFile(new URL("dusk/bedroom-1.webp", PHOTOS)) },
    { name: "A kitchen", file: await readFile(new URL("mint/kitchen.webp", PHOTOS)) },
    { name: "Houses in a street", file: await readFile(new URL("rose/building.webp", PHOTOS)) },
    { name: "A wall in the evening sun", file: await jpeg(sharp(Buffer.from(WALL))) },
    { name: "Grain in the dark", file: await grain() },
  ];
}

const WALL = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">
  <defs><linearGradient id="sun" x2="1" y2="1"><stop stop-color="#fcd09a"/><stop offset="1" stop-color="#5d6ea5"/></linearGradient></defs>
  <rect width="100%" height="100%" fill="url(#sun)"/></svg>`;

function grain(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 60, sigma: 40 } as const;
  return jpeg(sharp({ create: { ...SIZE, channels: 3, background: "#000000", noise } }));
}

function jpeg(image: Sharp): Promise<Buffer> {
  return image.jpeg({ quality: 80 }).toBuffer();
}
