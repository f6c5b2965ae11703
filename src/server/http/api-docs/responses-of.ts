import { endpoints } from "#contract/endpoints.ts";
import type { Endpoint } from "#contract/endpoints/endpoint.ts";
import { ERROR_CODES, type ErrorCode } from "#contract/error-codes.ts";
import { ERROR_MEANINGS } from "#contract/error-meanings.ts";
import { routes, type Route, type RouteName } from "#contract/routes.ts";
import { headersOfAnswer, headersOfRefusal, isShared } from "./headers.ts";
import { refusalsOf } from "./refusals-of.ts";
import { printedSchema, schemaNamed, type PrintedSchema } from "./schema-references.ts";

/** An OpenAPI response, or a reference to one. */
type Response = object;

/** Refusals that many calls have in common, by the names of their components. */
const SHARED: Record<string, ErrorCode[]> = {
  BadRequest: ["bad_request"],
  UnreadableBody: ["bad_request", "malformed_json"],
  InvalidToken: ["invalid_credentials"],
  NotAuthenticated: ["not_authenticated", "invalid_credentials"],
  InactiveAccount: ["inactive_account"],
  NotSuperuser: ["inactive_account", "second_factor_needed", "not_superuser"],
  RequestTimeout: ["request_timeout"],
  RepetitionRunning: ["repetition_running"],
  BodyTooLarge: ["body_too_large"],
  UnsupportedMediaType: ["unsupported_media_type"],
  InvalidFields: ["invalid_fields"],
  TooManyAttempts: ["too_many_attempts"],
  InternalError: ["internal_error"],
  Unavailable: ["service_unavailable"],
  Busy: ["overloaded", "service_unavailable"],
};

const SHARED_NAMES = new Map(Object.entries(SHARED).map(([name, codes]) => [codes.join(), name]));

/** The components that `responsesOf` refers to. */
export function sharedResponses(): Record<string, Response> {
  return Object.fromEntries(Object.entries(SHARED).map(([name, codes]) => [name, refusal(codes)]));
}

/** Every answer of a call by its status: the good one, and all refusals with their codes. */
export function responsesOf(name: RouteName): Record<string, Response> {
  const { status = 200, answer, answerFormat }: Endpoint = endpoints[name];
  const { fileType }: Route = routes[name];
  const mediaType = fileType ?? (answerFormat === "html" ? "text/html" : "application/json");
  const good = {
    description: status === 204 ? "Done." : "The answer.",
    headers: headersOfAnswer(name),
    ...(status !== 204 && { content: { [mediaType]: { schema: printedSchema(answer) } } }),
  };
  const unchanged = { description: "The caller has this answer already.", headers: headersOfAnswer(name) };
  const refusals = [...byStatus(refusalsOf(name))].map(([refused, codes]) => [refused, sharedOrOwn(codes)]);
  return { [status]: good, ...(isShared(name) && { 304: unchanged }), ...Object.fromEntries(refusals) };
}

function byStatus(codes: readonly ErrorCode[]): Map<number, ErrorCode[]> {
  return Map.groupBy(codes, (code) => ERROR_CODES[code]);
}

function sharedOrOwn(codes: ErrorCode[]): Response {
  const name = SHARED_NAMES.get(codes.join());
  return name === undefined ? refusal(codes) : { $ref: `#/components/responses/${name}` };
}

/** @param codes All of one status. */
function refusal(codes: readonly ErrorCode[]): Response {
  const status = Math.max(...codes.map((code) => ERROR_CODES[code]));
  return {
    description: codes.map((code) => `\`${code}\`: ${ERROR_MEANINGS[code]}.`).join("\n\n"),
    headers: headersOfRefusal(status, codes),
    content: { "application/json": { schema: errorWithCode(codes) } },
  };
}

function errorWithCode(codes: readonly ErrorCode[]): PrintedSchema {
  return {
    allOf: [schemaNamed("ErrorBody"), { type: "object", required: ["code"], properties: { code: { enum: codes } } }],
  };
}
