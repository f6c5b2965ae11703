import { pathOf } from "#contract/call.ts";
import type { Call } from "#contract/endpoints.ts";
import { routes, type Route } from "#contract/routes.ts";
import { DEFAULT_NOTIFICATION_SETTINGS } from "#domain/notifications/notification.ts";
import type { SavedCriteria } from "#domain/saved-searches/saved-search.ts";
import type { Opinion } from "#domain/shared-lists/shared-list.ts";
import { crc32 } from "#domain/crc32.ts";
import { CHECK_IDS, emptyViewing, type ViewingContent } from "#domain/viewings/viewing.ts";
import type { SeededRandom } from "../../support/seeded-random.ts";
import type { ServedCall } from "./model-server.ts";
import { called, type RandomCall } from "./called.ts";
import { randomPostCalls } from "./random-post-calls.ts";
import type { SentForm } from "./request.ts";
import type { ServerState } from "./state.ts";

type Bytes = Uint8Array<ArrayBuffer>;

interface Parts {
  random: SeededRandom;
  /** What the server has, so that calls meet it. */
  state: () => ServerState;
  rooms: readonly string[];
  searches: readonly string[];
  lists: readonly string[];
  /** Of rooms and requests. */
  posts: readonly string[];
  photos: readonly { uuid: string; bytes: Bytes }[];
}

const WEIGHTS: Record<ServedCall, number> = {
  putViewing: 30,
  deleteViewing: 6,
  listViewings: 3,
  uploadViewingPhoto: 3,
  readViewingPhoto: 2,
  sendUploadPart: 6,
  readUpload: 4,
  putSavedSearch: 16,
  deleteSavedSearch: 4,
  markSavedSearchSeen: 4,
  listSavedSearches: 3,
  createSharedList: 3,
  deleteSharedList: 1,
  listSharedLists: 2,
  readSharedList: 5,
  putOpinion: 14,
  readNotificationSettings: 2,
  putNotificationSettings: 5,
  createListing: 12,
  updateListing: 22,
  deleteListing: 4,
  listOwnListings: 3,
  readListing: 2,
  uploadImage: 5,
  createTenantRequest: 8,
  updateTenantRequest: 12,
  deleteTenantRequest: 3,
  listTenantRequests: 2,
  readTenantRequest: 2,
  ping: 1,
};

