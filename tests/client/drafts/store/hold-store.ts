import { draftsDatabase } from "#offline/drafts/drafts-database.ts";

/**
 * Another page of ours is in the middle of a transaction that does not end: each read and write waits for it (E2).
 * @returns What ends it.
 */
export async function holdStore(): Promise<() => void> {
  await draftsDatabase().open();
  const database = draftsDatabase().backendDB();
  const drafts = database.transaction([...database.objectStoreNames], "readwrite").objectStore("drafts");
  let isHeld = true;
  const goOn = () => {
    if (isHeld) drafts.count().addEventListener("success", goOn);
  };
  goOn();
  return () => void (isHeld = false);
}
