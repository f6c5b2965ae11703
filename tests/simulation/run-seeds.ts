import type { SyncedName } from "#offline/documents/posts/post-row.ts";
import { parentPort, workerData } from "node:worker_threads";
import { corner, type Cornered } from "./history/corner.ts";
import { ENGINE, type Engine } from "./history/engine.ts";
import type { FoundIn } from "./oracle/judge-document.ts";
import { drawnHistory, runHistory } from "./history/run-history.ts";
import { SABOTAGES } from "./history/sabotages.ts";

/** What a thread is to run: of all seeds those that are its own. */
export interface Asked {
  operations: number;
  seed: number;
  each: number;
  at: number;
  of: number;
  sabotage: string | undefined;
  kinds: string | undefined;
}

/** The result of one seed. */
export interface Told {
  done: number;
  cpuSeconds: number;
  found: readonly FoundIn[];
  cornered: Cornered | null;
}

/** Searching for the shortest history takes longer than the run: a few of them tell enough. */
const MOST_CORNERED = 2;

const { operations, seed, each, at, of, sabotage, kinds } = workerData as Asked;
const engine = engineNamed(sabotage);
let failures = 0;
for (let index = at; index * each < operations; index += of) {
  const names = kinds?.split(",") as SyncedName[] | undefined;
  const history = drawnHistory(seed + index, Math.min(each, operations - index * each), names);
  const before = process.threadCpuUsage();
  const { found } = await runHistory(engine, history);
  const { user, system } = process.threadCpuUsage(before);
  if (found.length > 0) failures += 1;
  const isCornered = found.length > 0 && failures <= MOST_CORNERED;
  const told: Told = {
    done: history.operations.length,
    cpuSeconds: (user + system) / 1e6,
    found,
    cornered: isCornered ? await corner(engine, history) : null,
  };
  parentPort!.postMessage(told);
}

function engineNamed(name: string | undefined): Engine {
  if (name === undefined) return ENGINE;
  const broken = SABOTAGES[name];
  if (broken === undefined) throw new Error(`The sabotages are: ${Object.keys(SABOTAGES).join(", ")}`);
  return broken;
}
