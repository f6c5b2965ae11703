import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Mails } from "#contract/schemas/mail.ts";
import type { ModerationAct } from "#contract/schemas/moderation.ts";
import { sweepDeadMails } from "../../../src/server/mail/dead-mail-store.ts";
import { mailQueue } from "../../../src/server/mail/mail-queue-store.ts";
import { sendDueMails } from "../../../src/server/mail/send-due-mails.ts";
import { good } from "../moderation/support.ts";
import { SECRET_KEYS, SITE_URL, startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { refusal, remove } from "../users/support.ts";
import { deadMail } from "./support.ts";

let server: TestApp;
let superuser: TestUser;

beforeAll(async () => {
  server = await startTestApp();
  superuser = await server.addUser({ is_superuser: true });
});
beforeEach(async () => {
  server.clock.set("2026-11-21T12:00:00Z");
  await server.database.pool.query("delete from delivery");
});
afterAll(() => server.close());

async function list(): Promise<Mails> {
  return good(await server.get("/api/v1/admin/mails", superuser.headers())).json<Mails>();
}

async function lastAct(): Promise<ModerationAct> {
  const answer = await server.get("/api/v1/moderation/acts?limit=1", superuser.headers());
  return good(answer).json<{ data: ModerationAct[] }>().data[0]!;
}

const sendAgain = (id: string) => server.post(`/api/v1/admin/mails/${id}/send`, undefined, superuser.headers());
const drop = (id: string) =>
  server.app.inject({ method: "DELETE", url: `/api/v1/admin/mails/${id}`, headers: superuser.headers() });

/** Lets a mail server refuse what is due. */
async function refuse(responseCode: number, response: string): Promise<void> {
  const site = () => ({ url: SITE_URL, supportEmail: undefined });
  const log = { info: () => undefined, warn: () => undefined };
  const failure = Object.assign(new Error("no"), { command: "RCPT TO", responseCode, response });
  const transport = { send: () => Promise.reject(failure) };
  const { kysely: db } = server.database;
  await sendDueMails({ db, clock: server.clock, secretKeys: SECRET_KEYS, transport, site, log });
}

test("a mail that was for an account leads to that account", async () => {
  const { id, email } = await server.addUser();
  await deadMail(server, { kind: "test", email, language: "en" });
  await deadMail(server);
  expect(new Set((await list()).data.map(({ account_id }) => account_id))).toEqual(new Set([id, null]));
});

test("a refused mail is listed with what the server said, its address masked in both places", async () => {
  good(await server.post("/api/v1/sign-up/check/li.lei@example.org/000000"));
  await refuse(550, "550 5.1.1 <li.lei@example.org>: li.lei is unknown here");
  const { data, count, due, later, waits_until } = await list();
  expect([count, due, later, waits_until]).toEqual([1, 0, 0, null]);
  expect(data).toEqual([
    {
      id: expect.any(String),
      kind: "verification-code",
      to: "l•••@example.org",
      account_id: null,
      cause: "refused",
      attempts: 1,
      last_answer: "550 5.1.1 … … is unknown here",
      created_at: "2026-11-21T12:00:00.000Z",
      died_at: "2026-11-21T12:00:00.000Z",
      // A code that nobody waits for any more.
      can_send_again: false,
    },
  ]);
  expect(refusal(await sendAgain(data[0]!.id))[2]).toBe("mail_has_run_out");
  expect((await list()).count).toBe(1);
});

test("a notice that could not be delivered for a day is listed; a code that ran out is not", async () => {
  const queue = mailQueue({ clock: server.clock, secretKeys: SECRET_KEYS, limited: false });
  await queue.add(server.database.kysely, { kind: "test", email: "li.lei@example.org", language: "en" });
  good(await server.post("/api/v1/sign-up/check/han@example.org/000000"));
  await refuse(450, "450 4.2.1 mailbox busy");
  server.clock.set("2026-11-22T12:00:01Z");
  await refuse(450, "never asked");
  expect((await list()).data).toMatchObject([
    { kind: "test", cause: "given_up", attempts: 1, last_answer: "450 4.2.1 mailbox busy", can_send_again: true },
  ]);
});

test("sending again queues the mail under its own id, as if it were new, and is in the log without the address", async () => {
  const id = await deadMail(server);
  good(await sendAgain(id));
  expect(await list()).toMatchObject({ count: 0, due: 1 });
  expect((await server.mails()).map(({ to, whole }) => [to, whole.messageId?.includes(id)])).toEqual([
    ["li.lei@example.org", true],
  ]);
  expect(await lastAct()).toMatchObject({
    act: "send_mail_again",
    reason: null,
    by: { id: superuser.id },
    account: null,
    changes: [
      { field: "mail_kind", before: "test" },
      { field: "mail_domain", before: "example.org" },
    ],
  });
  expect(refusal(await sendAgain(id))[2]).toBe("mail_not_found");
});

test("a dropped mail is gone for good, and that is in the log", async () => {
  const id = await deadMail(server);
  good(await drop(id));
  expect(await list()).toMatchObject({ count: 0, due: 0 });
  expect((await lastAct()).act).toBe("drop_mail");
  expect(refusal(await drop(id))[2]).toBe("mail_not_found");
});

test("of two superusers who send the same mail again one does", async () => {
  const id = await deadMail(server);
  const answers = await Promise.all([sendAgain(id), sendAgain(id)]);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 404]));
  expect((await list()).due).toBe(1);
});

test("a link that has run out is not sent again", async () => {
  const job = { kind: "confirm-email", email: "li.lei@example.org", token: "x", language: "en" } as const;
  const id = await deadMail(server, job);
  expect((await list()).data[0]?.can_send_again).toBe(true);
  server.clock.set("2026-11-22T12:00:00Z");
  superuser = await server.addUser({ is_superuser: true });
  expect((await list()).data[0]?.can_send_again).toBe(false);
  expect(refusal(await sendAgain(id))[2]).toBe("mail_has_run_out");
});

test("UA-20: mails that did not go out to a deleted account are deleted with it", async () => {
  const user = await server.addUser();
  await deadMail(server, { kind: "password-changed", by: "owner", email: user.email, language: "en" });
  await deadMail(server);
  good(await remove(server, user.id, superuser.headers()));
  expect((await list()).data.map(({ kind }) => kind)).toEqual(["test"]);
});

test("mails that did not go out are kept for seven days", async () => {
  await deadMail(server);
  await sweepDeadMails(server.database.kysely, "2026-11-28T12:00:00.000Z");
  expect((await list()).count).toBe(1);
  await sweepDeadMails(server.database.kysely, "2026-11-28T12:00:00.001Z");
  expect((await list()).count).toBe(0);
});
