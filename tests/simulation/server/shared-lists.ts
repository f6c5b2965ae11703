import { isDeepStrictEqual } from "node:util";
import type { Call } from "#contract/endpoints.ts";
import { DAY_MS } from "#domain/durations.ts";
import {
  MAX_OPINIONS,
  MAX_SHARED_LISTS,
  SHARED_LIST_TOKEN,
  type OwnOpinion,
  type SharedList,
  type SharedListView,
} from "#domain/shared-lists/shared-list.ts";
import { MAX_VIEWINGS } from "#domain/viewings/viewing.ts";
import { tidyName } from "../../../src/server/http/body/tidy-name.ts";
import { isUuid } from "../../../src/server/http/calls/is-uuid.ts";
import { refuseStale, versionAfter } from "../../../src/server/http/calls/row-version.ts";
import { unprocessable } from "../../../src/server/http/errors/http-error.ts";
import { checkedOpinion, sharedListNotFound } from "../../../src/server/shared-lists/put-opinion.ts";
import { takeTry } from "./limits.ts";
import type { Asked } from "./asked.ts";
import { asStored, type ListRow, type OpinionRow } from "./state.ts";
import { inTime } from "./in-time.ts";

export function listSharedLists({ state, userId }: Asked): Call<"listSharedLists">["answer"] {
  const data = [...state.lists].filter(([, { owner }]) => owner === userId).map(([token, row]) => toList(token, row));
  const latestFirst = data.toSorted(
    (one, other) => inTime(other.created_at, one.created_at) || (one.id > other.id ? -1 : 1),
  );
  return { data: latestFirst, count: data.length };
}

export function createSharedList(asked: Asked<"createSharedList">): SharedList {
  const { state, userId, body, now, newToken } = asked;
  const lists = listSharedLists(asked).data;
  const known = lists.find(({ id }) => id === body.id);
  if (known !== undefined) return known;
  if (lists.length >= MAX_SHARED_LISTS) {
    const msg = `You have ${MAX_SHARED_LISTS} links, which is the most. End one first.`;
    throw unprocessable([{ loc: ["body", "id"], msg, type: "too-many" }]);
  }
  takeTry(asked, "sharedListCreate");
  if ([...state.lists.values()].some(({ id }) => id === body.id)) throw sharedListNotFound();
  const at = now().toISOString();
  const [token, name] = [newToken(), tidyName(body.name)];
  const row = { id: body.id, owner: userId, name, created_at: at, last_opened_at: at, opinions: new Map() };
  state.lists.set(token, row);
  return toList(token, row);
}

export function deleteSharedList({ state, userId, params }: Asked): null {
  const { id = "" } = params;
  for (const [token, row] of state.lists) {
    if (isUuid(id) && row.owner === userId && row.id === id.toLowerCase()) state.lists.delete(token);
  }
  return null;
}

export function readSharedList({ state, userId, params, now }: Asked): SharedListView {
  const { token = "" } = params;
  const list = SHARED_LIST_TOKEN.test(token) ? state.lists.get(token) : undefined;
  if (list === undefined) throw sharedListNotFound();
  const at = now();
  if (at.getTime() - Date.parse(list.last_opened_at) > DAY_MS) {
    state.lists.set(token, { ...list, last_opened_at: at.toISOString() });
  }
  const own = list.opinions.get(userId);
  const others = [...list.opinions].filter(([account]) => account !== userId).map(([, opinion]) => opinion);
  const firstFirst = others.toSorted(
    (one, other) => inTime(one.created_at, other.created_at) || (one.id < other.id ? -1 : 1),
  );
  return {
    name: list.name,
    is_owner: list.owner === userId,
    rooms: savedRooms(state.accounts.get(list.owner)!).map((listing_id) => ({ listing_id, listing: null })),
    opinions: firstFirst.map(({ id, content: { name, votes, notes } }) => ({ id, name, votes, notes })),
    own: own === undefined ? null : toOwn(own),
  };
}

export function putOpinion(asked: Asked<"putOpinion">): OwnOpinion {
  const { state, userId, params, body, ifMatch, now, newId } = asked;
  const content = asStored(checkedOpinion(body.content));
  const list = state.lists.get(params["token"]!);
  if (list === undefined) throw sharedListNotFound();
  const before = list.opinions.get(userId);
  if (before !== undefined && isDeepStrictEqual(before.content, content)) return toOwn(before);
  if (before !== undefined) refuseStale({ ifMatch: ifMatch ?? "none", updatedAt: undefined }, toOwn(before));
  else if (list.opinions.size >= MAX_OPINIONS) {
    const msg = `${MAX_OPINIONS} people have said something already`;
    throw unprocessable([{ loc: ["body", "content"], msg, type: "too-many" }]);
  }
  takeTry(asked, "opinionWrite");
  const updated_at = before === undefined ? now().toISOString() : versionAfter(before, now());
  const row = { id: before?.id ?? newId(), content, created_at: before?.created_at ?? updated_at, updated_at };
  state.lists.set(params["token"]!, { ...list, opinions: new Map(list.opinions).set(userId, row) });
  return toOwn(row);
}

function toOwn({ content, updated_at }: OpinionRow): OwnOpinion {
  return { content, version: updated_at, updated_at };
}

function toList(token: string, { id, name, created_at, last_opened_at, opinions }: ListRow): SharedList {
  return { id, name, token, created_at, last_opened_at, opinions: opinions.size };
}

function savedRooms({ viewings }: Asked["account"]): string[] {
  const saved = [...viewings.values()].filter(({ removed_at }) => removed_at === null);
  const lastFirst = saved.toSorted(
    (one, other) => inTime(other.created_at, one.created_at) || (one.listing_id < other.listing_id ? -1 : 1),
  );
  return lastFirst.slice(0, MAX_VIEWINGS).map(({ listing_id }) => listing_id);
}
