import { cacheDatabase } from "./cache-database.ts";

/** Notes that an owner's session ends now. Call it inside the transaction that forgets what was theirs. */
export async function noteSessionEnd(owner: string): Promise<void> {
  await cacheDatabase().facts.put({ key: `ended:${owner}`, value: Date.now() });
}

/**
 * Whether an owner's session has ended since: what was asked for before must not be kept after. Call it inside a
 * transaction that includes `facts`.
 * @param askedAt Epoch milliseconds by the phone's clock.
 */
export async function hasSessionEndedSince(owner: string, askedAt: number): Promise<boolean> {
  const ended = await cacheDatabase().facts.get(`ended:${owner}`);
  return ended !== undefined && ended.value >= askedAt;
}
