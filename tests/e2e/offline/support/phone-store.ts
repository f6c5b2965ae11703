import type { Page } from "@playwright/test";

type Table = "answers" | "bodies" | "rooms" | "photos";

/** The rows of a table of the phone's store; empty when there is no store. */
export async function rowsOf<Row>(page: Page, table: Table): Promise<Row[]> {
  return page.evaluate(async (name) => {
    const databases = await indexedDB.databases();
    if (!databases.some((database) => database.name === "qiying-cache")) return [];
    const database = await answerOf(indexedDB.open("qiying-cache"));
    try {
      return (await answerOf(database.transaction(name).objectStore(name).getAll())) as never[];
    } finally {
      database.close();
    }

    function answerOf<T>(request: IDBRequest<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error));
      });
    }
  }, table);
}

/** Writes rows back into a table, each in the place of the one with its key. */
export async function writeRows(page: Page, table: Table, rows: readonly object[]): Promise<void> {
  await page.evaluate(
    ([name, changed]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("qiying-cache");
        opening.addEventListener("success", () => {
          const transaction = opening.result.transaction(name, "readwrite");
          for (const row of changed) transaction.objectStore(name).put(row);
          transaction.addEventListener("abort", () => reject(transaction.error));
          transaction.addEventListener("complete", () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    [table, rows] as const,
  );
}

/** Makes everything remembered this much older. */
export async function age(page: Page, milliseconds: number): Promise<void> {
  for (const table of ["answers", "rooms"] as const) {
    const rows = await rowsOf<{ fetchedAt: number }>(page, table);
    await writeRows(
      page,
      table,
      rows.map((row) => Object.assign(row, { fetchedAt: row.fetchedAt - milliseconds })),
    );
  }
}
