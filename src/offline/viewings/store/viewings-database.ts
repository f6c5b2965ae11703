import { Dexie, type EntityTable, type Table } from "dexie";
import type { SyncState } from "../../account-sync/sync-state.ts";
import { guardDatabase } from "../../databases/guard-database.ts";
import { VIEWINGS_DATABASE } from "../../databases/database-names.ts";
import { logStoreEvents } from "../../event-log/log-store-events.ts";
import type { SharedListRow } from "../shared-lists/shared-list-row.ts";
import type { OwnPhoto, OwnPhotoBytes, RoomPhotoRow, ViewingRow } from "./viewing-row.ts";

/** Rooms saved for a viewing, with their notes. The app never evicts rows from this database. */
export class ViewingsDatabase extends Dexie {
  declare viewings: Table<ViewingRow, [string, string]>;
  declare photos: EntityTable<OwnPhoto, "uuid">;
  declare photoBytes: EntityTable<OwnPhotoBytes, "uuid">;
  declare roomPhotos: EntityTable<RoomPhotoRow, "url">;
  declare syncs: Table<SyncState, string>;
  declare sharedLists: Table<SharedListRow, [string, string]>;

  constructor() {
    // Strict durability: a write that was reported as saved must survive a crash right after it.
    super(VIEWINGS_DATABASE, { chromeTransactionDurability: "strict" });
    guardDatabase(this, "wait");
    // Never edit a version that has shipped: page and worker of different builds open the same database.
    this.version(1).stores({
      viewings: "[owner+id], owner, id",
      photos: "uuid, [owner+viewingId], owner",
      photoBytes: "uuid, owner",
      roomPhotos: "url, roomId",
      syncs: "owner",
    });
    this.version(2).stores({ sharedLists: "[owner+token], owner" });
  }
}

let database: ViewingsDatabase | undefined;

/** The only connection of this page or worker; opened at its first use, and again after it was closed. */
export function viewingsDatabase(): ViewingsDatabase {
  database ??= logStoreEvents(new ViewingsDatabase());
  return database;
}

/** Reopens the connection after the browser has closed it, as iOS does to apps in the background (D7). */
export async function reopenViewings(): Promise<void> {
  const db = viewingsDatabase();
  db.close({ disableAutoOpen: false });
  await db.open();
}
