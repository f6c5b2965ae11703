import { MATCHES_LIMIT } from "#domain/limits.ts";
import type { Listing } from "#domain/listings/listing.ts";
import type { Clock } from "../../clock.ts";
import type { Db, Trx } from "../../db/db.ts";
import { toListing } from "../../listings/listing-row.ts";
import { findListing } from "../../listings/listing-store.ts";
import { knownKeys } from "../../notifications/notification-store.ts";
import { notify, roomKey, type NewNotification } from "../../notifications/notify.ts";
import { findRequest } from "../../tenant-requests/request-store.ts";
import type { MatchRequests } from "../match-requests.ts";
import type { MatchRooms } from "../match-rooms.ts";
import { noteFreshMatches, noteTold, takeMatchToTell, type MatchToTell } from "./match-to-tell-store.ts";
import { requestsFitWords, roomFitsWords, roomsFitWords } from "./match-words.ts";

export interface TellingParts {
  db: Db;
  clock: Clock;
  findRequests: MatchRequests;
  findRooms: MatchRooms;
}

/**
 * Tells both sides of what fits each room and request that is new or changed, each of a match once: one by one, in a
 * transaction each. Any number of processes may do so at a time.
 */
export async function tellMatches(parts: TellingParts, isStopping: () => boolean = () => false): Promise<void> {
  while (!isStopping()) {
    if (!(await parts.db.transaction().execute((trx) => tellNext(trx, parts)))) return;
  }
}

async function tellNext(trx: Trx, parts: TellingParts): Promise<boolean> {
  const waiting = await takeMatchToTell(trx);
  if (waiting === undefined) return false;
  const news = waiting.listing_id === null ? await ofRequest(trx, waiting, parts) : await ofRoom(trx, waiting, parts);
  await notify(trx, news, parts.clock.now());
  await noteTold(trx, waiting);
  return true;
}

/** Of a room: its owner how many requests it fits, and the posters of those of the room. */
async function ofRoom(
  trx: Trx,
  { listing_id, position }: MatchToTell,
  { findRequests, clock }: TellingParts,
): Promise<NewNotification[]> {
  const row = await findListing(trx, listing_id!);
  if (row === undefined || row.owner_id === null) return [];
  const best = (await findRequests(trx, row)).slice(0, MATCHES_LIMIT);
  const pairs = best.map(({ request }) => ({ listing_id: row.id, request_id: request.id }));
  const fresh = new Set((await noteFreshMatches(trx, pairs, clock.now().toISOString())).map((pair) => pair.request_id));
  if (fresh.size === 0) return [];
  const room = toListing(row, { contacts: false, wholePostcode: true });
  const toSeekers = best.flatMap(({ request }): NewNotification[] => {
    if (request.owner_id === null || !fresh.has(request.id)) return [];
    const url = `/matches/request/${request.id}`;
    // A saved search of theirs may have found it as well: one is told of a room once.
    const dedupeKey = roomKey(row.id);
    return [
      { kind: "match", accountId: request.owner_id, dedupeKey, texts: roomFitsWords(room), url, listingId: row.id },
    ];
  });
  return [
    {
      kind: "match",
      accountId: row.owner_id,
      dedupeKey: `matches:${position}`,
      texts: requestsFitWords(fresh.size, room),
      url: `/matches/room/${row.id}`,
      listingId: row.id,
    },
    ...toSeekers,
  ];
}

/** Of a request: its poster which rooms fit it that nothing has told them of, and the owners of those of the request. */
async function ofRequest(
  trx: Trx,
  { request_id, position }: MatchToTell,
  { findRooms, clock }: TellingParts,
): Promise<NewNotification[]> {
  const row = await findRequest(trx, request_id!);
  if (row === undefined || row.owner_id === null) return [];
  const best = (await findRooms(trx, row)).slice(0, MATCHES_LIMIT);
  const pairs = best.map(({ id }) => ({ listing_id: id, request_id: row.id }));
  const fresh = new Set((await noteFreshMatches(trx, pairs, clock.now().toISOString())).map((pair) => pair.listing_id));
  const rooms = best.filter(({ id }) => fresh.has(id));
  const toPosters = rooms.flatMap((room): NewNotification[] => {
    if (room.owner_id === null) return [];
    const url = `/matches/room/${room.id}`;
    const dedupeKey = `matches:${position}:${room.id}`;
    return [
      { kind: "match", accountId: room.owner_id, dedupeKey, texts: requestsFitWords(1, room), url, listingId: room.id },
    ];
  });
  const known = await knownKeys(
    trx,
    row.owner_id,
    rooms.map(({ id }) => roomKey(id)),
  );
  const news = rooms.filter(({ id }) => !known.has(roomKey(id)));
  return [...toSeeker({ ...row, owner_id: row.owner_id }, news, `matches:${position}`), ...toPosters];
}

/** What the poster of a request is told of rooms that they have not been told of. @param dedupeKey Of several rooms together. */
function toSeeker(
  request: { id: string; owner_id: string; city: string },
  rooms: readonly Listing[],
  dedupeKey: string,
): NewNotification[] {
  const [room] = rooms;
  if (room === undefined) return [];
  const told = { kind: "match", accountId: request.owner_id, url: `/matches/request/${request.id}` } as const;
  // Under the room's own key, so that a saved search that finds it as well tells nothing more.
  if (rooms.length === 1) {
    return [{ ...told, dedupeKey: roomKey(room.id), texts: roomFitsWords(room), listingId: room.id }];
  }
  return [{ ...told, dedupeKey, texts: roomsFitWords(rooms.length, request.city) }];
}
