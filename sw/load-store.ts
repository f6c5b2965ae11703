// oxlint-disable-next-line import/default -- the build makes it
import address from "./store.ts?second-script";
import type * as Store from "./store.ts";

declare const self: ServiceWorkerGlobalScope & {
  workerStore?: typeof Store;
  trustedTypes?: { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy };
};

type Policy = { createScriptURL: (url: string) => string };

/**
 * The worker's second script, with all that needs the phone's databases. The browser keeps it with the worker, because
 * the installation loads it once; from then on it is there without a network too.
 * @throws DOMException when it can't be had.
 */
export function loadStore(): typeof Store {
  if (self.workerStore === undefined) importScripts(trusted(address));
  return self.workerStore!;
}

/** What the store says; `without` where it can't be had: what it remembers is an extra. */
export async function askStore<T>(ask: (store: typeof Store) => Promise<T>, without: T): Promise<T> {
  const store = storeOrNull();
  return store === null ? without : ask(store);
}

function storeOrNull(): typeof Store | null {
  try {
    return loadStore();
  } catch {
    return null;
  }
}

// With Trusted Types a plain text is no address of a script (B-02); this worker has one.
function trusted(script: string): string {
  const policy = self.trustedTypes?.createPolicy("app-worker", { createScriptURL: (url) => url });
  return policy?.createScriptURL(script) ?? script;
}
