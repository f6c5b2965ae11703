import { beforeEach, expect, test } from "vitest";
import { forgetDocumentsHere } from "#offline/database/documents-here.ts";
import { newRoomsOf } from "#offline/searches/new-rooms.ts";
import { changeSettings, settingsOf } from "#offline/searches/notification-settings.ts";
import {
  changeSearch,
  noteSeen,
  removeSearch,
  restoreSearch,
  savedSearchesOf,
  saveSearch,
} from "#offline/searches/saved-searches.ts";
import { ANONYMOUS } from "#offline/session/owner-of.ts";
import { emptyDocuments, emptyStore } from "../support.ts";
import { account, content, NOON, OWNER, unsyncedSearches } from "./support.ts";

const HOUR_MS = 60 * 60 * 1000;

beforeEach(async () => {
  await emptyStore();
  await emptyDocuments();
});

const names = async (owner = OWNER) => (await savedSearchesOf(owner)).map((row) => row.content.name);

test("A-76: a search that is kept without a network is in the account at the next sync, once", async () => {
  const server = account();
  server.isUp = false;
  const id = await saveSearch(OWNER, content(), NOON);
  expect(await saveSearch(OWNER, content({ name: "The same criteria" }), NOON)).toBe(id);
  expect((await server.sync()).nextAt).not.toBeNull();
  expect(await unsyncedSearches(OWNER)).toBe(1);
  server.isUp = true;
  server.now += HOUR_MS;
  await server.sync();
  expect([...server.rows.keys()]).toEqual([id]);
  expect(await unsyncedSearches(OWNER)).toBe(0);
  await server.sync();
  expect(server.asked.filter((name) => name === "putSavedSearch")).toHaveLength(1);
});

test("A-76: what was kept before the login is the user's afterwards; the same search stays once", async () => {
  await saveSearch(ANONYMOUS, content({ name: "Before" }), NOON);
  await saveSearch(ANONYMOUS, content({ name: "Studios", criteria: { mode: "fuzzy", keyword: "studio" } }), NOON + 1);
  await saveSearch(OWNER, content({ name: "Mine" }), NOON + 2);
  const server = account();
  await server.sync();
  expect(await names()).toEqual(["Mine", "Studios"]);
  expect(await names(ANONYMOUS)).toEqual([]);
  expect(server.rows.size).toBe(2);
});

test("A-76: what was kept before the login, and the account has from another phone, stays once", async () => {
  const server = account();
  await saveSearch(OWNER, content({ name: "From the other phone" }), NOON);
  await server.sync();
  await emptyDocuments();
  await saveSearch(ANONYMOUS, content({ name: "Before" }), NOON);
  await server.sync();
  expect(await names()).toEqual(["From the other phone"]);
  expect([...server.rows.values()].map(({ name }) => name)).toEqual(["From the other phone"]);
});

test("two phones keep the same search without a network: it is there once, and one is told of it as either wished", async () => {
  const server = account();
  await saveSearch(OWNER, content(), NOON);
  await server.sync();
  await emptyDocuments();
  await saveSearch(OWNER, content({ name: "Told of", alert: "daily" }), NOON);
  await server.sync();
  expect(await savedSearchesOf(OWNER)).toMatchObject([{ content: { name: "Leeds, up to £200", alert: "daily" } }]);
  expect([...server.rows.values()]).toMatchObject([{ alert: "daily" }]);
});

test("a search that is taken away, and kept anew before the account has heard of it, stays", async () => {
  const server = account();
  const id = await saveSearch(OWNER, content({ name: "Before" }), NOON);
  await server.sync();
  await removeSearch(OWNER, id);
  await saveSearch(OWNER, content({ name: "Anew" }), NOON);
  await server.sync();
  expect(await names()).toEqual(["Anew"]);
  expect([...server.rows.values()].map(({ name }) => name)).toEqual(["Anew"]);
});

test("what two devices change is merged field by field; what both changed is the later sender's", async () => {
  const server = account();
  const id = await saveSearch(OWNER, content(), NOON);
  await server.sync();
  await changeSearch(OWNER, id, { name: "  Near\nthe station " });
  server.editElsewhere(id, { alert: "daily", name: "Elsewhere" });
  server.isUp = false;
  await server.sync();
  server.isUp = true;
  server.now += HOUR_MS;
  await server.sync();
  expect(server.rows.get(id)?.name).toBe("Near the station");
  const [row] = await savedSearchesOf(OWNER);
  expect(row?.content).toMatchObject({ name: "Near the station", alert: "daily" });
});

