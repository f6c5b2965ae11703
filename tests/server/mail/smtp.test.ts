import { once } from "node:events";
import { createServer, type AddressInfo, type Server } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { sendDueMails } from "../../../src/server/mail/send-due-mails.ts";
import { mailTransport } from "../../../src/server/mail/transport.ts";
import { SECRET_KEYS, SITE_URL, startTestApp, type TestApp } from "../test-app.ts";
import { done, good, reported, room } from "../moderation/support.ts";
import { queueDue, told } from "../notifications/support.ts";
import { readMail, tokenIn } from "../test-mails.ts";

/** What a real SMTP server was handed. */
interface Received {
  from: string;
  recipients: string[];
  bytes: Buffer;
}

let server: TestApp;
let received: Received[] = [];
let opened: { close(): void }[] = [];

beforeAll(async () => {
  server = await startTestApp({ settings: { rateLimits: false } });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set("2026-11-21T12:00:00Z");
  received = [];
  await server.database.pool.query("delete from delivery");
  await server.database.pool.query("delete from breaker");
});
afterEach(() => {
  for (const each of opened.splice(0)) each.close();
});

/** Starts an SMTP server; `verdict` is what it says to each mail after it has taken it. */
async function smtpServer(
  verdict: (count: number) => Error | null = () => null,
  options: SMTPServerOptions = {},
): Promise<string> {
  const smtp = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? "" : mailFrom.address;
        received.push({ from, recipients: rcptTo.map(({ address }) => address), bytes: Buffer.concat(chunks) });
        done(verdict(received.length));
      });
    },
    ...options,
  });
  // Connections that break off are what some of these tests are about.
  smtp.on("error", () => undefined);
  smtp.listen(0, "127.0.0.1");
  await once(smtp.server, "listening");
  opened.push({ close: () => smtp.close(() => undefined) });
  return `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}?tls=optional`;
}

async function portOf(listening: Server): Promise<number> {
  listening.listen(0, "127.0.0.1");
  await once(listening, "listening");
  return (listening.address() as AddressInfo).port;
}

const lines: string[] = [];
const log = {
  info: (fields: object, line: string) => void lines.push(JSON.stringify({ ...fields, line })),
  warn: (fields: object, line: string) => void lines.push(JSON.stringify({ ...fields, line })),
};

async function send(smtpUrl: string): Promise<void> {
  const transport = mailTransport({
    smtpUrl,
    mailFrom: "Qiying 栖英 <hello@qiying.example>",
    mailConnections: 1,
    folder: "/nowhere",
    log,
  });
  const site = () => ({ url: SITE_URL, supportEmail: undefined });
  const { kysely: db } = server.database;
  await sendDueMails({ db, clock: server.clock, secretKeys: SECRET_KEYS, transport, site, log });
  transport.close?.();
}

const ask = (email: string) => server.post(`/api/v1/sign-up/check/${encodeURIComponent(email)}/314159`);
const receivedMails = () => Promise.all(received.map(({ bytes }) => readMail(bytes)));
const waiting = () => server.database.kysely.selectFrom("delivery").selectAll().where("died_at", "is", null).execute();

test("over SMTP_URL the right mail reaches the right mailbox, once", async () => {
  const url = await smtpServer();
  await ask("li.lei@example.org");
  await send(url);
  await send(url);
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ from: "hello@qiying.example", recipients: ["li.lei@example.org"] });
  const [mail] = await receivedMails();
  expect(mail).toMatchObject({ to: "li.lei@example.org", subject: "你的栖英验证码" });
  expect(mail?.text).toMatch(/^\d{6}$/m);
  expect(await waiting()).toEqual([]);
});

test("A-60: over SMTP a visitor is asked whether the report is theirs, and is answered once they have said so", async () => {
  const url = await smtpServer();
  const [id = ""] = await server.add({});
  const report = await reported(server, room(id), { email: "seeker@example.org", language: "en" });
  await send(url);
  const asked = (await receivedMails()).find(({ to }) => to === "seeker@example.org");
  const token = tokenIn(asked!, "/reports");
  await done(server, await server.addUser({ is_superuser: true }), "hide", room(id));
  await send(url);
  expect((await receivedMails()).filter(({ to }) => to === "seeker@example.org")).toHaveLength(1);
  good(await server.post("/api/v1/reports/confirm-email", { token }));
  await send(url);
  expect((await receivedMails()).at(-1)).toMatchObject({
    to: "seeker@example.org",
    subject: `Your report ${report.number} on Qiying has an outcome`,
  });
});

