// oxlint-disable-next-line import/default -- the build makes it
import address from "./store.ts?second-script";
import type { WantedFile } from "./fetch-files.ts";
import type * as Store from "./store.ts";

declare const self: ServiceWorkerGlobalScope & {
  workerStore?: typeof Store;
  trustedTypes?: { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy };
};

type Policy = { createScriptURL: (url: string) => string };

/**
 * The second script as a file that an installation fetches. Imported at once, it would keep the worker from doing
 * anything else until it is there; after the installation a browser imports no script that it has not stored with the
 * worker. So it is fetched beside the other files, and imported from the browser's own cache.
 */
export const storeScript: WantedFile = {
  url: new URL(address, self.location.origin).href,
  isHashed: true,
  async keep(response) {
    await response.arrayBuffer();
    loadStore();
  },
};

/**
 * The worker's second script, with everything that needs IndexedDB. The installation loads it once, so that the browser
 * stores it with the worker; from then on it also loads offline.
 * @throws DOMException when it can't be loaded.
 */
export function loadStore(): typeof Store {
  if (self.workerStore === undefined) importScripts(trusted(address));
  return self.workerStore!;
}

/** Runs a query of the store; returns `without` where the script can't be loaded: the cache is optional. */
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

// Trusted Types refuse a plain string as a script URL (B-02); this worker has its own policy.
function trusted(script: string): string {
  const policy = self.trustedTypes?.createPolicy("app-worker", { createScriptURL: (url) => url });
  return policy?.createScriptURL(script) ?? script;
}
