/** Failures in a row after which a service is left alone, and for how long unless told (F11, I-37). */
const MOST_FAILURES = 5;
const LEFT_ALONE_MS = 30_000;

/** Does the work unless the service behind it has been failing. @throws what the work throws, or at once what is said of a service that is left alone. */
export type Breaker = <Result>(work: () => Promise<Result>) => Promise<Result>;

interface Parts {
  /** Milliseconds, by any clock. */
  now: () => number;
  /** Whether an error of the work says that the service is not there; any other says nothing about it. */
  isFailure: (error: unknown) => boolean;
  /** What is thrown while it is left alone. */
  leftAlone: () => Error;
  leftAloneMs?: number;
}

/**
 * Lets a service alone that has failed five times in a row. After a while one try goes through: it ends the rest, or begins another.
 */
export function breaker({ now, isFailure, leftAlone, leftAloneMs = LEFT_ALONE_MS }: Parts): Breaker {
  let failures = 0;
  let openedAt = 0;
  let isProbing = false;

  return async (work) => {
    const isOpen = failures >= MOST_FAILURES;
    if (isOpen && (isProbing || now() - openedAt < leftAloneMs)) throw leftAlone();
    if (isOpen) isProbing = true;
    try {
      const result = await work();
      failures = 0;
      return result;
    } catch (error) {
      if (isFailure(error)) {
        failures += 1;
        openedAt = now();
      }
      throw error;
    } finally {
      if (isOpen) isProbing = false;
    }
  };
}
