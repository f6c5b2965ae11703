import { seededRandom, type SeededRandom } from "../seeded-random.ts";
import { HOME_NAMES, PHOTO_NAMES, type DrawnPhoto, type HomeName, type PhotoName } from "./drawn-homes.ts";

/** How a flat is let, which decides what there is to photograph. */
export const FLAT_KINDS = ["studio", "room", "ensuite", "whole"] as const;
export type FlatKind = (typeof FLAT_KINDS)[number];

/** So many flats are told apart, numbered from 0. Each shows one of the drawn homes. */
export const FLAT_COUNT = 720;

/** A photo of a flat. Its id is the flat's own, as a phone keeps photos by their address for one room each. */
export interface FlatPhoto extends DrawnPhoto {
  id: string;
}

/** What a photo shows. `bedroom` is the one that is let, or the largest; `other bedroom` another of the same home. */
type Scene = Exclude<PhotoName, `bedroom-${number}`> | "bedroom" | "other bedroom";

const COVERS: Record<FlatKind, readonly Scene[]> = {
  studio: ["studio", "studio", "studio", "bedroom"],
  room: ["bedroom", "bedroom", "bedroom", "desk"],
  ensuite: ["bedroom", "bedroom", "desk"],
  whole: ["living", "living", "living", "bedroom"],
};

/** What else there is to see, the important things first. */
const OTHERS: Record<FlatKind, readonly Scene[]> = {
  studio: ["studio", "kitchenette", "bathroom", "view", "desk", "building", "hall", "bedroom", "garden", "living"],
  room: ["bedroom", "desk", "kitchen", "bathroom", "garden", "view", "building", "hall", "living", "other bedroom"],
  ensuite: ["bedroom", "bathroom", "kitchen", "desk", "view", "building", "hall", "living", "garden", "other bedroom"],
  whole: ["living", "kitchen", "bedroom", "bathroom", "view", "other bedroom", "building", "desk", "hall", "garden"],
};

/** How many photos people put up, as often as they do it. */
const PHOTO_COUNTS = [1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 7, 8];
const MOST_PHOTOS = 10;

export function kindOfFlat(flat: number): FlatKind {
  return FLAT_KINDS[flat % FLAT_KINDS.length] ?? "room";
}

/** The photos of a flat in display order, 1 to 10 of them; every 15th flat of a kind has all ten. */
export function photosOfFlat(flat: number): FlatPhoto[] {
  const random = seededRandom(flat * 7 + 1);
  const kind = kindOfFlat(flat);
  const count = flat % 60 < FLAT_KINDS.length ? MOST_PHOTOS : random.pick(PHOTO_COUNTS);
  const cover = random.pick(COVERS[kind]);
  const home = homeOfFlat(flat);
  const bedroom = cover === "desk" ? 0 : Math.floor(turnOf(flat) / HOME_NAMES.length) % BEDROOMS.length;
  const others = nearlyInOrder(OTHERS[kind], random).filter(
    (scene) => scene !== cover && (scene !== "desk" || bedroom === 0),
  );
  return [cover, ...others].slice(0, count).map((scene) => {
    const name = nameOf(scene, bedroom);
    return { id: `demo-${flat}-${name}`, home, name };
  });
}

const PHOTO_ID = /^demo-(0|[1-9]\d{0,2})-(([a-z]+)(?:-\d)?)$/;

/** The drawn photo that an id of a flat's photo stands for; null for any other text. */
export function drawnPhotoOf(id: string): DrawnPhoto | null {
  const [, flat, numbered, scene] = PHOTO_ID.exec(id) ?? [];
  if (flat === undefined || Number(flat) >= FLAT_COUNT) return null;
  // Rows that were made before the photos were files have a number behind every scene.
  const name = PHOTO_NAMES.find((known) => known === numbered) ?? PHOTO_NAMES.find((known) => known === scene);
  return name === undefined ? null : { home: homeOfFlat(Number(flat)), name };
}

/** Flats of a kind that follow one another are of different homes, and then of different bedrooms of these. */
function turnOf(flat: number): number {
  return Math.floor(flat / FLAT_KINDS.length);
}

function homeOfFlat(flat: number): HomeName {
  return HOME_NAMES[turnOf(flat) % HOME_NAMES.length] ?? "navy";
}

const BEDROOMS = ["bedroom-0", "bedroom-1", "bedroom-2"] as const;

function nameOf(scene: Scene, bedroom: number): PhotoName {
  if (scene !== "bedroom" && scene !== "other bedroom") return scene;
  const which = scene === "bedroom" ? bedroom : bedroom + 1;
  return BEDROOMS[which % BEDROOMS.length] ?? "bedroom-0";
}

/** People photograph the important things first, but no two do it in the same order. */
function nearlyInOrder(scenes: readonly Scene[], random: SeededRandom): Scene[] {
  const ranked = scenes.map((scene, index) => ({ scene, rank: index + random.between(0, 3.5) }));
  return ranked.sort((left, right) => left.rank - right.rank).map(({ scene }) => scene);
}
