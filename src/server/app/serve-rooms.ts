import { serveFreshness } from "../freshness/freshness-routes.ts";
import { serveNumbers } from "../numbers/numbers-routes.ts";
import { servePrices } from "../prices/routes.ts";
import type { TypicalPrices } from "../prices/typical-prices.ts";
import { serveScamGuard } from "../scam-guard/routes.ts";
import type { Vocabulary } from "#domain/search/typo-correction.ts";
import type { Trx } from "../db/db.ts";
import { contactOpenings } from "../contacts/contact-openings.ts";
import type { CallServer } from "../http/calls/serve-calls.ts";
import { filterSearch } from "../listings/search/filter-search.ts";
import type { KeywordSearch } from "../listings/search/keyword-search.ts";
import { priceSpread } from "../listings/search/price-spread.ts";
import type { ListingRow } from "../listings/listing-row.ts";
import { serveListings } from "../listings/listing-routes.ts";
import { serveOwnListings } from "../listings/own/own-listing-routes.ts";
import type { Totals } from "../listings/search/totals.ts";
import { serveMatches } from "../matches/match-routes.ts";
import { matching } from "../matches/matching.ts";
import { holdNearCopy } from "../moderation/hold-near-copy.ts";
import { tellModerators } from "../moderation/tell-moderators.ts";
import type { ScamGuard } from "../scam-guard/scam-guard.ts";
import { serveTenantRequests } from "../tenant-requests/routes.ts";
import type { AppParts, Shared } from "./app-parts.ts";

interface RoomParts {
  totals: Totals;
  words: () => Promise<Vocabulary>;
  keywordSearch: KeywordSearch;
  isBusy: () => boolean;
  guard: ScamGuard;
  prices: TypicalPrices;
}

/** The calls about rooms and requests: searching them, posting them, what they cost, and what fits what. */
export function serveRooms(
  calls: CallServer,
  { settings }: AppParts,
  { totals: counted, words, keywordSearch: byKeyword, isBusy, guard, prices, ...shared }: Shared & RoomParts,
): void {
  const { db, clock, today } = shared;
  const { publicContacts, requireEmailCode } = settings;
  const contacts = contactOpenings({ ...shared, settings });
  const found = matching({ clock, totals: counted, today, isBusy });
  const { countInPassing: countMatches } = found;
  serveListings(calls, {
    db,
    totals: counted,
    filterSearch: filterSearch({ totals: counted }),
    keywordSearch: byKeyword,
    priceSpread: priceSpread({ vocabulary: words }),
    contacts,
    today,
    publicContacts,
  });
  const callModerators = (trx: Trx, source: string) =>
    tellModerators(trx, { because: "signs", severity: "high", source }, shared);
  const hold = (trx: Trx, row: ListingRow) =>
    holdNearCopy(trx, row, { ...shared, requireEmailCode, now: clock.now(), today: today() });
  const judgingIn = async (city: string) => ({ judge: await guard.judgeIn(city), callModerators, holdNearCopy: hold });
  serveOwnListings(calls, { ...shared, judgingIn, countMatches, requireEmailCode });
  serveTenantRequests(calls, { ...shared, callModerators, countMatches, contacts, publicContacts, requireEmailCode });
  serveMatches(calls, { ...shared, matching: found, requireEmailCode });
  servePrices(calls, { db, prices });
  serveScamGuard(calls, { db, guard });
  serveNumbers(calls, shared);
  serveFreshness(calls, shared);
}
