import { readFileSync } from "node:fs";
import type { Kysely } from "kysely";
import { addDays } from "#domain/calendar-day.ts";
import { emptyDraft, type DraftDocument } from "#domain/drafts/draft-document.ts";
import { DAY_MS } from "#domain/durations.ts";
import type { ListingState } from "#domain/listings/listing-choices.ts";
import { emptyViewing, type ViewingContent } from "#domain/viewings/viewing.ts";
import { instantBefore, type Clock } from "../../src/server/clock.ts";
import type { Trx } from "../../src/server/db/db.ts";
import type { Tables } from "../../src/server/db/tables.ts";
import { writeDraft } from "../../src/server/drafts/draft-store.ts";
import { insertSavedSearch, type SearchContent } from "../../src/server/saved-searches/saved-search-store.ts";
import { writeViewing } from "../../src/server/viewings/viewing-store.ts";
import { readRooms, roomOn, type Moment } from "../demo-rows.ts";
import { insertRooms } from "../insert-rows.ts";
import { DEMO_USER } from "./demo-user.ts";

interface Parts {
  db: Kysely<Tables>;
  clock: Clock;
  /** The London day. */
  today: string;
}

/** `belongings.json`. Rooms and requests are named by their ids. */
interface Belongings {
  /** The first is to be had; each other one is in another state, or at another point of its stay. */
  rooms: { id: string; state?: ListingState; begin?: number }[];
  /** A room of the demo fits it. */
  request: string;
  viewings: (Partial<ViewingContent> & { room: string })[];
  search: SearchContent;
  /** Rooms that the search has found since it was saved. */
  found: string[];
  /** A room that is half written, as its form holds it. */
  draft: DraftDocument["typed"];
}

/**
 * Gives the demo user rooms, a request, saved rooms with notes, a saved search and a draft, so that every screen has
 * something on it. Does nothing where that user has rooms that are still to be had, or has made the account their own.
 */
export async function giveDemoBelongings({ db, clock, today }: Parts): Promise<void> {
  const moment = { today, now: clock.now() };
  const belongings = JSON.parse(readFileSync(new URL("belongings.json", import.meta.url), "utf8")) as Belongings;
  await db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom("account")
      .select("id")
      .where("email", "=", DEMO_USER.email)
      .where("is_demo", "=", true)
      .forUpdate()
      .executeTakeFirst();
    if (user === undefined) return;
    const own = trx.selectFrom("listing").select("id").where("owner_id", "=", user.id);
    if ((await own.where("live", "=", true).executeTakeFirst()) !== undefined) return;

    const owned = { owner_id: user.id, email: DEMO_USER.email };
    await giveRooms(trx, belongings.rooms, owned, moment);
    await trx.updateTable("tenant_request").set(owned).where("id", "=", belongings.request).execute();
    const updated_at = moment.now.toISOString();
    for (const { room, ...noted } of belongings.viewings) {
      const appointment = noted.state === "viewing" ? `${addDays(today, 2)}T14:30` : null;
      const content = { ...emptyViewing, ...noted, appointment };
      await writeViewing(trx, { ownerId: user.id, listingId: room }, { content, updated_at });
    }
    await saveSearch(trx, user.id, belongings, moment);
    const typed = { ...belongings.draft, begin_date: addDays(today, 30) };
    const touched = ["title", "city", "description", "post_code", "begin_date", "room_type"];
    const content = { ...emptyDraft, typed, touched };
    await writeDraft(trx, { ownerId: user.id, id: crypto.randomUUID() }, { kind: "listing", content, updated_at });
  });
}

type Owned = { owner_id: string; email: string };

/** Puts the rooms in the place of those that are there under their ids. */
async function giveRooms(trx: Trx, given: Belongings["rooms"], owned: Owned, moment: Moment): Promise<void> {
  const ids = given.map(({ id }) => id);
  await trx
    .deleteFrom("listing")
    .where("is_demo", "=", true)
    .where((room) => room.or([room("owner_id", "=", owned.owner_id), room("id", "in", ids)]))
    .execute();
  const rooms = readRooms().flatMap((room) => {
    const own = given.find(({ id }) => id === room.id);
    return own === undefined ? [] : [roomOn({ ...room, ...own }, moment)];
  });
  await insertRooms(trx, rooms, moment.today);
  await trx.updateTable("listing").set(owned).where("id", "in", ids).where("is_demo", "=", true).execute();
}

const SAVED_DAYS_AGO = 3;

async function saveSearch(trx: Trx, ownerId: string, { search, found }: Belongings, moment: Moment): Promise<void> {
  await trx.deleteFrom("saved_search").where("owner_id", "=", ownerId).execute();
  const id = crypto.randomUUID();
  const now = instantBefore(moment.now, SAVED_DAYS_AGO * DAY_MS);
  await insertSavedSearch(trx, { id, ownerId }, search, { now, today: moment.today, seenAt: now });
  const rooms = await trx.selectFrom("listing").select("id").where("id", "in", found).execute();
  const found_at = moment.now.toISOString();
  const finds = rooms.map((room) => ({ saved_search_id: id, listing_id: room.id, found_at }));
  if (finds.length > 0) await trx.insertInto("saved_search_match").values(finds).execute();
}