test("an alert goes by SMTP with the address by which a mail program ends it", async () => {
  const url = await smtpServer();
  const user = await server.addUser({ email: "alerted@example.org", email_verified: true });
  await told(server, user, { kind: "offer" });
  await queueDue(server);
  await send(url);
  const [mail] = await receivedMails();
  expect(mail).toMatchObject({ to: user.email, subject: "有人推荐房源" });
  const headers = new Map(mail?.whole.headers.map(({ key, value }) => [key, value]));
  expect(headers.get("list-unsubscribe")).toBe(
    `<${SITE_URL}/notifications/off?token=${tokenIn(mail!, "/notifications/off")}>`,
  );
  expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
});

test("F11: two senders at once deliver every mail, and none twice", async () => {
  const url = await smtpServer();
  const everybody = Array.from({ length: 12 }, (_, index) => `li-${index}@example.org`);
  for (const email of everybody) await ask(email);
  await Promise.all([send(url), send(url)]);
  expect(received.map(({ recipients }) => recipients.join()).toSorted()).toEqual(everybody.toSorted());
});

test("P-06, F11: with the SMTP server down the answer is 200, and the mail arrives when it is back", async () => {
  const nobody = createServer();
  const port = await portOf(nobody);
  nobody.close();
  const user = await server.addUser();
  const answers = [user.email, "nobody@example.org"].map((email) =>
    server.post(`/api/v1/password-recovery/${encodeURIComponent(email)}`),
  );
  for (const answer of await Promise.all(answers)) expect(answer.statusCode).toBe(200);
  await send(`smtp://127.0.0.1:${port}`);
  expect(await waiting()).toMatchObject([{ attempts: 1 }]);
  const url = await smtpServer();
  await send(url);
  expect(received).toEqual([]);
  server.clock.set("2026-11-21T12:00:10Z");
  await send(url);
  expect(received.map(({ recipients }) => recipients)).toEqual([[user.email]]);
});

test("F11: a server that says garbage or hangs up costs an attempt and nothing else", async () => {
  await ask("li.lei@example.org");
  const garbage = createServer((socket) => socket.end("HTTP/1.1 200 OK\r\n\r\n<html>"));
  opened.push(garbage);
  await send(`smtp://127.0.0.1:${await portOf(garbage)}`);
  expect(await waiting()).toMatchObject([{ attempts: 1 }]);
});

test("a mail that was taken but not confirmed comes again under the same Message-ID", async () => {
  const url = await smtpServer((count) => (count === 1 ? new Error("451 try again") : null));
  await ask("li.lei@example.org");
  await send(url);
  server.clock.set("2026-11-21T12:00:10Z");
  await send(url);
  const ids = (await receivedMails()).map(({ whole }) => whole.messageId);
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
  expect(await waiting()).toEqual([]);
});

test("SG-06: what a server says about an address does not reach the log", async () => {
  const url = await smtpServer(() => null, {
    onRcptTo: ({ address }, _, done) => done(new Error(`550 no such user ${address}`)),
  });
  lines.length = 0;
  await ask("li.lei@example.org");
  await send(url);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/EENVELOPE 550/);
  expect(lines[0]).not.toMatch(/li\.lei|example\.org|314159/);
});

test("a server without TLS gets no mail unless the setting allows it, and the mail waits", async () => {
  const url = await smtpServer();
  await ask("li.lei@example.org");
  await send(url.replace("?tls=optional", ""));
  expect(received).toEqual([]);
  expect(await waiting()).toMatchObject([{ attempts: 1 }]);
});

test("over smtp: a server that offers STARTTLS is talked to in TLS", async () => {
  let isSecure = false;
  const url = await smtpServer(() => null, {
    disabledCommands: ["AUTH"],
    onMailFrom: (_, { secure }, done) => done(void (isSecure = secure)),
  });
  await ask("li.lei@example.org");
  // The test server's certificate is its own.
  await send(url.replace("tls=optional", "tls.rejectUnauthorized=false"));
  expect(received).toHaveLength(1);
  expect(isSecure).toBe(true);
});

const saying = (responseCode: number) => Object.assign(new Error("no"), { responseCode });

test.each([
  ["the recipient", { onRcptTo: (_, __, done) => done(saying(550)) }],
  ["the mail", { onData: (stream, _, done) => stream.resume().on("end", () => done(saying(554))) }],
] satisfies [string, SMTPServerOptions][])("%s that a server refuses for good is tried once", async (_, options) => {
  await ask("li.lei@example.org");
  await send(await smtpServer(() => null, options));
  expect(await waiting()).toEqual([]);
});

test.each([
  ["the recipient for now", { onRcptTo: (_, __, done) => done(saying(450)) }],
  ["the mail for now", { onData: (stream, _, done) => stream.resume().on("end", () => done(saying(451))) }],
  ["us, as sender", { onMailFrom: (_, __, done) => done(saying(550)) }],
] satisfies [string, SMTPServerOptions][])("a mail waits while a server refuses %s", async (_, options) => {
  await ask("li.lei@example.org");
  await send(await smtpServer(() => null, options));
  expect(await waiting()).toMatchObject([{ attempts: 1 }]);
});
