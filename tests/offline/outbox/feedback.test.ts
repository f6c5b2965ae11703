import { beforeEach, expect, test } from "vitest";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { postDraft, queueFeedback } from "#offline/outbox/enqueue.ts";
import { outboxOf, unsentOf } from "#offline/outbox/outbox-of.ts";
import { copyUnsent } from "#offline/outbox/unsent-copy.ts";
import { emptyDrafts, FIELDS, network, OWNER, receipts, writtenDraft } from "./support.ts";

const BODY = { query: "曼城 studio", satisfied: true };

beforeEach(emptyDrafts);

const waiting = () => draftsDatabase().outbox.count();

test("A-25: feedback is kept until the server has it, and nobody sees it on its way", async () => {
  const server = network();
  await queueFeedback(OWNER, BODY);
  expect((await outboxOf(OWNER)).entries).toEqual([]);
  expect(await unsentOf(OWNER)).toEqual({ posted: 0, drafts: 0 });
  expect((await copyUnsent(OWNER)).entries).toEqual([]);
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

test.each([401, 403, 404, 422, 429])(
  "A-25: a refusal with %i is the end of it, and holds nothing back",
  async (status) => {
    const server = network();
    await queueFeedback(OWNER, BODY);
    await postDraft(await writtenDraft(), FIELDS);
    server.faults.push({ status, retryAfter: 600 });
    await server.drain();
    expect(server.asked.map(({ name }) => name)).toEqual(["sendAiFeedback", "createListing"]);
    expect(await waiting()).toBe(0);
    expect(await receipts()).toHaveLength(1);
  },
);

test("A-25: a server in trouble gets it later", async () => {
  const server = network();
  await queueFeedback(OWNER, BODY);
  server.faults.push({ status: 503 });
  await server.drain();
  expect(await waiting()).toBe(1);
});
