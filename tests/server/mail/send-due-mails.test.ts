import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { mailQueue } from "../../../src/server/mail/mail-queue-store.ts";
import { sendDueMails } from "../../../src/server/mail/send-due-mails.ts";
import type { MailTransport, OutgoingMail } from "../../../src/server/mail/transport.ts";
import type { SecretKeys } from "../../../src/server/secret-keys.ts";
import { SECRET_KEYS, SITE_URL, startTestApp, type TestApp } from "../test-app.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set("2026-11-21T12:00:00Z");
  await server.database.pool.query("delete from delivery");
  await server.database.pool.query("delete from breaker");
});

const log = { info: () => undefined, warn: () => undefined };
const refusing: MailTransport = {
  send: () => Promise.reject(Object.assign(new Error("no"), { command: "RCPT TO", responseCode: 450 })),
};

function partsWith(transport: MailTransport) {
  const site = () => ({ url: SITE_URL, supportEmail: undefined });
  return { db: server.database.kysely, clock: server.clock, secretKeys: SECRET_KEYS, transport, site, log };
}

function taking(): MailTransport & { taken: OutgoingMail[] } {
  const taken: OutgoingMail[] = [];
  return { taken, send: async (mail) => void taken.push(mail) };
}

async function add(secretKeys: SecretKeys = SECRET_KEYS): Promise<void> {
  const queue = mailQueue({ clock: server.clock, secretKeys, limited: false });
  await queue.add(server.database.kysely, { kind: "test", email: "a@example.org", language: "en" });
}

const jobs = () => server.database.kysely.selectFrom("delivery").selectAll().where("died_at", "is", null).execute();

test("F11: attempts come ever more rarely, then hourly, for a day", async () => {
  await add();
  const waits: number[] = [];
  for (let [job] = await jobs(); job !== undefined && waits.length < 40; [job] = await jobs()) {
    const before = server.clock.now().getTime();
    await sendDueMails(partsWith(refusing));
    const [next] = await jobs();
    if (next === undefined) break;
    waits.push((Date.parse(next.next_attempt_at!) - before) / 1000);
    server.clock.set(next.next_attempt_at!);
  }
  expect(waits.slice(0, 6)).toEqual([10, 60, 300, 1800, 3600, 3600]);
  expect(waits).toHaveLength(28);
  const late = taking();
  await sendDueMails(partsWith(late));
  expect(late.taken).toEqual([]);
});

test("a failure holds up no other mail", async () => {
  await add();
  await add();
  let calls = 0;
  const onceRefusing: MailTransport = {
    send: async () => {
      calls += 1;
      if (calls === 1) throw new Error("no");
    },
  };
  await sendDueMails(partsWith(onceRefusing));
  expect(calls).toBe(2);
  expect(await jobs()).toHaveLength(1);
});

test("F11: of eight senders at once no two take up the same mail", async () => {
  for (let index = 0; index < 60; index += 1) await add();
  const transport = taking();
  await Promise.all(Array.from({ length: 8 }, () => sendDueMails(partsWith(transport))));
  const ids = transport.taken.map(({ id }) => id);
  expect([ids.length, new Set(ids).size]).toEqual([60, 60]);
  expect(await jobs()).toEqual([]);
});

test("a mail whose sender died in the middle comes again after two minutes, and not before", async () => {
  await add();
  const dying: MailTransport = { send: () => new Promise(() => undefined) };
  void sendDueMails(partsWith(dying));
  await expect.poll(async () => (await jobs())[0]?.attempts).toBe(1);
  const next = taking();
  server.clock.set("2026-11-21T12:01:59Z");
  await sendDueMails(partsWith(next));
  expect(next.taken).toEqual([]);
  server.clock.set("2026-11-21T12:02:00Z");
  await sendDueMails(partsWith(next));
  expect(next.taken).toHaveLength(1);
  expect(await jobs()).toEqual([]);
});

test("a mail is sent if, and only if, what it tells of has happened", async () => {
  const queue = mailQueue({ clock: server.clock, secretKeys: SECRET_KEYS, limited: false });
  const undone = server.database.kysely.transaction().execute(async (trx) => {
    await queue.add(trx, { kind: "test", email: "a@example.org", language: "en" });
    throw new Error("rolled back");
  });
  await expect(undone).rejects.toThrow("rolled back");
  const { taken, ...transport } = taking();
  await sendDueMails(partsWith(transport));
  expect(taken).toEqual([]);
});

test("a mail that was sealed under another secret waits, and stops nothing", async () => {
  await add(["another secret of tests, also long enough"]);
  await add();
  const transport = taking();
  await sendDueMails(partsWith(transport));
  expect(transport.taken).toHaveLength(1);
  expect(await jobs()).toMatchObject([{ attempts: 1 }]);
});

test("F2: a sender that is stopped finishes the mail under way and takes up no other", async () => {
  for (let index = 0; index < 6; index += 1) await add();
  const release = Promise.withResolvers<void>();
  let begun = 0;
  let finished = 0;
  const transport = {
    async send() {
      begun += 1;
      await release.promise;
      finished += 1;
    },
  };
  let isStopped = false;
  const stopped = sendDueMails(partsWith(transport), { isStopping: () => isStopped, senders: 4 });
  await expect.poll(() => begun, { timeout: 30_000 }).toBe(4);
  isStopped = true;
  release.resolve();
  await stopped;
  expect([begun, finished, (await jobs()).length]).toEqual([4, 4, 2]);
});

test("an idle process asks the database once for each look, however many senders it may have", async () => {
  let asked = 0;
  const { pool } = server.database;
  const count = () => void (asked += 1);
  pool.on("acquire", count);
  await sendDueMails(partsWith(taking()), { senders: 8 });
  pool.off("acquire", count);
  expect(asked).toBe(1);
});
