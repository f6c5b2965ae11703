import { STATUS_CODES } from "node:http";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ErrorBody } from "#contract/schemas/errors.ts";
import { isDatabaseUnavailable } from "./database-unavailable.ts";
import { HttpError } from "./http-error.ts";

const RETRY_AFTER_SECONDS = "2";

/** Makes every failure `{"detail": …}`: refusals as thrown, an absent database 503, anything else a bare 500. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | HttpError>((error, request, reply) => {
    const refusal = error instanceof HttpError ? error : refusalOf(error);
    if (refusal.status >= 500) reportFailure(error, refusal.status, request, reply);
    return sendRefusal(reply, refusal);
  });
}

/** Sends a refusal outside of the error handler (unknown paths, say). */
export function sendRefusal(reply: FastifyReply, { status, detail, headers, current }: HttpError): FastifyReply {
  const body: ErrorBody = { detail, ...(current && { current }) };
  return reply
    .code(status)
    .headers({ "cache-control": "no-store", ...headers })
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(body));
}

/** What an error of the framework, the driver or our own mistakes is to the caller. */
export function refusalOf(error: Partial<FastifyError>): HttpError {
  if (error.code === "FST_ERR_HANDLER_TIMEOUT" || error.statusCode === 503 || isDatabaseUnavailable(error)) {
    return plain(503, { "retry-after": RETRY_AFTER_SECONDS });
  }
  // The file server's word for a path that leads out of its folder.
  const status = error.statusCode === 403 ? 404 : (error.statusCode ?? 500);
  return plain(status >= 400 && status < 500 ? status : 500);
}

function plain(status: number, headers: Readonly<Record<string, string>> = {}): HttpError {
  return new HttpError(status, STATUS_CODES[status] ?? "Error", headers);
}

function reportFailure(error: Error, status: number, request: FastifyRequest, reply: FastifyReply): void {
  void reply.header("x-request-id", request.id);
  // An absent database is one line a request; a mistake of ours comes with its stack.
  if (status === 503) request.log.warn({ reason: error.message }, "no answer from the database");
  else request.log.error({ err: error }, "request failed");
}
