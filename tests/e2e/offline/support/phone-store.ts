import { expect, type Page } from "@playwright/test";

type Table = "answers" | "bodies" | "rooms" | "photos" | "resultPhotos" | "contacts";

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

/** Waits until the phone has the server's answer to a call. @param path A part of the call's path, query included. */
export async function answerIsKept(page: Page, path: string): Promise<void> {
  const paths = async () => (await rowsOf<{ path: string }>(page, "answers")).map((answer) => answer.path);
  await expect.poll(paths, { timeout: 60_000 }).toContainEqual(expect.stringContaining(path));
}

/** Waits until the phone has the photos on the cards of a remembered answer; answers how many they are. */
export async function cardPhotosAreKept(page: Page, path: string): Promise<number> {
  const missing = async () => {
    const answers = await rowsOf<{ path: string; cardPhotos: string[] }>(page, "answers");
    const wanted = answers.find((answer) => answer.path.includes(path))?.cardPhotos;
    const kept = new Set((await rowsOf<{ url: string }>(page, "resultPhotos")).map(({ url }) => url));
    return wanted?.filter((url) => !kept.has(url)).length ?? path;
  };
  await expect.poll(missing, { timeout: 60_000 }).toBe(0);
  return (await rowsOf(page, "resultPhotos")).length;
}
