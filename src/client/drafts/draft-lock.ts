import { draftLockName } from "#offline/drafts/unless-open.ts";
import { withResolvers } from "#domain/with-resolvers.ts";
import { openChannel } from "#offline/messages/open-channel.ts";

/** Callbacks of the tab that holds a draft's lock. */
interface Holder {
  /** Another tab asks for the lock: save unsaved input. */
  onWanted: () => Promise<void>;
  /** Another tab holds the lock now. */
  onLost: () => void;
}

/** The sync with the account holds the lock for a moment, while it merges: a form waits for that. */
const MERGE_TIMEOUT_MS = 500;
/** A tab that does not answer in this time, because it is frozen, loses the lock. */
const ANSWER_TIMEOUT_MS = 1000;
/** One that has answered may save its input first: on an old phone a large photo takes seconds to store. */
const SAVE_TIMEOUT_MS = 10_000;
/** What tabs say to one another. */
const WANTED = "wanted";
const SAVING = "saving";

/**
 * Locks a draft for this tab, so that no two tabs write it (D6). On a takeover, the other tab saves its input first.
 * @returns Releases the lock; null when another tab holds it. Without the Web Locks API every tab gets the draft: a
 *   save over a newer revision then fails as stale.
 */
export async function claimDraft(id: string, holder: Holder, how: "ask" | "take-over"): Promise<(() => void) | null> {
  if (!("locks" in navigator)) return () => undefined;
  const name = draftLockName(id);
  if (how === "ask") return heldUnlessTaken(name, holder);
  const waiting = waitForOther(name);
  try {
    return await held(name, { signal: waiting.signal }, holder);
  } catch {
    return held(name, { steal: true }, holder);
  } finally {
    waiting.stop();
  }
}

/** Asks the tab that holds the lock for it. @returns A signal that is aborted once it has had its time. */
function waitForOther(name: string): { signal: AbortSignal; stop: () => void } {
  const late = new AbortController();
  let timer = setTimeout(() => late.abort(), ANSWER_TIMEOUT_MS);
  const channel = openChannel(name);
  channel?.addEventListener("message", ({ data }) => {
    if (data !== SAVING) return;
    clearTimeout(timer);
    timer = setTimeout(() => late.abort(), SAVE_TIMEOUT_MS);
  });
  channel?.postMessage(WANTED);
  return {
    signal: late.signal,
    stop() {
      clearTimeout(timer);
      channel?.close();
    },
  };
}

/**
 * Holds the lock unless another tab does. The time-out is for a lock that is held: a page that is busy for longer, as that of an old
 * phone is at its start, would else take itself for another tab.
 */
async function heldUnlessTaken(name: string, holder: Holder): Promise<(() => void) | null> {
  const ifFree = () => held(name, { ifAvailable: true }, holder).catch(() => null);
  const afterMerge = () => held(name, { signal: AbortSignal.timeout(MERGE_TIMEOUT_MS) }, holder).catch(() => null);
  return (await ifFree()) ?? (await afterMerge()) ?? (await ifFree());
}

/** Requests the lock, and holds it until it is released. @throws When it is not granted in time. */
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
  const channel = openChannel(name);
  channel?.addEventListener("message", ({ data }) => {
    if (data !== WANTED) return;
    channel.postMessage(SAVING);
    void onWanted().finally(() => (onLost(), release()));
  });
  return () => channel?.close();
}
