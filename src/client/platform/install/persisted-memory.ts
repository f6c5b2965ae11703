import { INSTALL_DATABASE } from "#offline/databases/database-names.ts";
import { withResolvers } from "#domain/with-resolvers.ts";

/*
 * One value in a database of its own, without Dexie, which a first visit never loads. Local storage is the session's
 * and caches go when the worker is switched off.
 */
const STORE = "memory";
const KEY = "install";

/** @throws When the browser lets nothing be stored. */
export async function readKept(): Promise<unknown> {
  return inStore("readonly", (store) => store.get(KEY));
}

/** @throws When the browser lets nothing be stored. */
export async function writeKept(value: object): Promise<void> {
  await inStore("readwrite", (store) => store.put(value, KEY));
}

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(INSTALL_DATABASE, 1);
  opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(STORE));
  const database = await settled(opening);
  try {
    return await settled(work(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  const { promise, resolve, reject } = withResolvers<T>();
  request.addEventListener("success", () => resolve(request.result));
  request.addEventListener("error", () => reject(request.error ?? new Error("The store failed")));
  return promise;
}
