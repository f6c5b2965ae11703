import { anySignal } from "#contract/any-signal.ts";
import type { OutboxApi } from "./sender.ts";

const PING_WITHIN_MS = 10 * 1000;

/** Whether the server answers at all: then what did not get through is the trouble of that alone (S2). */
export async function serverAnswers(
  api: Pick<OutboxApi, "call">,
  owner: string,
  signal = new AbortController().signal,
): Promise<boolean> {
  try {
    await api.call(owner, "ping", { signal: anySignal(signal, AbortSignal.timeout(PING_WITHIN_MS)) });
    return true;
  } catch {
    return false;
  }
}
