import type { LightMyRequestResponse } from "fastify";
import { expect } from "vitest";
import type { ErrorBody } from "#contract/schemas/errors.ts";
import { saveCode } from "../../../src/server/accounts/verification-code-store.ts";
import type { MailJob } from "../../../src/server/mail/mail-job.ts";
import { openJob } from "../../../src/server/mail/mail-queue-store.ts";
import { SECRET_KEYS, type TestApp } from "../test-app.ts";

export const STRONG = "a kettle for 7 herons";

/** What a sign-up form sends. */
export function newcomer(email: string, fields: Record<string, unknown> = {}) {
  return { email, full_name: "Han Meimei", password: STRONG, confirm_password: STRONG, ...fields };
}

export function signUp(server: TestApp, body: object): Promise<LightMyRequestResponse> {
  return server.post("/api/v1/users/open", body);
}

export function patch(server: TestApp, url: string, payload: object, headers: Record<string, string>) {
  return server.app.inject({ method: "PATCH", url: `/api/v1/users/${url}`, payload, headers });
}

export function remove(server: TestApp, url: string, headers: Record<string, string>) {
  return server.app.inject({ method: "DELETE", url: `/api/v1/users/${url}`, headers });
}

/** Status, detail and code of a refusal; for 422 its status, the fields and their sentences. */
export function refusal(answer: LightMyRequestResponse): [status: number, said: unknown, code?: string] {
  const { detail, code } = answer.json<ErrorBody>();
  if (typeof detail === "string") return [answer.statusCode, detail, code];
  expect(code).toBe("invalid_fields");
  return [answer.statusCode, detail.map(({ loc, msg }) => `${loc.join(".")}: ${msg}`)];
}

/** The mails that wait to be sent, by kind and address. */
export async function mails(server: TestApp): Promise<MailJob[]> {
  const rows = await server.database.kysely
    .selectFrom("delivery")
    .select("payload")
    .where("queue", "=", "mail")
    .execute();
  const jobs = rows.map(({ payload }) => openJob(payload, SECRET_KEYS));
  return jobs.toSorted((a, b) => `${a.kind} ${a.email}`.localeCompare(`${b.kind} ${b.email}`));
}

/** Forgets the mails so far. */
export async function clearMails(server: TestApp): Promise<void> {
  await server.database.kysely.deleteFrom("delivery").execute();
}

/** Does what mailing a code does to the database. */
export async function sendCode(server: TestApp, email: string, code: string): Promise<void> {
  const sent = { email, code, now: server.clock.now(), secretKeys: SECRET_KEYS };
  await server.database.kysely.transaction().execute((trx) => saveCode(trx, sent));
}

/** The code that waits to be mailed to an address; undefined where none does. */
export async function mailedCode(server: TestApp, email: string): Promise<string | undefined> {
  const job = (await mails(server)).findLast((mail) => mail.kind === "verification-code" && mail.email === email);
  return job?.kind === "verification-code" ? job.code : undefined;
}

/** The whole row of an account. */
export function accountRow(server: TestApp, id: string) {
  return server.database.kysely.selectFrom("account").selectAll().where("id", "=", id).executeTakeFirst();
}

/** How many sessions a user has. */
export async function sessionCount(server: TestApp, id: string): Promise<number> {
  const sessions = await server.database.kysely
    .selectFrom("session")
    .select("id")
    .where("account_id", "=", id)
    .execute();
  return sessions.length;
}

/** Status codes and how often each came. */
export function tally(answers: readonly LightMyRequestResponse[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
}

/** Does the same `times` times at once. */
export function atOnce<Result>(times: number, work: (index: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: times }, (_, index) => work(index)));
}
