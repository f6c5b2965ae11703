import type { Listing } from "#domain/listings/listing.ts";
import type { NotificationSettings } from "#domain/notifications/notification.ts";
import type { SavedSearch } from "#domain/saved-searches/saved-search.ts";
import type { Opinion, SharedListView } from "#domain/shared-lists/shared-list.ts";
import type { ViewingContent } from "#domain/viewings/viewing.ts";
import type { CountedWait, TimedWait, WaitReason } from "../transport/timed-wait.ts";

/** Grows when an older build could not handle a row any more (U11): an older build neither sends nor changes such a row. */
export const FORMAT = 1;

/** The kinds of document: their content, and what stands beside it that is never sent. */
export interface Kinds {
  viewing: { content: ViewingContent; beside: SavedRoom };
  search: { content: SearchContent; beside: SearchNews };
  opinion: { content: Opinion; beside: SharedRooms };
  settings: { content: NotificationSettings; beside: Reach };
}
export type KindName = keyof Kinds;
export type Content<K extends KindName> = Kinds[K]["content"];

/** One thing that a person keeps, with what the server has of it. */
export interface DocumentRow<K extends KindName = KindName> {
  /** The user's id, or `anonymous`: every read is by owner. */
  owner: string;
  kind: K;
  id: string;
  format: number;
  /** The last content that the server is known to have had; null where it never had any. */
  base: Content<K> | null;
  /**
   * The version of `base`. Null beside a base: the server has lost it, or was told that it is removed. Without a base: that of
   * the trace of a removed document, over which this one is put.
   */
  version: string | null;
  /** The content that the server is to have; null where it has it. */
  wanted: Wanted<Content<K>> | null;
  /** A removal here that the server is still to hear of, unless it never had the document. */
  removed: Removal | null;
  /** The server has heard of the removal. The row is kept for a day without content: a restored server is told again (S14). */
  ended: Ended | null;
  beside: Kinds[K]["beside"];
  /** Absent while what stands beside may be fetched. */
  besideWait?: CountedWait;
  /** Grows with each change of the content or the removal: a change during a request is sent after it. */
  revision: number;
  /** Whether the server is to hear something; an index reads it. `derive` sets it in each write. */
  unsent: 0 | 1;
}

/** How the sending of one part of a document stands. Times are by the phone's clock, epoch milliseconds. */
export interface Outgoing {
  /** From a counter of the store: the oldest goes first, whatever the clock does. */
  order: number;
  /** When it was last changed. */
  since: number;
  /** The row's revision at its last change. */
  revision: number;
  state: PartState;
  /** Why the last try came to nothing; absent after any other outcome. */
  lastWait?: WaitReason;
  /** Consecutive tries without an answer. */
  failures: number;
  /** The number of its last try among all tries; 0 before the first. */
  turn: number;
}

export type PartState =
  | { name: "queued" }
  /** @property attempt Id of this try: a sender that has lost its lease must not settle for the next one (T3). */
  | { name: "sending"; attempt: string }
  | ({ name: "waiting" } & TimedWait)
  | { name: "needs-login" }
  /** The server refuses it: it waits for a change. */
  | { name: "needs-fix" };

export interface Wanted<C> extends Outgoing {
  content: C;
  /** The contents that have left since `base` was confirmed, oldest first: the server may have any of them. */
  sent: readonly C[];
  /** A base that the server has lost with a restore or a removal: other devices may have it, too, and put it there again. */
  lost?: C;
  /** The version of `base` in a document that was brought back after its removal had left: what is older is a restored server's. */
  removedVersion?: string;
}

export interface Removal extends Outgoing {
  /** Whether a request has left, so that the server may have heard of it. */
  hasLeft: boolean;
}

export interface Ended {
  /** The last version that was known: a later one is another device's, and stays. */
  version: string;
  /** When the server was told, by its clock, epoch milliseconds. */
  at: number;
}

/** The room of a viewing. Times are by the server's clock, epoch milliseconds. */
export interface SavedRoom {
  /** The room as it was last seen; null when it was saved on another phone and is not fetched yet. */
  listing: Listing | null;
  /** When the server answered with the room; 0 without one. */
  fetchedAt: number;
  /** When the room was first missing on the server; null while it exists. */
  goneAt: number | null;
  /** When a missing room was last asked for; null while it exists. */
  missedAt: number | null;
  savedAt: number;
}

/** The fields that its owner may change of a saved search, with when they last looked at what it finds: ISO 8601 by the server's clock. */
export interface SearchContent extends Pick<SavedSearch, "name" | "criteria" | "alert" | "by_push" | "by_mail"> {
  seen_at: string;
}

export interface SearchNews {
  /** ISO 8601, by the server's clock as far as the phone knows it until the account has it. */
  createdAt: string;
  /** Rooms that were new, as the account last counted, or a push. */
  newCount: number;
  /** Rooms found since this time are new, ISO 8601: after its owner has looked again, none of them is new. */
  newSince: string;
  /** New rooms of all searches together, each counted once, as the account or a push last told. */
  newInAll: number;
}

/** The list that an opinion is about. */
export interface SharedRooms {
  /** As it was last seen. */
  view: Omit<SharedListView, "own">;
  /** The server's clock when it answered with it, epoch milliseconds. */
  fetchedAt: number;
}

/** Where mails go that the settings ask for. */
export interface Reach {
  /** The account's address; mails reach it once it is confirmed. */
  mailAddress: string;
  isMailConfirmed: boolean;
}
