import { HttpError } from "../http/errors/http-error.ts";
import { keptProcess } from "../processes/kept-process.ts";
import type { HashCost, Hashing } from "./passwords.ts";

/** What the process that hashes passwords is asked. */
export type Asked = { password: string; cost: HashCost } | { password: string; verify: string };

/** Its library is native code. */
export const HASHING_PROCESS = {
  main: new URL("hashing-process-main.ts", import.meta.url),
  flags: ["--allow-addons"],
};

/** Longer than all that may wait take together, on a machine that is busy with other things. */
const HASHED_WITHIN_MS = 5000;

/** Hashing in a process of its own, behind the server: those who search don't wait for those who log in (L-07). */
export interface HashingProcess extends Hashing {
  /** Starts the process, so that the first login need not wait for it. */
  start(): void;
  /** Ends it. */
  close(): void;
}

/** The functions throw HttpError 503 where the process cannot be started, ends before it answers, or takes too long. */
export function hashingProcess(): HashingProcess {
  const process = keptProcess<Asked, string | boolean>(HASHING_PROCESS, { idleMs: Infinity });
  return {
    start: () => void process.start(AbortSignal.timeout(HASHED_WITHIN_MS)).catch(() => undefined),
    hash: async (password, cost) => String(await ask({ password, cost })),
    verify: async (passwordHash, password) => (await ask({ verify: passwordHash, password })) === true,
    close: () => process.end(),
  };

  async function ask(asked: Asked): Promise<string | boolean> {
    try {
      return await process.ask(asked, AbortSignal.timeout(HASHED_WITHIN_MS));
    } catch {
      throw new HttpError("service_unavailable", "Service Unavailable", { "retry-after": "2" });
    }
  }
}
