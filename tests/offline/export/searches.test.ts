import { beforeEach, expect, test } from "vitest";
import { exportSearches } from "#offline/export/export-searches.ts";
import { importSearches } from "#offline/export/import-searches.ts";
import { BrokenExportError, ForeignExportError } from "#offline/export/open-export.ts";
import { parseSearchesExport } from "#offline/export/parse-searches-export.ts";
import { changeSearch, savedSearchesOf, saveSearch } from "#offline/searches/store/saved-searches.ts";
import { searchesDatabase } from "#offline/searches/store/searches-database.ts";
import { account, content, NOON, OWNER } from "../searches/support.ts";

beforeEach(async () => {
  await searchesDatabase().searches.clear();
  await searchesDatabase().syncs.clear();
});

/** What is exported, through a file. */
async function searchesInFile() {
  return parseSearchesExport(JSON.stringify(await exportSearches(OWNER)), OWNER);
}

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

test("files of others, and what nobody has exported, are refused", async () => {
  await saveSearch(OWNER, content(), NOON);
  const searches = await searchesInFile();
  expect(() => parseSearchesExport(JSON.stringify(searches), "user-b")).toThrow(ForeignExportError);
  const [search] = searches.searches;
  for (const wrong of [{ id: 1 }, { content: { ...search!.content, alert: "hourly" } }, { createdAt: "yesterday" }]) {
    const text = JSON.stringify({ ...searches, searches: [{ ...search, ...wrong }] });
    expect(() => parseSearchesExport(text, OWNER)).toThrow(BrokenExportError);
  }
});
