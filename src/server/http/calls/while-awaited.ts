import { errorCodes, type FastifyReply, type FastifyRequest } from "fastify";
import { isDatabaseUnavailable } from "../../db/database-errors.ts";

/** How long an answer may take, in milliseconds, unless its call says otherwise. */
export const ANSWER_WITHIN_MS = 5500;

/** An answer that is waited for. */
export interface AwaitedAnswer {
  /** Aborted once it is not waited for any more: the caller has gone, or has been told that it takes too long. */
  readonly signal: AbortSignal;
}

const NOT_AWAITED = new DOMException("The answer is not waited for any more", "AbortError");

/**
 * Answers a request whose body has come in, and tells the caller 503 when that takes longer than `withinMs`. Fastify's own time-out
 * counts from a request's first byte, where a slow line would use up what the database needs, and its signal ends with the body.
 *
 * An error that is thrown after the client has gone, or has been answered, is not passed on: Fastify would log it as a failure of
 * the request.
 */
export async function whileAwaited(
  request: FastifyRequest,
  reply: FastifyReply,
  withinMs: number,
  work: (answer: AwaitedAnswer) => Promise<unknown>,
): Promise<unknown> {
  const { raw } = reply;
  const over = new AbortController();
  const timer = setTimeout(() => {
    over.abort(NOT_AWAITED);
    if (!reply.sent)
      void reply.send(new errorCodes.FST_ERR_HANDLER_TIMEOUT(String(withinMs), request.routeOptions.url));
  }, withinMs);
  const leave = () => {
    if (!raw.writableFinished) over.abort(NOT_AWAITED);
  };
  if (raw.destroyed) leave();
  else raw.once("close", leave);
  try {
    return await work(over);
  } catch (error) {
    const hasStopped = error === NOT_AWAITED;
    if (!reply.sent && !hasStopped) throw error;
    if (!hasStopped && !isDatabaseUnavailable(error)) request.log.error({ err: error }, "failed after its answer");
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
