import { afterAll, beforeAll, expect, test } from "vitest";
import type { KeptCase, ModerationAct } from "#contract/schemas/moderation.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { posted } from "../listings/support.ts";
import { caseOf, casesOf, done, good, noticesOf, readReport, reported, room, sendAct, sendAppeal } from "./support.ts";

let server: TestApp;
let moderator: TestUser;
let owner: TestUser;

beforeAll(async () => {
  server = await startTestApp({ settings: { rateLimits: false } });
  moderator = await server.addUser({ is_superuser: true });
  owner = await server.addUser();
});
afterAll(() => server.close());

interface Dismissed {
  dismissed: number;
  kept: KeptCase[];
}

const dismissal = (target_id: string) => ({ id: crypto.randomUUID(), ...room(target_id) });

async function dismiss(cases: readonly object[]): Promise<Dismissed> {
  return good(await server.post("/api/v1/moderation/dismissals", { cases }, moderator.headers())).json<Dismissed>();
}

let rooms = 0;

// Each by a poster of its own and in its own words: what is nearly the same as a hidden room waits for a moderator.
async function reportedRoom(poster?: TestUser, headers = {}) {
  rooms += 1;
  const about = { title: `Box room ${rooms}`, email: `poster-${rooms}@example.org`, description: crypto.randomUUID() };
  const whose = poster ?? (await server.addUser());
  const { id } = await posted(server, whose, about);
  return { id, title: about.title, owner: whose, report: await reported(server, room(id), {}, headers) };
}

async function actsAbout(target_id: string): Promise<string[]> {
  return (await caseOf(server, moderator, room(target_id))).acts.map(({ act }: ModerationAct) => act);
}

test("A-61: many cases are dismissed at once, each with a row of its own in the log, and all their reporters are answered", async () => {
  const rooms = [await reportedRoom(), await reportedRoom(), await reportedRoom()];
  const second = await reported(server, room(rooms[0]!.id), {}, (await server.addUser()).headers());
  expect(await dismiss(rooms.map(({ id }) => dismissal(id)))).toEqual({ dismissed: 3, kept: [] });
  for (const { id, report } of rooms) {
    expect(await actsAbout(id)).toEqual(["dismiss"]);
    expect(await readReport(server, report)).toMatchObject({ state: "decided", outcome: "no_breach" });
  }
  expect(await readReport(server, second)).toMatchObject({ outcome: "no_breach" });
});

test("A-61: the same dismissals sent again, or twice at once, are the same acts", async () => {
  const cases = [dismissal((await reportedRoom()).id), dismissal((await reportedRoom()).id)];
  const answers = await Promise.all([dismiss(cases), dismiss(cases)]);
  expect([...answers, await dismiss(cases)]).toEqual(Array.from({ length: 3 }, () => ({ dismissed: 2, kept: [] })));
  for (const { target_id } of cases) expect(await actsAbout(target_id)).toEqual(["dismiss"]);
});

test("A-61: what cannot be dismissed is named with the reason, and the others are dismissed", async () => {
  const own = await reportedRoom(moderator);
  const decided = await reportedRoom();
  await done(server, moderator, "hide", room(decided.id));
  const appealed = await reportedRoom();
  await done(server, moderator, "hide", room(appealed.id));
  await sendAppeal(server, appealed.owner, (await noticesOf(server, appealed.owner))[0]!);
  const gone = crypto.randomUUID();
  const taken = {
    ...dismissal((await reportedRoom()).id),
    id: (await caseOf(server, moderator, room(decided.id))).acts[0]!.id,
  };
  const open = await reportedRoom();
  const ids = [own.id, decided.id, appealed.id, gone];
  const { dismissed, kept } = await dismiss([...ids.map(dismissal), taken, dismissal(open.id)]);
  expect(dismissed).toBe(1);
  expect(kept).toEqual([
    { ...room(own.id), title: own.title, why: "own_act" },
    { ...room(decided.id), title: decided.title, why: "acted_meanwhile" },
    { ...room(appealed.id), title: appealed.title, why: "appeal_pending" },
    { ...room(gone), title: null, why: "case_not_found" },
    { ...room(taken.target_id), title: expect.stringContaining("Box room"), why: "act_id_taken" },
  ]);
  expect(await actsAbout(open.id)).toEqual(["dismiss"]);
  const stillOpen = (await casesOf(server, moderator)).map(({ target_id }) => target_id);
  expect(stillOpen).toEqual(expect.arrayContaining([own.id, appealed.id, taken.target_id]));
});

test("A-90: a case that is decided already is not looked at anew: its signs stay unchecked", async () => {
  const description = "Pay the deposit by Western Union before the viewing, keys come by post";
  const { id } = await posted(server, owner, { title: "Cheap flat", description });
  await reported(server, room(id));
  await done(server, moderator, "warn", room(id));
  expect(await dismiss([dismissal(id)])).toMatchObject({ dismissed: 0, kept: [{ why: "acted_meanwhile" }] });
  expect((await caseOf(server, moderator, room(id))).has_unchecked_signs).toBe(true);
});

test("A-61: of one source's cases those that stay open are named: a superuser decides nothing about what is their own", async () => {
  const source = (await server.addUser()).headers();
  const [own, open] = [await reportedRoom(moderator, source), await reportedRoom(undefined, source)];
  const of = (await casesOf(server, moderator)).find(({ target_id }) => target_id === own.id)!.source!;
  expect(of.cases).toBe(2);
  const answer = await server.post(`/api/v1/moderation/sources/${of.id}/dismiss`, undefined, moderator.headers());
  expect(good(answer).json()).toEqual({
    dismissed: 1,
    left: 1,
    kept: [{ ...room(own.id), title: own.title, why: "own_act" }],
  });
  expect(await actsAbout(open.id)).toEqual(["dismiss"]);
});

test("A-61: of one room all reports are dismissed by one act", async () => {
  const { id, report } = await reportedRoom();
  const others = [await server.addUser(), await server.addUser()];
  const reports = await Promise.all(others.map((each) => reported(server, room(id), {}, each.headers())));
  good(await sendAct(server, moderator, "dismiss", room(id)));
  for (const each of [report, ...reports])
    expect(await readReport(server, each)).toMatchObject({ outcome: "no_breach" });
});

test("A-61: nobody but superusers dismisses, and more than fifty at once are refused", async () => {
  const { id } = await reportedRoom();
  const body = { cases: [dismissal(id)] };
  expect((await server.post("/api/v1/moderation/dismissals", body, owner.headers())).statusCode).toBe(403);
  const many = { cases: Array.from({ length: 51 }, () => dismissal(id)) };
  for (const bad of [many, { cases: [] }, { cases: [{ id: "1", ...room(id) }] }]) {
    expect((await server.post("/api/v1/moderation/dismissals", bad, moderator.headers())).statusCode).toBe(422);
  }
  expect(await actsAbout(id)).toEqual([]);
});
