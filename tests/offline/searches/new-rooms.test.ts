import { beforeEach, expect, test } from "vitest";
import { newRoomsOf, notePushedCount } from "#offline/searches/new-rooms.ts";
import { noteSeen, removeSearch, savedSearchesOf, saveSearch } from "#offline/searches/saved-searches.ts";
import { emptyDocuments } from "../support.ts";
import { account, content, NOON, OWNER } from "./support.ts";

const MINUTE_MS = 60 * 1000;

beforeEach(emptyDocuments);

/** Two searches that have found three rooms each, one of which both have found. */
async function twoSearches() {
  const server = account();
  const leeds = await saveSearch(OWNER, content(), NOON);
  const studios = await saveSearch(OWNER, content({ criteria: { mode: "fuzzy", keyword: "studio" } }), NOON);
  await server.sync();
  for (const id of [leeds, studios]) server.rows.set(id, { ...server.rows.get(id)!, new_count: 3 });
  server.newInAll = 5;
  await server.sync();
  return { server, leeds, studios };
}

const counts = async () => Object.fromEntries((await savedSearchesOf(OWNER)).map(({ id, newCount }) => [id, newCount]));

test("A-76: a room that two searches have found is counted once, and none once its owner has looked", async () => {
  const { leeds, studios } = await twoSearches();
  expect(await newRoomsOf(OWNER)).toBe(5);
  await noteSeen(OWNER, leeds, NOON + MINUTE_MS);
  expect(await counts()).toEqual({ [leeds]: 0, [studios]: 3 });
  expect(await newRoomsOf(OWNER)).toBe(3);
  await removeSearch(OWNER, studios);
  expect(await newRoomsOf(OWNER)).toBe(0);
});

test("A-76: a push says how many are new in all, and in which search one is, also after its owner has looked", async () => {
  const { server, leeds, studios } = await twoSearches();
  await notePushedCount(OWNER, 6, leeds);
  expect(await counts()).toEqual({ [leeds]: 4, [studios]: 3 });
  expect(await newRoomsOf(OWNER)).toBe(6);
  await noteSeen(OWNER, leeds, NOON + MINUTE_MS);
  await notePushedCount(OWNER, 4, leeds);
  expect(await counts()).toEqual({ [leeds]: 1, [studios]: 3 });
  expect(await newRoomsOf(OWNER)).toBe(4);
  // A digest names no search.
  await notePushedCount(OWNER, 9, undefined);
  expect(await newRoomsOf(OWNER)).toBe(9);
  server.newInAll = null;
  await server.sync();
  expect(await newRoomsOf(OWNER)).toBe(3);
});

test("on a phone without any search a push counts nothing", async () => {
  await notePushedCount(OWNER, 2, undefined);
  expect(await newRoomsOf(OWNER)).toBe(0);
});
