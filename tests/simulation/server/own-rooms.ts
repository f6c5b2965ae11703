import type { Call } from "#contract/endpoints.ts";
import { londonDay } from "#domain/calendar-day.ts";
import type { ListingFields } from "#domain/listings/listing-fields.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { givenId } from "../../../src/server/forms/given-id.ts";
import { isUuid } from "../../../src/server/http/calls/is-uuid.ts";
import { refuseStale, versionAfter } from "../../../src/server/http/calls/row-version.ts";
import { HttpError } from "../../../src/server/http/errors/http-error.ts";
import { fieldsOf, LISTING_FIELD_COLUMNS, toListing, WHOLE_VIEW } from "../../../src/server/listings/listing-row.ts";
import { checkedFields } from "../../../src/server/listings/own/checked-fields.ts";
import { tidyImages } from "../../../src/server/listings/own/image-list.ts";
import { listingAsPosted } from "../../../src/server/listings/own/listing-as-posted.ts";
import { mergeFields } from "../../../src/server/listings/own/merge-fields.ts";
import type { Asked } from "./asked.ts";
import { latestFirst } from "./in-time.ts";
import { takeTry } from "./limits.ts";
import { once } from "./repetitions.ts";
import { namedPhotos } from "./room-photos.ts";
import { asStored, type RoomRow } from "./state.ts";

export function listOwnListings(asked: Asked): Call<"listOwnListings">["answer"] {
  const rows = latestFirst([...asked.state.rooms.values()].filter(({ owner_id }) => owner_id === asked.userId));
  return { data: rows.map((row) => answerOf(asked, row)), count: rows.length };
}

export function readListing(asked: Asked): Listing {
  return answerOf(asked, found(asked));
}

export function createListing(asked: Asked<"createListing">): Listing {
  const { body, state, userId } = asked;
  const images = tidyImages(body.images ?? []);
  return once(asked, () => created(asked), {
    repeated: {
      asNow(id) {
        const row = id === null ? undefined : state.rooms.get(id);
        return row?.owner_id === userId ? toListing(row, WHOLE_VIEW) : null;
      },
      whenGone: ({ id, at }) => listingAsPosted({ id: id ?? "", ownerId: userId, written: body, images, at }),
    },
  });
}

function created(asked: Asked<"createListing">): Listing {
  const { body, state, userId, now, account } = asked;
  const { id: ownId, images: given = [], restore = false, ...written } = body;
  const id = givenId(ownId) ?? "";
  const there = state.rooms.get(id);
  if (there !== undefined && there.owner_id !== userId) throw taken();
  if (there !== undefined) return toListing(there, WHOLE_VIEW);
  const named = tidyImages(given);
  const removed = state.removedRooms.get(id);
  const isRestored = restore && removed?.owner_id === userId;
  const fields = checkedFields(mergeFields(null, written), named, { today: londonDay(now()), isNew: !isRestored });
  if (removed !== undefined && removed.owner_id !== userId) throw taken();
  if (!isRestored) takeTry(asked, "listingPost");
  const at = now().toISOString();
  const row: RoomRow = {
    id,
    owner_id: userId,
    ...columnsOf(fields),
    images: asStored(namedPhotos(account, [], named)),
    is_demo: false,
    created_at: isRestored ? removed.created_at : at,
    updated_at: at,
    restored_at: isRestored ? at : null,
    confirmed_at: isRestored ? at : null,
    asked_at: null,
    standing: null,
    owner_inactive: false,
    strong_signs: [],
    awaits_check: false,
  };
  state.rooms.set(id, row);
  state.removedRooms.delete(id);
  return toListing(row, WHOLE_VIEW);
}

export function updateListing(asked: Asked<"updateListing">): Listing {
  return once(asked, () => updated(asked), { repeated: { asNow: () => answerOf(asked, changeable(asked)) } });
}

function updated(asked: Asked<"updateListing">): Listing {
  const { body, state, now, account, ifMatch } = asked;
  const before = changeable(asked);
  const { images: given, updated_at: updatedAt, ...written } = body;
  const named = given && tidyImages(given);
  refuseStale({ ifMatch, updatedAt }, toListing(before, WHOLE_VIEW));
  const merged = mergeFields(fieldsOf(before), written);
  const fields = checkedFields(merged, named ?? [], { today: londonDay(now()), isNew: false });
  takeTry(asked, "listingEdit");
  const images = named === undefined ? before.images : asStored(namedPhotos(account, before.images, named));
  const [confirmed_at, updated_at] = [now().toISOString(), versionAfter(before, now())];
  const row = { ...before, ...columnsOf(fields), images, confirmed_at, updated_at };
  state.rooms.set(row.id, row);
  return answerOf(asked, row);
}

export function deleteListing(asked: Asked): { message: string } {
  return once(asked, () => {
    const { state, now } = asked;
    const row = changeable(asked);
    state.removedRooms.set(row.id, row);
    state.rooms.delete(row.id);
    state.removals.set(row.id, now().toISOString());
    return { message: "Item deleted successfully" };
  });
}

function answerOf({ userId }: Asked, row: RoomRow): Listing {
  return toListing(row, { ...WHOLE_VIEW, readerId: userId });
}

function changeable(asked: Asked): RoomRow {
  const row = found(asked);
  if (row.owner_id !== asked.userId) throw new HttpError("not_owner", "Not enough permissions");
  return row;
}

function found({ state, params }: Asked): RoomRow {
  const { id = "" } = params;
  const row = isUuid(id) ? state.rooms.get(id.toLowerCase()) : undefined;
  if (row !== undefined) return row;
  const isDeleted = isUuid(id) && state.removals.has(id.toLowerCase());
  throw new HttpError(isDeleted ? "listing_deleted" : "listing_not_found", "Item not found");
}

function columnsOf(fields: ListingFields) {
  return LISTING_FIELD_COLUMNS.toColumns(fields);
}

function taken(): HttpError {
  return new HttpError("listing_id_taken", "There is another room with this id");
}
