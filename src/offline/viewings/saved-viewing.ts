import type { Listing } from "#domain/listings/listing.ts";
import type { ViewingContent } from "#domain/viewings/viewing.ts";
import { photosOf } from "../database/live.ts";
import { countPhotos } from "../database/room-photos.ts";
import { shown } from "../documents/parts.ts";
import type { PhotoRow } from "../documents/photo-row.ts";
import type { DocumentRow, SavedRoom } from "../documents/row.ts";

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

/** A viewing whose room is on the phone. */
export type RoomedRow = DocumentRow<"viewing"> & { beside: SavedRoom & { listing: Listing } };

/** Whether a viewing is to be shown: it was not removed, and its room is on the phone. */
export function isShown(row: DocumentRow<"viewing"> | undefined): row is RoomedRow {
  return row !== undefined && shown(row) !== null && row.beside.listing !== null;
}

/** A viewing as screens show it. */
export async function presentViewing(row: RoomedRow): Promise<SavedViewing> {
  const { owner, id, beside, wanted } = row;
  const { listing, fetchedAt, savedAt, goneAt } = beside;
  const own = await photosOf(owner, "viewing", id);
  const room = await countPhotos(listing);
  return {
    owner,
    id,
    listing,
    fetchedAt,
    savedAt,
    isGone: goneAt !== null,
    goneAt,
    content: shown(row)!,
    photosKept: room.kept,
    photosAll: room.all,
    isSynced: row.unsent === 0 && own.every(({ state }) => state === "uploaded" || state === "awaited"),
    isRefused: wanted?.state.name === "needs-fix",
    refusedPhotos: own.filter(({ state }) => state === "refused").map(({ uuid }) => uuid),
    bytes: textBytes(row) + room.bytes + photoBytes(own),
  };
}

/** The size of a viewing's text. */
export function textBytes({ beside, wanted, base }: DocumentRow<"viewing">): number {
  return new TextEncoder().encode(JSON.stringify([beside.listing, wanted?.content, base])).byteLength;
}

function photoBytes(photos: readonly PhotoRow[]): number {
  return photos.reduce((sum, { size }) => sum + size, 0);
}
