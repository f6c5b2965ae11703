import { beforeEach, expect, test } from "vitest";
import { ApiError } from "#contract/api-error.ts";
import { DEFAULT_NOTIFICATION_SETTINGS, type NotificationSettings } from "#domain/notifications/notification.ts";
import { SENDER_CLOCK } from "#offline/browser/sender-clock.ts";
import { edit, remove, restore } from "#offline/documents/edit.ts";
import { met } from "#offline/documents/met.ts";
import { contentOf, fresh, shown } from "#offline/documents/parts.ts";
import type { DocumentRow, SearchContent } from "#offline/documents/row.ts";
import { isSameContent } from "#offline/kinds/same-content.ts";
import { search } from "#offline/kinds/search.ts";
import { settings, SETTINGS_ID } from "#offline/kinds/settings.ts";
import {
  changeSearch,
  noteSeen,
  removeSearch,
  restoreSearch,
  saveSearch,
} from "#offline/searches/store/saved-searches.ts";
import type { SearchRow } from "#offline/searches/store/search-row.ts";
import { searchesDatabase } from "#offline/searches/store/searches-database.ts";
import { areSettingsUnsent, isSeenUnsent, isUnsent } from "#offline/searches/store/unsynced.ts";
import { applyAccountSearches } from "#offline/searches/sync/apply-account-searches.ts";
import { pushSearch } from "#offline/searches/sync/push-search.ts";
import { changeSettings, pullSettings, settingsOf } from "#offline/searches/sync/sync-settings.ts";
import type { Caller } from "#offline/transport/server-api.ts";
import { seededRandom, type SeededRandom } from "../../support/seeded-random.ts";
import { emptyStore } from "../support.ts";
import { content, OWNER } from "./support.ts";

const HISTORIES = 60;
const STEPS = 12;
const ALERTS = ["off", "daily", "at_once"] as const;

type Search = DocumentRow<"search">;

beforeEach(async () => {
  await emptyStore();
  await Promise.all(searchesDatabase().tables.map((table) => table.clear()));
});

test("a saved search as a document ends where one ends today, whatever is done here and elsewhere", async () => {
  for (let seed = 1; seed <= HISTORIES; seed += 1) {
    await searchesDatabase().searches.clear();
    const random = seededRandom(seed);
    let row = await savedInBoth();
    for (let step = 2; step <= STEPS; step += 1) {
      row = await doneInBoth(row, random, step);
      const today = await searchesDatabase().searches.get([OWNER, row.id]);
      expect(outlineOf(row), `seed ${seed}, step ${step}`).toEqual(outlineOfToday(today!));
      // A document says nothing of the end of a search that the account never had.
      if (row.unsent === 1) expect(isUnsent(today!) || isSeenUnsent(today!)).toBe(true);
    }
    if (row.base !== null) await endedElsewhereInBoth(row);
  }
});

async function savedInBoth(): Promise<Search> {
  const id = await saveSearch(OWNER, content(), 1000);
  const beside = { createdAt: instant(1), newCount: 0, newSince: instant(1) };
  const at = { now: 1, order: 1 };
  const made = restore(search, fresh("search", { owner: OWNER, id, beside }), at);
  return edit(search, made, () => ({ ...content(), seen_at: instant(1) }), at);
}

async function doneInBoth(row: Search, random: SeededRandom, step: number): Promise<Search> {
  const { id } = row;
  const at = { now: step, order: step };
  const isHere = shown(row) !== null;
  const doing = random.pick(["name", "alert", "seen", "remove", "restore", "news", "news"]);
  if (doing === "news") return metInBoth(row, random, step);
  if (doing === "restore" && !isHere) {
    await restoreSearch((await searchesDatabase().searches.get([OWNER, id]))!);
    return restore(search, row, at);
  }
  if (!isHere) return row;
  if (doing === "remove") {
    await removeSearch(OWNER, id);
    return remove(row, at);
  }
  if (doing === "seen") {
    await noteSeen(OWNER, id, step * 1000);
    return edit(search, row, (before) => ({ ...before, seen_at: instant(step) }), at);
  }
  const changed = doing === "name" ? { name: random.pick(["a", "b", "c"]) } : { alert: random.pick(ALERTS) };
  await changeSearch(OWNER, id, changed);
  return edit(search, row, (before) => ({ ...before, ...changed }), at);
}

