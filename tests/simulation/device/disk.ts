import type { Store } from "#offline/documents/store.ts";
import type { Life, Scheduler } from "../time/scheduler.ts";
import { mapStore, type MapStore } from "../map-store.ts";

/** What a device keeps, whichever of its tabs are there. */
export interface Disk {
  /** As one of them reaches it. */
  of(life: Life): Store;
  /** Without time and faults, for those who judge. */
  readonly store: MapStore;
}

/** A transaction takes so long on its way in, and on its way back, in milliseconds at most. */
const WAY_MS = 2;

/**
 * A disk whose transactions take time: who asks may be frozen or dead before it has begun, and after it was committed before
 * they have heard of it.
 */
export function disk(scheduler: Scheduler): Disk {
  const store = mapStore({ nextTask: () => scheduler.nextTask() });
  return { store, of: storeOf };

  function storeOf(life: Life): Store {
    const way = () => scheduler.pause(life, life.random.between(0, WAY_MS));
    const whole = async <T>(transact: () => Promise<T>): Promise<T> => {
      await way();
      try {
        return await transact();
      } finally {
        await way();
      }
    };
    // A transaction that waits for a store that hangs ends with who has asked for it.
    const unlessDead =
      <Tx, T>(work: (tx: Tx) => Promise<T>) =>
      (tx: Tx): Promise<T> => {
        if (life.isDead) return Promise.reject(new Error("Who asked is dead"));
        return work(tx);
      };
    return {
      read: (tables, work) => whole(() => store.read(tables, unlessDead(work))),
      write: (tables, work) => whole(() => store.write(tables, unlessDead(work))),
      reopen: () => whole(() => store.reopen()),
    };
  }
}
