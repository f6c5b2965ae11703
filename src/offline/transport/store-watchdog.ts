import { withResolvers } from "#domain/with-resolvers.ts";
import type { Surroundings } from "./surroundings.ts";

/** How often the store is asked whether it still answers. */
const ASKED_EVERY_MS = 5 * 1000;
/**
 * A store that has left one question open for so many rounds does not answer any more. Rounds, not time: a page that was
 * frozen for an hour has waited for none.
 */
const ROUNDS_UNANSWERED = 4;
/** How long opening the store anew may take before that is left to the next try. */
const REOPENED_WITHIN_MS = 10 * 1000;

/** A store that may stop answering. */
export interface WatchedStore {
  /** Waits for whatever writes to it. */
  answer: () => Promise<unknown>;
  /** Opens its connection anew. */
  reopen: () => Promise<void>;
}

/** A call of IndexedDB has neither succeeded nor failed, as happens in browsers that have lost their storage process. */
export class StoreSilentError extends Error {
  override readonly name = "StoreSilentError";
}

/**
 * Does work that would wait for ever if the store stopped answering (S10). Then it is given up: it goes on in vain, and
 * the store is opened anew for the next try.
 * @param given.abort Called when the work is given up; work that may end later needs none.
 * @throws StoreSilentError; whatever the work throws.
 */
export async function watchStore<T>(
  surroundings: Surroundings,
  store: WatchedStore,
  work: () => Promise<T>,
  given?: Pick<AbortController, "abort">,
): Promise<T> {
  const { promise: silence, reject } = withResolvers<never>();
  let unanswered = 0;
  const stopAsking = surroundings.clock.every(ASKED_EVERY_MS, () => {
    unanswered += 1;
    if (unanswered === 1)
      void answered(store, surroundings).then(
        () => (unanswered = 0),
        () => (unanswered = 0),
      );
    if (unanswered > ROUNDS_UNANSWERED) reject(new StoreSilentError("The phone's store does not answer"));
  });
  try {
    return await Promise.race([work(), silence]);
  } catch (error) {
    if (error instanceof StoreSilentError) await startAnew(store, surroundings, given);
    throw error;
  } finally {
    stopAsking();
  }
}

/** Waits for the store, and for the browser's manager of locks. */
async function answered({ answer }: WatchedStore, { locks }: Surroundings): Promise<void> {
  await answer();
  await locks?.query();
}

async function startAnew(
  { reopen }: WatchedStore,
  { clock, log }: Surroundings,
  given: Pick<AbortController, "abort"> | undefined,
): Promise<void> {
  log({ area: "storage", what: "store-silent" });
  given?.abort();
  const { promise: late, resolve } = withResolvers<void>();
  const stop = clock.after(REOPENED_WITHIN_MS, resolve);
  await Promise.race([reopen().catch(() => undefined), late]).finally(stop);
}
