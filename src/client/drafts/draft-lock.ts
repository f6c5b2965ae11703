import { withResolvers } from "#domain/with-resolvers.ts";

/** What whoever writes a draft must do for other tabs. */
interface Holder {
  /** Another tab asks for it: save what is not saved yet. */
  onWanted: () => Promise<void>;
  /** Another tab has it from now on. */
  onLost: () => void;
}

/** A tab that is asked for a draft and sleeps does not let go in this time: then it is taken from it. */
const NETWORK_TIMEOUT_MS = 1000;
const WANTED = "wanted";

/**
 * Claims a draft for this tab, so that it is not written in two at once (D6). Taken over, the other tab saves first
 * what it has.
 * @returns Lets go; null when another tab has it. Browsers without locks let every tab have it: there a save over a
 *   newer revision is what tells.
 */
export async function claimDraft(id: string, holder: Holder, how: "ask" | "take-over"): Promise<(() => void) | null> {
  if (!("locks" in navigator)) return () => undefined;
  const name = `draft:${id}`;
  if (how === "ask") return held(name, { ifAvailable: true }, holder);
  new BroadcastChannel(name).postMessage(WANTED);
  try {
    return await held(name, { signal: AbortSignal.timeout(NETWORK_TIMEOUT_MS) }, holder);
  } catch {
    return held(name, { steal: true }, holder);
  }
}

/** Holds the lock from the moment of the answer on. @throws When it was not to be had in time. */
async function held(name: string, how: LockOptions, holder: Holder): Promise<(() => void) | null> {
  const released = withResolvers<void>();
  const answer = withResolvers<(() => void) | null>();
  let hasIt = false;
  const whole = navigator.locks.request(name, how, (lock) => {
    if (lock === null) return answer.resolve(null);
    hasIt = true;
    const stopListening = letGoWhenWanted(name, holder, released.resolve);
    answer.resolve(released.resolve);
    return released.promise.finally(stopListening);
  });
  // Refused, or stolen later.
  whole.catch((error: unknown) => (hasIt ? holder.onLost() : answer.reject(error)));
  return answer.promise;
}

function letGoWhenWanted(name: string, { onWanted, onLost }: Holder, release: () => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.addEventListener("message", ({ data }) => {
    if (data === WANTED) void onWanted().finally(() => (onLost(), release()));
  });
  return () => channel.close();
}
