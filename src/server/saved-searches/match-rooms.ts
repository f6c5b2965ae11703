import { setImmediate as othersTurn } from "node:timers/promises";
import { findsRoom, lookedAt } from "#domain/saved-searches/finds-room.ts";
import { areasOfRoom } from "#domain/saved-searches/search-area.ts";
import { wordKeysOfRoom } from "#domain/saved-searches/word-keys.ts";
import { rememberingMentions } from "../../query-parser/keyword-mentions.ts";
import type { Clock } from "../clock.ts";
import type { Db, Trx } from "../db/db.ts";
import { toListing, type ListingRow } from "../listings/listing-row.ts";
import { findOpenListingsOf } from "../listings/listing-store.ts";
import { notify, roomKey, type NewNotification } from "../notifications/notify.ts";
import {
  findCandidateSearches,
  holdRoom,
  noteMatched,
  takeRoomToMatch,
  writeMatches,
  type CandidateSearch,
} from "./match-store.ts";
import { roomWords } from "./room-words.ts";

export interface MatchingParts {
  db: Db;
  clock: Clock;
  /** The calendar day in London. */
  today: () => string;
}

/** Searches that are judged before others have their turn. */
const JUDGED_AT_ONCE = 200;

/**
 * Looks, for each room that is new or changed, for the saved searches that find it, and has their owners told: room by room, in
 * one transaction each, so that none is missed and none is told of twice. Any number of processes may do so at a time.
 */
export async function matchWaitingRooms(parts: MatchingParts, isStopping: () => boolean = () => false): Promise<void> {
  while (!isStopping()) {
    if (!(await parts.db.transaction().execute((trx) => matchNext(trx, parts)))) return;
  }
}

async function matchNext(trx: Trx, { clock, today }: MatchingParts): Promise<boolean> {
  const waiting = await takeRoomToMatch(trx);
  if (waiting === undefined) return false;
  await holdRoom(trx, waiting.listing_id);
  // As it is now: paused, hidden or deleted since, no search finds it.
  const [row] = await findOpenListingsOf(trx, [waiting.listing_id], today());
  const found = row === undefined ? [] : await searchesFinding(trx, row, today());
  const now = clock.now();
  const fresh = await writeMatches(
    trx,
    waiting.listing_id,
    found.map(({ id }) => id),
    now.toISOString(),
  );
  if (row !== undefined) {
    await notify(
      trx,
      alertsOf(
        row,
        found.filter(({ id }) => fresh.has(id)),
      ),
      now,
    );
  }
  await noteMatched(trx, waiting);
  return true;
}

/** The saved searches that find a room, their owner's own rooms left out. */
async function searchesFinding(db: Db, row: ListingRow, today: string): Promise<CandidateSearch[]> {
  const room = toListing(row, { contacts: false, wholePostcode: true });
  const looked = lookedAt(room);
  const candidates = await findCandidateSearches(db, {
    areas: areasOfRoom(room),
    wordKeys: wordKeysOfRoom(looked.searchText),
    ownerId: row.owner_id,
  });
  // Of this one room: its texts are read once for all searches.
  const mentions = rememberingMentions(TEXTS_OF_A_ROOM);
  const found: CandidateSearch[] = [];
  for (let from = 0; from < candidates.length; from += JUDGED_AT_ONCE) {
    if (from > 0) await othersTurn();
    const some = candidates.slice(from, from + JUDGED_AT_ONCE);
    found.push(...some.filter(({ criteria }) => findsRoom(criteria, looked, today, mentions)));
  }
  return found;
}

const TEXTS_OF_A_ROOM = 20;

/** Of one key: a person is told once, however many of their searches have found the room, and as the most eager of them says. */
function alertsOf(row: ListingRow, found: readonly CandidateSearch[]): NewNotification[] {
  const room = toListing(row, { contacts: false, wholePostcode: true });
  return found.map(({ id, owner_id, name, alert, by_push, by_mail }) => ({
    kind: "saved_search",
    accountId: owner_id,
    dedupeKey: roomKey(row.id),
    texts: roomWords(room, name),
    url: `/?room=${row.id}`,
    listingId: row.id,
    savedSearchId: id,
    alerting: { alert, by_push, by_mail },
  }));
}
