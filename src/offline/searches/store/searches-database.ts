import { Dexie, type Table } from "dexie";
import type { SyncState } from "../../account-sync/sync-state.ts";
import { guardDatabase } from "../../databases/guard-database.ts";
import { SEARCHES_DATABASE } from "../../databases/database-names.ts";
import { logStoreEvents } from "../../event-log/log-store-events.ts";
import type { CountRow, PushRow, SearchRow, SettingsRow } from "./search-row.ts";

/** Searches that are kept, and how their owner is told of what they find. */
export class SearchesDatabase extends Dexie {
  declare searches: Table<SearchRow, [string, string]>;
  declare settings: Table<SettingsRow, string>;
  declare counts: Table<CountRow, string>;
  declare pushes: Table<PushRow, string>;
  declare syncs: Table<SyncState, string>;

  constructor() {
    // Strict durability: a search that was said to be kept must survive a crash right after it.
    super(SEARCHES_DATABASE, { chromeTransactionDurability: "strict" });
    guardDatabase(this, "wait");
    // Never edit a version that has shipped: page and worker of different builds open the same database.
    this.version(1).stores({
      searches: "[owner+id], owner",
      settings: "owner",
      counts: "owner",
      pushes: "owner",
      syncs: "owner",
    });
  }
}

let database: SearchesDatabase | undefined;

/** The only connection of this page or worker; opened at its first use, and again after it was closed. */
export function searchesDatabase(): SearchesDatabase {
  database ??= logStoreEvents(new SearchesDatabase());
  return database;
}
