import { HttpError } from "../http/errors/http-error.ts";
import { keptProcess } from "../processes/kept-process.ts";
import { ProcessEnded } from "../processes/start-process.ts";
import type { HashingQuestion } from "./hashing-process-main.ts";
import type { Hashing } from "./passwords.ts";

/** Its library is native code. */
export const HASHING_PROCESS = {
  main: new URL("hashing-process-main.ts", import.meta.url),
  flags: ["--allow-addons"],
  isAwaited: true,
};

/**
 * A hash takes 30 ms, and seconds on a machine that is busy with other things. A process that has answered nobody for so long has stopped,
 * and is replaced.
 */
export const HASHED_WITHIN_MS = 12_000;

/** Hashing in a process of its own: those who search don't wait for those who log in (L-07). */
export interface HashingProcess extends Hashing {
  /** Comes back when it can be asked: a busy machine may take a while. @throws when it cannot start. */
  start(): Promise<void>;
  /** Ends it for good. */
  close(): void;
}

/** The functions throw HttpError 503 where the process cannot be started, ends twice before it answers, or takes too long. */
export function hashingProcess(): HashingProcess {
  const process = keptProcess<HashingQuestion, string | boolean>(HASHING_PROCESS, { idleMs: Infinity });
  let isClosed = false;
  return {
    start: () => process.start(new AbortController().signal),
    hash: async (password, cost) => String(await ask({ password, cost })),
    verify: async (passwordHash, password) => (await ask({ verify: passwordHash, password })) === true,
    close() {
      isClosed = true;
      process.end();
    },
  };

  async function ask(asked: HashingQuestion): Promise<string | boolean> {
    if (isClosed) throw comeBack();
    const late = AbortSignal.timeout(HASHED_WITHIN_MS);
    try {
      return await process.ask(asked, late).catch((error: unknown) => {
        // Killed for want of memory, or for another caller's question: the next one answers this one, too.
        if (isClosed || !(error instanceof ProcessEnded)) throw error;
        return process.ask(asked, late);
      });
    } catch {
      throw comeBack();
    }
  }
}

function comeBack(): HttpError {
  return new HttpError("service_unavailable", "Service Unavailable", { "retry-after": "2" });
}
