import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { forgetReporterAddresses } from "../../../src/server/moderation/reports/report-answer-store.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { posted } from "../listings/support.ts";
import { patch, remove } from "../users/support.ts";
import { caseOf, casesOf, done, readReport, reported, room, sendAppeal, type Thing } from "./support.ts";

let server: TestApp;
let moderator: TestUser;
let owner: TestUser;
let thing: Thing;

beforeAll(async () => {
  server = await startTestApp({ settings: { rateLimits: false } });
  moderator = await server.addUser({ is_superuser: true });
});
beforeEach(async () => {
  owner = await server.addUser({ full_name: "Unusual Name" });
  thing = room((await posted(server, owner, { title: "Unusual title" })).id);
});
afterAll(() => server.close());

/** All that the tables of moderation hold, as text. */
async function everything(): Promise<string> {
  const tables = ["moderation_case", "reported_row", "report", "report_entry", "moderation_act", "appeal"];
  const texts = await Promise.all(
    tables.map((name) => server.database.pool.query<{ row: string }>(`select ${name}::text as row from ${name}`)),
  );
  return texts.flatMap(({ rows }) => rows.map(({ row }) => row)).join("\n");
}

test("UA-20: a deleted poster leaves reports and acts behind, and nothing that names them", async () => {
  const report = await reported(server, thing, { words: "Asks for money" });
  const warning = await done(server, moderator, "warn", { account_id: owner.id }, { words_en: "Dear Unusual Name" });
  await sendAppeal(server, owner, warning);
  const hide = await done(server, moderator, "hide", thing, { words_en: "Dear Unusual Name" });
  expect((await remove(server, owner.id, moderator.headers())).statusCode).toBe(200);
  const text = await everything();
  for (const word of [owner.id, owner.email, "Unusual", "landlord@example.org"]) expect(text).not.toContain(word);
  expect(await readReport(server, report)).toMatchObject({ number: report.number, outcome: "hidden" });
  const { acts, report_list, title, poster, versions } = await caseOf(server, moderator, thing);
  expect(acts).toMatchObject([{ id: hide.id, act: "hide", account: null, words_en: null, by: { id: moderator.id } }]);
  expect(report_list[0]?.said[0]?.words).toBe("Asks for money");
  expect([title, poster, versions]).toEqual([null, null, []]);
  // An appeal of theirs waits no more.
  expect((await casesOf(server, moderator)).filter(({ target_id }) => target_id === owner.id)).toEqual([]);
});

test("UA-20: a case that was open for an appeal alone is decided with the account, one with reports stays open", async () => {
  const hide = await done(server, moderator, "hide", thing);
  await sendAppeal(server, owner, hide);
  const other = room((await posted(server, owner, { title: "Unusual too" })).id);
  await reported(server, other);
  await remove(server, owner.id, moderator.headers());
  expect((await caseOf(server, moderator, thing)).state).toBe("decided");
  const open = await caseOf(server, moderator, other);
  expect([open.state, open.reports, open.now, open.title]).toEqual(["open", 1, null, null]);
  await done(server, moderator, "dismiss", other);
});

test("UA-20: a deleted reporter's reports stay without them, and who reported by their address is forgotten too", async () => {
  const reporter = await server.addUser();
  const former = reporter.email;
  const before = await reported(server, thing, { email: former });
  const email = `since-${former}`;
  expect((await patch(server, "me", { email }, reporter.headers())).statusCode).toBe(200);
  const own = await reported(server, thing, { words: "Nobody opens" }, reporter.headers());
  const mailed = await reported(server, thing, { email });
  await remove(server, reporter.id, moderator.headers());
  const text = await everything();
  for (const word of [reporter.id, email, former]) expect(text).not.toContain(word);
  const { rows: hashes } = await server.database.pool.query("select from report where reporter_hash is not null");
  expect(hashes).toEqual([]);
  const { report_list } = await caseOf(server, moderator, thing);
  expect(report_list.map(({ number }) => number).toSorted()).toEqual(
    [before.number, own.number, mailed.number].toSorted(),
  );
  expect(report_list.map(({ reporter: who }) => who)).toEqual([
    { account: null, has_email: false },
    { account: null, has_email: false },
    { account: null, has_email: false },
  ]);
  await server.mails();
  await done(server, moderator, "hide", thing);
  expect((await server.mails()).map(({ to }) => to)).toEqual([owner.email]);
});

test("UA-20: a deleted moderator's acts stay without them", async () => {
  const former = await server.addUser({ is_superuser: true });
  const act = await done(server, former, "hide", thing);
  expect((await remove(server, former.id, moderator.headers())).statusCode).toBe(200);
  const { acts } = await caseOf(server, moderator, thing);
  expect(acts).toMatchObject([{ id: act.id, act: "hide", reason: "scam", by: null, account: { id: owner.id } }]);
  expect(await everything()).not.toContain(former.id);
});

test("the export of one's data has one's reports, and what moderators have done with one's appeals", async () => {
  const other = room((await posted(server, await server.addUser())).id);
  const report = await reported(server, other, { words: "Nobody opens" }, owner.headers());
  const hide = await done(server, moderator, "hide", thing);
  await sendAppeal(server, owner, hide, "It is there");
  const answer = await server.get("/api/v1/users/me/export", owner.headers());
  expect(answer.json()).toMatchObject({
    reports: [{ id: report.id, number: report.number, ...other, words: "Nobody opens" }],
    notices: [{ id: hide.id, act: "hide", ...thing, appeal: { words: "It is there" } }],
    listings: [{ id: thing.target_id, hidden: "moderator" }],
  });
});

test("A-60: the address of a reporter without an account is kept for half a year after the decision", async () => {
  const fresh = await startTestApp();
  const boss = await fresh.addUser({ is_superuser: true });
  const [id = ""] = await fresh.add({});
  await reported(fresh, room(id), { email: "seeker@example.org" });
  await done(fresh, boss, "hide", room(id));
  const kept = async () => (await caseOf(fresh, boss, room(id))).report_list[0]?.reporter.has_email;
  await forgetReporterAddresses(fresh.database.kysely, "2027-05-01T00:00:00.000Z");
  expect(await kept()).toBe(true);
  await forgetReporterAddresses(fresh.database.kysely, "2027-06-01T00:00:00.000Z");
  expect(await kept()).toBe(false);
  await fresh.close();
});
