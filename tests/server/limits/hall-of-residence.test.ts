import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CORE_ONLY } from "../../support/scope.ts";
import { ROOM } from "../listings/support.ts";
import { newPhoto, sendPhoto } from "../photos/support.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { newcomer, STRONG } from "../users/support.ts";

/** Launch week: everybody of a hall is new, and has one address to the world. */
const STUDENTS = CORE_ONLY ? 20 : 80;
const HALL = "192.0.2.1";
/** One student begins after the other, within an hour. */
const EVERY_SECONDS = 45;

let server: TestApp;
let rooms: string[] = [];

beforeAll(async () => {
  server = await startTestApp({ settings: { requireEmailCode: true } });
  rooms = await server.add(...Array.from({ length: 460 }, () => ({})));
});
afterAll(() => server.close());

interface Asked {
  method?: "GET" | "POST";
  url: string;
  payload?: object;
  token?: string;
}

function ask({ method = "POST", url, payload, token }: Asked): Promise<LightMyRequestResponse> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return server.app.inject({ method, url, remoteAddress: HALL, headers, ...(payload && { payload }) });
}

function pass(seconds: number): void {
  server.clock.set(new Date(server.clock.now().getTime() + seconds * 1000).toISOString());
}

/** What one abuser sends again and again, and how often they got what they wanted. */
interface Abuse {
  once: (turn: number) => Promise<void>;
  got: number;
}

function abuse(calls: (turn: number) => Asked[], isGot: (answer: LightMyRequestResponse) => boolean): Abuse {
  const one: Abuse = {
    got: 0,
    async once(turn) {
      for (const call of calls(turn)) if (isGot(await ask(call))) one.got += 1;
    },
  };
  return one;
}

const invented = (turn: number, count: number, of: string) =>
  Array.from({ length: count }, (_, index) => `${of}-${turn}-${index}@example.org`);
const isOk = ({ statusCode }: LightMyRequestResponse) => statusCode === 200;

function abusers(): Record<string, Abuse> {
  const harvesters: Promise<TestUser>[] = Array.from({ length: 10 }, () => server.addUser({ email_verified: true }));
  let harvested = 0;
  const harvest: Abuse = {
    got: 0,
    // Each opens other rooms than the others.
    async once() {
      for (const harvester of harvesters) {
        const { tokens } = await harvester;
        const url = `/api/v1/items/${rooms[harvested % rooms.length]}/contact`;
        if (!isOk(await ask({ url, token: tokens.access_token }))) continue;
        harvested += 1;
        harvest.got += 1;
      }
    },
  };
  return {
    guesses: abuse(
      (turn) => invented(turn, 6, "guess").map((username) => login(username, "not this one 1")),
      ({ statusCode }) => statusCode === 400,
    ),
    codes: abuse((turn) => invented(turn, 4, "code").map((email) => code(email)), isOk),
    "sign-ups": abuse(
      (turn) =>
        invented(turn, 4, "new").map((email) => ({
          url: "/api/v1/users/open",
          payload: newcomer(email, { verification_code: "000000" }),
        })),
      ({ statusCode }) => statusCode === 400,
    ),
    recoveries: abuse(
      (turn) => invented(turn, 4, "lost").map((email) => ({ url: `/api/v1/password-recovery/${email}` })),
      isOk,
    ),
    reports: abuse(() => Array.from({ length: 3 }, () => report(rooms[0]!)), isOk),
    searches: abuse(
      (turn) => Array.from({ length: 4 }, () => ({ method: "GET", url: `/api/v1/items/matching?q=${turn}` })),
      isOk,
    ),
    harvest,
  };
}

const login = (username: string, password: string): Asked => ({
  url: "/api/v1/login",
  payload: { username, password },
});
const code = (email: string): Asked => ({ url: `/api/v1/sign-up/check/${email}/000000` });
const report = (target_id: string, token?: string): Asked => ({
  url: "/api/v1/reports",
  payload: { id: crypto.randomUUID(), kind: "listing", target_id, reason: "not_there" },
  ...(token !== undefined && { token }),
});

