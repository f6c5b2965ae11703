import { fitOf } from "../search/fit/fit-of.ts";
import type { Fit, FittedRoom, Mentions } from "../search/fit/fit.ts";
import type { Understanding } from "../search/understanding.ts";
import type { TenantRequest } from "../tenant-requests/tenant-request.ts";
import { canMatch, isMatch } from "./is-match.ts";
import { wishesOfRequest, wordsOfRequest, type WishesInWords } from "./request-wishes.ts";

/** A request that a room fits. */
export interface MatchedRequest<Request extends TenantRequest = TenantRequest> {
  request: Request;
  /** How well the room fits it, as rooms are ranked for a search. */
  fit: Fit;
}

interface Ranking {
  /** The London day. */
  today: string;
  /** Reads what a request says in words. */
  read: (text: string) => WishesInWords;
  mentions: Mentions;
}

/**
 * The requests that a room fits, by the ranking that searches have, best first. Scores of two requests do not compare:
 * one that asks for nothing but a city is met in full by every room there. So a score counts for the more the more was asked,
 * and of two that come out alike the newer request stands first.
 * @param requests Open ones of others than the room's owner.
 */
export function requestsThatFit<Request extends TenantRequest>(
  room: FittedRoom,
  requests: readonly Request[],
  { today, read, mentions }: Ranking,
): MatchedRequest<Request>[] {
  return requests
    .filter((request) => canMatch(fitOf(room, wishesOfRequest(request, today), { mentions: mentionsNothing, today })))
    .map((request) => {
      const wanted = wishesOfRequest(request, today, wordsOfRequest(request, read));
      const fit = fitOf(room, wanted, { mentions, today });
      return {
        request,
        fit,
        isMatch: isMatch(room, { request, wanted, fit }, today),
        worth: fit.score * weightOf(wanted),
      };
    })
    .filter((judged) => judged.isMatch)
    .toSorted((a, b) => b.worth - a.worth || newerFirst(a.request, b.request))
    .map(({ request, fit }) => ({ request, fit }));
}

// What a request must have is in its fields: most are set aside before anything is read.
const mentionsNothing: Mentions = () => false;

/** From ½ for the city alone up to ⁵⁄₆ for city, dates, budget, kind of building and kind of room. */
function weightOf({ begin_date, end_date, high_price, property_type, room_type }: Understanding): number {
  const asked = [begin_date ?? end_date, high_price, property_type, room_type].filter((wish) => wish != null);
  return (asked.length + 1) / (asked.length + 2);
}

function newerFirst(a: TenantRequest, b: TenantRequest): number {
  return a.created_at < b.created_at ? 1 : Number(a.created_at > b.created_at) * -1;
}
