import { STATUS_CODES } from "node:http";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ERROR_CODES, type ErrorCode } from "#contract/error-codes.ts";
import type { ErrorBody } from "#contract/schemas/errors.ts";
import { isDatabaseUnavailable } from "../../db/database-errors.ts";
import { hasBody } from "../body/plain-bodies.ts";
import { QUIET_ROUTES } from "../log/request-log.ts";
import { HttpError, type Refusal } from "./http-error.ts";

const RETRY_AFTER_SECONDS = "2";

/** Makes every failure `{"detail": …, "code": …}`: refusals as thrown, an absent database 503, anything else a bare 500. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | HttpError>((error, request, reply) => {
    const refusal = error instanceof HttpError ? error : isStillComing(error, request) ? tooSlow() : refusalOf(error);
    // Refusals because of overload are logged many at once, where they are decided.
    if (refusal.status >= 500 && refusal.code !== "overloaded") reportFailure(error, refusal.status, request);
    return sendRefusal(reply, refusal);
  });
}

// Time ran out while the caller was sending: nothing of ours was slow, and nothing of theirs is a reason to be woken.
function isStillComing({ code }: Partial<FastifyError>, request: FastifyRequest): boolean {
  return code === "FST_ERR_HANDLER_TIMEOUT" && hasBody(request) && !request.raw.readableEnded;
}

function tooSlow(): HttpError {
  return plain("request_timeout", { connection: "close" });
}

/** Sends a refusal outside of the error handler (unknown paths, say). */
export function sendRefusal(
  reply: FastifyReply,
  { status, code, detail, headers, current, quota }: Refusal,
): FastifyReply {
  const body: ErrorBody = { detail, code, ...(current && { current }), ...(quota && { quota }) };
  return reply
    .code(status)
    .headers({ "cache-control": "no-store", ...headers })
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(body));
}

/** What an error of the framework, the driver or our own mistakes is to the caller. */
export function refusalOf(error: Partial<FastifyError>): HttpError {
  if (error.code === "FST_ERR_HANDLER_TIMEOUT" || error.statusCode === 503 || isDatabaseUnavailable(error)) {
    return plain("service_unavailable", { "retry-after": RETRY_AFTER_SECONDS });
  }
  const status = error.statusCode ?? 500;
  return plain(status >= 400 && status < 500 ? (CODES[status] ?? "bad_request") : "internal_error");
}

/** The refusals that the framework and its file server make, by their status. */
const CODES: Readonly<Record<number, ErrorCode>> = {
  // The file server's word for a path that leads out of its folder.
  403: "not_found",
  404: "not_found",
  405: "method_not_allowed",
  408: "request_timeout",
  412: "precondition_failed",
  413: "body_too_large",
  415: "unsupported_media_type",
  416: "range_not_satisfiable",
  431: "headers_too_large",
};

/** An error of which no more is told than its status says. */
function plain(code: ErrorCode, headers: Readonly<Record<string, string>> = {}): HttpError {
  return new HttpError(code, STATUS_CODES[ERROR_CODES[code]] ?? "Error", headers);
}

function absenceOf(error: Error): string {
  if (error.name === "StorageUnavailable") return "no answer from the store of photos";
  if (error.name === "DiskUnavailable") return "the disk takes no files";
  return error instanceof HttpError ? "not now" : "no answer from the database";
}

function reportFailure(error: Error, status: number, request: FastifyRequest): void {
  // Probes hear that it is not ready, every few seconds for as long as that lasts (F13).
  if (status === 503 && QUIET_ROUTES.has(request.routeOptions.url ?? "")) return;
  // An absent database or store is one line a request; a mistake of ours comes with its stack.
  if (status === 503) request.log.warn({ reason: error.message }, absenceOf(error));
  else request.log.error({ err: error }, "request failed");
}
