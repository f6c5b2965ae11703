import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Report } from "#contract/schemas/moderation.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { deleteRoom, mistakes, posted, putRoom } from "../listings/support.ts";
import { posted as postedRequest } from "../tenant-requests/support.ts";
import { refusal } from "../users/support.ts";
import {
  caseOf,
  casesOf,
  done,
  good,
  noticesOf,
  readReport,
  reported,
  request,
  room,
  sendAppeal,
  sendReport,
  type Thing,
} from "./support.ts";

let server: TestApp;
let moderator: TestUser;
let owner: TestUser;
let thing: Thing;

beforeAll(async () => {
  // Reports of one address are limited; what is kept of limits has a test of its own.
  server = await startTestApp({ settings: { rateLimits: false } });
  moderator = await server.addUser({ is_superuser: true });
});
beforeEach(async () => {
  owner = await server.addUser();
  thing = room((await posted(server, owner, { title: "Bright box room" })).id);
});
afterAll(() => server.close());

test("A-60: anybody reports a room, gets a number, and reads by the id what came of it", async () => {
  const report = await reported(server, thing, { reason: "money_before_viewing", words: " He wants £500 first " });
  expect(report).toEqual({
    id: expect.any(String),
    number: expect.stringMatching(/^R-1\d{3}$/),
    state: "open",
    created_at: server.clock.now().toISOString(),
    decided_at: null,
    outcome: null,
  });
  expect(await readReport(server, report)).toEqual(report);
  expect(refusal(await server.get(`/api/v1/reports/${crypto.randomUUID()}`))[2]).toBe("report_not_found");
  expect(refusal(await server.get("/api/v1/reports/none"))[2]).toBe("report_not_found");
});

test("A-60: the same report again is the same report, and its id cannot be used by others", async () => {
  const id = crypto.randomUUID();
  const first = await reported(server, thing, { id });
  expect(await reported(server, thing, { id, words: "Sent once more" })).toEqual(first);
  const { report_list } = await caseOf(server, moderator, thing);
  expect(report_list.map(({ said }) => said.length)).toEqual([1]);
  const other = room((await posted(server, owner, { title: "Another" })).id);
  expect(refusal(await sendReport(server, other, { id }))).toEqual([409, expect.any(String), "report_id_taken"]);
});

test("A-60: a report that is sent twice at once, under one id or two, is one report", async () => {
  const id = crypto.randomUUID();
  const reporter = await server.addUser();
  const answers = await Promise.all(Array.from({ length: 6 }, () => sendReport(server, thing, { id })));
  expect(new Set(answers.map((answer) => good(answer).json<{ number: string }>().number)).size).toBe(1);
  const own = await Promise.all(
    Array.from({ length: 6 }, () => sendReport(server, thing, { reason: "other", words: "!" }, reporter.headers())),
  );
  expect(new Set(own.map((answer) => good(answer).json<{ number: string }>().number)).size).toBe(1);
  const { report_list, reports } = await caseOf(server, moderator, thing);
  expect(reports).toBe(2);
  expect(report_list.map(({ said }) => said.length).toSorted((a, b) => a - b)).toEqual([1, 6]);
});

test("A-60: what the same person says of the same thing is added to their open report, and makes it more urgent", async () => {
  const reporter = await server.addUser();
  const first = await reported(server, thing, { reason: "already_let" }, reporter.headers());
  expect((await caseOf(server, moderator, thing)).severity).toBe("low");
  const added = { reason: "money_before_viewing", words: "And now money" };
  const second = await reported(server, thing, { ...added, id: crypto.randomUUID() }, reporter.headers());
  expect(second.number).toBe(first.number);
  const open = await caseOf(server, moderator, thing);
  expect([open.severity, open.reports, open.reasons]).toEqual(["high", 1, ["money_before_viewing", "already_let"]]);
  expect(open.report_list[0]?.said.map(({ words }) => words)).toEqual([null, "And now money"]);
  // An address tells who it is without an account; somebody else's report is one of its own.
  const mailed = await reported(server, thing, { email: "A@example.org " });
  expect((await reported(server, thing, { email: "a@example.org" })).number).toBe(mailed.number);
  expect((await reported(server, thing, { email: "b@example.org" })).number).not.toBe(mailed.number);
  await done(server, moderator, "dismiss", thing);
  const later = await reported(server, thing, {}, reporter.headers());
  expect(later.number).not.toBe(first.number);
});

