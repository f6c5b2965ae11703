import type { Db } from "../../../src/server/db/db.ts";
import { LISTING_COLUMNS } from "../../../src/server/listings/listing-row.ts";
import { asStored, type ServerState } from "./state.ts";

type Rows = Record<string, unknown[]>;

/** What the real server's tables hold of all that the model has, in an order that is the same in both. */
export async function realRows(db: Db): Promise<Rows> {
  const [viewings, photos, begun, searches, removed, lists, opinions, settings, posts] = await Promise.all([
    db.selectFrom("viewing").selectAll().execute(),
    db.selectFrom("viewing_photo").select(["owner_id", "uuid", "listing_id", "bytes", "unneeded_since"]).execute(),
    db.selectFrom("begun_upload").select(["account_id", "uuid", "bytes"]).execute(),
    db
      .selectFrom("saved_search")
      .select(["id", "owner_id", "name", "criteria", "alert", "by_push", "by_mail"])
      .select(["created_at", "updated_at", "last_seen_at"])
      .execute(),
    db.selectFrom("removed_saved_search").select(["id", "owner_id", "removed_at"]).execute(),
    db.selectFrom("shared_list").selectAll().execute(),
    db
      .selectFrom("shared_list_opinion")
      .innerJoin("shared_list", "shared_list.id", "list_id")
      .select(["token", "account_id", "content", "updated_at"])
      .execute(),
    db.selectFrom("notification_setting").select(["account_id", "settings", "updated_at"]).execute(),
    realPosts(db),
  ]);
  return ordered({
    viewings,
    photos: photos.map(({ owner_id, uuid, listing_id, bytes, unneeded_since }) =>
      photo(owner_id, uuid, { listingId: listing_id, bytes: { length: bytes }, isNamed: unneeded_since === null }),
    ),
    begun: begun.map(({ account_id, uuid, bytes }) => ({ account_id, uuid, bytes: bytes.toString("hex") })),
    searches,
    removed,
    lists,
    opinions,
    settings,
    ...posts,
  });
}

async function realPosts(db: Db): Promise<Rows> {
  const [rooms, removedRooms, requests, removals, roomPhotos] = await Promise.all([
    db.selectFrom("listing").select(LISTING_COLUMNS).execute(),
    db.selectFrom("removed_listing").select("content").execute(),
    db.selectFrom("tenant_request").selectAll().execute(),
    db.selectFrom("removal").select(["id", "removed_at"]).execute(),
    db.selectFrom("photo").select(["owner_id", "uuid", "file_id"]).execute(),
  ]);
  return { rooms, removedRooms: removedRooms.map(({ content }) => content), requests, removals, roomPhotos };
}

function modelPosts({ accounts, rooms, removedRooms, requests, removals }: ServerState): Rows {
  return {
    rooms: [...rooms.values()],
    removedRooms: [...removedRooms.values()],
    requests: [...requests.values()],
    removals: [...removals].map(([id, removed_at]) => ({ id, removed_at })),
    roomPhotos: [...accounts].flatMap(([owner_id, { roomPhotos }]) =>
      [...roomPhotos].map(([uuid, { fileId: file_id }]) => ({ owner_id, uuid, file_id })),
    ),
  };
}

/** The same of the model. */
export function modelRows(state: ServerState): Rows {
  const { accounts, searches, removedSearches, lists } = state;
  const ofAll = [...accounts];
  return ordered({
    viewings: ofAll.flatMap(([id, { viewings }]) => [...viewings.values()].map((row) => owned(id, row))),
    photos: ofAll.flatMap(([id, { photos }]) => [...photos].map(([uuid, row]) => photo(id, uuid, row))),
    begun: ofAll.flatMap(([account_id, { begun }]) =>
      [...begun].map(([uuid, { bytes }]) => ({ account_id, uuid, bytes: Buffer.from(bytes).toString("hex") })),
    ),
    searches: [...searches.values()].map(({ owner, ...row }) => owned(owner, row)),
    removed: [...removedSearches].map(([id, { owner: owner_id, updated_at: removed_at }]) => ({
      id,
      owner_id,
      removed_at,
    })),
    lists: [...lists].map(([token, { id, owner: owner_id, name, created_at, last_opened_at }]) => {
      return { id, owner_id, name, token, created_at, last_opened_at };
    }),
    opinions: [...lists].flatMap(([token, { opinions }]) =>
      [...opinions].map(([account_id, { content, updated_at }]) => ({ token, account_id, content, updated_at })),
    ),
    settings: ofAll.flatMap(([account_id, { settings: set }]) =>
      set === null ? [] : [{ account_id, settings: set.content, updated_at: set.updated_at }],
    ),
    ...modelPosts(state),
  });
}

function owned(owner_id: string, row: object): object {
  return { owner_id, ...row };
}

function photo(
  owner_id: string,
  uuid: string,
  { listingId, bytes, isNamed }: { listingId: string; bytes: { length: number }; isNamed: boolean },
): object {
  return { owner_id, uuid, listing_id: listingId, bytes: bytes.length, isNamed };
}

function ordered(rows: Rows): Rows {
  const texts = (all: unknown[]) => all.map((row) => JSON.stringify(asStored(row))).toSorted();
  return Object.fromEntries(
    Object.entries(rows).map(([name, all]) => [name, texts(all).map((text) => JSON.parse(text) as unknown)]),
  );
}
