import { endpoints } from "#contract/endpoints.ts";
import type { Endpoint } from "#contract/endpoints/endpoint.ts";
import type { RouteName } from "#contract/routes.ts";

/**
 * What a call that only reads costs the server, in units of about a millisecond of its processor and its database's together,
 * as measured with the demo's rooms. What is not named here costs ONE, or nothing where the contract says that it always
 * answers.
 */
const READ_COSTS: Partial<Record<RouteName, number>> = {
  listOpenListings: 4,
  filterOpenListings: 4,
  searchListings: 8,
  listOpenPrices: 2,
  listTypicalPrices: 2,
  searchByText: 20,
  matchListings: 20,
  searchByAi: 20,
  // Beside its own limit.
  translateListing: 20,
  matchRequestsToListing: 10,
  matchListingsToRequest: 20,
  countMatches: 10,
  listOffers: 2,
  listTenantRequests: 10,
  listOwnListings: 14,
  listRemovedListings: 4,
  listViewings: 4,
  readSharedList: 8,
  listDrafts: 4,
  listSavedSearches: 4,
  listNewRooms: 4,
  listUsers: 4,
  readNumbers: 20,
  // Files: a new phone fetches hundreds of its owner's photos one after the other.
  readViewingPhoto: 0.2,
  readDraftPhoto: 0.2,
  // Beside its own limit.
  exportOwnData: 50,
  downloadOwnData: 50,
};

const ONE = 1;

/** What one call costs. */
export function readCost(name: RouteName): number {
  const { alwaysAnswers = false }: Endpoint = endpoints[name];
  return alwaysAnswers ? 0 : (READ_COSTS[name] ?? ONE);
}
