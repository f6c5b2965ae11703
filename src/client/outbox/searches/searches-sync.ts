import { routes } from "#contract/routes.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { refreshBadge } from "#offline/outbox/app-badge.ts";
import { SENDER_CLOCK } from "#offline/browser/sender-clock.ts";
import { newRoomsOf } from "#offline/searches/store/new-rooms.ts";
import type { SearchRow } from "#offline/searches/store/search-row.ts";
import { savedSearchesOf } from "#offline/searches/store/saved-searches.ts";
import { unsentMark } from "#offline/searches/store/unsynced.ts";
import { searchSyncStates } from "#offline/searches/sync/search-sync-states.ts";
import type { Caller } from "#offline/transport/server-api.ts";
import { syncSearches } from "#offline/searches/sync/sync-searches.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../api/credentials/session.ts";
import { leftToNextTry } from "../../drafts/store/or-later.ts";
import { followUser } from "../follow-owned.ts";
import { confirmPush } from "../push/push-subscription.ts";
import { refreshPaths } from "../receipts/refresh-lists.ts";
import { askUnlessOnline } from "../../sync/background-sync.ts";
import { whileSending } from "../../sync/while-sending.ts";
import { pageApi } from "../../sync/page-api.ts";
import { syncLoop } from "../../sync/sync-loop.ts";
import { isSavedKnown, newRooms, savedHere } from "./saved-here.ts";

/** A second look within this asks the account nothing. */
const FRESH_FOR_MS = MINUTE_MS;

const SEARCHES = [
  routes.filterOpenListings.path,
  routes.searchByText.path,
  routes.searchListings.path,
  routes.matchListings.path,
];

/** This tab as a syncer of saved searches. */
const pageSearches: Caller = {
  api: { call: (...call) => whileSending(() => pageApi.call(...call)) },
  owner: () => ownerOf(accessToken.peek()),
  clock: SENDER_CLOCK,
};

const loop = syncLoop({
  // What is new is a matter of minutes: each look at the app asks.
  wake: searchSyncStates.wakeForNews,
  sync: syncAndConfirm,
  unsent: unsentMark,
  // Long enough to undo a removal before the account hears of it, in most cases.
  afterEditMs: 2000,
  onEdit: askUnlessOnline,
  orLater: leftToNextTry,
});

let isStarted = false;

/**
 * Keeps the reader's saved searches in step with their account, and tells every screen what is here. Calling it again does
 * nothing.
 */
export function startSearches(): void {
  if (isStarted) return;
  isStarted = true;
  follow();
  loop.start();
}

/** Asks the account at once. @returns When everything possible now is done. */
export async function syncSearchesNow(): Promise<void> {
  startSearches();
  await loop.now();
}

async function syncAndConfirm(owner: string): Promise<{ nextAt: number | null }> {
  const synced = await syncSearches(pageSearches, FRESH_FOR_MS);
  await confirmPush(owner);
  return synced;
}

function follow(): void {
  followUser(
    async (owner) => ({ owner, rows: await savedSearchesOf(owner), count: await newRoomsOf(owner) }),
    () => {
      [savedHere.value, newRooms.value] = [[], 0];
      return show;
    },
  );
}

interface Saved {
  owner: string;
  rows: readonly SearchRow[];
  /** New rooms of all of them. */
  count: number;
}

function show({ owner, rows, count }: Saved): void {
  // What was answered before has not got them.
  if (count > newRooms.peek()) void refreshPaths(owner, SEARCHES);
  [savedHere.value, newRooms.value, isSavedKnown.value] = [rows, count, true];
  void refreshBadge(owner).catch(() => undefined);
}
