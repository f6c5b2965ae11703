import { beforeEach, expect, test } from "vitest";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { exportOutbox } from "#offline/export/export-outbox.ts";
import { postDraft } from "#offline/outbox/entries/enqueue.ts";
import { queueDeed, withdrawDeed } from "#offline/outbox/entries/enqueue-deeds.ts";
import { offerSubject } from "#offline/drafts/outbox-entry.ts";
import { outboxOf } from "#offline/outbox/entries/outbox-of.ts";
import { emptyDrafts, FIELDS, network, OWNER, receipts, states, writtenDraft } from "./support.ts";

const ABOUT = {
  listing_id: "0190bbbb-0000-7000-8000-000000000001",
  request_id: "0190bbbb-0000-7000-8000-000000000002",
};
const OFFER = {
  id: offerSubject(ABOUT),
  title: "Sunny ensuite",
  deed: {
    name: "offer",
    body: { id: "0190bbbb-0000-7000-8000-000000000003", ...ABOUT, words_zh: "你好", words_en: "Hello" },
  },
} as const;
const answer = (chosen: "declined" | "muted" | null) => ({
  id: OFFER.deed.body.id,
  title: "Sunny ensuite",
  deed: { name: "answer-offer", answer: chosen } as const,
});

beforeEach(emptyDrafts);

test("A-72: an offer that was written without a network is sent once, however often it was tapped", async () => {
  const server = network();
  await queueDeed(OWNER, OFFER);
  await queueDeed(OWNER, OFFER);
  server.faults.push("lost-answer");
  await server.drain();
  server.pass(60 * 60 * 1000);
  // Another tap while it may have arrived.
  await queueDeed(OWNER, OFFER);
  await server.drain();
  expect(server.asked.map(({ name, body }) => ({ name, body }))).toEqual([
    { name: "sendOffer", body: OFFER.deed.body },
    { name: "sendOffer", body: OFFER.deed.body },
  ]);
  expect(await states()).toEqual([]);
  expect(await receipts()).toMatchObject([{ kind: "deed", deed: "offer", entityId: OFFER.id, title: "Sunny ensuite" }]);
});

test("A-72: of several answers to an offer the last one is sent", async () => {
  const server = network();
  await queueDeed(OWNER, answer("declined"));
  await queueDeed(OWNER, answer("muted"));
  await queueDeed(OWNER, answer(null));
  await server.drain();
  expect(server.asked).toMatchObject([{ name: "answerOffer", body: { answer: null } }]);
});

test.each([
  { status: 409, code: "room_does_not_fit" },
  { status: 404, code: "listing_paused" },
  { status: 403, code: "not_owner" },
] as const)("A-72: refused with $code, an offer is kept, said and can be taken back", async (refusal) => {
  const server = network();
  await queueDeed(OWNER, OFFER);
  server.faults.push(refusal);
  await server.drain();
  expect(await states()).toEqual(["needs-fix"]);
  const [entry] = (await outboxOf(OWNER)).entries;
  expect(await withdrawDeed("user-b", entry!.seq)).toBe(false);
  expect(await withdrawDeed(OWNER, entry!.seq)).toBe(true);
  expect(await draftsDatabase().outbox.count()).toBe(0);
});

test("A-72: a refused offer that is made again takes the place of the refused one", async () => {
  const server = network();
  await queueDeed(OWNER, OFFER);
  server.faults.push({ status: 409, code: "room_does_not_fit" });
  await server.drain();
  await queueDeed(OWNER, OFFER);
  await server.drain();
  expect(await states()).toEqual([]);
  expect(server.asked).toHaveLength(2);
});

test("A-72: a limit on offers delays no other entry", async () => {
  const server = network();
  await queueDeed(OWNER, OFFER);
  await postDraft(await writtenDraft(), FIELDS);
  server.faults.push({ status: 429, retryAfter: 60 });
  await server.drain();
  expect(server.asked.map(({ name }) => name)).toEqual(["sendOffer", "createListing"]);
  expect(await states()).toEqual(["waiting"]);
});

test("A-72: an answer to an offer that is gone is done with", async () => {
  const server = network();
  await queueDeed(OWNER, answer("declined"));
  server.faults.push({ status: 404, code: "offer_not_found" });
  await server.drain();
  expect(await states()).toEqual([]);
});

test("A-72: deeds are not exported: they name other people's requests", async () => {
  await queueDeed(OWNER, OFFER);
  expect((await exportOutbox(OWNER)).entries).toEqual([]);
});
