import { errorCodes, type FastifyReply, type FastifyRequest } from "fastify";
import { isDatabaseUnavailable } from "../../db/database-errors.ts";

/** How long an answer may take, in milliseconds, unless its call says otherwise. */
export const ANSWER_WITHIN_MS = 5500;

/** An answer that is waited for. */
export interface AwaitedAnswer {
  /** Aborted once it is not waited for any more: the caller has gone, or has been told that it takes too long. */
  readonly signal: AbortSignal;
}

/** Made once: every answer ends with it, and to make one takes longer than many answers. */
const NOT_AWAITED = new DOMException("The answer is not waited for any more", "AbortError");

/**
 * Answers a request whose body has come in, and tells the caller 503 when that takes longer than `withinMs`, give or take
 * `LOOKED_AT_EVERY_MS`. Fastify's own timeout counts from a request's first byte, where a slow line would use up what the database
 * needs; and it makes a timer and a signal for each request, which takes longer than much of what a short call does.
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
  const answer = new Answer(reply, withinMs);
  beginAnswer(answer);
  try {
    return await work(answer);
  } catch (error) {
    const hasStopped = error === NOT_AWAITED;
    if (!reply.sent && !hasStopped) throw error;
    if (!hasStopped && !isDatabaseUnavailable(error)) request.log.error({ err: error }, "failed after its answer");
    return undefined;
  } finally {
    answer.isDone = true;
    beingMade.delete(answer);
  }
}

class Answer implements AwaitedAnswer {
  /** Whether the work has ended, and at most its sending is left. */
  isDone = false;
  readonly #reply: FastifyReply;
  readonly #withinMs: number;
  readonly #begunAt = performance.now();
  #controller: AbortController | undefined;

  constructor(reply: FastifyReply, withinMs: number) {
    this.#reply = reply;
    this.#withinMs = withinMs;
  }

  /** Not the request's own signal, which also ends when a body has come in. Made when it is first asked for. */
  get signal(): AbortSignal {
    this.#controller ??= this.#abortedOnClose();
    return this.#controller.signal;
  }

  isLate(now: number): boolean {
    return now - this.#begunAt >= this.#withinMs;
  }

  sayTooLate(): void {
    if (this.#reply.sent) return;
    const { url } = this.#reply.request.routeOptions;
    void this.#reply.send(new errorCodes.FST_ERR_HANDLER_TIMEOUT(String(this.#withinMs), url));
  }

  #abortedOnClose(): AbortController {
    const controller = new AbortController();
    const { raw } = this.#reply;
    const abort = () => {
      // Nearly always: the work was done, and all of its answer has been sent.
      if (!this.isDone || !raw.writableFinished) controller.abort(NOT_AWAITED);
    };
    if (raw.destroyed) abort();
    else raw.once("close", abort);
    return controller;
  }
}

/** How often it is looked at whether answers are late: a timer for each would nearly always be made in vain. */
const LOOKED_AT_EVERY_MS = 100;

/** The answers that are under way in this process. */
const beingMade = new Set<Answer>();
let looking: NodeJS.Timeout | undefined;

function beginAnswer(answer: Answer): void {
  beingMade.add(answer);
  looking ??= setInterval(endLateAnswers, LOOKED_AT_EVERY_MS).unref();
}

function endLateAnswers(): void {
  const now = performance.now();
  for (const answer of beingMade) {
    if (!answer.isLate(now)) continue;
    beingMade.delete(answer);
    answer.sayTooLate();
  }
  if (beingMade.size > 0) return;
  clearInterval(looking);
  looking = undefined;
}
