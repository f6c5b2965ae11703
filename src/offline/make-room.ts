import { cacheDatabase } from "./cache-database.ts";
import { deleteAnswers, leastRecentlyUsed } from "./answer-bounds.ts";
import { deletePhotoBytes, photosByUse } from "./photo-bounds.ts";

/** What stays when the phone is full: the searches last used, and the newer half of the photos. */
const SEARCHES_KEPT = 5;

/** Frees storage: the older half of the photos, and all but a few searches. Drafts live elsewhere and are never touched. */
export async function makeRoom(): Promise<void> {
  const db = cacheDatabase();
  const urls = await db.transaction("rw", db.answers, db.bodies, db.rooms, db.photos, async () => {
    const searches = await leastRecentlyUsed("search");
    await deleteAnswers(searches.slice(0, -SEARCHES_KEPT));
    const photos = await photosByUse();
    const old = photos.slice(0, Math.ceil(photos.length / 2)).map(({ url }) => url);
    await db.photos.bulkDelete(old);
    return old;
  });
  await deletePhotoBytes(urls);
}
