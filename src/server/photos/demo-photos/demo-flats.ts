import { seededRandom, type SeededRandom } from "./seeded-random.ts";

/** What a drawn photo shows. */
export const SCENES = [
  "bedroom",
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
export type Scene = (typeof SCENES)[number];

/** How a flat is let, which decides what there is to photograph. */
export const FLAT_KINDS = ["studio", "room", "ensuite", "whole"] as const;
export type FlatKind = (typeof FLAT_KINDS)[number];

/** A photo of a drawn flat: the same scene can be seen from `shot` 0 and, from another side, 1 or 2. */
export interface FlatPhoto {
  flat: number;
  scene: Scene;
  shot: number;
}

/** So many flats are drawn, numbered from 0; there are no others, so that no caller can fill the disk with files. */
export const FLAT_COUNT = 720;

const COVERS: Record<FlatKind, readonly Scene[]> = {
  studio: ["studio", "studio", "studio", "bedroom"],
  room: ["bedroom", "bedroom", "bedroom", "desk"],
  ensuite: ["bedroom", "bedroom", "desk"],
  whole: ["living", "living", "living", "bedroom"],
};

const OTHERS: Record<FlatKind, readonly Scene[]> = {
  studio: ["kitchenette", "bathroom", "view", "desk", "building", "hall", "bedroom", "studio", "garden"],
  room: ["desk", "kitchen", "bathroom", "garden", "view", "building", "hall", "living", "bedroom", "kitchen"],
  ensuite: ["bathroom", "kitchen", "desk", "view", "building", "hall", "living", "bedroom", "garden"],
  whole: ["kitchen", "bedroom", "bathroom", "view", "bedroom", "building", "desk", "hall", "garden", "living"],
};

/** How many photos people put up, as often as they do it. */
const PHOTO_COUNTS = [1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 7, 8];
const MOST_PHOTOS = 10;

export function kindOfFlat(flat: number): FlatKind {
  return FLAT_KINDS[flat % FLAT_KINDS.length] ?? "room";
}

/** The photos of a flat in display order, 1 to 10 of them; every 60th flat has all ten. */
export function photosOfFlat(flat: number): FlatPhoto[] {
  const random = seededRandom(flat * 7 + 1);
  const kind = kindOfFlat(flat);
  const count = flat % 60 < FLAT_KINDS.length ? MOST_PHOTOS : random.pick(PHOTO_COUNTS);
  const cover = random.pick(COVERS[kind]);
  const scenes = [cover, ...nearlyInOrder(OTHERS[kind], random)];
  const wanted = scenes.filter((scene, index) => index === 0 || scene !== cover || index > 4).slice(0, count);
  return wanted.map((scene, index) => ({ flat, scene, shot: timesBefore(wanted, scene, index) }));
}

export function photoId({ flat, scene, shot }: FlatPhoto): string {
  return `demo-${flat}-${scene}-${shot}`;
}

const PHOTO_ID = /^demo-(0|[1-9]\d{0,2})-([a-z]{1,12})-([0-2])$/;

/** The photo that an id names; null for any text that is no id of a photo of a drawn flat. */
export function demoPhotoOf(id: string): FlatPhoto | null {
  const [, flatText, sceneText, shotText] = PHOTO_ID.exec(id) ?? [];
  if (flatText === undefined || Number(flatText) >= FLAT_COUNT) return null;
  const photos = photosOfFlat(Number(flatText));
  return photos.find(({ scene, shot }) => scene === sceneText && shot === Number(shotText)) ?? null;
}

/** People photograph the important things first, but no two do it in the same order. */
function nearlyInOrder(scenes: readonly Scene[], random: SeededRandom): Scene[] {
  const ranked = scenes.map((scene, index) => ({ scene, rank: index + random.between(0, 3.5) }));
  return ranked.sort((left, right) => left.rank - right.rank).map(({ scene }) => scene);
}

function timesBefore(scenes: readonly Scene[], scene: Scene, index: number): number {
  return Math.min(2, scenes.slice(0, index).filter((earlier) => earlier === scene).length);
}
