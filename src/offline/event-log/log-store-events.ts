import type { Dexie } from "dexie";
import { logEvent } from "./log-event.ts";

/**
 * Notes what befalls a database from outside: the browser closes it under us (D7), another build upgrades it, or
 * another tab keeps it from being upgraded. Dexie goes on as it would without anybody watching.
 */
export function logStoreEvents<Database extends Dexie>(database: Database): Database {
  const note = (what: string) => () => logEvent({ area: "storage", what, store: database.name });
  database.on("close", note("store-closed"));
  database.on("versionchange", note("store-upgraded-elsewhere"));
  database.on("blocked", note("store-upgrade-blocked"));
  return database;
}
