import { beforeEach, expect, test } from "vitest";
import { cacheDatabase } from "#offline/cache/cache-database.ts";
import { clearPrivate } from "#offline/cache/clear-private.ts";
import { openedContacts, rememberContact } from "#offline/cache/contacts/opened-contacts.ts";
import { emptyStore } from "../../support.ts";

beforeEach(emptyStore);

const CONTACT = {
  email: "poster@example.org",
  contact_info: "WeChat poster",
  xhs_link: "https://xhslink.com/m/1",
  contacts_in_text: null,
  updated_at: "2026-11-21T12:00:00.000Z",
};
const NOW = Date.parse("2026-11-21T12:00:00Z");

test("A-53: what a user has opened is there again, newer in the place of older, and nobody else's", async () => {
  await rememberContact("anna", "room-a", CONTACT, NOW);
  await rememberContact("anna", "room-a", { ...CONTACT, email: "new@example.org" }, NOW + 1);
  await rememberContact("ben", "room-b", CONTACT, NOW);
  expect([...(await openedContacts("anna"))]).toEqual([["room-a", { ...CONTACT, email: "new@example.org" }]]);
  expect([...(await openedContacts("cara"))]).toEqual([]);
});

test("A-46: a logout removes them, and what was asked for before it is not kept after", async () => {
  await rememberContact("anna", "room-a", CONTACT, Date.now());
  await rememberContact("ben", "room-b", CONTACT, Date.now());
  const askedAt = Date.now();
  await clearPrivate("anna");
  await rememberContact("anna", "room-c", CONTACT, askedAt);
  expect((await openedContacts("anna")).size).toBe(0);
  expect((await openedContacts("ben")).size).toBe(1);
  await rememberContact("anna", "room-c", CONTACT, Date.now() + 1);
  expect([...(await openedContacts("anna")).keys()]).toEqual(["room-c"]);
});

test("of more than 500 those opened longest ago go", async () => {
  const opened = (made: number) => ({ owner: "anna", id: `room-${made}`, ...CONTACT, openedAt: NOW + made });
  await cacheDatabase().contacts.bulkPut(Array.from({ length: 500 }, (_, made) => opened(made)));
  for (const made of [500, 501]) await rememberContact("anna", `room-${made}`, CONTACT, NOW + made);
  const kept = await openedContacts("anna");
  expect([kept.size, kept.has("room-1"), kept.has("room-2")]).toEqual([500, false, true]);
});
