import type { FastifyReply, FastifyRequest } from "fastify";
import { isDatabaseUnavailable } from "../../db/database-errors.ts";

/** Made once: every answer ends with it, and to make one takes longer than many answers. */
const NOT_AWAITED = new DOMException("The answer is not waited for any more", "AbortError");

/**
 * Answers a request, by work whose signal is aborted once it is not waited for any more: the caller has gone, or has been
 * told that it takes too long. What fails after that is no answer; Fastify would log it as a failure of its own.
 */
export async function whileAwaited(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (signal: AbortSignal) => Promise<unknown>,
): Promise<unknown> {
  // Not the request's own signal, which also ends when a body has come in.
  const controller = new AbortController();
  const { signal } = controller;
  let isDone = false;
  if (reply.raw.destroyed) controller.abort(NOT_AWAITED);
  else
    reply.raw.once("close", () => {
      // Nearly always: the work was done, and all of its answer has been sent.
      if (!isDone || !reply.raw.writableFinished) controller.abort(NOT_AWAITED);
    });
  try {
    return await work(signal);
  } catch (error) {
    const hasStopped = signal.aborted && error === signal.reason;
    if (!reply.sent && !hasStopped) throw error;
    if (!hasStopped && !isDatabaseUnavailable(error)) request.log.error({ err: error }, "failed after its answer");
    return undefined;
  } finally {
    isDone = true;
  }
}
