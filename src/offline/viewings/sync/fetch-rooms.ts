import { ApiError } from "#contract/api-error.ts";
import { DAY_MS, HOUR_MS } from "#domain/durations.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { openedContacts, rememberContact } from "../../cache/contacts/opened-contacts.ts";
import type { OneByOne } from "../../account-sync/one-by-one.ts";
import { markPinnedGone, refreshPinned } from "../store/refresh-pinned.ts";
import type { ViewingsParts } from "./sync-parts.ts";
import { deadline } from "../../transport/sender-clock.ts";
import type { ViewingRow } from "../store/viewing-row.ts";
import { viewingsDatabase } from "../store/viewings-database.ts";

/** The age at which a room is fetched again. */
const OLD_MS = 6 * HOUR_MS;
/** The same of one that was missing: its owner may go on with it, or bring it back. */
const OLD_MISSING_MS = DAY_MS;
/** The most rooms per run. */
const LOOKED_AT_AGAIN = 10;

/** Fetches the rooms of viewings that were saved on another phone. @throws Like the api. */
export async function fetchMissingRooms(parts: ViewingsParts, owner: string, items: OneByOne): Promise<void> {
  const missing = (await roomsOf(owner)).filter(({ listing, goneAt }) => listing === null && goneAt === null);
  for (const row of missing) await items.attempt(`room:${row.id}`, () => fetchRoom(parts, row));
}

/**
 * Fetches the rooms again that were seen longest ago.
 * @param run.now The server's clock, epoch milliseconds.
 * @throws Like the api.
 */
export async function fetchOldRooms(
  parts: ViewingsParts,
  owner: string,
  { items, now }: { items: OneByOne; now: number },
): Promise<void> {
  const old = (await roomsOf(owner))
    .filter((row) => now - lookedAt(row) > (row.goneAt === null ? OLD_MS : OLD_MISSING_MS))
    .toSorted((a, b) => lookedAt(a) - lookedAt(b));
  for (const row of old.slice(0, LOOKED_AT_AGAIN)) await items.attempt(`room:${row.id}`, () => fetchRoom(parts, row));
}

async function roomsOf(owner: string): Promise<ViewingRow[]> {
  const rows = await viewingsDatabase().viewings.where("owner").equals(owner).toArray();
  return rows.filter(({ isRemoved }) => !isRemoved);
}

/** When the server was last asked for a room, by its clock. */
function lookedAt({ fetchedAt, goneAt, missedAt }: ViewingRow): number {
  return Math.max(fetchedAt, goneAt ?? 0, missedAt ?? 0);
}

async function fetchRoom(parts: ViewingsParts, { owner, id }: ViewingRow): Promise<void> {
  try {
    const answer = await parts.api.call(owner, "readListing", { params: { id }, signal: deadline(parts) });
    if (answer.savedAt === null) await refreshPinned(owner, id, answer.data, answer.fetchedAt);
    if (answer.data.contact_opened === true) await fetchContact(parts, owner, answer.data);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    await markPinnedGone(owner, id);
  }
}

/** Keeps a contact that the user has opened before, on another phone or before a logout: to ask for it again is not counted. */
async function fetchContact(parts: ViewingsParts, owner: string, { id, updated_at }: Listing): Promise<void> {
  const kept = (await openedContacts(owner)).get(id);
  if (kept !== undefined && kept.updated_at >= updated_at) return;
  const askedAt = Date.now();
  const answer = await parts.api.call(owner, "openListingContact", { params: { id }, signal: deadline(parts) });
  await rememberContact(owner, id, answer.data, askedAt);
}
