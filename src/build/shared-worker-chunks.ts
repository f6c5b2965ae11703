import { basename } from "node:path";
import type { Plugin } from "vite";

const WORKER_URL = /\.worker\.ts\?worker&url$/;
const ADDRESS = "\0worker-address:";

/**
 * Builds the page's workers together with the page, as entries of one build: what both need (Dexie above all) is one
 * file, where Vite by itself gives each worker a whole copy. That is 50 kB less to fetch and keep. Workers are modules
 * for this; in development Vite serves them as ever.
 */
export function sharingWorkers(): Plugin {
  return {
    name: "sharing-workers",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer) {
      if (!WORKER_URL.test(source)) return undefined;
      const entry = await this.resolve(source.slice(0, source.indexOf("?")), importer);
      return entry === null ? undefined : ADDRESS + entry.id;
    },
    load(id) {
      if (!id.startsWith(ADDRESS)) return undefined;
      const entry = id.slice(ADDRESS.length);
      const file = this.emitFile({ type: "chunk", id: entry, name: basename(entry, ".ts") });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}

/** True for the entry of a worker. */
export function isWorkerEntry(id: string): boolean {
  return id.endsWith(".worker.ts");
}

/** What a chunk loads beforehand for a later one: in a worker there is no document to put the hints into. */
export function preloadedBy(file: string, needed: string[]): string[] {
  return /\.worker-[^/]*\.js$/.test(file) ? [] : needed;
}
