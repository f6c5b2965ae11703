interface Looked {
  everyMs: number;
  /** Does what there is to do. It ends soon once that is asked for. */
  look: (isStopping: () => boolean) => Promise<unknown>;
  /** Told of the first failure of several in a row: the next look tries again, and each would say the same. */
  onFailure: (error: unknown) => void;
}

/**
 * Looks again and again for something to do, one look at a time, until stopped. It keeps no process alive.
 * @returns Stopping waits for the look that is under way.
 */
export function lookAgain({ everyMs, look, onFailure }: Looked): { stop(): Promise<void> } {
  // oxlint-disable-next-line qiying/remembered-promises -- Forgotten at its end, and it cannot fail.
  let looking: Promise<void> | undefined;
  let isStopped = false;
  let hasFailed = false;
  // oxlint-disable-next-line qiying/remembered-promises -- As above.
  const timer = setInterval(() => (looking ??= lookOnce()), everyMs);
  timer.unref();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await looking;
    },
  };

  async function lookOnce(): Promise<void> {
    try {
      await look(() => isStopped);
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) onFailure(error);
      hasFailed = true;
    } finally {
      looking = undefined;
    }
  }
}

/** The same piece of work so many times at once. @throws what one of them threw, once all have ended. */
export async function sideBySide(times: number, work: () => Promise<unknown>): Promise<void> {
  const ended = await Promise.allSettled(Array.from({ length: times }, work));
  const failure = ended.find((each) => each.status === "rejected");
  if (failure !== undefined) throw failure.reason;
}
