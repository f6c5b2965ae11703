import type { Life, Scheduler } from "../time/scheduler.ts";

/** What simulated code uses of the browser's `navigator.locks`. */
export interface SimulatedLocks {
  request<T>(
    name: string,
    options: { ifAvailable?: boolean; steal?: boolean; signal?: AbortSignal },
    work: (lock: object | null) => Promise<T> | T,
  ): Promise<T>;
  query(): Promise<object>;
}

/** The locks of one device, which its tabs and its worker share. */
export interface DeviceLocks {
  /** As one of them sees the locks: those that it holds are free when it dies. */
  of(life: Life): SimulatedLocks;
}

interface Held {
  life: Life;
  /** Somebody else has taken it away. */
  lose: () => void;
}

interface Request extends Held {
  grant: () => void;
}

/** A lock is given, and found taken, by an event. */
const ASKED_MS = 1;

/** Locks by the rules of the Web Locks API: exclusive, first come first served, but for those who steal. */
export function deviceLocks(scheduler: Scheduler): DeviceLocks {
  const holders = new Map<string, Held>();
  const queues = new Map<string, Request[]>();

  return { of: locksOf };

  function locksOf(life: Life): SimulatedLocks {
    life.onDeath(() => {
      for (const [name, queue] of queues) {
        queues.set(
          name,
          queue.filter((request) => request.life !== life),
        );
      }
      for (const [name, held] of holders) if (held.life === life) free(name, held);
    });
    return {
      query: () => scheduler.pause(life, ASKED_MS).then(() => ({})),
      request: (name, options, work) =>
        new Promise((resolve, reject) => {
          const hold = () => void held(name, life, work).then(resolve, reject);
          const lose = () => reject(stolen());
          scheduler.schedule(life, ASKED_MS, () => {
            if (options.signal?.aborted === true) return reject(options.signal.reason);
            if (options.steal === true) {
              holders.get(name)?.lose();
              holders.delete(name);
              return hold();
            }
            if (!holders.has(name)) return hold();
            if (options.ifAvailable === true) {
              void (async () => work(null))().then(resolve, reject);
              return;
            }
            const request: Request = { life, lose, grant: hold };
            queueOf(name).push(request);
            options.signal?.addEventListener("abort", () => {
              const queue = queueOf(name);
              if (!queue.includes(request)) return;
              queue.splice(queue.indexOf(request), 1);
              reject(options.signal!.reason);
            });
          });
        }),
    };
  }

  function held<T>(name: string, life: Life, work: (lock: object) => Promise<T> | T): Promise<T> {
    return new Promise((resolve, reject) => {
      const own: Held = { life, lose: () => reject(stolen()) };
      holders.set(name, own);
      void (async () => work({ name }))()
        .finally(() => free(name, own))
        .then(resolve, reject);
    });
  }

  function free(name: string, own: Held): void {
    if (holders.get(name) !== own) return;
    holders.delete(name);
    const next = queueOf(name).shift();
    if (next === undefined) return;
    // Nobody else gets it before the next one has heard.
    holders.set(name, next);
    scheduler.schedule(next.life, 0, () => {
      if (holders.get(name) === next) next.grant();
    });
  }

  function queueOf(name: string): Request[] {
    const queue = queues.get(name) ?? [];
    queues.set(name, queue);
    return queue;
  }
}

function stolen(): DOMException {
  return new DOMException("The lock was stolen", "AbortError");
}
