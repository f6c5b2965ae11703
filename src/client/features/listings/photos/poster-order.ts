import type { FormPhoto } from "./use-form-photos.ts";

/**
 * The order of a room's photos with its posters behind the others, where a poster that has not been moved before is the
 * cover: a card shows a room, and no telephone number. Null where they stay as they are.
 */
export function postersBehind(photos: readonly FormPhoto[]): string[] | null {
  const [cover] = photos;
  const rooms = photos.filter(({ isPoster }) => !isPoster);
  if (cover === undefined || !cover.isPoster || cover.isPlaced || rooms.length === 0) return null;
  return [...rooms, ...photos.filter(({ isPoster }) => isPoster)].map(({ uuid }) => uuid);
}

/** Posters that have a place among photos of the room from now on, and are not moved again: where people put them they stay. */
export function newlyPlaced(photos: readonly FormPhoto[]): string[] {
  if (photos.every(({ isPoster }) => isPoster)) return [];
  return photos.filter(({ isPoster, isPlaced }) => isPoster && !isPlaced).map(({ uuid }) => uuid);
}
