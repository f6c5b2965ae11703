import { beforeEach, expect, test } from "vitest";
import { loggedEvents } from "#offline/event-log/logged-events.ts";
import { clearEvents } from "#offline/event-log/clear-events.ts";
import { logDatabase } from "#offline/event-log/log-database.ts";
import { EVENTS_KEPT, logEvent, writeWaiting } from "#offline/event-log/log-event.ts";

beforeEach(async () => {
  await writeWaiting();
  await logDatabase().events.clear();
});

test("M16: what was noted is there with its time and who noted it, the last event first", async () => {
  const before = Date.now();
  logEvent({ area: "outbox", what: "drain-started", tries: 2 });
  logEvent({ area: "storage", what: "write-failed", full: true, error: "QuotaExceededError" });
  await writeWaiting();
  const [last, first] = await loggedEvents();
  expect(first).toMatchObject({ area: "outbox", what: "drain-started", facts: { tries: 2 }, by: "page" });
  expect(last).toMatchObject({ facts: { full: true, error: "QuotaExceededError" } });
  expect(first?.at).toBeGreaterThanOrEqual(before);
});

test("an event is written after a short delay", async () => {
  logEvent({ area: "app", what: "started" });
  await expect.poll(loggedEvents).toHaveLength(1);
});

test("M16: the last 500 events are kept", async () => {
  for (let n = 1; n <= EVENTS_KEPT + 120; n += 1) {
    logEvent({ area: "outbox", what: "tried", n });
    if (n % 50 === 0) await writeWaiting();
  }
  await writeWaiting();
  const events = await loggedEvents();
  expect(events).toHaveLength(EVENTS_KEPT);
  expect([events[0]?.facts["n"], events.at(-1)?.facts["n"]]).toEqual([620, 121]);
  expect(await logDatabase().events.count()).toBe(EVENTS_KEPT);
});

test("the log has the beginning of ids, and no texts, addresses or tokens", async () => {
  logEvent({
    area: "outbox",
    what: "sent",
    photo: "0198f0a2-1111-4222-8333-444455556666",
    hash: "9f86d081884c7d659a2feaa0c55ad015",
    name: "Li Lei",
    text: "安静的单间",
    email: "li@example.org",
    token: "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln",
    address: "/photos/abc/800.webp",
    step: "uploading-photo",
    bytes: 12,
    ok: true,
    none: null,
  });
  await writeWaiting();
  const [event] = await loggedEvents();
  expect(event?.facts).toEqual({
    photo: "0198f0a2",
    hash: "9f86d081",
    name: "…",
    text: "…",
    email: "…",
    token: "…",
    address: "…",
    step: "uploading-photo",
    bytes: 12,
    ok: true,
    none: null,
  });
});

test("a cleared log starts again", async () => {
  logEvent({ area: "app", what: "started" });
  await writeWaiting();
  await clearEvents();
  expect(await loggedEvents()).toEqual([]);
  logEvent({ area: "app", what: "started-again" });
  await writeWaiting();
  expect(await loggedEvents()).toHaveLength(1);
});
