import type { Call } from "#contract/endpoints.ts";
import { rememberingRequestWords } from "../../query-parser/read-request-words.ts";
import { fittingSearch } from "../ai/search/find-fitting.ts";
import type { Clock } from "../clock.ts";
import type { Db } from "../db/db.ts";
import { HttpError } from "../http/errors/http-error.ts";
import type { Totals } from "../listings/search/totals.ts";
import { matchRequests, type MatchRequests } from "./match-requests.ts";
import { matchRooms, type MatchRooms } from "./match-rooms.ts";
import { countOffers } from "./offers/offer-store.ts";
import { findOpenOwn } from "./open-own-store.ts";
import { rememberedCounts } from "./remembered-counts.ts";

type MatchCount = Call<"countMatches">["answer"]["data"][number];

/** What finds and counts matches. */
export interface Matching {
  findRequests: MatchRequests;
  findRooms: MatchRooms;
  /** How much fits each open room and request of a user. */
  count: (userId: string, db: Db) => Promise<MatchCount[]>;
  /** The same for a list that is answered without it too: undefined while the server has too much to do. */
  countInPassing: (userId: string, db: Db) => Promise<MatchCount[] | undefined>;
}

interface Parts {
  clock: Clock;
  totals: Totals;
  /** The London day. */
  today: () => string;
  /** Whether calls that rank are refused now. */
  isBusy: () => boolean;
}

/** Requests whose words are remembered, about half a kilobyte each. */
const REQUESTS_REMEMBERED = 5000;
/** Rooms and requests of one person that are counted at a time: more than an account may have open. */
const MOST_COUNTED = 50;

/** Puts both directions together, with what one process remembers of requests and counts. */
export function matching({ clock, totals, today, isBusy }: Parts): Matching {
  const read = rememberingRequestWords(REQUESTS_REMEMBERED);
  const findRequests = matchRequests({ today, read });
  const findRooms = matchRooms({ findFitting: fittingSearch({ totals }), today, read });
  const counts = rememberedCounts(clock);
  return { findRequests, findRooms, count, countInPassing };

  async function count(userId: string, db: Db): Promise<MatchCount[]> {
    const own = await findOpenOwn(db, userId, { today: today(), most: MOST_COUNTED });
    const offers = await countOffers(db, userId, today());
    const data: MatchCount[] = [];
    for (const row of own.rooms) {
      const matches = await counts(row, () => findRequests(db, row));
      data.push({ kind: "listing", id: row.id, matches, offers: 0 });
    }
    for (const row of own.requests) {
      const matches = await counts(row, () => findRooms(db, row));
      data.push({ kind: "tenant_request", id: row.id, matches, offers: offers.get(row.id) ?? 0 });
    }
    return data;
  }

  async function countInPassing(userId: string, db: Db): Promise<MatchCount[] | undefined> {
    if (isBusy()) return undefined;
    try {
      return await count(userId, db);
    } catch (error) {
      // It took too long: one's own list has to come all the same.
      if (error instanceof HttpError) return undefined;
      throw error;
    }
  }
}
