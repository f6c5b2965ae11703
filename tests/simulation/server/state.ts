import type { NotificationSettings } from "#domain/notifications/notification.ts";
import type { SavedCriteria, SavedSearch } from "#domain/saved-searches/saved-search.ts";
import type { Opinion } from "#domain/shared-lists/shared-list.ts";
import type { ViewingContent } from "#domain/viewings/viewing.ts";
import type { Count } from "../../../src/server/limits/count-try.ts";
import type { ListingRow } from "../../../src/server/listings/listing-row.ts";
import type { RequestRow } from "../../../src/server/tenant-requests/request-row.ts";

/** What a server has: plain data, so that a backup is a copy. */
export interface ServerState {
  accounts: Map<string, Account>;
  /** By id: an id is taken for all. */
  searches: Map<string, SearchRow>;
  removedSearches: Map<string, { owner: string; updated_at: string }>;
  /** By token. */
  lists: Map<string, ListRow>;
  /** By limit and key. */
  counts: Map<string, Count>;
  /** By id. */
  rooms: Map<string, RoomRow>;
  /** Rooms that their owners can bring back. */
  removedRooms: Map<string, RoomRow>;
  requests: Map<string, WantedRow>;
  /** When a room or request was deleted. */
  removals: Map<string, string>;
  /** Idempotency keys, by account and key. */
  keys: Map<string, KeyRow>;
}

export interface Account {
  email: string;
  /** By the room's id. */
  viewings: Map<string, ViewingRow>;
  /** By uuid. */
  photos: Map<string, PhotoRow>;
  /** What has come of photos whose sending broke off, by uuid. */
  begun: Map<string, { bytes: Uint8Array<ArrayBuffer>; updated_at: string }>;
  settings: { content: NotificationSettings; updated_at: string } | null;
  /** Photos of rooms, by uuid. */
  roomPhotos: Map<string, RoomPhotoRow>;
}

export type RoomRow = ListingRow & { owner_id: string };
export type WantedRow = RequestRow & { owner_id: string };

export interface RoomPhotoRow {
  bytes: Uint8Array<ArrayBuffer>;
  fileId: string;
  colour: string;
}

export interface ViewingRow {
  listing_id: string;
  content: ViewingContent;
  removed_at: string | null;
  created_at: string;
  updated_at: string;
}

export interface PhotoRow {
  listingId: string;
  bytes: Uint8Array<ArrayBuffer>;
  isNamed: boolean;
}

export type SearchRow = Omit<SavedSearch, "new_count"> & { owner: string; criteria: SavedCriteria };

export interface ListRow {
  id: string;
  owner: string;
  name: string;
  created_at: string;
  last_opened_at: string;
  /** By the account of who thinks so. */
  opinions: Map<string, OpinionRow>;
}

export interface OpinionRow {
  id: string;
  content: Opinion;
  created_at: string;
  updated_at: string;
}

/** A key under which something was asked. */
export interface KeyRow {
  /** What was asked. */
  request: string;
  /** Null where it ended without an answer. */
  answer: { id: string | null } | object | null;
  at: Date;
  /** Until when it counts as running: the end of a try that failed, which is ahead where the clock was set back. */
  until: Date;
}

export function emptyState(): ServerState {
  const posts = {
    rooms: new Map(),
    removedRooms: new Map(),
    requests: new Map(),
    removals: new Map(),
    keys: new Map(),
  };
  const others = { searches: new Map(), removedSearches: new Map(), lists: new Map(), counts: new Map() };
  return { accounts: new Map(), ...others, ...posts };
}

export function newAccount(email: string): Account {
  return { email, viewings: new Map(), photos: new Map(), begun: new Map(), settings: null, roomPhotos: new Map() };
}

/** A copy that shares nothing that is changed: rows are replaced, never written into. */
export function copyOf(state: ServerState): ServerState {
  return {
    accounts: new Map([...state.accounts].map(([id, account]) => [id, copyOfAccount(account)])),
    searches: new Map(state.searches),
    removedSearches: new Map(state.removedSearches),
    lists: new Map([...state.lists].map(([token, list]) => [token, { ...list, opinions: new Map(list.opinions) }])),
    counts: new Map(state.counts),
    rooms: new Map(state.rooms),
    removedRooms: new Map(state.removedRooms),
    requests: new Map(state.requests),
    removals: new Map(state.removals),
    keys: new Map(state.keys),
  };
}

function copyOfAccount(account: Account): Account {
  const { viewings, photos, begun, roomPhotos } = account;
  const photosOfBoth = { photos: new Map(photos), roomPhotos: new Map(roomPhotos) };
  return { ...account, viewings: new Map(viewings), begun: new Map(begun), ...photosOfBoth };
}

/** A value as a `jsonb` column gives it back: of each object the short names first, then by their bytes. */
export function asStored<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(asStored) as T;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  const inOrder = entries.toSorted(([one], [other]) => one.length - other.length || (one < other ? -1 : 1));
  return Object.fromEntries(inOrder.map(([name, part]) => [name, asStored(part)])) as T;
}
