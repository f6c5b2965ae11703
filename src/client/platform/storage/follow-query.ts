import { liveQuery, type Subscription } from "dexie";
import { within } from "#domain/within.ts";

/** How long a read may hold up those that wait behind it: a store may never answer. */
const TURN_WITHIN_MS = 1000;

interface Follower<T> {
  next: (value: T) => void;
  /** The query has failed, and is followed no more. */
  error: (error: unknown) => void;
}

/**
 * Follows a query of the phone's store: runs it now, and again whenever a tab or the worker has changed the data that it
 * has read. What has to be read again is read one query after the other, each in a task of its own: a photo that is sent
 * changes what ten queries have read, and a slow phone has no time for all of them between two touches.
 * @param query Reads through Dexie alone, which tracks its dependencies.
 * @returns Ends it.
 */
export function followQuery<T>(query: () => Promise<T>, { next, error }: Follower<T>): () => void {
  /** Has given the latest result, and watches what that was read from until a later one has. */
  let answered: Subscription | undefined;
  let asked: Subscription | undefined;
  /** Lets those read that wait behind what is asked. */
  let giveTurn: (() => void) | undefined;
  let isEnded = false;
  void read();
  return end;

  /** Resolves when the query has run, or is to run once more. */
  function read(): Promise<void> {
    return new Promise((resolve) => {
      endLater(asked);
      if (isEnded) return resolve();
      giveTurn = resolve;
      let isRead = false;
      // A live query begins in a task of its own. For a change it runs again at once, among all others: it asks for a turn.
      const mine = liveQuery(() => {
        if (!isRead) {
          isRead = true;
          return query();
        }
        resolve();
        inTurn(read);
        return new Promise<never>(() => undefined);
      }).subscribe({
        next(value) {
          if (mine !== asked) return;
          endLater(answered);
          [answered, asked] = [mine, undefined];
          resolve();
          next(value);
        },
        error(reason) {
          if (mine !== asked) return;
          end();
          error(reason);
        },
      });
      asked = mine;
    });
  }

  function end(): void {
    isEnded = true;
    answered?.unsubscribe();
    asked?.unsubscribe();
    giveTurn?.();
  }
}

/**
 * Of an aborted query the browser keeps the stack, and with it all that the functions in it know: ended from within the one after
 * it, each would hold on to the next for good.
 */
function endLater(subscription: Subscription | undefined): void {
  setTimeout(() => subscription?.unsubscribe());
}

/** The reads that wait for their turn, in its order. */
const waiting = new Set<() => Promise<void>>();
let isRunning = false;

function inTurn(read: () => Promise<void>): void {
  waiting.add(read);
  if (!isRunning) void runAll();
}

async function runAll(): Promise<void> {
  isRunning = true;
  for (const read of waiting) {
    waiting.delete(read);
    await within(TURN_WITHIN_MS, read(), undefined);
  }
  isRunning = false;
}
