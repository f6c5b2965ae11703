import type { PostRow } from "#offline/documents/posts/post-row.ts";
import type { DocumentRow } from "#offline/documents/row.ts";
import type { Store, WriteTx } from "#offline/documents/store.ts";
import type { Life, Scheduler } from "../time/scheduler.ts";
import { mapStore, type MapStore } from "../map-store.ts";

/** A document or post before a write and after it; undefined where there is none. */
export interface Written {
  before: DocumentRow | PostRow | undefined;
  after: DocumentRow | PostRow | undefined;
}

/** Watches one document or post of which a write is expected. */
export interface Watch {
  /** The write wants to leave this. */
  wants(written: Written): void;
  /** It is there now. Who wrote has not heard of it yet. */
  isThere(written: Written): void;
}

/** What a device keeps, whichever of its tabs are there. */
export interface Disk {
  /** As one of them reaches it. */
  of(life: Life, watch?: Watch): Store;
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

  function storeOf(life: Life, watch?: Watch): Store {
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
      write: (tables, work) =>
        whole(async () => {
          let written: Written | undefined;
          const given = await store.write(
            tables,
            unlessDead((tx) =>
              work(
                watch === undefined
                  ? tx
                  : watched(tx, (seen) => {
                      written = seen;
                      watch.wants(seen);
                    }),
              ),
            ),
          );
          if (written !== undefined) watch?.isThere(written);
          return given;
        }),
      reopen: () => whole(() => store.reopen()),
    };
  }
}

/** The same transaction, which tells of the document or post that it puts or deletes. */
function watched(tx: WriteTx, tell: (written: Written) => void): WriteTx {
  return {
    ...tx,
    async put(table, row) {
      if (table === "documents") {
        const after = row as DocumentRow;
        tell({ before: await tx.get("documents", [after.owner, after.kind, after.id]), after });
      }
      if (table === "posts") {
        const after = row as PostRow;
        tell({ before: await tx.get("posts", [after.owner, after.kind, after.id]), after });
      }
      return tx.put(table, row);
    },
    async delete(table, key) {
      if (table === "documents")
        tell({ before: await tx.get("documents", key as [string, "viewing", string]), after: undefined });
      if (table === "posts") tell({ before: await tx.get("posts", key as [string, "room", string]), after: undefined });
      return tx.delete(table, key);
    },
  };
}
