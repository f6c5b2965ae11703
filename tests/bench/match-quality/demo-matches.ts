import { readFileSync } from "node:fs";
import { isMatch } from "#domain/matches/is-match.ts";
import { requestsThatFit } from "#domain/matches/rank-requests.ts";
import { wishesOfRequest, wordsOfRequest } from "#domain/matches/request-wishes.ts";
import { hasEnded, type Listing } from "#domain/listings/listing.ts";
import { findFittingRooms } from "#domain/search/fit/find-fitting-rooms.ts";
import type { Fit } from "#domain/search/fit/fit.ts";
import type { TenantRequest } from "#domain/tenant-requests/tenant-request.ts";
import { mentionsKeyword } from "../../../src/query-parser/keyword-mentions.ts";
import { rememberingRequestWords } from "../../../src/query-parser/read-request-words.ts";
import { demoRooms, TODAY } from "../search-quality/demo-rooms.ts";

/** Of one's own room or request, the best of what fits it. */
export interface DemoMatch {
  way: "requests of a room" | "rooms of a request";
  room: Listing;
  request: TenantRequest;
  fit: Fit;
}

/** So many each way. */
const OF_EACH_WAY = 20;

/** The requests of `requests.jsonl` that are open on the day of the judgements. */
function judgedRequests(): TenantRequest[] {
  const lines = readFileSync(new URL("requests.jsonl", import.meta.url), "utf8")
    .trim()
    .split("\n");
  return lines
    .map((line) => JSON.parse(line) as Omit<TenantRequest, "owner_id" | "is_demo" | "updated_at">)
    .map((request) => Object.assign(request, { owner_id: null, is_demo: true, updated_at: request.created_at }))
    .filter((request) => !hasEnded(request, TODAY));
}

const readWords = rememberingRequestWords(1000);
const read = (text: string) => readWords(text, TODAY);

/** The best match of twenty rooms, and of twenty requests, spread over all that have one: the same at each call. */
export function demoMatches(): DemoMatch[] {
  const [rooms, requests] = [demoRooms(), judgedRequests()];
  return [...spread(bestOfRooms(rooms, requests)), ...spread(bestOfRequests(requests, rooms))];
}

/**
 * The best match of some rooms and requests among those that another set has not.
 * @param own Ids of the rooms, and of the requests, whose best match is wanted.
 * @param apart Ids of rooms and requests that nothing is matched with.
 */
export function matchesOf(own: Record<DemoMatch["way"], ReadonlySet<string>>, apart: ReadonlySet<string>): DemoMatch[] {
  const rooms = demoRooms().filter(({ id }) => !apart.has(id));
  const requests = judgedRequests().filter(({ id }) => !apart.has(id));
  const ownRooms = rooms.filter(({ id }) => own["requests of a room"].has(id));
  const ownRequests = requests.filter(({ id }) => own["rooms of a request"].has(id));
  return [...bestOfRooms(ownRooms, requests), ...bestOfRequests(ownRequests, rooms)];
}

function bestOfRooms(own: readonly Listing[], requests: readonly TenantRequest[]): DemoMatch[] {
  return own.flatMap((room): DemoMatch[] => {
    const [best] = requestsThatFit(room, requests, { today: TODAY, read, mentions: mentionsKeyword });
    return best === undefined ? [] : [{ way: "requests of a room", room, ...best }];
  });
}

function bestOfRequests(own: readonly TenantRequest[], rooms: readonly Listing[]): DemoMatch[] {
  return own.flatMap((request): DemoMatch[] => {
    const wanted = wishesOfRequest(request, TODAY, wordsOfRequest(request, read));
    const found = findFittingRooms(rooms, { wanted, filters: {}, today: TODAY }, mentionsKeyword);
    const best = found.find(({ room, fit }) => isMatch(room, { request, wanted, fit }, TODAY));
    return best === undefined ? [] : [{ way: "rooms of a request", request, ...best }];
  });
}

function spread(matches: readonly DemoMatch[]): DemoMatch[] {
  return Array.from({ length: OF_EACH_WAY }, (_, at) => matches[Math.floor((at * matches.length) / OF_EACH_WAY)]!);
}
