import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { mailQueue } from "../../../src/server/mail/mail-queue-store.ts";
import { sendDueMails } from "../../../src/server/mail/send-due-mails.ts";
import type { MailTransport } from "../../../src/server/mail/transport.ts";
import { SECRET_KEYS, SITE_URL, startTestApp, type TestApp } from "../test-app.ts";

let server: TestApp;
let lines: string[] = [];

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set("2026-11-21T12:00:00Z");
  lines = [];
  await server.database.pool.query("delete from delivery");
  await server.database.pool.query("delete from breaker");
});

const log = {
  info: (_: object, line: string) => void lines.push(line),
  warn: (_: object, line: string) => void lines.push(line),
};

/** A mail server that is away until it is told otherwise, and counts who knocks. */
function mailServer() {
  const state = { isAway: true, tries: 0 };
  const transport: MailTransport = {
    async send() {
      state.tries += 1;
      if (state.isAway) throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNECTION" });
    },
  };
  return { state, transport };
}

function send(transport: MailTransport): Promise<void> {
  const site = () => ({ url: SITE_URL, supportEmail: undefined });
  const { kysely: db } = server.database;
  return sendDueMails({ db, clock: server.clock, secretKeys: SECRET_KEYS, transport, site, log });
}

async function add(count: number): Promise<void> {
  const queue = mailQueue({ clock: server.clock, secretKeys: SECRET_KEYS, limited: false });
  for (let index = 0; index < count; index += 1)
    await queue.add(server.database.kysely, { kind: "test", email: `a-${index}@example.org`, language: "en" });
}

const jobs = () => server.database.kysely.selectFrom("delivery").selectAll().where("died_at", "is", null).execute();
const pass = (seconds: number) =>
  server.clock.set(new Date(server.clock.now().getTime() + seconds * 1000).toISOString());

test("F11: a mail server that is away is tried three times, whatever waits, and then by one mail after each pause", async () => {
  const { state, transport } = mailServer();
  await add(50);
  await send(transport);
  expect(state.tries).toBe(3);
  const pauses: number[] = [];
  for (let probe = 1; probe <= 7; probe += 1) {
    let waited = 0;
    while (state.tries < 3 + probe && waited < 200) {
      pass(1);
      waited += 1;
      await Promise.all([send(transport), send(transport), send(transport)]);
    }
    pauses.push(waited);
  }
  expect([pauses, state.tries]).toEqual([[5, 10, 20, 40, 60, 60, 60], 10]);
  expect(lines.filter((line) => line === "the mail server is not to be had, all mails wait")).toHaveLength(8);
});

test("F11: when the server is back everything that waited goes at once, in whichever process", async () => {
  const { state, transport } = mailServer();
  await add(20);
  await send(transport);
  state.isAway = false;
  state.tries = 0;
  pass(4);
  await send(transport);
  expect(state.tries).toBe(0);
  pass(1);
  await Promise.all([send(transport), send(transport)]);
  // All but the three that met the closed door, whose own wait is not over.
  expect(state.tries).toBe(17);
  expect(lines.at(-1)).toBe("the mail server is back, mails go out again");
  pass(10);
  await send(transport);
  expect(await jobs()).toEqual([]);
});

test("a server that refuses one mail after the other is there: no other mail waits for that", async () => {
  let tries = 0;
  const transport: MailTransport = {
    async send({ to }) {
      tries += 1;
      if (to !== "a-7@example.org") throw Object.assign(new Error("no"), { command: "RCPT TO", responseCode: 450 });
    },
  };
  await add(8);
  await send(transport);
  expect([tries, (await jobs()).length]).toEqual([8, 7]);
});

test("a probe that finds no mail to send keeps none that comes next waiting", async () => {
  const { state, transport } = mailServer();
  await add(3);
  await send(transport);
  await server.database.pool.query("delete from delivery");
  state.isAway = false;
  pass(5);
  await send(transport);
  await add(1);
  await send(transport);
  expect(await jobs()).toEqual([]);
});

test("a probe whose process died gives way to another one", async () => {
  const { state, transport } = mailServer();
  await add(4);
  await send(transport);
  pass(5);
  const begun = Promise.withResolvers<void>();
  void send({ send: () => new Promise(() => begun.resolve()) });
  await begun.promise;
  state.isAway = false;
  pass(44);
  await send(transport);
  expect(state.tries).toBe(3);
  pass(1);
  await send(transport);
  expect(state.tries).toBeGreaterThan(3);
});
