import { Dexie } from "dexie";
import { DOCUMENTS_DATABASE } from "../databases/database-names.ts";
import { guardDatabase } from "../databases/guard-database.ts";
import { SCHEMA } from "../documents/store.ts";
import { logStoreEvents } from "../event-log/log-store-events.ts";

let database: Dexie | undefined;

/** Everything that people keep; the app never evicts rows from it. The only connection of this page or worker; opened at its first use, and again after it was closed. */
export function documentsDatabase(): Dexie {
  database ??= logStoreEvents(made());
  return database;
}

/** Reopens the connection after the browser has closed it, as iOS does to apps in the background (D7). */
export async function reopenDocuments(): Promise<void> {
  const db = documentsDatabase();
  db.close({ disableAutoOpen: false });
  await db.open();
}

function made(): Dexie {
  // Strict durability: a write that was reported as saved must survive a crash right after it.
  const db = new Dexie(DOCUMENTS_DATABASE, { chromeTransactionDurability: "strict" });
  guardDatabase(db, "wait");
  db.version(1).stores({ ...schema(), ...BESIDE_DOCUMENTS });
  return db;
}

/** Tables that the engine does not work on. */
const BESIDE_DOCUMENTS = { roomPhotos: "url, roomId" };

/** A path as Dexie writes it. */
export function dexiePath(path: readonly string[]): string {
  return path.length === 1 ? path[0]! : `[${path.join("+")}]`;
}

function schema(): Record<string, string> {
  const tables = Object.entries(SCHEMA).map(([name, { key, indexes }]) => {
    const paths: (readonly string[])[] = [key, ...Object.values(indexes)];
    return [name, paths.map(dexiePath).join(", ")];
  });
  return Object.fromEntries(tables) as Record<string, string>;
}
