import type { Page, Worker } from "@playwright/test";

/** A write of the phone's store at which something happens. */
export interface Wire {
  table: string;
  method: "put" | "add" | "delete";
  /** What the written row must have; of a deletion nothing is looked at. */
  row?: object;
  /** Before the write, or once its transaction is complete. */
  at: "before" | "after";
}

/** `hang`: nothing follows any more, until whoever writes is ended; `throw`: the write fails, once. */
export type Trap = Wire & { does: "hang" | "throw" };

/** Where code of ours runs: a tab, or the worker. */
export type Place = Page | Worker;

/** Lays a trap for the next such write. @returns Waits until it has been sprung. */
export async function lay(place: Place, trap: Trap): Promise<() => Promise<void>> {
  await evaluate(place, spring, trap);
  return () => evaluate(place, () => (globalThis as unknown as Trapped).sprung, undefined);
}

interface Trapped {
  sprung: Promise<void>;
}

/** A tab and a worker are asked in the same way, but have no common type. */
export function evaluate<Given, Answer>(
  place: Place,
  run: (given: Given) => Answer | Promise<Answer>,
  given: Given,
): Promise<Answer> {
  const asked = place as { evaluate: (run: unknown, given: unknown) => Promise<Answer> };
  return asked.evaluate(run, given);
}

/** Runs in the tab or the worker, by itself. */
function spring({ table, method, row = {}, at, does }: Trap): void {
  const original = Reflect.get(IDBObjectStore.prototype, method) as (...given: unknown[]) => IDBRequest;
  const sprung = Promise.withResolvers<void>();
  (globalThis as unknown as Trapped).sprung = sprung.promise;
  Reflect.set(IDBObjectStore.prototype, method, function (this: IDBObjectStore, ...given: unknown[]) {
    if (this.name !== table || !has(given[0], row)) return Reflect.apply(original, this, given);
    Reflect.set(IDBObjectStore.prototype, method, original);
    if (does === "throw") {
      sprung.resolve();
      throw new DOMException("Made up for a story", "UnknownError");
    }
    if (at === "before") {
      keepOpen(this);
      sprung.resolve();
      return {};
    }
    // In the place of whoever waits for it.
    this.transaction.oncomplete = () => sprung.resolve();
    return Reflect.apply(original, this, given);
  });

  // A transaction ends by itself as soon as nothing is asked of it.
  function keepOpen(store: IDBObjectStore): void {
    store.count().onsuccess = () => keepOpen(store);
  }

  function has(value: unknown, wanted: unknown): boolean {
    if (typeof wanted !== "object" || wanted === null) return value === wanted;
    return Object.entries(wanted).every(([name, part]) => has((value as Record<string, unknown> | null)?.[name], part));
  }
}
