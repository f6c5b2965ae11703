import { anySignal } from "#contract/any-signal.ts";
import type { Wait } from "./outcome.ts";
import type { SenderClock } from "./sender-clock.ts";
import type { ServerApi } from "./server-api.ts";

const PING_WITHIN_MS = 10 * 1000;

interface Asking {
  api: Pick<ServerApi, "call">;
  clock: Pick<SenderClock, "timeout">;
  owner: string;
  signal?: AbortSignal;
}

/**
 * Decides what waits where the try alone does not tell. While the server answers a ping, what did not get through is the
 * trouble of that alone, and the others go on (S2).
 */
export async function withScope<Outcome extends { kind: string }>(
  outcome: Outcome | Wait,
  asking: Asking,
): Promise<Outcome | Wait> {
  if (!isUndecided(outcome)) return outcome;
  return (await serverAnswers(asking))
    ? { ...outcome, reason: "on-the-way", scope: "item" }
    : { ...outcome, scope: "host" };
}

function isUndecided(outcome: { kind: string } | Wait): outcome is Wait {
  return "scope" in outcome && outcome.scope === "unknown";
}

async function serverAnswers({ api, clock, owner, signal }: Asking): Promise<boolean> {
  const patience = clock.timeout(PING_WITHIN_MS);
  try {
    await api.call(owner, "ping", { signal: signal === undefined ? patience : anySignal(signal, patience) });
    return true;
  } catch {
    return false;
  }
}