/** Draws calls: mostly such as a phone makes, some that are late or wrong. */
export function randomCalls({
  random,
  state,
  rooms,
  searches,
  lists,
  posts,
  photos,
}: Parts): (userId: string) => RandomCall {
  const { pick, chance, int } = random;
  const names = Object.entries(WEIGHTS).flatMap(([name, weight]) => Array<ServedCall>(weight).fill(name as ServedCall));
  const makers = {
    listViewings: () => called("listViewings"),
    putViewing,
    deleteViewing,
    uploadViewingPhoto,
    readViewingPhoto: () =>
      called("readViewingPhoto", { params: { listing_id: roomId(), uuid: pick([...photos.map(uuidOf), "none"]) } }),
    sendUploadPart,
    readUpload: () => called("readUpload", { params: { uuid: pick([...photos.map(uuidOf), "none"]) } }),
    listSavedSearches: () => called("listSavedSearches"),
    putSavedSearch,
    deleteSavedSearch,
    markSavedSearchSeen,
    listSharedLists: () => called("listSharedLists"),
    createSharedList: () =>
      called("createSharedList", { body: { id: pick(lists), name: pick(["九月", "  a  list ", "x"]) } }),
    deleteSharedList: () => called("deleteSharedList", { params: { id: pick([...lists, "none"]) } }),
    readSharedList: () => called("readSharedList", { params: { token: token() } }),
    putOpinion,
    readNotificationSettings: () => called("readNotificationSettings"),
    putNotificationSettings,
    ...randomPostCalls({ random, state, ids: posts, photos }),
    uploadImage: () =>
      withForm("uploadImage", undefined, chance(0.1) ? broken(whole()) : chance(0.9) ? whole() : form()),
    ping: () => called("ping"),
  } satisfies Record<ServedCall, (userId: string) => RandomCall>;
  return (userId) => makers[pick(names)](userId);

  function roomId(): string {
    const id = pick(rooms);
    if (chance(0.02)) return "none";
    return chance(0.05) ? id.toUpperCase() : id;
  }

  function searchId(): string {
    return chance(0.02) ? "none" : pick(searches);
  }

  function token(): string {
    const known = [...state().lists.keys()];
    return known.length === 0 || chance(0.05) ? pick(["none", "n".repeat(32)]) : pick(known);
  }

  function putViewing(userId: string): RandomCall {
    const listing_id = roomId();
    const before = state().accounts.get(userId)?.viewings.get(listing_id.toLowerCase());
    const content =
      before !== undefined && chance(0.2) ? before.content : viewingContent(before?.content ?? emptyViewing);
    const version = before?.updated_at;
    return called("putViewing", { params: { listing_id }, body: { content }, ...ifMatch(version) });
  }

  function deleteViewing(userId: string): RandomCall {
    const listing_id = roomId();
    const version = state().accounts.get(userId)?.viewings.get(listing_id.toLowerCase())?.updated_at;
    return called("deleteViewing", { params: { listing_id }, ...ifMatch(version) });
  }

  function ifMatch(version: string | undefined): { ifMatch?: string } {
    if (chance(0.12)) return { ifMatch: "2026-11-21T11:00:00.000Z" };
    return version === undefined || chance(0.12) ? {} : { ifMatch: version };
  }

  function viewingContent(before: ViewingContent): ViewingContent {
    const check = { answer: pick(["good", "bad", "unsure", null] as const), note: pick(["", "watch", "长".repeat(5)]) };
    const changed = {
      state: pick(["to-contact", "contacted", "viewing", "rejected", "taken"] as const),
      appointment: pick([null, "2026-12-01T14:00", "2026-12-02T09:30", ...(chance(0.05) ? ["tomorrow"] : [])]),
      score: pick([null, 1, 3, 5] as const),
      notes: chance(0.02) ? "x".repeat(5001) : pick(["", "warm", "warm\nbright", "霉"]),
      checks: { ...before.checks, [chance(0.03) ? "Not an id" : pick(CHECK_IDS)]: check },
      photos: photos.filter(() => chance(0.3)).map(({ uuid }) => ({ uuid, caption: pick(["", "hall"]) })),
      other: pick([[], [{ field: "score", value: pick([2, 4]) }]]) as ViewingContent["other"],
    };
    const field = pick(Object.keys(changed) as (keyof typeof changed)[]);
    // What nobody knows is left out.
    return { ...before, [field]: changed[field], ...(chance(0.03) && { stray: true }) };
  }

  function form(): SentForm {
    const { uuid, bytes } = pick(photos);
    const known = [...state().accounts.values()].map(({ begun }) => begun.get(uuid)?.bytes.length ?? 0);
    const from = Math.min(pick([0, 0, ...known]), bytes.length - 1);
    const isWhole = chance(0.4);
    const file = bytes.slice(from, isWhole ? undefined : int(from + 1, bytes.length));
    if (from === 0) return { texts: { uuid, ...(chance(0.7) && { offset: "0" }) }, file };
    return {
      texts: { uuid, offset: String(from), checksum: chance(0.05) ? "00000000" : crc32(bytes.slice(0, from)) },
      file,
    };
  }

  function uploadViewingPhoto(): RandomCall {
    const sent = chance(0.9) ? whole() : form();
    return withForm("uploadViewingPhoto", { listing_id: roomId() }, chance(0.1) ? broken(sent) : sent);
  }

  function whole(): SentForm {
    const { uuid, bytes } = pick(photos);
    return { texts: { uuid }, file: bytes };
  }

  function broken({ texts, file }: SentForm): SentForm {
    return { texts, file: chance(0.5) ? new TextEncoder().encode("no photo at all") : file.slice(0, -10) };
  }

  function sendUploadPart(): RandomCall {
    return withForm("sendUploadPart", undefined, form());
  }

  function deleteSavedSearch(): RandomCall {
    const id = searchId();
    return called("deleteSavedSearch", { params: { id }, ...ifMatch(state().searches.get(id)?.updated_at) });
  }

  function putSavedSearch(): RandomCall {
    const id = searchId();
    const version = state().searches.get(id) ?? state().removedSearches.get(id);
    const criteria = pick<SavedCriteria>([
      { mode: "filter", city: "London", high_price: pick([200, 300]) },
      { mode: "filter", city: " Leeds " },
      { mode: "fuzzy", keyword: pick(["gym", "湖景"]) },
      ...(chance(0.05) ? [{ mode: "filter" } as const] : []),
    ]);
    const name = chance(0.03) ? " " : pick(["A search", "  two   words", "搜索"]);
    const body = {
      name,
      criteria,
      alert: pick(["off", "at_once", "daily"] as const),
      by_push: chance(0.5),
      by_mail: true,
    };
    if (chance(0.3)) return called("putSavedSearch", { params: { id }, body });
    const versioned = { ...body, seen_at: seenAt() };
    return called("putSavedSearch", { params: { id }, body: versioned, ...ifMatch(version?.updated_at) });
  }

  function markSavedSearchSeen(): RandomCall {
    return called("markSavedSearchSeen", { params: { id: searchId() }, body: { seen_at: seenAt() } });
  }

  function seenAt(): string {
    return pick(["2026-11-21T12:00:05.000Z", "2026-11-21T13:10:00.123Z", "2030-01-01T00:00:00.000Z"]);
  }

  function putOpinion(userId: string): RandomCall {
    const of = token();
    const before = state().lists.get(of)?.opinions.get(userId);
    const content = before !== undefined && chance(0.2) ? before.content : opinion(before?.content);
    return called("putOpinion", { params: { token: of }, body: { content }, ...ifMatch(before?.updated_at) });
  }

  function opinion(before: Opinion = { name: "", votes: {}, notes: {} }): Opinion {
    const room = chance(0.05) ? "none" : pick(rooms);
    return pick([
      { ...before, name: pick(["Mei", "  Li  Lei ", chance(0.1) ? "x".repeat(41) : ""]) },
      { ...before, votes: { ...before.votes, [room]: pick(["up", "down"] as const) } },
      { ...before, notes: { ...before.notes, [room]: pick(["too far", "  ", " 近  地铁"]) } },
    ]);
  }

  function putNotificationSettings(userId: string): RandomCall {
    const alerting = { by_mail: chance(0.5), by_push: chance(0.5), alert: pick(["off", "daily"] as const) };
    const quiet_from = pick([null, "21:00", ...(chance(0.1) ? ["25:00"] : [])]);
    const quiet_until = pick([null, "07:30"]);
    const saved_searches = chance(0.5);
    const body = { ...DEFAULT_NOTIFICATION_SETTINGS, quiet_from, quiet_until, saved_searches, match: alerting };
    return called("putNotificationSettings", {
      body,
      ...ifMatch(state().accounts.get(userId)?.settings?.updated_at),
    });
  }
}

function withForm<Name extends ServedCall>(
  name: Name,
  params: Call<Name>["params"] | undefined,
  sent: SentForm,
): RandomCall {
  const { method }: Route = routes[name];
  return { name, request: { method, path: pathOf(name, params), headers: {}, body: sent } };
}

function uuidOf({ uuid }: { uuid: string }): string {
  return uuid;
}
