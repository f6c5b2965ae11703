import type { Rollup } from "vite";
import { isWorkerEntry } from "./shared-worker-chunks.ts";

/** What a chunk-naming function may ask about the module graph. */
export interface Graph {
  getModuleInfo(id: string): Pick<Rollup.ModuleInfo, "isEntry" | "importers"> | null;
}

/**
 * Names one chunk for all of our code that the first screen needs. Left alone, the bundler puts every module that a
 * later chunk shares with the start into a file of its own: twenty small requests, each compressed by itself. What a
 * worker needs as well has a chunk beside it: in the start's own it would start the page inside the worker.
 * @returns The chunk's name for a module that is loaded at the start, null for one that is loaded later.
 */
export function startChunk(): (id: string, graph: Graph) => string | null {
  const isStart = reachable((id, graph) => graph.getModuleInfo(id)?.isEntry === true && !isWorkerEntry(id));
  const isInWorker = reachable(isWorkerEntry);
  return (id, graph) => {
    if (!isStart(id, graph)) return null;
    return isInWorker(id, graph) ? "shared" : "start";
  };
}

/** Whether a module is imported, however indirectly, by one of the roots; later imports don't count. */
export function reachable(isRoot: (id: string, graph: Graph) => boolean): (id: string, graph: Graph) => boolean {
  const known = new Map<string, boolean>();
  return function isReachable(id, graph): boolean {
    const answer = known.get(id) ?? isImportedByRoot(id, graph);
    known.set(id, answer);
    return answer;
  };

  // Modules may import each other in circles: what has been gone through is remembered for this walk alone.
  function isImportedByRoot(id: string, graph: Graph): boolean {
    const walked = new Set([id]);
    for (const each of walked) {
      if (isRoot(each, graph)) return true;
      for (const importer of graph.getModuleInfo(each)?.importers ?? []) walked.add(importer);
    }
    return false;
  }
}
