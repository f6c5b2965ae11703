import type { Dexie } from "dexie";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";

/**
 * Another page of ours is in the middle of a transaction that does not end: each read and write waits for it (E2).
 * @param held Of which database. @returns What ends it.
 */
export async function holdStore(held: Dexie = draftsDatabase()): Promise<() => void> {
  await held.open();
  const database = held.backendDB();
  const stores = [...database.objectStoreNames];
  const store = database.transaction(stores, "readwrite").objectStore(stores[0]!);
  let isHeld = true;
  const goOn = () => {
    if (isHeld) store.count().addEventListener("success", goOn);
  };
  goOn();
  return () => void (isHeld = false);
}
