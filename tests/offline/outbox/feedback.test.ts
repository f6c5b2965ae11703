import { beforeEach, expect, test } from "vitest";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { neededOf } from "#offline/outbox/app-badge.ts";
import { postDraft } from "#offline/outbox/entries/enqueue.ts";
import { queueFeedback } from "#offline/outbox/entries/enqueue-deeds.ts";
import { outboxOf, unsentOf } from "#offline/outbox/entries/outbox-of.ts";
import { exportOutbox } from "#offline/export/export-outbox.ts";
import { wakeAfterLogin } from "#offline/outbox/sending/wake.ts";
import { ANONYMOUS } from "#offline/session/owner-of.ts";
import { emptyDrafts, FIELDS, network, OWNER, receipts, writtenDraft } from "./support.ts";

const BODY = { query: "曼城 studio", satisfied: true };

beforeEach(emptyDrafts);

const waiting = () => draftsDatabase().outbox.count();

test("A-25: feedback is stored until the server has it, and is not shown as unsent", async () => {
  const server = network();
  await queueFeedback(OWNER, BODY);
  expect((await outboxOf(OWNER)).entries).toEqual([]);
  expect(await unsentOf(OWNER)).toEqual({ posted: 0, drafts: 0 });
  expect((await exportOutbox(OWNER)).entries).toEqual([]);
  server.faults.push("lost-request");
  await server.drain();
  expect(await waiting()).toBe(1);
  server.pass(60 * 60 * 1000);
  await server.drain();
  expect(server.asked.map(({ name, body }) => ({ name, body }))).toEqual([
    { name: "sendAiFeedback", body: BODY },
    { name: "sendAiFeedback", body: BODY },
  ]);
  expect(await waiting()).toBe(0);
  expect(await receipts()).toEqual([]);
});

test.each([400, 403, 404, 409, 422])(
  "A-25: a refusal with %i drops the feedback, and delays no other entry",
  async (status) => {
    const server = network();
    await queueFeedback(OWNER, BODY);
    await postDraft(await writtenDraft(), FIELDS);
    server.faults.push({ status });
    await server.drain();
    expect(server.asked.map(({ name }) => name)).toEqual(["sendAiFeedback", "createListing"]);
    expect(await waiting()).toBe(0);
    expect(await receipts()).toHaveLength(1);
  },
);

test.each([
  { status: 429, retryAfter: 600 },
  { status: 409, retryAfter: 1 },
])("A-25: told by $status to try later, it waits under its key, and holds nothing back", async (fault) => {
  const server = network();
  await queueFeedback(OWNER, BODY, "0190aaaa-0000-7000-8000-000000000001");
  await postDraft(await writtenDraft(), FIELDS);
  server.faults.push(fault);
  await server.drain();
  expect(server.asked.map(({ name }) => name)).toEqual(["sendAiFeedback", "createListing"]);
  expect(await waiting()).toBe(1);
  server.pass(60 * 60 * 1000);
  await server.drain();
  expect(await waiting()).toBe(0);
  const keys = server.asked.filter(({ name }) => name === "sendAiFeedback").map(({ key }) => key);
  expect(keys).toEqual(Array(2).fill("0190aaaa-0000-7000-8000-000000000001"));
});

test("A-25: after a refused session it waits for the next login, and is not counted", async () => {
  const server = network();
  await queueFeedback(OWNER, BODY);
  await postDraft(await writtenDraft(), FIELDS);
  server.faults.push({ status: 401 });
  await server.drain();
  expect(server.asked).toHaveLength(1);
  expect(await waiting()).toBe(2);
  expect([await neededOf(OWNER), await neededOf(ANONYMOUS)]).toEqual([0, 0]);
  await wakeAfterLogin(OWNER);
  await server.drain();
  expect(await waiting()).toBe(0);
});

test("A-25: after a server error it is sent later", async () => {
  const server = network();
  await queueFeedback(OWNER, BODY);
  server.faults.push({ status: 503 });
  await server.drain();
  expect(await waiting()).toBe(1);
});
