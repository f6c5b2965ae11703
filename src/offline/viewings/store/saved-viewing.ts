import type { Listing } from "#domain/listings/listing.ts";
import type { ViewingContent } from "#domain/viewings/viewing.ts";
import { countPhotos } from "./room-photos.ts";
import type { OwnPhoto, ViewingRow } from "./viewing-row.ts";
import { viewingsDatabase } from "./viewings-database.ts";

/** A room that is saved for a viewing, as screens show it. */
export interface SavedViewing {
  owner: string;
  /** The room's id. */
  id: string;
  /** The room as it was last seen, with its address and contact. */
  listing: Listing;
  /** The server's clock when it answered with the room, epoch milliseconds. */
  fetchedAt: number;
  /** By the server's clock, epoch milliseconds. */
  savedAt: number;
  /** Whether the room was deleted on the server, and when that was first seen, by the server's clock. */
  isGone: boolean;
  goneAt: number | null;
  content: ViewingContent;
  /** How many of the room's photos are on the phone, and how many it has. */
  photosKept: number;
  photosAll: number;
  /** Whether the server has the current content and all own photos. */
  isSynced: boolean;
  /** Whether the server has refused the current content. */
  isRefused: boolean;
  /** The uuids of own photos that can't be sent because they can't be decoded as pictures. */
  refusedPhotos: string[];
  /** The bytes of all its data on the phone: text, the room's photos, own photos. */
  bytes: number;
}

/** A row whose room is on the phone. */
export type RoomedRow = ViewingRow & { listing: Listing };

/** Whether a row is to be shown: it was not removed, and its room is on the phone. */
export function isShown(row: ViewingRow | undefined): row is RoomedRow {
  return row !== undefined && !row.isRemoved && row.listing !== null;
}

/** A row as screens show it. */
export async function presentViewing(row: RoomedRow): Promise<SavedViewing> {
  const { owner, id, listing, fetchedAt, savedAt, goneAt, content, isRefused } = row;
  const own = await viewingsDatabase().photos.where("[owner+viewingId]").equals([owner, id]).toArray();
  const room = await countPhotos(listing);
  return {
    owner,
    id,
    listing,
    fetchedAt,
    savedAt,
    isGone: goneAt !== null,
    goneAt,
    content,
    photosKept: room.kept,
    photosAll: room.all,
    isSynced: !row.isDirty && own.every(({ state }) => state === "uploaded"),
    isRefused,
    refusedPhotos: own.filter(({ state }) => state === "refused").map(({ uuid }) => uuid),
    bytes: textBytes(row) + room.bytes + photoBytes(own),
  };
}

/** The size of a row's text. */
export function textBytes({ listing, content, base }: ViewingRow): number {
  return new TextEncoder().encode(JSON.stringify([listing, content, base])).byteLength;
}

/** The size of own photos. */
export function photoBytes(photos: readonly Pick<OwnPhoto, "size">[]): number {
  return photos.reduce((sum, { size }) => sum + size, 0);
}
