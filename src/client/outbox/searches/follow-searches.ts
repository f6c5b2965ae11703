import { routes } from "#contract/routes.ts";
import { refreshBadge } from "#offline/outbox/app-badge.ts";
import { countNewRooms } from "#offline/searches/new-rooms.ts";
import { savedSearchesOf, type SearchHere } from "#offline/searches/saved-searches.ts";
import { followUser } from "../follow-owned.ts";
import { refreshPaths } from "../receipts/refresh-lists.ts";
import { isSavedKnown, newRooms, savedHere } from "./saved-here.ts";

const SEARCHES = [
  routes.filterOpenListings.path,
  routes.searchByText.path,
  routes.searchListings.path,
  routes.matchListings.path,
];

let isFollowed = false;

/** Tells every screen what is here of the reader's saved searches. Calling it again does nothing. */
export function followSearches(): void {
  if (isFollowed) return;
  isFollowed = true;
  followUser(
    async (owner) => ({ owner, rows: await savedSearchesOf(owner), count: await countNewRooms(owner) }),
    () => {
      [savedHere.value, newRooms.value] = [[], 0];
      return show;
    },
  );
}

interface Saved {
  owner: string;
  rows: readonly SearchHere[];
  /** New rooms of all of them. */
  count: number;
}

function show({ owner, rows, count }: Saved): void {
  // What was answered before has not got them.
  if (count > newRooms.peek()) void refreshPaths(owner, SEARCHES);
  [savedHere.value, newRooms.value, isSavedKnown.value] = [rows, count, true];
  void refreshBadge(owner).catch(() => undefined);
}
