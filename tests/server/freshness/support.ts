import { availabilityToken } from "../../../src/server/freshness/availability-token.ts";
import { SECRET_KEYS, type TestApp } from "../test-app.ts";

/** Notes that the owner of a room was asked just now; answers the token of the link. */
export async function askedAbout(server: TestApp, listingId: string): Promise<string> {
  const askedAt = server.clock.now().toISOString();
  await server.database.pool.query("update listing set asked_at = $2 where id = $1", [listingId, askedAt]);
  return availabilityToken({ listingId, askedAt }, SECRET_KEYS);
}