test("A-84: in a hall of residence students move in beside one abuser of each kind: all get through but these", async () => {
  const abuse = Object.entries(abusers());
  const waits: { call: string; seconds: number }[] = [];
  let turn = 0;

  /** Asks, waits as it is told, and asks again, as the page does; the abusers go on meanwhile. */
  async function heard(what: string, asked: Asked): Promise<LightMyRequestResponse> {
    let seconds = 0;
    for (;;) {
      // One kind beside each call: with all of them at each the story would take minutes.
      await abuse[turn % abuse.length]![1].once((turn += 1));
      const answer = await ask(asked);
      if (answer.statusCode !== 429 && answer.statusCode !== 503) {
        waits.push({ call: what, seconds });
        expect([what, answer.statusCode, answer.statusCode === 200 ? null : answer.json()]).toEqual([what, 200, null]);
        return answer;
      }
      const wait = Number(answer.headers["retry-after"]);
      seconds += wait;
      expect(seconds, `${what}: ${answer.body}`).toBeLessThanOrEqual(60);
      pass(wait);
    }
  }

  async function mailedCode(email: string): Promise<string> {
    const mail = (await server.mails()).find(({ to }) => to === email);
    return /\b\d{6}\b/.exec(mail?.text ?? "")![0];
  }

  async function moveIn(student: number): Promise<void> {
    const email = `student-${student}@example.org`;
    await heard("code", code(email));
    const verification_code = await mailedCode(email);
    await heard("sign up", { url: "/api/v1/users/open", payload: newcomer(email, { verification_code }) });
    const { access_token: token } = (await heard("log in", login(email, STRONG))).json<{ access_token: string }>();
    await heard("search", { method: "GET", url: "/api/v1/items/matching?q=london", token });
    // Two that everybody looks at, and one that nobody has opened.
    for (const room of [rooms[0], rooms[1], rooms[rooms.length - 1 - (student % 50)]])
      await heard("contact", { url: `/api/v1/items/${room}/contact`, token });
    await heard("post", { url: "/api/v1/items/", token, payload: { ...ROOM, id: crypto.randomUUID() } });
    await heard("report", report(rooms[2 + student]!, token));
    if (student % 20 === 0) await heard("report without an account", report(rooms[100 + student]!));
    if (student % 20 === 1) await heard("recovery", { url: `/api/v1/password-recovery/${email}` });
    // Their tokens were thrown away, and they log in from the same device's network once more.
    if (student % 10 === 2) await heard("log in again", login(email, STRONG));
  }

  for (let student = 0; student < STUDENTS; student += 1) {
    await moveIn(student);
    pass(EVERY_SECONDS);
  }

  const soon = waits.filter(({ seconds }) => seconds <= 2).length / waits.length;
  expect(soon).toBeGreaterThanOrEqual(0.95);
  const hours = Math.ceil((STUDENTS * EVERY_SECONDS + waits.reduce((sum, { seconds }) => sum + seconds, 0)) / 3600);
  const got = Object.fromEntries(abuse.map(([name, one]) => [name, one.got]));
  expect(got["guesses"]).toBeLessThanOrEqual(300 * hours);
  expect(got["harvest"]).toBeLessThanOrEqual(400);
}, 180_000);

test("A-84: a hall's photos are made beside somebody who sends ten at once", async () => {
  const [greedy, ...students] = await Promise.all(Array.from({ length: 9 }, () => server.addUser()));
  const photos = await Promise.all(Array.from({ length: 10 }, newPhoto));
  const flood = Promise.all(photos.map((bytes) => sendPhoto(server, greedy!, bytes)));
  for (const student of students) expect((await sendPhoto(server, student, await newPhoto())).statusCode).toBe(200);
  expect((await flood).some(({ statusCode }) => statusCode === 503)).toBe(true);
});
