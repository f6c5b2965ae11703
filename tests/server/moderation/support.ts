import type { LightMyRequestResponse } from "fastify";
import type { Case, CaseDetail, ModerationAct, ModerationNotice, Report } from "#contract/schemas/moderation.ts";
import { reportToken } from "../../../src/server/moderation/reports/report-token.ts";
import { SECRET_KEYS, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";

type Headers = Record<string, string>;

/** A room or request, as reports and acts name it. */
export interface Thing {
  kind: "listing" | "tenant_request";
  target_id: string;
}

export function room(target_id: string): Thing {
  return { kind: "listing", target_id };
}

export function request(target_id: string): Thing {
  return { kind: "tenant_request", target_id };
}

/** Sends a report; anonymous unless there are headers. */
export function sendReport(
  server: TestApp,
  thing: Thing,
  fields: object = {},
  headers: Headers = {},
): Promise<LightMyRequestResponse> {
  const body = { id: crypto.randomUUID(), reason: "not_there", ...thing, ...fields };
  return server.post("/api/v1/reports", body, headers);
}

/** A report that must be taken. */
export async function reported(
  server: TestApp,
  thing: Thing,
  fields: object = {},
  headers: Headers = {},
): Promise<Report> {
  return good(await sendReport(server, thing, fields, headers)).json<Report>();
}

export async function readReport(server: TestApp, { id }: Pick<Report, "id">): Promise<Report> {
  return good(await server.get(`/api/v1/reports/${id}`)).json<Report>();
}

/** Confirms the address that a visitor has left, as by the link in the mail. */
export async function confirmAddress(server: TestApp, { id }: Pick<Report, "id">): Promise<Report> {
  const token = reportToken(id, SECRET_KEYS);
  return good(await server.post("/api/v1/reports/confirm-email", { token })).json<Report>();
}

/** Does something as a moderator, with words in both languages unless `fields` says otherwise. */
export function sendAct(
  server: TestApp,
  moderator: TestUser,
  act: string,
  on: Partial<Thing> | { account_id: string },
  fields: object = {},
): Promise<LightMyRequestResponse> {
  const body = { id: crypto.randomUUID(), act, reason: REASONS[act], ...WORDS, ...on, ...fields };
  return server.post("/api/v1/moderation/acts", body, moderator.headers());
}

const WORDS = { words_zh: "请看社区规则", words_en: "Please read the rules" };

const REASONS: Record<string, string> = {
  dismiss: "no_breach",
  hide: "scam",
  remove: "scam",
  restore: "mended",
  warn: "spam",
  deactivate: "scam",
  reactivate: "mended",
};

/** An act that must be done. */
export async function done(...wanted: Parameters<typeof sendAct>): Promise<ModerationAct> {
  return good(await sendAct(...wanted)).json<ModerationAct>();
}

export async function casesOf(server: TestApp, moderator: TestUser, query = ""): Promise<Case[]> {
  const answer = await server.get(`/api/v1/moderation/cases${query}`, moderator.headers());
  return good(answer).json<{ data: Case[] }>().data;
}

export async function caseOf(
  server: TestApp,
  moderator: TestUser,
  { kind, target_id }: { kind: string; target_id: string },
): Promise<CaseDetail> {
  return good(
    await server.get(`/api/v1/moderation/cases/${kind}/${target_id}`, moderator.headers()),
  ).json<CaseDetail>();
}

export async function noticesOf(server: TestApp, user: TestUser): Promise<ModerationNotice[]> {
  const answer = await server.get("/api/v1/moderation/notices", user.headers());
  return good(answer).json<{ data: ModerationNotice[] }>().data;
}

export function sendAppeal(
  server: TestApp,
  user: TestUser,
  { id }: Pick<ModerationNotice, "id">,
  words = "The room is there, come and see",
): Promise<LightMyRequestResponse> {
  return server.post(`/api/v1/moderation/notices/${id}/appeal`, { words }, user.headers());
}

/** An answer that must be a good one. */
export function good(answer: LightMyRequestResponse): LightMyRequestResponse {
  if (answer.statusCode !== 200) throw new Error(`Refused: ${answer.statusCode} ${answer.body}`);
  return answer;
}
