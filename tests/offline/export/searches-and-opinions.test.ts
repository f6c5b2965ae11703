import { beforeEach, expect, test } from "vitest";
import { emptyOpinion, type Opinion, type SharedListView } from "#domain/shared-lists/shared-list.ts";
import { exportOpinions } from "#offline/export/export-opinions.ts";
import { exportSearches } from "#offline/export/export-searches.ts";
import { importOpinions } from "#offline/export/import-opinions.ts";
import { importSearches } from "#offline/export/import-searches.ts";
import { BrokenExportError, ForeignExportError } from "#offline/export/open-export.ts";
import { parseOpinionsExport } from "#offline/export/parse-opinions-export.ts";
import { parseSearchesExport } from "#offline/export/parse-searches-export.ts";
import { changeSearch, savedSearchesOf, saveSearch } from "#offline/searches/store/saved-searches.ts";
import { searchesDatabase } from "#offline/searches/store/searches-database.ts";
import { exchangeOpinion } from "#offline/viewings/shared-lists/exchange-opinion.ts";
import { applyView, editOpinion, sharedListHere } from "#offline/viewings/shared-lists/shared-lists.ts";
import { viewingsDatabase } from "#offline/viewings/store/viewings-database.ts";
import { account, content, NOON, OWNER } from "../searches/support.ts";

const TOKEN = "a".repeat(32);
const FRIEND = { id: "friend", name: "Mei", votes: { room: "down" as const }, notes: { room: "Too loud" } };
const VIEW: SharedListView = { name: "September", is_owner: false, rooms: [], opinions: [FRIEND], own: null };

beforeEach(async () => {
  await searchesDatabase().searches.clear();
  await searchesDatabase().syncs.clear();
  await viewingsDatabase().sharedLists.clear();
});

/** What is exported, through a file. */
async function searchesInFile() {
  return parseSearchesExport(JSON.stringify(await exportSearches(OWNER)), OWNER);
}

async function opinionsInFile() {
  return parseOpinionsExport(JSON.stringify(await exportOpinions(OWNER)), OWNER);
}

const says =
  (note: string) =>
  (known: Opinion): Opinion => ({ ...known, votes: { ...known.votes, room: "up" }, notes: { room: note } });

test("A-76: searches that the account has not got are taken to another phone, and from there into the account, once", async () => {
  const server = account();
  await saveSearch(OWNER, content({ name: "In the account" }), NOON);
  await server.sync();
  expect(await exportSearches(OWNER)).toBeNull();
  await saveSearch(OWNER, content({ name: "On the phone", criteria: { mode: "filter", city: "Durham" } }), NOON);
  const before = (await savedSearchesOf(OWNER)).find(({ base }) => base === null);
  const copy = await searchesInFile();
  expect(copy.searches.map((search) => search.content.name)).toEqual(["On the phone"]);
  await searchesDatabase().searches.clear();
  expect(await importSearches(copy)).toEqual({ added: 1, known: 0 });
  expect(await savedSearchesOf(OWNER)).toEqual([before]);
  await server.sync();
  expect([...server.rows.values()].map(({ name }) => name).toSorted()).toEqual(["In the account", "On the phone"]);
  expect(await importSearches(copy)).toEqual({ added: 0, known: 1 });
  await server.sync();
  expect(server.rows.size).toBe(2);
});

test("A-76: what was renamed on the one phone comes in, what was chosen on the other since stays", async () => {
  const server = account();
  const id = await saveSearch(OWNER, content({ name: "Before" }), NOON);
  await server.sync();
  await changeSearch(OWNER, id, { name: "Renamed", alert: "daily" });
  const copy = await searchesInFile();
  await searchesDatabase().searches.clear();
  await server.sync();
  await changeSearch(OWNER, id, { alert: "at_once" });
  expect(await importSearches(copy)).toEqual({ added: 1, known: 0 });
  expect(await savedSearchesOf(OWNER)).toMatchObject([{ id, content: { name: "Renamed", alert: "at_once" } }]);
});

test("A-76: another search for the same stays the only one", async () => {
  await saveSearch(OWNER, content({ name: "On the one phone" }), NOON);
  const copy = await searchesInFile();
  await searchesDatabase().searches.clear();
  await saveSearch(OWNER, content({ name: "On the other" }), NOON);
  expect(await importSearches(copy)).toEqual({ added: 0, known: 1 });
  expect((await savedSearchesOf(OWNER)).map((row) => row.content.name)).toEqual(["On the other"]);
});

test("A-75: votes and notes that the server does not have are taken to another phone without what friends have said, and are sent from there", async () => {
  await applyView({ owner: OWNER, token: TOKEN }, VIEW, NOON);
  expect(await exportOpinions(OWNER)).toBeNull();
  await editOpinion(OWNER, TOKEN, says("Quiet at night"));
  const copy = await opinionsInFile();
  expect(JSON.stringify(copy)).not.toContain(FRIEND.name);
  await viewingsDatabase().sharedLists.clear();
  expect(await importOpinions(copy)).toBe(1);
  const sent: Opinion[] = [];
  const api = {
    read: async () => ({ data: VIEW, fetchedAt: NOON, savedAt: null }),
    put: async (_: string, said: Opinion) => {
      sent.push(said);
      return { content: said, version: "v1", updated_at: "v1" };
    },
  };
  expect(await exchangeOpinion(api, OWNER, TOKEN)).toBe(true);
  const said = { ...emptyOpinion, votes: { room: "up" }, notes: { room: "Quiet at night" } };
  expect(sent).toEqual([said]);
  expect(await sharedListHere(OWNER, TOKEN)).toMatchObject({
    view: { name: "September" },
    content: said,
    isDirty: false,
  });
});

test("A-75: what was said of a room on both phones is kept, line by line", async () => {
  await applyView({ owner: OWNER, token: TOKEN }, VIEW, NOON);
  await editOpinion(OWNER, TOKEN, says("Quiet at night"));
  const copy = await opinionsInFile();
  await editOpinion(OWNER, TOKEN, says("Far from the bus"));
  await importOpinions(copy);
  const here = await sharedListHere(OWNER, TOKEN);
  expect(here?.content.notes["room"]?.split("\n").toSorted()).toEqual(["Far from the bus", "Quiet at night"]);
  expect(here?.isDirty).toBe(true);
});

test("files of others, and what nobody has exported, are refused", async () => {
  await saveSearch(OWNER, content(), NOON);
  await applyView({ owner: OWNER, token: TOKEN }, VIEW, NOON);
  await editOpinion(OWNER, TOKEN, says("Quiet at night"));
  const searches = await searchesInFile();
  const opinions = await opinionsInFile();
  expect(() => parseSearchesExport(JSON.stringify(searches), "user-b")).toThrow(ForeignExportError);
  expect(() => parseOpinionsExport(JSON.stringify(opinions), "user-b")).toThrow(ForeignExportError);
  const [search] = searches.searches;
  for (const wrong of [{ id: 1 }, { content: { ...search!.content, alert: "hourly" } }, { createdAt: "yesterday" }]) {
    const text = JSON.stringify({ ...searches, searches: [{ ...search, ...wrong }] });
    expect(() => parseSearchesExport(text, OWNER)).toThrow(BrokenExportError);
  }
  const [opinion] = opinions.opinions;
  for (const wrong of [{ token: "../../etc" }, { content: { ...opinion!.content, votes: { room: "maybe" } } }]) {
    const text = JSON.stringify({ ...opinions, opinions: [{ ...opinion, ...wrong }] });
    expect(() => parseOpinionsExport(text, OWNER)).toThrow(BrokenExportError);
  }
});
