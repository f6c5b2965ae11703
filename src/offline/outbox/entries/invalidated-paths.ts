import { pathOf } from "#contract/call.ts";
import { routes } from "#contract/routes.ts";
import type { Receipt } from "../../drafts/outbox-entry.ts";

/** The calls whose cached answers a sent entry makes stale: paths without queries. */
export function pathsInvalidatedBy({ kind, entityId, deed }: Receipt): string[] {
  if (kind === "report") return [routes.listOwnReports.path];
  if (kind === "deed") return pathsOfDeed(deed, entityId ?? "");
  if (kind === "profile" || entityId === null) return [routes.readOwnUser.path];
  if (kind === "listing") {
    return [routes.listOwnListings.path, routes.listRemovedListings.path, pathOf("readListing", { id: entityId })];
  }
  return [routes.listTenantRequests.path, pathOf("readTenantRequest", { id: entityId })];
}

function pathsOfDeed(deed: Receipt["deed"], id: string): string[] {
  const [listingId = ""] = id.split("+");
  if (deed === "offer") return [pathOf("matchRequestsToListing", { id: listingId })];
  if (deed === "confirm") return [routes.listOwnListings.path, pathOf("readListing", { id })];
  // How many offers wait stands in the list of one's requests.
  return [routes.listOffers.path, routes.listTenantRequests.path, routes.countMatches.path];
}
