import { AiUnavailable } from "../ai.ts";
import type { Clock } from "../../clock.ts";
import { QuestionRefused } from "./failure.ts";

/** Failures in a row after which a service is left alone, and for how long (F11, I-37). */
const MOST_FAILURES = 5;
const LEFT_ALONE_MS = 30_000;

/** Does the work unless the service behind it has been failing. @throws AiUnavailable at once while it is left alone. */
export type Breaker = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets a service alone that has failed five times in a row. After half a minute one try goes through: it ends the rest,
 * or begins another. Only AiUnavailable is a failure; who gives up waiting, or asks what it refuses to answer, says
 * nothing about the service: no user can have it skipped for all others.
 */
export function breaker(clock: Clock): Breaker {
  let failures = 0;
  let openedAt = 0;
  let isProbing = false;

  return async (work) => {
    const isOpen = failures >= MOST_FAILURES;
    if (isOpen && (isProbing || clock.now().getTime() - openedAt < LEFT_ALONE_MS)) {
      throw new AiUnavailable("It has failed too often, and is left alone for a while");
    }
    if (isOpen) isProbing = true;
    try {
      const result = await work();
      failures = 0;
      return result;
    } catch (error) {
      if (error instanceof AiUnavailable && !(error instanceof QuestionRefused)) {
        failures += 1;
        openedAt = clock.now().getTime();
      }
      throw error;
    } finally {
      if (isOpen) isProbing = false;
    }
  };
}
