import type { Dexie } from "dexie";
import { logEvent } from "./log-event.ts";

/**
 * Logs a database's external events: the browser closes it (D7), another build upgrades it, or another tab blocks its
 * upgrade. Dexie's own handling is unchanged.
 */
export function logStoreEvents<Database extends Dexie>(database: Database): Database {
  const note = (what: string) => () => logEvent({ area: "storage", what, store: database.name });
  database.on("close", note("store-closed"));
  database.on("versionchange", note("store-upgraded-elsewhere"));
  database.on("blocked", note("store-upgrade-blocked"));
  return database;
}
