import type { PosterContact } from "#domain/listings/contact.ts";
import { Dexie, type EntityTable, type Table } from "dexie";
import { guardDatabase } from "../databases/guard-database.ts";
import type { Listing } from "#domain/listings/listing.ts";
import type { AnswerKind } from "./answers/answer-kind.ts";
import { CACHE_DATABASE } from "../databases/database-names.ts";
import { logStoreEvents } from "../event-log/log-store-events.ts";

/** A remembered answer without its body, so that lists and bounds never load bodies. */
export interface AnswerRow {
  /** The user's id, or 'anonymous'. */
  owner: string;
  /** Path and sorted query, as `pathOf` writes them. */
  path: string;
  kind: AnswerKind;
  /** All matching rooms, not only those of this page. */
  count: number;
  /** There may have been more than `count`; absent where that was exact. */
  isLowerBound?: boolean;
  /** Of the first room that has one. */
  photoUrl: string | null;
  /** The photos on its rooms' cards, as they are kept. Answers of version 1 name none. */
  cardPhotos?: string[];
  /** The server's clock when it answered, epoch milliseconds; `lastUsedAt` is by the same clock. */
  fetchedAt: number;
  lastUsedAt: number;
  /** Size of the body. */
  bytes: number;
}

export interface BodyRow {
  owner: string;
  path: string;
  /** The answer's JSON text. */
  body: string;
}

/** A room that its owner has opened. */
export interface RoomRow {
  owner: string;
  id: string;
  listing: Listing;
  fetchedAt: number;
  lastOpenedAt: number;
  bytes: number;
}

/** The record of one photo in Cache Storage: its size is counted here, as browsers only estimate their storage. */
export interface PhotoRow {
  url: string;
  roomId: string;
  bytes: number;
  storedAt: number;
}

/** The photo on a card of remembered answers, in a cache of its own; which answers show it they say themselves. */
export type ResultPhotoRow = Omit<PhotoRow, "roomId">;

/**
 * What the phone knows about itself. Of an owner whose session has ended here, when that was by its own clock; of each
 * occasion on which the browser was asked to keep everything, likewise.
 */
export interface FactRow {
  key: "clock-offset-ms" | `ended:${string}` | `asked-to-persist:${string}`;
  value: number;
}

/** What forms need to know of the signed-in user's account without a network (E6). */
export interface AccountRow {
  owner: string;
  email: string;
}

/** A contact that its owner has opened. */
export interface ContactRow extends PosterContact {
  owner: string;
  /** Of the room or request. */
  id: string;
  /** What is covered in its texts, a line each; absent where it was opened before that was answered. */
  contacts_in_text?: string | null;
  /** Of the room or request, when it was opened: ISO 8601. */
  updated_at: string;
  /** The phone's clock, epoch milliseconds. */
  openedAt: number;
}

export class CacheDatabase extends Dexie {
  declare answers: Table<AnswerRow, [string, string]>;
  declare bodies: Table<BodyRow, [string, string]>;
  declare rooms: Table<RoomRow, [string, string]>;
  declare photos: EntityTable<PhotoRow, "url">;
  declare resultPhotos: EntityTable<ResultPhotoRow, "url">;
  declare facts: EntityTable<FactRow, "key">;
  declare accounts: EntityTable<AccountRow, "owner">;
  declare contacts: Table<ContactRow, [string, string]>;

  constructor() {
    super(CACHE_DATABASE);
    guardDatabase(this, "go-without");
    // Never edit a version that has shipped: page and worker of different builds open the same database.
    this.version(1).stores({
      answers: "[owner+path], [owner+kind], kind",
      bodies: "[owner+path], owner",
      rooms: "[owner+id], owner, id",
      photos: "url, roomId",
      facts: "key",
    });
    this.version(2).stores({ resultPhotos: "url" });
    this.version(3).stores({ accounts: "owner" });
    this.version(4).stores({ contacts: "[owner+id], owner" });
  }
}

let database: CacheDatabase | undefined;

/** The only connection of this page or worker; opened at its first use, and again after it was closed. */
export function cacheDatabase(): CacheDatabase {
  database ??= logStoreEvents(new CacheDatabase());
  return database;
}
