import { beforeEach, expect, test } from "vitest";
import { dexieStore } from "#offline/database/dexie-store.ts";
import { exportDocuments } from "#offline/export/documents/export-documents.ts";
import { importDocuments } from "#offline/export/documents/import-documents.ts";
import { parseDocuments } from "#offline/export/documents/parse-documents.ts";
import { savedSearchesOf, saveSearch } from "#offline/searches/saved-searches.ts";
import { account, content, NOON, OWNER } from "../searches/support.ts";
import { emptyDocuments } from "../support.ts";

beforeEach(emptyDocuments);

const exported = () => exportDocuments(dexieStore, OWNER, new Map());

/** What is exported, through a file. */
async function searchesInFile() {
  return parseDocuments(JSON.stringify(await exported()), OWNER);
}

test("A-76: searches that the account has not got are taken to another phone, and from there into the account, once", async () => {
  const server = account();
  await saveSearch(OWNER, content({ name: "In the account" }), NOON);
  await server.sync();
  expect(await exported()).toBeNull();
  await saveSearch(OWNER, content({ name: "On the phone", criteria: { mode: "filter", city: "Durham" } }), NOON);
  const before = (await savedSearchesOf(OWNER)).filter((row) => row.content.name === "On the phone");
  const copy = await searchesInFile();
  expect(copy.documents.map(({ content }) => "name" in content && content.name)).toEqual(["On the phone"]);
  await emptyDocuments();
  const taken = () => importDocuments(dexieStore, copy, { files: {}, now: NOON });
  expect(await taken()).toEqual({ added: 1, known: 0 });
  expect(await savedSearchesOf(OWNER)).toEqual(before);
  await server.sync();
  expect([...server.rows.values()].map(({ name }) => name).toSorted()).toEqual(["In the account", "On the phone"]);
  expect(await taken()).toEqual({ added: 0, known: 1 });
  await server.sync();
  expect(server.rows.size).toBe(2);
});
