import { isMatch } from "#domain/matches/is-match.ts";
import { wishesOfRequest, wordsOfRequest, type WishesInWords } from "#domain/matches/request-wishes.ts";
import { hasEnded, type Listing } from "#domain/listings/listing.ts";
import type { Fit } from "#domain/search/fit/fit.ts";
import type { FindFitting } from "../ai/search/find-fitting.ts";
import type { Db } from "../db/db.ts";
import { pageOf } from "../listings/listing-store.ts";
import { isHidden } from "../removals/absent-row.ts";
import { toTenantRequest, type RequestRow } from "../tenant-requests/request-row.ts";

/**
 * The rooms that fit a request, best first, without contacts: those that a search for what it asks for would find, but
 * for those of its own poster and those that are no match.
 */
export type MatchRooms = (db: Db, row: RequestRow) => Promise<(Listing & { fit: Fit })[]>;

interface Parts {
  findFitting: FindFitting;
  /** The London day. */
  today: () => string;
  /** Reads what a request says in words. */
  read: (text: string, today: string) => WishesInWords;
}

const VIEW = { contacts: false, wholePostcode: true } as const;

/** Finds the open rooms that fit a request. */
export function matchRooms({ findFitting, today, read }: Parts): MatchRooms {
  return async (on, row) => {
    const day = today();
    const request = toTenantRequest(row);
    // Strong signs of a scam wait for a moderator before anybody is told of the request.
    if (isHidden(row) || row.awaits_check || hasEnded(request, day)) return [];
    const said = wordsOfRequest(request, (text) => read(text, day));
    const wanted = wishesOfRequest(request, day, said);
    const search = { wanted, filters: {}, today: day, view: VIEW, onlyChecked: true, order: null, page: pageOf({}) };
    const { data } = await findFitting(on, search);
    const others = data.filter(({ owner_id }) => owner_id === null || owner_id !== row.owner_id);
    return others.filter((room) => isMatch(room, { request, wanted, fit: room.fit }, day));
  };
}
