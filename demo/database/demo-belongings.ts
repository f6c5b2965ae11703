import { sql, type Kysely, type Transaction } from "kysely";
import { addDays } from "#domain/calendar-day.ts";
import { emptyDraft, type DraftDocument } from "#domain/drafts/draft-document.ts";
import { DAY_MS } from "#domain/durations.ts";
import type { SavedCriteria } from "#domain/saved-searches/saved-search.ts";
import { emptyViewing, type ViewingContent } from "#domain/viewings/viewing.ts";
import type { Clock } from "../../src/server/clock.ts";
import type { Tables } from "../../src/server/db/tables.ts";
import { instantBefore } from "../../src/server/clock.ts";
import { writeDraft } from "../../src/server/drafts/draft-store.ts";
import { insertSavedSearch } from "../../src/server/saved-searches/saved-search-store.ts";
import { writeViewing } from "../../src/server/viewings/viewing-store.ts";
import { DEMO_USER } from "./demo-user.ts";

interface Parts {
  db: Kysely<Tables>;
  clock: Clock;
  /** The London day. */
  today: string;
}

/** Places among the newest demo rooms, apart from each other, so that they are in different cities. */
const OWN_ROOMS = [3, 17, 31, 44, 58];
const SEEN_ROOMS = [5, 12, 24];

/**
 * Gives the demo user rooms, a request, saved rooms with notes, a saved search and a draft, so that every screen has
 * something on it. Does nothing where that user has rooms that are still to be had, or has made the account their own.
 */
export async function giveDemoBelongings({ db, clock, today }: Parts): Promise<void> {
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

    const newest = await trx
      .selectFrom("listing")
      .select("id")
      .where("is_demo", "=", true)
      .where("owner_id", "is", null)
      .where("live", "=", true)
      .orderBy("created_at", "desc")
      .orderBy("id")
      .limit(Math.max(...OWN_ROOMS, ...SEEN_ROOMS) + 1)
      .execute();
    const idsAt = (places: readonly number[]) => places.flatMap((place) => newest[place]?.id ?? []);
    await trx.deleteFrom("listing").where("owner_id", "=", user.id).where("is_demo", "=", true).execute();
    const owned = { owner_id: user.id, email: DEMO_USER.email };
    const roomIds = idsAt(OWN_ROOMS);
    if (roomIds.length > 0) await trx.updateTable("listing").set(owned).where("id", "in", roomIds).execute();
    await showStates(trx, roomIds, today);
    await trx.updateTable("tenant_request").set(owned).where("id", "in", answeredRequest(trx)).execute();

    const updated_at = clock.now().toISOString();
    const notes = viewingNotes(today);
    for (const [place, listingId] of idsAt(SEEN_ROOMS).entries()) {
      const content = notes[place] ?? emptyViewing;
      await writeViewing(trx, { ownerId: user.id, listingId }, { content, updated_at });
    }
    await saveSearch(trx, user.id, { clock, today });
    const key = { ownerId: user.id, id: crypto.randomUUID() };
    await writeDraft(trx, key, { kind: "listing", content: unfinishedRoom(today), updated_at });
  });
}

/** A student who stays for a term has rooms to choose from. */
const TERM_DAYS = 120;

/** The newest request for a term or more that a room is there for: within its budget, and for all of its days. */
function answeredRequest(trx: Transaction<Tables>) {
  return trx
    .selectFrom("tenant_request as request")
    .select("request.id")
    .where("request.is_demo", "=", true)
    .where("request.owner_id", "is", null)
    .where("request.property_type", "=", "any")
    .where(sql<boolean>`request.begin_date + ${TERM_DAYS}::integer <= request.end_date`)
    .where((one) =>
      one.exists(
        one
          .selectFrom("listing as room")
          .select("room.id")
          .where("room.is_demo", "=", true)
          .where("room.owner_id", "is", null)
          .where("room.live", "=", true)
          .whereRef("room.city", "=", "request.city")
          .whereRef("room.price_pence", "<=", "request.price_upper_bound_pence")
          .whereRef("room.begin_date", "<=", "request.begin_date")
          .whereRef("room.end_date", ">=", "request.end_date"),
      ),
    )
    .orderBy("request.created_at", "desc")
    .orderBy("request.id")
    .limit(1);
}