test("A-60: the eleventh that visitors of one network say of a room is kept, and each can read what came of theirs", async () => {
  const sent: Report[] = [];
  for (let count = 1; count <= 12; count += 1) sent.push(await reported(server, thing, { words: `Words ${count}` }));
  const { report_list } = await caseOf(server, moderator, thing);
  const said = report_list.flatMap((report) => report.said.map(({ words }) => words));
  expect(new Set(said)).toEqual(new Set(sent.map((_, at) => `Words ${at + 1}`)));
  expect(new Set(sent.map(({ number }) => number)).size).toBe(2);
  await done(server, moderator, "dismiss", thing);
  for (const one of sent)
    expect(await readReport(server, one)).toMatchObject({ number: one.number, outcome: "no_breach" });
});

test("A-60: a report that does not fit is refused field by field", async () => {
  const answer = await sendReport(server, thing, { reason: "spam", words: "x".repeat(1001), email: "nobody" });
  expect(Object.keys(mistakes(answer))).toEqual(["reason", "words", "email"]);
  expect(mistakes(await sendReport(server, thing, { reason: "other", words: " " }))).toHaveProperty("words");
  expect(refusal(await sendReport(server, room(crypto.randomUUID())))[2]).toBe("listing_not_found");
  const asRequest = await sendReport(server, request(thing.target_id), { reason: "spam" });
  expect(refusal(asRequest)[2]).toBe("tenant_request_not_found");
  expect(await casesOf(server, moderator)).not.toContainEqual(expect.objectContaining(thing));
});

test("A-60: moderators see the room as it was each time that it was reported, and as it is now", async () => {
  await reported(server, thing, { email: "first@example.org" });
  server.clock.set(new Date(server.clock.now().getTime() + 1000).toISOString());
  await putRoom(server, thing.target_id, owner.headers(), { title: "Tidied up", price: 99 });
  await reported(server, thing, { email: "second@example.org" });
  await reported(server, thing, { email: "third@example.org" });
  const { versions, now, report_list, title } = await caseOf(server, moderator, thing);
  expect(versions.map(({ listing }) => listing?.title)).toEqual(["Tidied up", "Bright box room"]);
  expect(now?.listing).toMatchObject({ title: "Tidied up", price: 99 });
  expect(report_list.map(({ version }) => version)).toEqual([0, 0, 1].map((at) => versions[at]?.version));
  expect(title).toBe("Tidied up");
});

test("A-60: what has been deleted meanwhile can be reported, and what was there is kept", async () => {
  await deleteRoom(server, thing.target_id, owner.headers());
  const report = await reported(server, thing);
  expect(report.state).toBe("open");
  const { versions, title, poster } = await caseOf(server, moderator, thing);
  expect([versions[0]?.listing?.title, title, poster?.id]).toEqual(["Bright box room", "Bright box room", owner.id]);
  const gone = request((await postedRequest(server, owner)).id);
  await server.app.inject({
    method: "DELETE",
    url: `/api/v1/tenants/tenant/${gone.target_id}`,
    headers: owner.headers(),
  });
  await reported(server, gone, { reason: "spam" });
  expect(await caseOf(server, moderator, gone)).toMatchObject({ versions: [], now: null, reports: 1 });
});

test("A-60: who reports what is hidden already is told so at once, and opens no case", async () => {
  await done(server, moderator, "hide", thing);
  const report = await reported(server, thing);
  expect(report).toMatchObject({ state: "decided", outcome: "hidden" });
  expect((await caseOf(server, moderator, thing)).state).toBe("decided");
});

test("A-60: an account sees its own reports alone", async () => {
  const reporter = await server.addUser();
  const words = "Nobody opens";
  const { id, number } = await reported(server, thing, { words }, reporter.headers());
  const { data } = (await server.get("/api/v1/reports", reporter.headers())).json();
  expect(data).toMatchObject([{ id, number, ...thing, reason: "not_there", words, state: "open" }]);
  expect((await server.get("/api/v1/reports", owner.headers())).json()).toEqual({ data: [], count: 0 });
});

