import { errorCodes, type FastifyReply, type FastifyRequest } from "fastify";

/** How long an answer may take, unless its call says otherwise. */
export const ANSWER_WITHIN_MS = 5500;

/**
 * Does the work of an answer whose request has come in, and answers 503 when it takes too long. Fastify's own timeout counts
 * from a request's first byte: a slow line would use up what the database needs.
 */
export async function answerInTime<Result>(
  request: FastifyRequest,
  reply: FastifyReply,
  withinMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const timer = setTimeout(() => {
    const tooLate = new errorCodes.FST_ERR_HANDLER_TIMEOUT(String(withinMs), request.routeOptions.url);
    if (!reply.sent) void reply.send(tooLate);
  }, withinMs);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}
