import { fileURLToPath } from "node:url";
import type { Rollup } from "vite";
import { isAtRest, isDeferred, isFollowedLater, isNeverKept, isSearching } from "./first-screen.ts";
import { isLaterSentences } from "./sentences.ts";
import { isWorkerEntry } from "./shared-worker-chunks.ts";

const SOURCES = fileURLToPath(new URL("..", import.meta.url));
/** Code without a page, which workers may import as well. */
const PLAIN = /^(domain|contract|offline|query-parser)\//;
const PARSER = /^query-parser\//;
/** Forms import these parts of the parser. If they lay in the file of a form, the parser would load that form, too. */
const POSTCODES = /^query-parser\/places\/(outward-codes|typed-postcode)/;
const TRAVEL = /^domain\/travel\//;
/** What a place is looked up in. Cards do without it: they need the districts, a third as much. */
const PLACES =
  /^(domain\/travel\/(find-places|mentioned-place|area|campus|station)|client\/features\/room\/near\/travel\/places)/;
const DATABASE = /node_modules[\\/]dexie[\\/]/;
const SHEET = /^client\/ui\/sheet\.tsx$/;
const MENU = /^client\/ui\/menu\/menu\.tsx$/;
/** What sheets and menus are made with. */
const OVERLAYS = /node_modules[\\/]@headlessui[\\/]/;
/** Only the registration of the worker loads it, and so at once. */
const WORKER_CLIENT = /node_modules[\\/]workbox-window[\\/]/;
/** What loads a chunk later; workers do so too. */
const PRELOAD = /vite[\\/]preload-helper/;
/** Each a module of its own: those that no file of a first visit has taken are in one, whichever features use them. */
const ICONS = /node_modules[\\/]lucide[\\/]/;
const FEATURE = /^client\/features\/(?<area>[^/]+)\//;

/** What a chunk-naming function may ask about the module graph. */
export interface Graph {
  getModuleInfo(
    id: string,
  ): Pick<Rollup.ModuleInfo, "isEntry" | "importers" | "dynamicImporters" | "importedIds"> | null;
}

/**
 * The files of the app's own code, each after those that it may import: the bundler takes what a group's modules import
 * along with them, unless an earlier group has it.
 */
const FIRST = [
  "shared",
  "start",
  "rules",
  "store",
  "rest",
  "sheet",
  "menu",
  "search",
  "over-search",
  "screens",
  "kept",
];
const LATER = ["later-icons", "later-postcodes", "later-districts", "later-store", "later-places", "writing"];

/**
 * Groups the app's own modules into a dozen files for all that a first visit keeps, and some twenty for what is left for
 * later (first-screen.ts). Left alone, the bundler puts every module that two later chunks share into a file of its own:
 * two hundred small ones, each compressed by itself, each with a request that on a slow line costs more than its bytes.
 *
 * `shared` and `start` are loaded at once, `rest` by every page that stands; the little of `rest` that workers need too is
 * in `shared`, for else a page at rest would load all of `rules`. `shared`, `rules` and both stores have no page in them:
 * workers import those alone. Both stores and `kept` need the phone's databases, which a first visit to
 * the search does without. Of what is for later, a feature is a file.
 */
export function chunkGroups() {
  const chunkOf = chunkNames();
  const named = [...FIRST, ...LATER].map((name, at) => ({
    name: (id: string, graph: Graph) => (chunkOf(id, graph) === name ? name : null),
    debugName: name,
    test: /[\\/]src[\\/]|[\\/](workbox-window|lucide)[\\/]|vite[\\/]preload-helper/,
    priority: 100 - at,
  }));
  return [...named, { name: chunkOf, debugName: "features", test: /[\\/]src[\\/]/, priority: 1 }];
}

