import type { Listing } from "../listings/listing.ts";

/** For and against a room. */
export const VOTES = ["up", "down"] as const;
export type Vote = (typeof VOTES)[number];

/** What one person thinks of the rooms of a shared list: theirs alone to write, for all who have its link to read. */
export interface Opinion {
  /** What their friends call them. */
  name: string;
  /** By the id of the room. */
  votes: Record<string, Vote>;
  notes: Record<string, string>;
}

/** A link to the rooms that its owner has saved, as the owner sees it. */
export interface SharedList {
  /** Made by the client. */
  id: string;
  /** What friends see above the rooms. */
  name: string;
  /** The end of its address: everybody who knows it may look. */
  token: string;
  /** Instants, ISO 8601 in UTC. */
  created_at: string;
  last_opened_at: string;
  /** How many people have said what they think. */
  opinions: number;
}

/** A shared list as friends see it. */
export interface SharedListView {
  name: string;
  /** Whether the reader is its owner. */
  is_owner: boolean;
  /** The last saved first; a room that is not offered any more has no more than its id. */
  rooms: { listing_id: string; listing: Listing | null }[];
  /** Of all but the reader; without a trace of their accounts. */
  opinions: (Opinion & { id: string })[];
  /** The reader's own. */
  own: OwnOpinion | null;
}

/** One's own opinion as the account keeps it. */
export interface OwnOpinion {
  content: Opinion;
  /** Names this state in If-Match: the text of `updated_at`. */
  version: string;
  updated_at: string;
}

export const emptyOpinion: Opinion = { name: "", votes: {}, notes: {} };

/** Links of one person at a time. */
export const MAX_SHARED_LISTS = 10;
/** People who may say something about one list: more do not look for one flat. */
export const MAX_OPINIONS = 20;
/** Rooms that an opinion may speak of: twice what a list has, for those that have left it. */
export const MAX_OPINION_ROOMS = 200;
/** Code points that a text may have. A note that two devices have written apart has the lines of both: more than is typed at once. */
export const SHARED_LIST_LENGTHS = { name: 60, person: 40, note: 300, mergedNote: 1200 } as const;
/** A link that is not opened for so long is removed. */
export const SHARED_LIST_IDLE_DAYS = 90;
/** Of a link's token: 24 random bytes as base64url. */
export const SHARED_LIST_TOKEN = /^[\w-]{32}$/;
