import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../test-app.ts";
import { tokenIn } from "../test-mails.ts";
import type { TestUser } from "../test-users.ts";
import { posted } from "../listings/support.ts";
import { refusal } from "../users/support.ts";
import { confirmAddress, done, good, readReport, reported, room, type Thing } from "./support.ts";

let server: TestApp;
let moderator: TestUser;
let thing: Thing;
let visitors = 0;

beforeAll(async () => {
  server = await startTestApp({ settings: { requireEmailCode: true } });
  moderator = await server.addUser({ is_superuser: true, email_verified: true });
});
beforeEach(async () => {
  const owner = await server.addUser({ email_verified: true });
  thing = room((await posted(server, owner)).id);
  await server.mails();
});
afterAll(() => server.close());

function address(): string {
  return `visitor-${(visitors += 1)}@example.org`;
}

/** The subjects of the mails that have gone to an address since it was last asked. */
async function mailsTo(email: string): Promise<string[]> {
  return (await server.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);
}

const confirm = (token: string) => server.post("/api/v1/reports/confirm-email", { token });

test("A-60: a visitor's report counts at once, and its answer goes to the address once that is confirmed", async () => {
  const email = address();
  const report = await reported(server, thing, { email, language: "en", reason: "stolen_photos" });
  const [asked, ...others] = (await server.mails()).filter(({ to }) => to === email);
  expect([asked?.subject, others]).toEqual([`Please confirm: is report ${report.number} on Qiying yours?`, []]);
  expect(good(await confirm(tokenIn(asked!, "/reports"))).json()).toEqual(report);
  await done(server, moderator, "hide", thing);
  expect(await mailsTo(email)).toEqual([`Your report ${report.number} on Qiying has an outcome`]);
});

test("A-60: an unconfirmed address gets no answer, and one that is confirmed later gets it then, once", async () => {
  const email = address();
  const report = await reported(server, thing, { email, language: "zh" });
  await server.mails();
  await done(server, moderator, "hide", thing);
  expect(await mailsTo(email)).toEqual([]);
  expect(await readReport(server, report)).toMatchObject({ outcome: "hidden" });
  const answers = await Promise.all([1, 2, 3].map(() => confirmAddress(server, report)));
  for (const answer of answers) expect(answer).toMatchObject({ number: report.number, outcome: "hidden" });
  expect(await mailsTo(email)).toEqual([`你在栖英的举报 ${report.number} 有结果了`]);
  // From now on it is told like anybody.
  await done(server, moderator, "restore", thing);
  expect(await mailsTo(email)).toHaveLength(1);
});

test("A-60: a decision and a confirmation at the same moment mail one answer", async () => {
  const email = address();
  const report = await reported(server, thing, { email });
  await server.mails();
  await Promise.all([done(server, moderator, "hide", thing), confirmAddress(server, report)]);
  expect(await mailsTo(email)).toHaveLength(1);
});

test("A-60: a report that is sent again, or added to, asks its address once, and one network has a mailbox asked three times a day", async () => {
  const email = address();
  const id = crypto.randomUUID();
  await Promise.all([1, 2, 3].map(() => reported(server, thing, { id, email })));
  await reported(server, thing, { email, words: "And the photos are of another room" });
  expect(await mailsTo(email)).toHaveLength(1);
  const owner = await server.addUser({ email_verified: true });
  for (let more = 0; more < 10; more += 1) {
    await reported(server, room((await posted(server, owner)).id), { email });
  }
  expect(await mailsTo(email)).toHaveLength(2);
});

test("A-60: an account is answered where its address is confirmed, and needs no link; any other reads the answer in the app", async () => {
  const confirmed = await server.addUser({ email_verified: true });
  const unconfirmed = await server.addUser({ email_verified: false });
  await reported(server, thing, {}, confirmed.headers());
  const own = await reported(server, thing, {}, unconfirmed.headers());
  expect(await server.mails()).toEqual(expect.not.arrayContaining([expect.objectContaining({ to: confirmed.email })]));
  await done(server, moderator, "hide", thing);
  const told = new Set((await server.mails()).map(({ to }) => to));
  expect([told.has(confirmed.email), told.has(unconfirmed.email)]).toEqual([true, false]);
  expect(await readReport(server, own)).toMatchObject({ outcome: "hidden" });
});

test("A-60: an account that confirms its address after the decision is mailed the answer then, once", async () => {
  const reporter = await server.addUser({ email_verified: false });
  await reported(server, thing, {}, reporter.headers());
  await done(server, moderator, "hide", thing);
  expect(await mailsTo(reporter.email)).toEqual([]);
  await server.post("/api/v1/users/me/confirmation-mail", undefined, reporter.headers());
  const asked = (await server.mails()).find(({ to }) => to === reporter.email);
  const token = tokenIn(asked!, "/confirm-email");
  const confirmed = await Promise.all([1, 2, 3].map(() => server.post("/api/v1/confirm-email", { token })));
  expect(confirmed.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(await mailsTo(reporter.email)).toHaveLength(1);
  await done(server, moderator, "restore", thing);
  expect(await mailsTo(reporter.email)).toHaveLength(1);
});

test("A-60: where addresses need no confirmation, every account is answered", async () => {
  const open = await startTestApp();
  const boss = await open.addUser({ is_superuser: true });
  const reporter = await open.addUser({ email_verified: false });
  const [id = ""] = await open.add({});
  await reported(open, room(id), {}, reporter.headers());
  await done(open, boss, "hide", room(id));
  expect((await open.mails()).map(({ to }) => to)).toContain(reporter.email);
  await open.close();
});

test("A-60: a link that is none of ours, or whose address is forgotten, confirms nothing", async () => {
  const report = await reported(server, thing, { email: address() });
  const silent = await reported(server, thing);
  for (const token of ["x", `${report.id}.`, `${report.id}.AAAA`, `${crypto.randomUUID()}.${"A".repeat(43)}`]) {
    expect(refusal(await confirm(token))[2]).toBe("invalid_link");
  }
  await expect(confirmAddress(server, silent)).rejects.toThrow("invalid_link");
  await server.database.kysely.updateTable("report").set({ email: null }).where("id", "=", report.id).execute();
  await expect(confirmAddress(server, report)).rejects.toThrow("invalid_link");
});