test("a search that another device has deleted goes; one that is new there comes", async () => {
  const server = account();
  const id = await saveSearch(OWNER, content(), NOON);
  await server.sync();
  server.deleteElsewhere(id);
  const theirs = { ...content({ name: "Theirs" }), id: "0198c0de-0000-7000-8000-000000000002" };
  const at = new Date(NOON).toISOString();
  server.rows.set(theirs.id, { ...theirs, created_at: at, updated_at: at, last_seen_at: at, new_count: 2 });
  await server.sync();
  expect(await names()).toEqual(["Theirs"]);
  expect(await newRoomsOf(OWNER)).toBe(2);
});

test("a deletion is undone before the account hears of it, and after", async () => {
  const server = account();
  const id = await saveSearch(OWNER, content(), NOON);
  await server.sync();
  const [row] = await savedSearchesOf(OWNER);
  await removeSearch(OWNER, id);
  expect(await names()).toEqual([]);
  await restoreSearch(row!);
  await server.sync();
  expect([...server.rows.keys()]).toEqual([id]);

  await removeSearch(OWNER, id);
  await server.sync();
  expect(server.rows.size).toBe(0);
  await restoreSearch(row!);
  await server.sync();
  expect(await names()).toEqual([content().name]);
  expect([...server.rows.keys()]).toEqual([id]);
});

test("the account hears when its owner has looked, and nothing is new until it finds more", async () => {
  const server = account();
  const id = await saveSearch(OWNER, content(), NOON);
  await server.sync();
  server.rows.set(id, { ...server.rows.get(id)!, new_count: 3 });
  await server.sync();
  expect((await savedSearchesOf(OWNER))[0]?.newCount).toBe(3);
  expect(await newRoomsOf(OWNER)).toBe(3);
  server.isUp = false;
  await noteSeen(OWNER, id, NOON + HOUR_MS);
  expect(await newRoomsOf(OWNER)).toBe(0);
  server.isUp = true;
  await server.sync();
  expect(server.rows.get(id)).toMatchObject({ last_seen_at: new Date(NOON + HOUR_MS).toISOString(), new_count: 0 });
  expect((await savedSearchesOf(OWNER))[0]?.newCount).toBe(0);
});

test("one search too many stays here, says so, and holds up no other change", async () => {
  const server = account();
  for (let at = 0; at <= 30; at++) {
    const criteria = { mode: "filter", city: "Leeds", high_price: 100 + at } as const;
    await saveSearch(OWNER, content({ name: `Search ${at}`, criteria }), NOON + at);
  }
  await server.sync();
  expect(server.rows.size).toBe(30);
  const refused = (await savedSearchesOf(OWNER)).filter(({ isRefused }) => isRefused);
  expect(refused).toHaveLength(1);
  await changeSearch(OWNER, [...server.rows.keys()][0]!, { alert: "daily" });
  await server.sync();
  expect([...server.rows.values()][0]?.alert).toBe("daily");
});

test("quiet hours that are set without a network reach the account, and keep what was set elsewhere", async () => {
  const server = account();
  await server.sync();
  server.isUp = false;
  await changeSettings(OWNER, { quiet_from: "23:00" });
  server.setElsewhere({ offer: { alert: "off", by_push: false, by_mail: false } });
  expect(await unsyncedSearches(OWNER)).toBe(1);
  server.isUp = true;
  await server.sync();
  expect(server.settings).toMatchObject({ quiet_from: "23:00", offer: { alert: "off" } });
  expect((await settingsOf(OWNER))?.settings.quiet_from).toBe("23:00");
  expect(await unsyncedSearches(OWNER)).toBe(0);
});

test("logging out removes what the account has, and keeps the rest for the next login", async () => {
  const server = account();
  await saveSearch(OWNER, content(), NOON);
  await server.sync();
  await saveSearch(OWNER, content({ name: "Unsent", criteria: { mode: "fuzzy", keyword: "studio" } }), NOON + 1);
  await forgetDocumentsHere(OWNER, "synced");
  expect(await names()).toEqual(["Unsent"]);
  await forgetDocumentsHere(OWNER, "all");
  expect(await names()).toEqual([]);
});
