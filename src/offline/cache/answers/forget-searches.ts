import { deleteAnswers } from "./answer-bounds.ts";
import { cacheDatabase } from "../cache-database.ts";
import { deleteResultPhotoBytes, trimResultPhotos } from "../photos/result-photo-bounds.ts";
import { tryWrite } from "../try-write.ts";

/** Forgets an owner's recent searches; opened rooms and the first screen stay. */
export async function forgetSearches(owner: string): Promise<void> {
  const db = cacheDatabase();
  await tryWrite(async () => {
    const surplus = await db.transaction("rw", db.answers, db.bodies, db.resultPhotos, async () => {
      await deleteAnswers(await db.answers.where({ owner, kind: "search" }).toArray());
      return trimResultPhotos();
    });
    await deleteResultPhotoBytes(surplus);
  });
}
