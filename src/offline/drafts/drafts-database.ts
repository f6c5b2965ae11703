import { Dexie, type DexieDOMDependencies, type EntityTable, type Table } from "dexie";
import type { SyncState } from "../account-sync/sync-state.ts";
import { guardDatabase } from "../databases/guard-database.ts";
import { DRAFTS_DATABASE } from "../databases/database-names.ts";
import { logStoreEvents } from "../event-log/log-store-events.ts";
import { newUuid } from "../databases/new-uuid.ts";
import type { OutboxEntry, Presence, Receipt } from "./outbox-entry.ts";
import type { HostPause } from "../transport/host-pause.ts";
import type { SenderLease } from "../transport/sender-lease.ts";
import type { PostedBytes, PostedCopy } from "./posted-copy.ts";
import type { Draft, DraftPhoto, PhotoBytes, StoreIdentity } from "./draft.ts";
import type { DraftSync } from "./draft-sync.ts";
import type { Share, SharedBytes } from "./shared/share.ts";

/** What people have written and the server does not have yet, or has not had for long. Nothing is ever dropped from here to make room. */
export class DraftsDatabase extends Dexie {
  declare drafts: Table<Draft, [string, string]>;
  declare photos: EntityTable<DraftPhoto, "uuid">;
  declare photoBytes: EntityTable<PhotoBytes, "uuid">;
  declare outbox: EntityTable<OutboxEntry, "seq">;
  declare receipts: EntityTable<Receipt, "id">;
  declare leases: EntityTable<SenderLease, "key">;
  declare pauses: EntityTable<HostPause, "key">;
  declare presences: EntityTable<Presence, "owner">;
  declare births: EntityTable<StoreIdentity, "key">;
  declare shares: EntityTable<Share, "id">;
  declare sharedBytes: EntityTable<SharedBytes, "uuid">;
  declare draftSyncs: Table<DraftSync, [string, string]>;
  declare draftSyncStates: Table<SyncState, string>;
  declare postedCopies: Table<PostedCopy, [string, string]>;
  declare postedBytes: EntityTable<PostedBytes, "uuid">;

  /** @param store Instead of the browser's own IndexedDB. */
  constructor(store?: DexieDOMDependencies) {
    // Strict: what was said to be kept must survive a phone that dies a second later.
    super(DRAFTS_DATABASE, { chromeTransactionDurability: "strict", ...store });
    guardDatabase(this, "wait");
    // Never edit a version that has shipped: page and worker of different builds open the same database.
    this.version(1).stores({
      drafts: "[owner+id], [owner+kind], owner",
      photos: "uuid, [owner+draftId], owner",
      photoBytes: "uuid, owner",
      outbox: "++seq, owner, [owner+subject]",
      receipts: "++id, owner",
      leases: "key",
      pauses: "key",
      presences: "owner",
      births: "key",
    });
    this.version(2).stores({ shares: "id", sharedBytes: "uuid" });
    this.version(3).stores({ draftSyncs: "[owner+id], owner", draftSyncStates: "owner" });
    this.version(4).stores({ postedCopies: "[owner+id], owner", postedBytes: "uuid, owner, [owner+id]" });
    this.on("populate", (transaction) => transaction.table("births").add({ key: "store", id: newUuid() }));
  }
}

let database: DraftsDatabase | undefined;

/** The one connection of this page or worker; it opens itself at its first use, and again when it was closed. */
export function draftsDatabase(): DraftsDatabase {
  database ??= logStoreEvents(new DraftsDatabase());
  return database;
}

/**
 * Puts another store in the place of the browser's own, which is missing or blocked (D9). To be called before anything
 * is written; nothing moves over.
 */
export function replaceStore(store: DexieDOMDependencies): void {
  database?.close();
  // Dexie watches nothing for changes where the browser has no store at all.
  if (!Dexie.dependencies.indexedDB) Object.assign(Dexie.dependencies, store);
  database = new DraftsDatabase(store);
}

/** Opens the connection anew after the browser has closed it under us, as iOS does to apps in the background (D7). */
export async function reopenDrafts(): Promise<void> {
  const db = draftsDatabase();
  db.close({ disableAutoOpen: false });
  await db.open();
}
