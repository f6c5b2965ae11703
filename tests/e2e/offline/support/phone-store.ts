import type { Page } from "@playwright/test";

type Table = "answers" | "bodies" | "rooms" | "photos";

/** The rows of a table of the phone's store; empty when there is no store. */
export async function rowsOf<Row>(page: Page, table: Table): Promise<Row[]> {
  return page.evaluate(async (name) => {
    const databases = await indexedDB.databases();
    if (!databases.some((database) => database.name === "qiying-cache")) return [];
    const { promise, resolve, reject } = Promise.withResolvers<never[]>();
    const opening = indexedDB.open("qiying-cache");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction(name).objectStore(name).getAll();
      reading.onsuccess = () => resolve(reading.result as never[]);
      reading.onerror = () => reject(reading.error);
    };
    return promise.finally(() => opening.result.close());
  }, table);
}

/** Makes everything remembered this much older. */
export async function age(page: Page, milliseconds: number): Promise<void> {
  await change(page, "answers", milliseconds);
  await change(page, "rooms", milliseconds);
}

async function change(page: Page, table: Table, milliseconds: number): Promise<void> {
  await page.evaluate(
    async ([name, age]) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const opening = indexedDB.open("qiying-cache");
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const transaction = opening.result.transaction(name, "readwrite");
        transaction.oncomplete = () => resolve();
        const cursor = transaction.objectStore(name).openCursor();
        cursor.onsuccess = () => {
          if (cursor.result === null) return;
          cursor.result.update({ ...cursor.result.value, fetchedAt: cursor.result.value.fetchedAt - age });
          cursor.result.continue();
        };
      };
      await promise.finally(() => opening.result.close());
    },
    [table, milliseconds] as const,
  );
}
