import { beforeEach, expect, test } from "vitest";
import { postDraft } from "#offline/outbox/entries/enqueue.ts";
import { emptyDrafts, FIELDS, network, states, writtenDraft, type Fault } from "./support.ts";
import { DAY_MS, HOUR_MS } from "../support.ts";

beforeEach(emptyDrafts);

const MINUTE_MS = 60 * 1000;

/** A room whose first try meets a fault; from then on it waits. */
async function waiting(fault: Fault) {
  const server = network();
  server.faults.push(fault);
  await postDraft(await writtenDraft(), FIELDS);
  await server.drain();
  expect(await states()).toEqual(["waiting"]);
  return server;
}

test("B9: after the clock is set back a day, entries that wait for the network are sent at once", async () => {
  const server = await waiting("lost-request");
  server.pass(-DAY_MS);
  await server.drain();
  expect(server.rows.size).toBe(1);
  expect(await states()).toEqual([]);
});

test("B9: after the clock is set forward a day, waiting entries are sent once", async () => {
  const server = await waiting("lost-answer");
  server.pass(DAY_MS);
  await server.drain();
  expect(server.rows.size).toBe(1);
  expect(server.asked).toHaveLength(2);
});

test("B9: after the clock is set back to before a wait began, nothing waits for it", async () => {
  const server = await waiting({ status: 500 });
  server.pass(-1.5 * MINUTE_MS);
  await server.drain();
  expect(server.rows.size).toBe(1);
});

test("B9, S12: a server that asked for a second is not waited for a day because the clock is set back by one", async () => {
  const server = await waiting({ status: 503, retryAfter: 1 });
  server.faults.push({ status: 503, retryAfter: 60 });
  server.pass(-DAY_MS);
  expect(await server.drain()).toMatchObject({ kind: "drained", nextAt: expect.any(Number) });
  expect(server.asked).toHaveLength(2);
  server.pass(MINUTE_MS);
  await server.drain();
  expect(server.rows.size).toBe(1);
});

test("B9: a time that the server named is kept as long as the clock is not set back to before it", async () => {
  const server = await waiting({ status: 429, retryAfter: 60 });
  server.pass(MINUTE_MS / 2);
  server.pass(-MINUTE_MS / 4);
  await server.drain();
  expect(server.asked).toHaveLength(1);
  server.pass(MINUTE_MS);
  await server.drain();
  expect(server.rows.size).toBe(1);
});

test("B9: a Retry-After beyond the longest wait causes no requests without a pause", async () => {
  const server = await waiting({ status: 503, retryAfter: 30 * 24 * 60 * 60 });
  expect(server.asked).toHaveLength(1);
  server.pass(36 * HOUR_MS - MINUTE_MS);
  await server.drain();
  expect(server.asked).toHaveLength(1);
  server.pass(MINUTE_MS);
  await server.drain();
  expect(server.rows.size).toBe(1);
});
