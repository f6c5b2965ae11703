import { endpoints } from "#contract/endpoints.ts";
import type { Endpoint } from "#contract/endpoints/endpoint.ts";
import type { RouteName } from "#contract/routes.ts";

/**
 * What a call is to those who wait for it, in the order in which calls are refused when there is more to do than can be
 * done: `ranked` first, which judges hundreds of rooms; `list`; `read`, what a person has opened and their own things; at last
 * `write`, which an outbox has brought.
 */
export const CALL_CLASSES = ["ranked", "list", "read", "write"] as const;
export type CallClass = (typeof CALL_CLASSES)[number];

/** Classes of which a few are at work at a time, while others wait: their calls do little but ask the database. */
export type QueuedClass = Exclude<CallClass, "write">;

type Admitted =
  | { of: QueuedClass; atTheDoor?: false }
  /** It also waits for what is no database: a body on its way, a model, photos. It is looked at when it comes, and no more. */
  | { of: CallClass; atTheDoor: true };

const SPECIAL: Partial<Record<RouteName, Admitted>> = {
  // These take their turn behind the door: equal questions take one together.
  searchByAi: { of: "ranked", atTheDoor: true },
  searchByText: { of: "ranked", atTheDoor: true },
  matchListings: { of: "ranked", atTheDoor: true },
  recogniseListing: { of: "ranked", atTheDoor: true },
  translateListing: { of: "ranked", atTheDoor: true },
  listOpenPrices: { of: "ranked" },
  matchRequestsToListing: { of: "ranked" },
  matchListingsToRequest: { of: "ranked" },
  countMatches: { of: "ranked" },
  listTypicalPrices: { of: "ranked" },
  countListings: { of: "list" },
  listOpenListings: { of: "list" },
  filterOpenListings: { of: "list" },
  searchListings: { of: "list" },
  listTenantRequests: { of: "list" },
  exportOwnData: { of: "read", atTheDoor: true },
  downloadOwnData: { of: "read", atTheDoor: true },
  readViewingPhoto: { of: "read", atTheDoor: true },
  readDraftPhoto: { of: "read", atTheDoor: true },
};

/** How a call is admitted; null for one that is never refused. */
export function admittedAs(name: RouteName, method: string): Admitted | null {
  const { alwaysAnswers = false }: Endpoint = endpoints[name];
  if (alwaysAnswers) return null;
  const special = SPECIAL[name];
  if (special !== undefined) return special;
  return method === "GET" ? { of: "read" } : { of: "write", atTheDoor: true };
}
