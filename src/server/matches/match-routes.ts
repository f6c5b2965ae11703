import { MATCHES_LIMIT } from "#domain/limits.ts";
import type { Db } from "../db/db.ts";
import { isUuid } from "../http/calls/is-uuid.ts";
import type { CallServer } from "../http/calls/serve-calls.ts";
import { findListing } from "../listings/listing-store.ts";
import { absentByModerator, absentRow } from "../removals/absent-row.ts";
import { signsOfRequests } from "../tenant-requests/request-signs.ts";
import { findRequest, findRequestsById } from "../tenant-requests/request-store.ts";
import { offersOf } from "./offers/offer-store.ts";
import { serveOffers, type OfferParts } from "./offers/offer-routes.ts";
import type { Matching } from "./matching.ts";

interface MatchParts extends OfferParts {
  db: Db;
  matching: Matching;
}

/** Which requests one's rooms fit, which rooms fit one's requests, and offers. */
export function serveMatches(calls: CallServer, parts: MatchParts): void {
  const { db, clock } = parts;
  const { findRequests, findRooms, count } = parts.matching;

  calls.serve("matchRequestsToListing", async ({ params, query, caller }) => {
    const row = isUuid(params.id) ? await findListing(db, params.id) : undefined;
    // A 403 would end the session of a user who follows a link to the page of another user's matches.
    if (row?.owner_id !== caller.userId) throw await absentRow(db, "listing", params.id);
    if (row.standing === "removed") throw absentByModerator("listing", row.standing);
    const fitting = await findRequests(db, row);
    const best = fitting.slice(0, limitOf(query));
    const ids = best.map(({ request }) => request.id);
    const offers = await offersOf(db, row.id, ids);
    const found = await signsOfRequests(db, await findRequestsById(db, ids), clock.now());
    const data = best.map(({ request, fit }) => {
      const offer = offers.get(request.id);
      const signs = found.get(request.id);
      // The sender is not told that they are muted.
      const declined = (offer?.answer ?? null) !== null;
      return Object.assign(request, {
        fit,
        offered_at: offer?.sent_at ?? null,
        declined,
        ...(signs !== undefined && { signs }),
      });
    });
    return { data, count: fitting.length };
  });

  calls.serve("matchListingsToRequest", async ({ params, query, caller }) => {
    const row = isUuid(params.id) ? await findRequest(db, params.id) : undefined;
    if (row?.owner_id !== caller.userId) throw await absentRow(db, "request", params.id);
    if (row.standing === "removed") throw absentByModerator("request", row.standing);
    const found = await findRooms(db, row);
    return { data: found.slice(0, limitOf(query)), count: found.length };
  });

  // Pages of earlier builds ask for it beside their list.
  calls.serve("countMatches", async ({ caller }) => {
    const data = await count(caller.userId, db);
    return { data, count: data.length };
  });

  serveOffers(calls, parts);
}

// W-10: a larger limit is clamped.
function limitOf({ limit = MATCHES_LIMIT }: { limit?: number }): number {
  return Math.min(limit, MATCHES_LIMIT);
}
