import { beforeEach, expect, test } from "vitest";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { neededOf } from "#offline/outbox/app-badge.ts";
import { postDraft } from "#offline/outbox/entries/enqueue.ts";
import { holdReport, queueReport, takeBackReport, withdrawReport } from "#offline/outbox/entries/enqueue-deeds.ts";
import { awaitingLogin, sweepUnused } from "#offline/outbox/entries/sweep-unused.ts";
import { outboxOf } from "#offline/outbox/entries/outbox-of.ts";
import { exportOutbox } from "#offline/export/export-outbox.ts";
import { wake } from "#offline/outbox/sending/wake.ts";
import { ANONYMOUS } from "#offline/session/owner-of.ts";
import { emptyDrafts, FIELDS, network, OWNER, receipts, states, writtenDraft } from "./support.ts";

const ID = "0190bbbb-0000-7000-8000-000000000001";
const REPORT = {
  id: ID,
  title: "Sunny ensuite",
  body: {
    id: ID,
    kind: "listing",
    target_id: "0190bbbb-0000-7000-8000-000000000002",
    reason: "money_before_viewing",
    words: "先交钱才让看房",
  },
} as const;
const A_DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(emptyDrafts);

test("A-60: a report waits for the network, arrives once, and leaves its number", async () => {
  const server = network();
  await queueReport(OWNER, REPORT);
  // A second tap.
  await queueReport(OWNER, REPORT);
  expect((await outboxOf(OWNER)).entries.map(({ change }) => change)).toEqual([{ type: "report", ...REPORT }]);
  server.faults.push("lost-answer");
  await server.drain();
  expect(await states()).toEqual(["waiting"]);
  server.pass(60 * 60 * 1000);
  await server.drain();
  const asked = { name: "createReport", key: ID, as: OWNER, body: REPORT.body };
  expect(server.asked).toEqual([asked, asked]);
  expect([...server.numbers.keys()]).toEqual([ID]);
  expect(await states()).toEqual([]);
  expect(await receipts()).toMatchObject([
    { type: "report", kind: "report", entityId: ID, title: "Sunny ensuite", reportNumber: "R-1000" },
  ]);
});

test.each([ANONYMOUS, OWNER])(
  "A-60: a visitor's report goes without an account, whoever is signed in: %s",
  async (here) => {
    const server = network();
    server.signIn(here);
    await queueReport(ANONYMOUS, REPORT);
    await server.drain();
    expect(server.asked).toMatchObject([{ name: "createReport", as: ANONYMOUS }]);
    expect(await receipts(ANONYMOUS)).toMatchObject([{ entityId: ID, reportNumber: "R-1000" }]);
    expect(await receipts(OWNER)).toEqual([]);
  },
);

test("A-60: a visitor's report waits for no login, its own or anybody else's", async () => {
  const server = network();
  await postDraft(await writtenDraft(), FIELDS);
  await queueReport(ANONYMOUS, REPORT);
  server.faults.push({ status: 401, code: "invalid_credentials" }, { status: 403 });
  await server.drain();
  expect(await states()).toEqual(["needs-login"]);
  // A proxy's 403: nobody can log in to mend it.
  expect(await states(ANONYMOUS)).toEqual(["waiting"]);
  expect([await awaitingLogin(), await neededOf(ANONYMOUS)]).toEqual([1, 1]);
  server.signIn(ANONYMOUS);
  await wake(ANONYMOUS);
  await server.drain();
  expect([...server.numbers.keys()]).toEqual([ID]);
});

test("A-60: a visitor's report is not swept away with other people's work", async () => {
  const server = network();
  await queueReport(ANONYMOUS, REPORT);
  await sweepUnused(OWNER, server.now());
  await sweepUnused(OWNER, server.now() + 40 * A_DAY_MS);
  expect(await states(ANONYMOUS)).toEqual(["queued"]);
});

test("A-60: a limit on reports delays no other entry", async () => {
  const server = network();
  await queueReport(OWNER, REPORT);
  await postDraft(await writtenDraft(), FIELDS);
  server.faults.push({ status: 429, retryAfter: 60 });
  await server.drain();
  expect(server.asked.map(({ name }) => name)).toEqual(["createReport", "createListing"]);
  expect(await states()).toEqual(["waiting"]);
});

test.each([
  { status: 404, code: "listing_not_found" },
  { status: 422, code: "invalid_fields" },
] as const)("A-60: refused with $status, a report is kept, said and can be taken back", async (refusal) => {
  const server = network();
  await queueReport(OWNER, REPORT);
  server.faults.push(refusal);
  await server.drain();
  expect(await states()).toEqual(["needs-fix"]);
  const { entries } = await outboxOf(OWNER);
  expect(await withdrawReport("user-b", entries[0]!.seq)).toBe(false);
  expect(await withdrawReport(OWNER, entries[0]!.seq)).toBe(true);
  expect(await draftsDatabase().outbox.count()).toBe(0);
});

test("A-60: a report that may have arrived is not taken back", async () => {
  const server = network();
  await queueReport(OWNER, REPORT);
  server.faults.push("lost-request");
  await server.drain();
  const { entries } = await outboxOf(OWNER);
  expect(await withdrawReport(OWNER, entries[0]!.seq)).toBe(false);
  expect(await states()).toEqual(["waiting"]);
});

test("A-60: a report that is held goes out by itself, and not before, whatever wakes the outbox", async () => {
  const server = network();
  await holdReport(OWNER, REPORT, server.now());
  await holdReport(OWNER, REPORT, server.now());
  server.pass(5000);
  await wake(OWNER);
  await server.drain();
  expect([server.asked, await states()]).toEqual([[], ["waiting"]]);
  server.pass(1000);
  await server.drain();
  expect([...server.numbers.keys()]).toEqual([ID]);
  expect(await takeBackReport(OWNER, ID)).toBe(false);
  // The screen that has held it as well.
  await queueReport(OWNER, REPORT);
  expect(await states()).toEqual([]);
});

test("A-60: a report that is held is taken back, or sent at once with more words", async () => {
  const server = network();
  await holdReport(ANONYMOUS, REPORT, server.now());
  expect(await takeBackReport(ANONYMOUS, ID)).toBe(true);
  expect(await takeBackReport(ANONYMOUS, ID)).toBe(true);
  expect(await states(ANONYMOUS)).toEqual([]);
  await holdReport(ANONYMOUS, REPORT, server.now());
  const more = { ...REPORT, body: { ...REPORT.body, words: "More" } };
  await queueReport(ANONYMOUS, more);
  await server.drain();
  expect(server.asked.map(({ body }) => body)).toEqual([more.body]);
});

test("A-60: a report is not exported with drafts: it names other people", async () => {
  await queueReport(OWNER, REPORT);
  expect((await exportOutbox(OWNER)).entries).toEqual([]);
});
