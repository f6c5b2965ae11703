import { routes } from "#contract/routes.ts";
import { withQuery } from "#contract/with-query.ts";

/**
 * What is remembered of an answer: a page of search results, a part of the first screen, or of one's own rooms, deleted
 * ones, requests, or what fits them; what rooms cost in a city; or the new rooms of a saved search.
 */
export type AnswerKind =
  | "search"
  | "first-screen"
  | "own"
  | "own-removed"
  | "own-requests"
  | "own-matches"
  | "prices"
  | "new-rooms";

const KINDS = new Map<string, AnswerKind>([
  [routes.filterOpenListings.path, "search"],
  [routes.searchListings.path, "search"],
  [routes.searchByText.path, "search"],
  [routes.listOpenListings.path, "first-screen"],
  [routes.countListings.path, "first-screen"],
  [routes.listOwnListings.path, "own"],
  [routes.listRemovedListings.path, "own-removed"],
  [routes.listTenantRequests.path, "own-requests"],
  [routes.countMatches.path, "own-matches"],
  [routes.listOffers.path, "own-matches"],
  [routes.listTypicalPrices.path, "prices"],
]);

// Only a UUID: `/items/ai-search` and the like are no rooms.
const UUID = "(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})";
const ROOM = patternOf(routes.readListing.path);
const PATTERNS: readonly [RegExp, AnswerKind][] = [
  [patternOf(routes.matchRequestsToListing.path), "own-matches"],
  [patternOf(routes.matchListingsToRequest.path), "own-matches"],
  [patternOf(routes.listNewRooms.path), "new-rooms"],
];

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace("{id}", UUID)}$`, "i");
}

/**
 * The kind of a path (with or without its query); null for answers that are never cached: everybody's requests, which are
 * full of contact data, and a search with a limit of 0, which only asks for the count while filters are being chosen.
 */
export function answerKindOf(path: string): AnswerKind | null {
  const [pathname = "", query] = path.split("?", 2);
  const asked = new URLSearchParams(query);
  if (asked.get("limit") === "0") return null;
  const kind = KINDS.get(pathname) ?? PATTERNS.find(([pattern]) => pattern.test(pathname))?.[1] ?? null;
  return kind === "own-requests" && asked.get("show_all") !== "false" ? null : kind;
}

/** The room that a path reads; null for any other path. */
export function roomIdOf(path: string): string | null {
  return ROOM.exec(path)?.groups?.["id"]?.toLowerCase() ?? null;
}

/** The same call with its parameters in the order of `pathOf`, however the caller wrote them. */
export function canonicalPath(url: URL): string {
  const query = new URLSearchParams(url.searchParams);
  query.sort();
  const bare = url.pathname.replace(/\/$/, "");
  // Paths are served with and without the slash at the end; some have it themselves.
  const pathname = KINDS.has(`${bare}/`) ? `${bare}/` : bare;
  return withQuery(pathname, query);
}