/** Of one's own rooms the first is to be had; each other one is in another state. */
async function showStates(trx: Transaction<Tables>, [, paused, let_, soon, ended]: readonly string[], today: string) {
  const states = [
    [paused, { state: "paused", live: false }],
    [let_, { state: "let", live: false }],
    [soon, { begin_date: addDays(today, -20), end_date: addDays(today, 9) }],
    [ended, { begin_date: addDays(today, -80), end_date: addDays(today, -3), live: false }],
  ] as const;
  for (const [id, fields] of states) {
    if (id !== undefined) await trx.updateTable("listing").set(fields).where("id", "=", id).execute();
  }
}

const SEARCH = { mode: "filter", city: "London", high_price: 260 } as const satisfies SavedCriteria;
const FOUND_SINCE = 3;

/** A search of three days ago that has found a few rooms since. */
async function saveSearch(trx: Transaction<Tables>, ownerId: string, { clock, today }: Omit<Parts, "db">) {
  await trx.deleteFrom("saved_search").where("owner_id", "=", ownerId).execute();
  const found = await trx
    .selectFrom("listing")
    .select("id")
    .where("is_demo", "=", true)
    .where("owner_id", "is", null)
    .where("live", "=", true)
    .where("city", "=", SEARCH.city)
    .where("price_pence", "<=", SEARCH.high_price * 100)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(FOUND_SINCE)
    .execute();
  const id = crypto.randomUUID();
  const content = {
    name: "伦敦 · £260 以内",
    criteria: SEARCH,
    alert: "daily",
    by_push: true,
    by_mail: false,
  } as const;
  const savedAt = instantBefore(clock.now(), 3 * DAY_MS);
  await insertSavedSearch(trx, { id, ownerId }, content, { now: savedAt, today });
  const finds = found.map((room) => ({
    saved_search_id: id,
    listing_id: room.id,
    found_at: clock.now().toISOString(),
  }));
  if (finds.length > 0) await trx.insertInto("saved_search_match").values(finds).execute();
}

/** An appointment, a room that has been looked at, and one that is to be written to. */
function viewingNotes(today: string): ViewingContent[] {
  return [
    {
      ...emptyViewing,
      state: "viewing",
      appointment: `${addDays(today, 2)}T14:30`,
      notes: "房东说按门铃 3B。问清楚 bill 包不包、押金放哪个机构。",
    },
    {
      ...emptyViewing,
      state: "contacted",
      score: 4,
      notes: "Quiet at night, ten minutes to the library. The desk is small.",
      checks: {
        damp: { answer: "good", note: "" },
        heating: { answer: "good", note: "每间单独控温" },
        "water-pressure": { answer: "unsure", note: "早上再问问室友" },
        noise: { answer: "bad", note: "临街，窗是单层" },
      },
    },
    emptyViewing,
  ];
}

/** A room that is half written, as its form holds it. */
function unfinishedRoom(today: string): DraftDocument {
  const typed = {
    title: "短租：考试周后空出来的 ensuite",
    city: "Leeds",
    description: "在学生公寓 5 楼，走路 12 分钟到图书馆，床品可以留。",
    post_code: "LS2",
    price: "",
    begin_date: addDays(today, 30),
    end_date: "",
    duration: "",
    property_type: "student",
    room_type: "ensuite",
    email: DEMO_USER.email,
    contact_info: "",
    xhs_link: "",
    duration_description: "",
    price_description: "",
    short_term_allowed: true,
    additional_info: "",
  };
  return { ...emptyDraft, typed, touched: ["title", "city", "description", "post_code", "begin_date", "room_type"] };
}
