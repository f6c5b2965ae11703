import { createHash } from "node:crypto";
import type { ListingImage } from "#domain/listings/listing.ts";
import { photoUrl } from "../../src/server/photos/photo-url.ts";

/**
 * The homes that were drawn: navy and rose at noon, mint and ochre in the morning, dusk in the evening. Their photos
 * are the files <home>/<photo>.webp beside this one. The colours are those of the walls, which fill a photo's frame until
 * it is there: bedrooms 1 and 2 have their own, all else has the first.
 */
const DRAWN_HOMES = {
  navy: { walls: "#e6e1da", "bedroom-1": "#cbd6c3", "bedroom-2": "#efdeb4" },
  mint: { walls: "#d3e6db", "bedroom-1": "#f5dbc0", "bedroom-2": "#c7d6e0" },
  rose: { walls: "#e9cfcb", "bedroom-1": "#f1e6dc", "bedroom-2": "#efe3d0" },
  ochre: { walls: "#efdeb4", "bedroom-1": "#ecd3c7", "bedroom-2": "#f3eee6" },
  dusk: { walls: "#dfd7ca", "bedroom-1": "#dad5e4", "bedroom-2": "#e4e4d2" },
} as const;
type HomeName = keyof typeof DRAWN_HOMES;
export const HOME_NAMES = Object.keys(DRAWN_HOMES) as HomeName[];

/** The drawings of each home. */
export const PHOTO_NAMES =
  "bedroom-0 bedroom-1 bedroom-2 desk studio living kitchen kitchenette bathroom hall view garden building".split(" ");

export interface DrawnPhoto {
  home: HomeName;
  name: string;
}

/** Pixels across every file. */
export const FILE_WIDTH = 1200;

/** The photos of a flat as a room carries them. Their ids are the flat's own: a phone keeps photos for one room each. */
export function demoImages(flat: number, names: readonly string[]): ListingImage[] {
  return names.map((name, display_order) => {
    const image_url = photoUrl(`demo-${flat}-${name}`);
    const id = uuidOf(image_url);
    return { id, uuid: id, image_url, display_order, placeholder_colour: wallColour({ home: homeOf(flat), name }) };
  });
}

const PHOTO_ID = /^demo-(0|[1-9]\d{0,2})-(([a-z]+)(?:-\d)?)$/;

/** The drawn photo that an id of a flat's photo stands for; null for any other text. */
export function drawnPhotoOf(id: string): DrawnPhoto | null {
  const [, flat, numbered, scene] = PHOTO_ID.exec(id) ?? [];
  // Rows that were made before the photos were files have a number behind every scene.
  const name = PHOTO_NAMES.find((known) => known === numbered) ?? PHOTO_NAMES.find((known) => known === scene);
  return name === undefined ? null : { home: homeOf(Number(flat)), name };
}

/** Four flats in turn, one of each kind, are of the same home. */
function homeOf(flat: number): HomeName {
  return HOME_NAMES[Math.floor(flat / 4) % HOME_NAMES.length] ?? "navy";
}

function wallColour({ home, name }: DrawnPhoto): string {
  const { walls, ...others } = DRAWN_HOMES[home];
  return name === "bedroom-1" || name === "bedroom-2" ? others[name] : walls;
}

/** A UUID of version 8, always the same for an address. */
function uuidOf(url: string): string {
  const hex = createHash("sha256").update(url).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