/** Names the file of a module; null for one that the bundler places. */
function chunkNames(): (id: string, graph: Graph) => string | null {
  // A worker can't load a page's code later either.
  const isInWorker = reachable(isWorkerEntry, (_, { importers, dynamicImporters }) => [
    ...importers,
    ...dynamicImporters,
  ]);
  const isOnFirstVisit = firstVisitModules();
  const usesDatabase = importing(DATABASE);
  const firstChunkOf = firstChunks(isInWorker, usesDatabase);
  return (id, graph) => {
    if (PRELOAD.test(id)) return "shared";
    // Else a feature's file would carry one for others, which then load that feature, and fail with it.
    if (ICONS.test(id)) return "later-icons";
    if (isNeverKept(id)) return null;
    if (isOnFirstVisit(id, graph)) return firstChunkOf(id, graph);
    const path = pathOf(id);
    if (PLACES.test(path)) return "later-places";
    if (TRAVEL.test(path)) return "later-districts";
    if (POSTCODES.test(path)) return "later-postcodes";
    // The parser is divided by what it reads, and compressing photos is the photo worker's.
    if (PLAIN.test(path)) return !PARSER.test(path) && usesDatabase(id, graph) ? "later-store" : null;
    if (!path.startsWith("client/") || isInWorker(id, graph)) return null;
    const area = FEATURE.exec(path)?.groups?.["area"];
    return area === undefined ? "writing" : `later-${area}`;
  };
}

type Question = (id: string, graph: Graph) => boolean;

function firstChunks(isInWorker: Question, usesDatabase: Question): (id: string, graph: Graph) => string {
  const isStart = reachable(isPageEntry);
  const isLoadedAtRest = reachable((id) => isAtRest(id) || WORKER_CLIENT.test(id));
  const usesOverlays = importing(OVERLAYS);
  return (id, graph) => {
    const path = pathOf(id);
    const isPlain = PLAIN.test(path) || isInWorker(id, graph);
    if (SHEET.test(path) && isStart(id, graph))
      throw new Error(`${path} is imported at once by the first screen: load what uses it when it is needed`);
    const isSoonNeeded = isStart(id, graph) || (isLoadedAtRest(id, graph) && !usesDatabase(id, graph));
    if (isPlain && isSoonNeeded) return "shared";
    if (isStart(id, graph)) return "start";
    if (isPlain) return usesDatabase(id, graph) ? "store" : "rules";
    if (isLoadedAtRest(id, graph)) return "rest";
    if (SHEET.test(path)) return "sheet";
    if (MENU.test(path)) return "menu";
    if (usesDatabase(id, graph)) return "kept";
    if (!isSearching(id)) return "screens";
    return usesOverlays(id, graph) ? "over-search" : "search";
  };
}

function pathOf(id: string): string {
  return id.startsWith(SOURCES) ? id.slice(SOURCES.length) : "";
}

/** Whether a module is among those of a first visit: imported at once or later, but for what is declared to wait. */
export function firstVisitModules(): Question {
  return reachable(isPageEntry, (id, { importers, dynamicImporters }) =>
    isDeferred(id) || isLaterSentences(id) ? importers : [...importers, ...dynamicImporters.filter(isFollowedLater)],
  );
}

function isPageEntry(id: string, graph: Graph): boolean {
  return graph.getModuleInfo(id)?.isEntry === true && !isWorkerEntry(id);
}

/** Whether a module imports a library, however indirectly through modules of ours. */
function importing(library: RegExp): Question {
  return reachable(
    (id) => library.test(id),
    (id, { importedIds }) => (pathOf(id) === "" ? [] : importedIds),
  );
}

type ModuleLinks = NonNullable<ReturnType<Graph["getModuleInfo"]>>;

/**
 * Whether a walk from a module reaches one of the roots.
 * @param next Where the walk goes on from a module; to those that import it at once, unless told otherwise.
 */
function reachable(
  isRoot: (id: string, graph: Graph) => boolean,
  next: (id: string, links: ModuleLinks) => readonly string[] = (_, { importers }) => importers,
): Question {
  const known = new Map<string, boolean>();
  return function isReachable(id, graph): boolean {
    const answer = known.get(id) ?? reachesRoot(id, graph);
    known.set(id, answer);
    return answer;
  };

  // Modules may import each other in circles: what has been gone through is remembered for this walk alone.
  function reachesRoot(id: string, graph: Graph): boolean {
    const walked = new Set([id]);
    for (const each of walked) {
      if (isRoot(each, graph)) return true;
      const links = graph.getModuleInfo(each);
      if (links !== null) for (const linked of next(each, links)) walked.add(linked);
    }
    return false;
  }
}
