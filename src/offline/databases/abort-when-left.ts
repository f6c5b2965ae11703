import type { Dexie } from "dexie";

/** What has begun and not ended, of all databases of this page. */
const running = new Set<IDBTransaction>();
let isLeft = false;

// `pagehide` comes to windows alone: a worker is not put away.
addEventListener("pagehide", (event) => {
  // One that is not kept for the way back ends, and its transactions with it. Other engines end what was begun, or do not
  // keep such a page; there an abort would only lose what was typed last.
  if (!(event as Event & { persisted?: boolean }).persisted || !isWebKit()) return;
  isLeft = true;
  for (const transaction of running) abort(transaction);
});
addEventListener("pageshow", () => (isLeft = false));

/**
 * Has a page that is left, and kept by the browser for the way back, end what it was doing in this database. In WebKit such
 * a page stands still with its transactions open, and no other page gets to the same tables until it is thrown away (E2).
 * What is aborted rejects as any failed write does; who has input to save saves it at `pageshow`.
 */
export function abortWhenLeft(db: Dexie): void {
  db.use({
    stack: "dbcore",
    name: "abort-when-left",
    create: (core) => ({
      ...core,
      transaction(tables, mode, options) {
        if (isLeft) throw new DOMException("The page has been left", "AbortError");
        const transaction = core.transaction(tables, mode, options);
        follow(transaction as unknown as IDBTransaction);
        return transaction;
      },
    }),
  });
  // The database is made in a transaction of its own.
  db.on("populate", ({ idbtrans }) => follow(idbtrans));
}

function isWebKit(): boolean {
  const { vendor = "" } = navigator as { vendor?: string };
  return vendor.startsWith("Apple");
}

function follow(transaction: IDBTransaction): void {
  running.add(transaction);
  const end = () => running.delete(transaction);
  transaction.addEventListener("complete", end);
  transaction.addEventListener("abort", end);
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has been committed, and ends by itself.
  }
}
