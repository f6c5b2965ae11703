import type { Listing } from "#domain/listing.ts";
import type { ViewingContent } from "#domain/viewing.ts";
import type { WaitReason } from "../../outbox/entries/entry.ts";

/** A room that somebody keeps for a viewing, with what they noted about it. */
export interface ViewingRow {
  /** The user's id: nobody else on this phone sees it. */
  owner: string;
  /** Of the room. */
  id: string;
  /** The room as it was last seen; null for one that was saved on another phone and has not come to this one yet. */
  listing: Listing | null;
  /** The server's clock when it answered with the room, epoch milliseconds; 0 without one. */
  fetchedAt: number;
  /** When the server first had no such room any more, by its clock; null while it is there. The copy stays. */
  goneAt: number | null;
  /** By the server's clock, epoch milliseconds. */
  savedAt: number;
  content: ViewingContent;
  /** What the server last had, as far as this phone knows; null when it has nothing. */
  base: ViewingBase | null;
  /** Whether the content, or the removal, is still to be sent. */
  isDirty: boolean;
  /** A removal that the server does not know yet. */
  isRemoved: boolean;
  /** Whether the server may have it: set before it is first sent. */
  mayHaveArrived: boolean;
  /** Whether the server would not have it as it stands; until it is changed. */
  isRefused: boolean;
  /** Grows with each change of the content: what was changed while it was being sent is sent again. */
  revision: number;
}

export interface ViewingBase {
  content: ViewingContent;
  /** By which the server tells one state of it from another. */
  version: string;
}

/** A photo that somebody took at a viewing, without its bytes. */
export interface OwnPhoto {
  owner: string;
  /** Of the viewing, and so of its room. */
  viewingId: string;
  /** Made here; the server knows a repetition by it. */
  uuid: string;
  type: string;
  /** Of what is kept here, in bytes. */
  size: number;
  /** Hex, of what was picked; null where the browser can't compute it (plain http), or it came from the server. */
  sha256: string | null;
  /** `refused`: no picture for the server or this phone. */
  state: "stored" | "uploaded" | "refused";
}

/** Its bytes, apart so that lists never load them. Buffers, because WebKit loses stored blobs. */
export interface OwnPhotoBytes {
  uuid: string;
  owner: string;
  /** As it was picked; null once the server has the smaller copy, and for a photo that came from there. */
  original: ArrayBuffer | null;
  /** What is sent, and shown: made once, so that a repetition sends the same bytes. */
  shrunk: ArrayBuffer | null;
  shrunkType: string;
}

/** A photo of a room in Cache Storage: our own ledger. Nothing here gives way to anything. */
export interface RoomPhotoRow {
  url: string;
  roomId: string;
  bytes: number;
  storedAt: number;
}

/** How far an owner's viewings are in step with the server. Moments are by the phone's clock, epoch milliseconds. */
export interface SyncRow {
  owner: string;
  /** When everything was last asked for; 0 for never. */
  pulledAt: number;
  /** Tries in a row that had no answer, and until when the server is left alone after them. */
  failures: number;
  until: number;
  reason: WaitReason | null;
}
