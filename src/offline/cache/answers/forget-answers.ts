import { deleteAnswers } from "./answer-bounds.ts";
import { cacheDatabase } from "../cache-database.ts";
import { deleteResultPhotoBytes, trimResultPhotos } from "../photos/result-photo-bounds.ts";
import { tryWrite } from "../try-write.ts";

/** Forgets every answer that is remembered for an owner, searches and lists, with their cards' photos. */
export async function forgetAnswers(owner: string): Promise<void> {
  const db = cacheDatabase();
  await tryWrite(async () => {
    const surplus = await db.transaction("rw", db.answers, db.bodies, db.resultPhotos, async () => {
      await deleteAnswers(await db.answers.filter((answer) => answer.owner === owner).toArray());
      return trimResultPhotos();
    });
    await deleteResultPhotoBytes(surplus);
  });
}
