import { MATCHES_LIMIT } from "#domain/limits.ts";
import { rememberingRequestWords } from "../../query-parser/read-request-words.ts";
import { fittingSearch } from "../ai/search/find-fitting.ts";
import type { Db } from "../db/db.ts";
import { isUuid } from "../http/calls/is-uuid.ts";
import type { CallServer } from "../http/calls/serve-calls.ts";
import { HttpError } from "../http/errors/http-error.ts";
import { findListing } from "../listings/listing-store.ts";
import type { Totals } from "../listings/search/totals.ts";
import { absentByModerator, absentRow } from "../removals/absent-row.ts";
import { findRequest } from "../tenant-requests/request-store.ts";
import { matchRequests } from "./match-requests.ts";
import { matchRooms } from "./match-rooms.ts";
import { countOffers, offersOf } from "./offers/offer-store.ts";
import { serveOffers, type OfferParts } from "./offers/offer-routes.ts";
import { findOpenOwn } from "./open-own-store.ts";
import { rememberedCounts } from "./remembered-counts.ts";

interface MatchParts extends OfferParts {
  db: Db;
  totals: Totals;
}

/** Requests whose words are remembered, about half a kilobyte each. */
const REQUESTS_REMEMBERED = 5000;
/** Rooms and requests of one person that are counted at a time: more than anybody may have open. */
const MOST_COUNTED = 50;

/** Which requests one's rooms fit, which rooms fit one's requests, and offers. */
export function serveMatches(calls: CallServer, parts: MatchParts): void {
  const { db, totals, today } = parts;
  const read = rememberingRequestWords(REQUESTS_REMEMBERED);
  const findRequests = matchRequests({ today, read });
  const findRooms = matchRooms({ findFitting: fittingSearch({ totals }), today, read });
  const counts = rememberedCounts(parts.clock);

  calls.serve("matchRequestsToListing", async ({ params, query, caller, reads }) => {
    const row = isUuid(params.id) ? await findListing(db, params.id) : undefined;
    if (row === undefined) throw await absentRow(db, "listing", params.id);
    if (row.owner_id !== caller.userId) throw new HttpError("not_owner", "Not enough permissions");
    if (row.standing === "removed") throw absentByModerator("listing", row.standing);
    const found = await reads.search(({ db: searched }) => findRequests(searched, row));
    const best = found.slice(0, limitOf(query));
    const offers = await offersOf(
      db,
      row.id,
      best.map(({ request }) => request.id),
    );
    const data = best.map(({ request, fit }) => {
      const offer = offers.get(request.id);
      // That its sender is muted is nobody's business.
      const declined = (offer?.answer ?? null) !== null;
      return Object.assign(request, { fit, offered_at: offer?.sent_at ?? null, declined });
    });
    return { data, count: found.length };
  });

  calls.serve("matchListingsToRequest", async ({ params, query, caller, reads }) => {
    const row = isUuid(params.id) ? await findRequest(db, params.id) : undefined;
    if (row === undefined) throw await absentRow(db, "request", params.id);
    if (row.owner_id !== caller.userId) throw new HttpError("not_owner", "Not enough permissions");
    if (row.standing === "removed") throw absentByModerator("request", row.standing);
    const found = await reads.search((on) => findRooms(on, row));
    return { data: found.slice(0, limitOf(query)), count: found.length };
  });

  calls.serve("countMatches", async ({ caller, reads }) =>
    reads.search(async (on) => {
      const own = await findOpenOwn(on.db, caller.userId, { today: today(), most: MOST_COUNTED });
      const offers = await countOffers(on.db, caller.userId, today());
      const data = [];
      for (const row of own.rooms) {
        const matches = await counts(row, () => findRequests(on.db, row));
        data.push({ kind: "listing" as const, id: row.id, matches, offers: 0 });
      }
      for (const row of own.requests) {
        const matches = await counts(row, () => findRooms(on, row));
        data.push({ kind: "tenant_request" as const, id: row.id, matches, offers: offers.get(row.id) ?? 0 });
      }
      return { data, count: data.length };
    }),
  );

  serveOffers(calls, parts);
}

// W-10: a larger limit is clamped.
function limitOf({ limit = MATCHES_LIMIT }: { limit?: number }): number {
  return Math.min(limit, MATCHES_LIMIT);
}
