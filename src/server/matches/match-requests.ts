import { requestsThatFit, type MatchedRequest } from "#domain/matches/rank-requests.ts";
import type { WishesInWords } from "#domain/matches/request-wishes.ts";
import { isOpen } from "#domain/listings/listing.ts";
import { rememberingMentions } from "../../query-parser/keyword-mentions.ts";
import type { Db } from "../db/db.ts";
import { toListing, type ListingRow } from "../listings/listing-row.ts";
import { toOthersRequest, type AnsweredRequest } from "../tenant-requests/request-row.ts";
import { findWantingRequests } from "./wanting-request-store.ts";

/** The requests that a room fits, best first, without contacts; none for a room that is out of the lists. */
export type MatchRequests = (db: Db, row: ListingRow) => Promise<MatchedRequest<AnsweredRequest>[]>;

/** Rooms whose words are remembered, about 3 kB each: an owner looks at one again and again. */
const ROOMS_REMEMBERED = 500;

interface Parts {
  /** The London day. */
  today: () => string;
  /** Reads what a request says in words. */
  read: (text: string, today: string) => WishesInWords;
}

/** Finds the open requests that a room fits. */
export function matchRequests({ today, read }: Parts): MatchRequests {
  const mentions = rememberingMentions(ROOMS_REMEMBERED);

  return async (db, row) => {
    const day = today();
    const room = toListing(row, { contacts: false, wholePostcode: true });
    // Strong signs of a scam wait for a moderator before anybody is told of the room.
    if (!isOpen(room, day) || room.awaits_check === true) return [];
    const requests = (await findWantingRequests(db, row, day)).map(toOthersRequest);
    return requestsThatFit(room, requests, { today: day, read: (text) => read(text, day), mentions });
  };
}
