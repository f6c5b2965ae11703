import { deleteAnswers } from "./answer-bounds.ts";
import { cacheDatabase } from "./cache-database.ts";
import { stored } from "./storage-errors.ts";

/** Forgets an owner's recent searches; opened rooms and the first screen stay. */
export async function forgetSearches(owner: string): Promise<void> {
  const db = cacheDatabase();
  await stored(() =>
    db.transaction("rw", db.answers, db.bodies, async () => {
      await deleteAnswers(await db.answers.where({ owner, kind: "search" }).toArray());
    }),
  );
}
