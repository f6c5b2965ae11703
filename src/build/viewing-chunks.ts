import { isWorkerEntry } from "./sharing-workers.ts";
import { reachable, type Graph } from "./start-chunk.ts";

/*
 * A room that was saved for a viewing is opened in a cellar, on an old phone: each file that it is made of passes through
 * the worker and a cache there. Left alone, the bundler makes fifty of it, most of them an icon or a function; these make
 * it a handful. What the first screen or a first visit loads is kept out of them: that must not grow.
 */

type ChunkName = (id: string, graph: Graph) => string | null;

const AFTER_START = /[\\/]src[\\/]client[\\/]shell[\\/]service-worker\.ts$/;
const STORE = /[\\/]src[\\/]client[\\/]viewing[\\/]follow-saved\.ts$|[\\/]store\.worker\.ts$/;
const VIEWING = /[\\/]src[\\/]client[\\/]viewings[\\/]mode[\\/]viewing-page\.tsx$/;
const DRAWN = /[\\/]src[\\/]client[\\/](ui|room)[\\/]/;
const OWN_SCREENS = /[\\/]src[\\/]client[\\/]viewings[\\/]/;

/** What every visit loads once it rests, from what registers the worker on. */
export function afterStartChunk(): ChunkName {
  const isAfterStart = reachable((id) => AFTER_START.test(id));
  return (id, graph) => (isAfterStart(id, graph) ? "after-start" : null);
}

/** Dexie and the phone's databases, as page and workers read them. */
export function storeChunk(): ChunkName {
  const isStore = reachable((id) => STORE.test(id));
  return (id, graph) => (isStore(id, graph) && !STORE.test(id) ? "store" : null);
}

/**
 * What the screen of a saved room shares with others: icons; what else is drawn, of rooms above all; and, with the store
 * behind it, what it writes with. Whoever only looks at rooms loads no store.
 */
export function viewingChunk(): ChunkName {
  const isViewing = reachable((id) => VIEWING.test(id));
  const isDrawn = reachable((id) => DRAWN.test(id));
  const isInWorker = reachable(isWorkerEntry);
  return (id, graph) => {
    if (!isViewing(id, graph) || isInWorker(id, graph) || OWN_SCREENS.test(id)) return null;
    if (/[\\/]lucide[\\/]/.test(id)) return "icons";
    return isDrawn(id, graph) ? "pieces" : "notes";
  };
}