test("A-60: reports are limited by account and by network", async () => {
  const limited = await startTestApp();
  const [roomId = ""] = await limited.add({});
  const reporter = await limited.addUser();
  const statuses = [];
  for (let sent = 0; sent < 31; sent += 1) {
    statuses.push((await sendReport(limited, room(roomId), {}, reporter.headers())).statusCode);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
  // An account uses up nothing of the visitors in its network.
  for (let sent = 0; sent < 11; sent += 1) expect((await sendReport(limited, room(roomId))).statusCode).toBe(200);
  expect((await sendReport(limited, room(roomId))).statusCode).toBe(429);
  // Nothing that was thanked for is lost: a visitor's report that is full is followed by another.
  const { rows } = await limited.database.pool.query("select report_id, count(*) from report_entry group by report_id");
  expect(rows.map(({ count }) => Number(count)).toSorted((a, b) => a - b)).toEqual([1, 10, 30]);
  await limited.close();
});

test("A-60: reports from all networks that one customer has of IPv6 are limited together", async () => {
  const limited = await startTestApp();
  const rooms = await limited.add(...Array.from({ length: 61 }, () => ({})));
  const statuses: number[] = [];
  for (const [index, one] of rooms.entries())
    statuses.push((await reportFrom(limited, `2001:db8:7:${index + 1}::1`, one)).statusCode);
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([60, 429]);
  await limited.close();
});

test("A-61: the queue is ordered by severity, then by age; the counts and the median follow the decisions", async () => {
  const fresh = await startTestApp({ settings: { rateLimits: false } });
  const boss = await fresh.addUser({ is_superuser: true });
  const ids = await fresh.add({ title: "one" }, { title: "two" }, { title: "three" }, { title: "four" });
  const reasons = ["already_let", "not_there", "money_before_viewing", "not_there"];
  for (const [at, reason] of reasons.entries()) {
    fresh.clock.set(`2026-11-21T1${at}:00:00Z`);
    await reported(fresh, room(ids[at]!), { reason });
  }
  const titles = async (query: string) => (await casesOf(fresh, boss, query)).map(({ title }) => title);
  expect(await titles("")).toEqual(["three", "two", "four", "one"]);
  expect(await titles("?limit=2&skip=1")).toEqual(["two", "four"]);
  fresh.clock.set("2026-11-21T14:00:00Z");
  // Reported at 10, 11 and 12, decided at 14: four, three and two hours.
  for (const at of [0, 1, 2]) await done(fresh, boss, at === 1 ? "hide" : "dismiss", room(ids[at]!));
  const counts = (await fresh.get("/api/v1/moderation/counts", boss.headers())).json();
  expect(counts).toEqual({ open: 1, decided: 3, appeals: 0, flagged: 0, median_hours: 3 });
  expect(await titles("?state=decided")).toHaveLength(3);
  await fresh.close();
});

test("A-61: moderators are called by mail when a report opens a case and at an appeal, a few times an hour", async () => {
  const limited = await startTestApp();
  try {
    const chief = await limited.addUser({ is_superuser: true, language: "en" });
    const poster = await limited.addUser();
    const rooms: Listing[] = [];
    for (let count = 0; count < 7; count += 1) rooms.push(await posted(limited, poster));
    const calls = async () =>
      (await limited.mails()).filter(({ to }) => to === chief.email).map(({ subject }) => subject);
    await limited.mails();
    await reported(limited, room(rooms[0]!.id), { reason: "money_before_viewing" });
    expect(await calls()).toEqual(["An urgent report is waiting on Qiying"]);
    // What is added to an open case calls nobody again.
    limited.clock.set("2026-11-21T12:01:00Z");
    await reported(limited, room(rooms[0]!.id), { email: "other@example.org" });
    expect(await calls()).toEqual([]);
    await done(limited, chief, "hide", room(rooms[0]!.id));
    const [notice] = await noticesOf(limited, poster);
    await sendAppeal(limited, poster, notice!);
    expect(await calls()).toEqual(["An appeal is waiting on Qiying"]);
    // One network calls once an hour for what is not urgent, whatever else it reports, and does not use up the calls of others.
    for (const { id } of rooms.slice(1, 6)) await reported(limited, room(id));
    expect(await calls()).toEqual(["A report is waiting on Qiying"]);
    const reporter = await limited.addUser();
    await reported(limited, room(rooms[6]!.id), {}, reporter.headers());
    expect(await calls()).toEqual(["A report is waiting on Qiying"]);
  } finally {
    await limited.close();
  }
});

test("A-60, A-84: a flood of reports without an account slows visitors of its network, and nobody who is signed in", async () => {
  const limited = await startTestApp();
  const rooms = await limited.add(...Array.from({ length: 71 }, () => ({})));
  const otherId = rooms.pop()!;
  const statuses = [];
  for (const one of rooms) statuses.push((await reportFrom(limited, HALL, one)).statusCode);
  expect(statuses.indexOf(429)).toBe(60);
  const member = await limited.addUser();
  expect((await reportFrom(limited, HALL, otherId, member.headers())).statusCode).toBe(200);
  const visitor = await reportFrom(limited, HALL, otherId);
  expect([visitor.statusCode, visitor.headers["retry-after"]]).toEqual([429, "1"]);
  limited.clock.set(new Date(limited.clock.now().getTime() + 1000).toISOString());
  expect((await reportFrom(limited, HALL, otherId)).statusCode).toBe(200);
  await limited.close();
});

test("A-60, A-84: a flood of reports about the same rooms slows nobody who reports another, whatever address it names", async () => {
  const limited = await startTestApp();
  const [first = "", second = "", ...others] = await limited.add(...Array.from({ length: 42 }, () => ({})));
  for (let count = 0; count < 200; count += 1)
    await reportFrom(limited, HALL, count % 2 === 0 ? first : second, {}, `abuser-${count}@example.org`);
  expect((await reportFrom(limited, HALL, first)).statusCode).toBe(429);
  const honest = [];
  for (const other of others) honest.push((await reportFrom(limited, HALL, other)).statusCode);
  expect(honest).toEqual(others.map(() => 200));
  expect((await reportFrom(limited, "198.51.100.7", first)).statusCode).toBe(200);
  await limited.close();
});

const HALL = "192.0.2.1";

function reportFrom(
  app: TestApp,
  remoteAddress: string,
  target: string,
  headers: Record<string, string> = {},
  email: string | null = null,
) {
  const payload = { id: crypto.randomUUID(), reason: "not_there", email, ...room(target) };
  return app.app.inject({ method: "POST", url: "/api/v1/reports", remoteAddress, headers, payload });
}

test("A-60: what one source alone has reported is one group, dismissed together; what others have reported too stays", async () => {
  const limited = await startTestApp();
  try {
    const chief = await limited.addUser({ is_superuser: true });
    const owner = await limited.addUser();
    const rooms: Listing[] = [];
    for (let count = 0; count < 8; count += 1) rooms.push(await posted(limited, owner));
    // Another address each: it is one network.
    for (const [index, { id }] of rooms.slice(0, 6).entries())
      await reported(limited, room(id), { email: `abuser-${index}@example.org` });
    const honest = await limited.addUser();
    await reported(limited, room(rooms[5]!.id), {}, honest.headers());
    await reported(limited, room(rooms[6]!.id), {}, honest.headers());
    const open = async () =>
      good(await limited.get("/api/v1/moderation/cases?state=open", chief.headers())).json().data as {
        target_id: string;
        source: { id: string; cases: number } | null;
      }[];
    const cases = await open();
    const sourceOf = (index: number) => cases.find(({ target_id }) => target_id === rooms[index]!.id)!.source;
    expect([sourceOf(0)?.cases, sourceOf(5), sourceOf(6)?.cases]).toEqual([5, null, 1]);
    expect(sourceOf(6)?.id).not.toBe(sourceOf(0)?.id);
    const url = `/api/v1/moderation/sources/${sourceOf(0)!.id}/dismiss`;
    expect((await limited.post(url, undefined, honest.headers())).statusCode).toBe(403);
    expect(good(await limited.post(url, undefined, chief.headers())).json()).toEqual({
      dismissed: 5,
      kept: [],
      left: 0,
    });
    expect((await open()).map(({ target_id }) => target_id).sort()).toEqual([rooms[5]!.id, rooms[6]!.id].sort());
    const { data } = good(await limited.get("/api/v1/moderation/acts", chief.headers())).json();
    expect(data.filter(({ act }: { act: string }) => act === "dismiss")).toHaveLength(5);
    const { rows } = await limited.database.pool.query("select from report where source is not null");
    expect(rows).toHaveLength(3);
  } finally {
    await limited.close();
  }
});
