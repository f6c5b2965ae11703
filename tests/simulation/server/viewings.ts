import type { Call } from "#contract/endpoints.ts";
import {
  emptyViewing,
  MAX_VIEWINGS,
  MOST_REMOVED_VIEWINGS,
  type Viewing,
  type ViewingContent,
} from "#domain/viewings/viewing.ts";
import { isUuid } from "../../../src/server/http/calls/is-uuid.ts";
import { refuseStale, versionAfter } from "../../../src/server/http/calls/row-version.ts";
import { HttpError, unprocessable } from "../../../src/server/http/errors/http-error.ts";
import { checkedContent } from "../../../src/server/viewings/checked-content.ts";
import { toViewing } from "../../../src/server/viewings/viewing-row.ts";
import { isDeepStrictEqual } from "node:util";
import { takeTry } from "./limits.ts";
import type { Asked } from "./asked.ts";
import { inTime } from "./in-time.ts";
import { listingIdOf, viewingNotFound } from "./listing-id.ts";
import { namePhotos } from "./photos.ts";
import { asStored, type Account, type ViewingRow } from "./state.ts";

export function listViewings({ account }: Asked): Call<"listViewings">["answer"] {
  const rows = [...account.viewings.values()].toSorted(
    (one, other) => inTime(other.updated_at, one.updated_at) || (one.listing_id > other.listing_id ? -1 : 1),
  );
  const named = rows.flatMap(({ content }) => content.photos.map(({ uuid }) => uuid));
  const missing_photos = [...new Set(named)].filter((uuid) => !account.photos.has(uuid)).toSorted();
  return { data: rows.map(toViewing), count: rows.length, missing_photos };
}

export function putViewing(asked: Asked<"putViewing">): Viewing {
  const { account, params, body, ifMatch, now } = asked;
  const listing_id = listingIdOf(params);
  const content = asStored(checkedContent(body.content));
  const before = account.viewings.get(listing_id);
  if (before !== undefined && isSame(before, content)) return toViewing(before);
  refuseOther(before, ifMatch);
  if (before === undefined || before.removed_at !== null) refuseBeyondMost(account);
  takeTry(asked, "viewingWrite");
  const updated_at = before === undefined ? now().toISOString() : versionAfter(before, now());
  const row = { listing_id, content, removed_at: null, created_at: before?.created_at ?? updated_at, updated_at };
  account.viewings.set(listing_id, row);
  namePhotos(account, listing_id, content.photos);
  return toViewing(row);
}

export function deleteViewing(asked: Asked): null {
  const { account, params, now, ifMatch } = asked;
  if (!isUuid(params["listing_id"]!)) return null;
  const listing_id = listingIdOf(params);
  const before = account.viewings.get(listing_id);
  if (before === undefined || before.removed_at !== null) return null;
  refuseStale({ ifMatch, updatedAt: undefined }, toViewing(before));
  takeTry(asked, "viewingWrite");
  const at = versionAfter(before, now());
  account.viewings.set(listing_id, { ...before, content: asStored(emptyViewing), removed_at: at, updated_at: at });
  namePhotos(account, listing_id, []);
  forgetRemoved(account);
  return null;
}

function isSame({ content, removed_at }: ViewingRow, sent: ViewingContent): boolean {
  return removed_at === null && isDeepStrictEqual(content, sent);
}

function refuseOther(before: ViewingRow | undefined, ifMatch: string | undefined): void {
  if (before === undefined) {
    if (ifMatch !== undefined) throw viewingNotFound();
    return;
  }
  const current = toViewing(before);
  if (ifMatch === undefined) throw new HttpError("viewing_exists", "It is there already", {}, current);
  refuseStale({ ifMatch, updatedAt: undefined }, current);
}

function refuseBeyondMost({ viewings }: Account): void {
  if ([...viewings.values()].filter(({ removed_at }) => removed_at === null).length < MAX_VIEWINGS) return;
  const msg = `You have ${MAX_VIEWINGS} rooms saved for viewings, which is the most. Take one away first.`;
  throw unprocessable([{ loc: ["path", "listing_id"], msg, type: "too-many" }]);
}

function forgetRemoved({ viewings }: Account): void {
  const removed = [...viewings.values()].filter((row) => row.removed_at !== null);
  const latestFirst = removed.toSorted(
    (one, other) => inTime(other.removed_at!, one.removed_at!) || (one.listing_id < other.listing_id ? -1 : 1),
  );
  for (const { listing_id } of latestFirst.slice(MOST_REMOVED_VIEWINGS)) viewings.delete(listing_id);
}