async function metInBoth(row: Search, { pick, int }: SeededRandom, step: number): Promise<Search> {
  const { seen_at: last_seen_at, ...theirs } = {
    ...content({ name: pick(["a", "b", "d"]), alert: pick(ALERTS) }),
    // The account's never goes back.
    seen_at: instant(int(Date.parse(row.base?.seen_at ?? instant(1)) / 1000, step)),
  };
  const made = { id: row.id, created_at: instant(1), updated_at: instant(step), last_seen_at, new_count: 0 };
  await applyAccountSearches(OWNER, { data: [{ ...theirs, ...made }], new_rooms: 0 });
  const news = { content: { ...theirs, seen_at: last_seen_at }, version: instant(step), isRemoved: false };
  return met(row, news, meeting(step)).row!;
}

/**
 * Another device has deleted the search. Today only what was brought back here is kept, under another id. A document keeps what was
 * changed here, under its own; an undone removal of which nobody has heard is no change.
 */
async function endedElsewhereInBoth(row: Search): Promise<void> {
  const trace = { content: search.empty, version: instant(STEPS + 1), isRemoved: true };
  const { row: left } = met(row, trace, meeting(STEPS + 1));
  await applyAccountSearches(OWNER, { data: [], new_rooms: 0 });
  const wasRestored = (await searchesDatabase().searches.get([OWNER, row.id]))?.isRestored ?? false;
  await pushSearch(accountWithoutSearches(), OWNER, row.id);
  expect(await searchesDatabase().searches.count()).toBe(wasRestored ? 1 : 0);
  const isEdited =
    row.wanted !== null && !isSameContent({ ...row.wanted.content, seen_at: "" }, { ...row.base, seen_at: "" });
  expect(left === null).toBe(row.removed !== null || !isEdited);
  if (left !== null) expect(left).toMatchObject({ id: row.id, wanted: { content: contentOf(row) }, unsent: 1 });
}

function accountWithoutSearches(): Caller {
  return callerOf(() => Promise.reject(new ApiError(404, { detail: "No", code: "saved_search_deleted" }, null)));
}

function meeting(step: number) {
  return { kind: search, now: step, order: step };
}

function outlineOf({ base, ...row }: Search) {
  return { content: contentOf({ base, ...row }), isRemoved: row.removed !== null, base };
}

function outlineOfToday({ content: today, seenAt, isRemoved, base, seenThere }: SearchRow) {
  const seen = (one: Omit<SearchContent, "seen_at">, seen_at: string | null) => ({ ...one, seen_at });
  return { content: seen(today, seenAt), isRemoved, base: base === null ? null : seen(base, seenThere) };
}

function instant(step: number): string {
  return new Date(step * 1000).toISOString();
}

type Settings = DocumentRow<"settings">;

test("settings as a document end where they end today, whatever is set here and elsewhere", async () => {
  for (let seed = 1; seed <= HISTORIES; seed += 1) {
    await searchesDatabase().settings.clear();
    const random = seededRandom(seed);
    const beside = { mailAddress: "a@example.org", isMailConfirmed: true };
    let row: Settings = fresh("settings", { owner: OWNER, id: SETTINGS_ID, beside });
    for (let step = 1; step <= STEPS; step += 1) {
      row = await setInBoth(row, random, step);
      const today = (await settingsOf(OWNER))!;
      expect({ content: shown(row), base: row.base }).toEqual({ content: today.settings, base: today.base });
      expect(row.unsent === 1).toBe(areSettingsUnsent(today));
    }
  }
});

async function setInBoth(row: Settings, random: SeededRandom, step: number): Promise<Settings> {
  const at = { now: step, order: step };
  const changed = {
    quiet_from: random.pick(["22:00", "23:00", null]),
    offer: { ...DEFAULT_NOTIFICATION_SETTINGS.offer, alert: random.pick(ALERTS) },
    saved_searches: random.chance(0.5),
  };
  const some = Object.fromEntries(Object.entries(changed).filter(() => random.chance(0.5)));
  if (step > 1 && random.chance(0.5)) {
    await changeSettings(OWNER, some);
    return edit(settings, row, (before) => ({ ...before, ...some }), at);
  }
  const theirs: NotificationSettings = { ...DEFAULT_NOTIFICATION_SETTINGS, ...some };
  await pullSettings(accountWithSettings(theirs), OWNER);
  const news = { content: theirs, version: instant(step), isRemoved: false };
  return met(row, news, { kind: settings, ...at }).row!;
}

function accountWithSettings(theirs: NotificationSettings): Caller {
  const data = { ...theirs, mail_address: "a@example.org", mail_is_confirmed: true, push_devices: 0 };
  return callerOf(async () => ({ data, fetchedAt: 0, savedAt: null }));
}

function callerOf(call: () => Promise<unknown>): Caller {
  const clock = { ...SENDER_CLOCK, now: () => 0 };
  return { owner: () => OWNER, clock, api: { call: call as Caller["api"]["call"] } };
}
