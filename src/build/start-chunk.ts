import type { Rollup } from "vite";

/** What a chunk-naming function may ask about the module graph. */
interface Graph {
  getModuleInfo(id: string): Pick<Rollup.ModuleInfo, "isEntry" | "importers"> | null;
}

/**
 * Names one chunk for all of our code that the first screen needs. Left alone, the bundler puts every module that a
 * later chunk shares with the start into a file of its own: twenty small requests, each compressed by itself.
 * @returns The chunk's name for a module that is loaded at the start, null for one that is loaded later.
 */
export function startChunk(): (id: string, graph: Graph) => string | null {
  const known = new Map<string, boolean>();
  const isStart = (id: string, graph: Graph): boolean => {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    // While its importers are asked, a module in a circle counts as 'not by itself'.
    known.set(id, false);
    const info = graph.getModuleInfo(id);
    const result = info !== null && (info.isEntry || info.importers.some((importer) => isStart(importer, graph)));
    known.set(id, result);
    return result;
  };
  return (id, graph) => (isStart(id, graph) ? "start" : null);
}
