import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { MailJob } from "../../../src/server/mail/mail-job.ts";
import { mailQueue } from "../../../src/server/mail/mail-queue-store.ts";
import { sendDueMails } from "../../../src/server/mail/send-due-mails.ts";
import { SECRET_KEYS, SITE_URL, startTestApp, type TestApp } from "../test-app.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ settings: { trustedProxies: ["127.0.0.1"] } });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set("2026-11-21T12:00:00Z");
  await server.database.pool.query("delete from delivery");
});

async function add(job: MailJob, network?: string): Promise<void> {
  const queue = mailQueue({ clock: server.clock, secretKeys: SECRET_KEYS, limited: true });
  await queue.add(server.database.kysely, job, network);
  // Mails of one millisecond are in no order.
  server.clock.set(new Date(server.clock.now().getTime() + 1000).toISOString());
}

function recovery(email: string): MailJob {
  return { kind: "recovery", email, language: "en" };
}

function notice(email: string): MailJob {
  return { kind: "session-reused", email, language: "en" };
}

/** To whom mails go, in their order. */
async function sent(): Promise<string[]> {
  const order: string[] = [];
  const { kysely: db } = server.database;
  const site = () => ({ url: SITE_URL, supportEmail: undefined });
  const log = { info: () => undefined, warn: () => undefined };
  const transport = { send: async ({ to }: { to: string }) => void order.push(to) };
  await sendDueMails({ db, clock: server.clock, secretKeys: SECRET_KEYS, transport, site, log });
  return order;
}

test("a network's first mail goes before another network's tenth, and before what floods one address", async () => {
  const flooded = await server.addUser({ email: "flooded@example.org" });
  const honest = await server.addUser({ email: "honest@example.org" });
  for (let index = 0; index < 12; index += 1) {
    const user = await server.addUser({ email: `flood-${index}@example.org` });
    await add(recovery(user.email), `198.51.100.${index}`);
    // From everywhere, to one mailbox.
    await add(recovery(flooded.email), `10.0.${index}.1`);
  }
  await add(recovery(honest.email), "203.0.113.9");
  const order = await sent();
  expect(order).toHaveLength(25);
  // Before it only the first of either flood.
  expect(order.indexOf(honest.email)).toBe(2);
});

test("mails that a user waits for go before notices, and do not hold notices up for ever", async () => {
  for (let index = 0; index < 4; index += 1) await add(notice(`notice-${index}@example.org`));
  const waiting = [];
  for (let index = 0; index < 12; index += 1) {
    waiting.push((await server.addUser({ email: `waits-${index}@example.org` })).email);
    await add(recovery(waiting[index]!), `192.0.${index}.2`);
  }
  const order = await sent();
  expect(order.slice(0, 4)).toEqual(waiting.slice(0, 4));
  expect(order.map((to, at) => (to.startsWith("notice") ? at : -1)).filter((at) => at >= 0)).toEqual([4, 9, 14, 15]);
});

test("alerts come last, however many they are, also where a notice is preferred", async () => {
  const alert = (email: string): MailJob => ({
    kind: "notified",
    email,
    language: "en",
    about: "saved_search",
    title: "New room",
    items: [],
    more: 0,
    messageId: crypto.randomUUID(),
    offToken: "token",
  });
  for (let index = 0; index < 6; index += 1) await add(alert(`alert-${index}@example.org`));
  await add(notice("notice@example.org"));
  const { email } = await server.addUser();
  await add(recovery(email), "192.0.2.9");
  expect((await sent()).slice(0, 2)).toEqual([email, "notice@example.org"]);
});

test("V-03: while no mail goes out, somebody asks for all the codes and links that they get, and a neighbour gets theirs", async () => {
  const ask = (path: string) => server.post(`/api/v1/${path}`, {}, { "x-forwarded-for": "192.0.2.77" });
  for (let index = 0; index < 70; index += 1) await ask(`sign-up/check/code-${index}@example.org/000000`);
  for (let index = 0; index < 30; index += 1) await ask(`password-recovery/lost-${index}@example.org`);
  const code = () => ask("sign-up/check/neighbour@example.org/000000");
  expect((await code()).statusCode).toBe(429);
  server.clock.set(new Date(server.clock.now().getTime() + 1000).toISOString());
  expect((await code()).statusCode).toBe(200);
  expect(await sent()).toContain("neighbour@example.org");
});

test("V-03: of one network's mails 500 wait at most, whichever of its addresses they are asked from", async () => {
  const from = (address: string, index: number) =>
    server.post(`/api/v1/sign-up/check/new-${index}@example.org/000000`, {}, { "x-forwarded-for": address });
  const statuses: number[] = [];
  const queue = mailQueue({ clock: server.clock, secretKeys: SECRET_KEYS, limited: true });
  const all = [];
  for (let index = 0; index < 450; index += 1)
    all.push(queue.add(server.database.kysely, recovery(`lost-${index}@example.org`), `198.51.100.${index % 256}`));
  await Promise.all(all);
  for (let index = 0; index < 55; index += 1) statuses.push((await from(`198.51.100.${index + 1}`, index)).statusCode);
  expect(statuses).toEqual([...Array<number>(50).fill(200), ...Array<number>(5).fill(429)]);
  // An IPv6 customer has a /48; and nobody else is held up.
  expect((await from("203.0.113.5", 60)).statusCode).toBe(200);
  expect((await from("2001:db8:1:1::1", 61)).statusCode).toBe(200);
  // What has left, or has run out, makes room.
  await sent();
  expect((await from("198.51.100.200", 62)).statusCode).toBe(200);
});
