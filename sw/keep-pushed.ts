import { pathOf } from "#contract/call.ts";
import type { Call } from "#contract/endpoints.ts";
import { routes, type RouteName } from "#contract/routes.ts";
import type { PushMessage } from "#domain/notifications/notification.ts";
import { invalidateCache } from "#offline/cache/answers/invalidate-answers.ts";
import { rememberAnswer } from "#offline/cache/answers/remember-answer.ts";
import { storeResultPhotos } from "#offline/cache/photos/store-result-photos.ts";
import { rememberOpenedRoom } from "#offline/rooms/remember-opened-room.ts";
import { logEvent } from "#offline/event-log/log-event.ts";
import { refreshBadge } from "#offline/outbox/app-badge.ts";
import { mirroredOwner } from "#offline/session/mirror-api.ts";
import { notePushedCount } from "#offline/searches/new-rooms.ts";
import { deadline } from "#offline/transport/sender-clock.ts";
import { workerParts } from "./worker-parts.ts";

/** Of a digest: a phone that is told of more opens the first of them. */
const MOST_FETCHED = 10;
/** What a push says is out of date: the next look at a search is answered by the server. */
const OUTDATED = [routes.filterOpenListings.path, routes.searchByText.path, routes.searchListings.path];

/** The page of what fits one's own request or room, to which messages about matches and offers lead. */
const MATCHES = /^\/matches\/(?<of>request|room)\/(?<id>[\w-]+)$/;

/** Whether the user whose tokens this phone has is the one that a message is for. */
export async function isSignedIn(userId: string): Promise<boolean> {
  return (await mirroredOwner()) === userId;
}

/**
 * Keeps what a push brings: how many rooms are new, and the room itself, which is then fetched whole with its photos; of a digest
 * the first rooms are fetched, and what fits one's own request or room where the message leads there. Never fails.
 */
export async function keepPushed(message: PushMessage): Promise<void> {
  const { user_id: owner, badge, saved_search_id, room, room_ids = [], sent_at, url } = message;
  logEvent({ area: "push", what: "push-shown", kind: message.kind, hasRoom: room !== undefined });
  await quietly(() => notePushedCount(owner, badge, saved_search_id));
  await quietly(() => refreshBadge(owner));
  await quietly(() => invalidateCache(owner, OUTDATED));
  if (room !== undefined)
    await quietly(() => rememberOpenedRoom({ owner, listing: room, fetchedAt: Date.parse(sent_at) }));
  const wanted = room === undefined ? room_ids.slice(0, MOST_FETCHED) : [room.id];
  for (const id of wanted) await quietly(() => fetchRoom(owner, id));
  await fetchMatches(owner, url);
}

async function fetchMatches(owner: string, url: string): Promise<void> {
  const { of, id } = MATCHES.exec(url)?.groups ?? {};
  if (id === undefined) return;
  if (of === "room") return quietly(() => fetchAnswer(owner, "matchRequestsToListing", { id }));
  await quietly(() => fetchAnswer(owner, "matchListingsToRequest", { id }));
  await quietly(() => fetchAnswer(owner, "listOffers"));
}

async function fetchAnswer<Name extends RouteName>(owner: string, name: Name, params?: Call<Name>["params"]) {
  const [path, askedAt] = [pathOf(name, params), Date.now()];
  const options = { ...(params !== undefined && { params }), signal: deadline(workerParts) };
  const { data, fetchedAt } = await workerParts.api.call(owner, name, options);
  await rememberAnswer({ owner, path, body: JSON.stringify(data), fetchedAt, askedAt });
  await storeResultPhotos({ owner, path });
}

async function fetchRoom(owner: string, id: string): Promise<void> {
  const signal = deadline(workerParts);
  const { data, fetchedAt } = await workerParts.api.call(owner, "readListing", { params: { id }, signal });
  await rememberOpenedRoom({ owner, listing: data, fetchedAt });
}

/** One thing that fails keeps no other from being kept. */
async function quietly(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    logEvent({ area: "push", what: "push-not-kept", error: error instanceof Error ? error.name : "?" });
  }
}
