/**
 * The homes that were drawn: navy and rose at noon, mint and ochre in the morning, dusk in the evening. Their photos
 * are the files <home>/<photo>.webp beside this one, 1200 by 900 pixels. The colours are those of the walls, which fill
 * a photo's frame until it is there: bedrooms 1 and 2 have their own, all else has the first.
 */
const DRAWN_HOMES = {
  navy: { walls: "#e6e1da", "bedroom-1": "#cbd6c3", "bedroom-2": "#efdeb4" },
  mint: { walls: "#d3e6db", "bedroom-1": "#f5dbc0", "bedroom-2": "#c7d6e0" },
  rose: { walls: "#e9cfcb", "bedroom-1": "#f1e6dc", "bedroom-2": "#efe3d0" },
  ochre: { walls: "#efdeb4", "bedroom-1": "#ecd3c7", "bedroom-2": "#f3eee6" },
  dusk: { walls: "#dfd7ca", "bedroom-1": "#dad5e4", "bedroom-2": "#e4e4d2" },
} as const;
export type HomeName = keyof typeof DRAWN_HOMES;
export const HOME_NAMES = Object.keys(DRAWN_HOMES) as HomeName[];

/** What was drawn of each home. The desk stands in bedroom 0. */
export const PHOTO_NAMES = [
  "bedroom-0",
  "bedroom-1",
  "bedroom-2",
  "desk",
  "studio",
  "living",
  "kitchen",
  "kitchenette",
  "bathroom",
  "hall",
  "view",
  "garden",
  "building",
] as const;
export type PhotoName = (typeof PHOTO_NAMES)[number];

export interface DrawnPhoto {
  home: HomeName;
  name: PhotoName;
}

/** Pixels across every file. */
export const FILE_WIDTH = 1200;

/** `#rrggbb`, the colour of the wall that the photo shows, or from which it was taken. */
export function placeholderColour({ home, name }: DrawnPhoto): string {
  const { walls, ...others } = DRAWN_HOMES[home];
  return name === "bedroom-1" || name === "bedroom-2" ? others[name] : walls;
}
