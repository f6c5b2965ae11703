import type { Listing } from "#domain/listings/listing.ts";
import type { ViewingContent } from "#domain/viewings/viewing.ts";

/** A room that a user has saved for a viewing, with their notes about it. */
export interface ViewingRow {
  /** The user's id: other users of this phone can't see it. */
  owner: string;
  /** The room's id. */
  id: string;
  /** The room as it was last seen; null when it was saved on another phone and is not fetched yet. */
  listing: Listing | null;
  /** The server's clock when it answered with the room, epoch milliseconds; 0 without one. */
  fetchedAt: number;
  /** When the room was first missing on the server, by its clock; null while it exists. The copy stays. */
  goneAt: number | null;
  /** When a missing room was last asked for, by the server's clock; absent in rows of earlier builds. */
  missedAt?: number;
  /** By the server's clock, epoch milliseconds. */
  savedAt: number;
  content: ViewingContent;
  /** The server's last known version; null when it has none. */
  base: ViewingBase | null;
  /** Whether the content or the removal is unsent. */
  isDirty: boolean;
  /** An unsent removal. */
  isRemoved: boolean;
  /** Whether the server may have the viewing: set before the first request. */
  mayHaveArrived: boolean;
  /** Whether the server has refused the current content; cleared by the next change. */
  isRefused: boolean;
  /** Grows with each change of the content: a change during a request is sent again. */
  revision: number;
}

export interface ViewingBase {
  content: ViewingContent;
  /** The server's version id, sent as `If-Match`. */
  version: string;
}

/** A photo that the user took at a viewing, without its bytes. */
export interface OwnPhoto {
  owner: string;
  /** The id of the viewing, which is its room's id. */
  viewingId: string;
  /** Made on this phone; the server recognizes a retry by it. */
  uuid: string;
  type: string;
  /** Size of the stored file, in bytes. */
  size: number;
  /** Hex, of the picked file; null where the browser can't compute it (plain http), or the photo is the server's. */
  sha256: string | null;
  /** `refused`: neither the server nor this phone can decode it. */
  state: "stored" | "uploaded" | "refused";
  /** A try to send it has broken off: the server may have a part of it. */
  isBegun?: true;
}

/** A photo's bytes, in their own table so that lists never load them. Buffers, because WebKit loses stored blobs. */
export interface OwnPhotoBytes {
  uuid: string;
  owner: string;
  /** The picked file; null once the server has the shrunk copy, and for photos fetched from the server. */
  original: ArrayBuffer | null;
  /** The copy to send and show: made once, so that a retry sends the same bytes. */
  shrunk: ArrayBuffer | null;
  shrunkType: string;
}

/** The record of a room's photo in Cache Storage. These photos are never evicted by the app. */
export interface RoomPhotoRow {
  url: string;
  roomId: string;
  bytes: number;
  storedAt: number;
}
