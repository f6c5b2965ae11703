import type { SeenPicture } from "#domain/search/understanding.ts";
import { draftsDatabase } from "./drafts-database.ts";

/** Keeps what recognition saw of a draft's photos, by uuid; of photos that are gone, nothing. */
export async function noteSeen(owner: string, seen: ReadonlyMap<string, SeenPicture>): Promise<void> {
  await draftsDatabase()
    .photos.where("uuid")
    .anyOf([...seen.keys()])
    .filter((photo) => photo.owner === owner)
    .modify((photo) => {
      const now = seen.get(photo.uuid);
      if (now !== undefined) photo.seen = { ...photo.seen, ...now };
    });
}

/** Keeps that posters have their place among the photos. */
export async function notePlacedPosters(owner: string, uuids: readonly string[]): Promise<void> {
  await draftsDatabase()
    .photos.where("uuid")
    .anyOf([...uuids])
    .filter((photo) => photo.owner === owner)
    .modify((photo) => {
      if (photo.seen !== undefined) photo.seen.isPlaced = true;
    });
}
