import { onTestFinished } from "vitest";
import { cacheDatabase } from "#offline/cache/cache-database.ts";

/** Keeps a transaction open over the whole cache, as a page may that was left or has died, until the test has finished. */
export async function keepCacheBusy(): Promise<void> {
  const db = cacheDatabase();
  await db.open();
  const backend = db.backendDB();
  const facts = backend.transaction([...backend.objectStoreNames], "readwrite").objectStore("facts");
  let isOver = false;
  onTestFinished(() => void (isOver = true));
  const goOn = () => {
    if (!isOver) facts.count().addEventListener("success", goOn);
  };
  goOn();
}
