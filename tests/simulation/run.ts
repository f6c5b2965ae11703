import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { cornered, type Cornered } from "./history/corner.ts";
import type { Verdict } from "./oracle/judge-document.ts";
import type { Asked, Told } from "./run-seeds.ts";

/*
 * npm run test:simulation -- --operations N --seed S [--each N] [--kinds NAMES] [--sabotage NAME] [--workers N]
 * runs N operations over seeds from S on, and ends with a line that says what was found.
 */

const { values } = parseArgs({
  options: {
    operations: { type: "string", default: "100000" },
    seed: { type: "string", default: "1" },
    /** Operations of one seed. */
    each: { type: "string", default: "1000" },
    /** Of documents and posts, with commas between; all by default. */
    kinds: { type: "string" },
    /** Has one part of the engine broken. */
    sabotage: { type: "string" },
    workers: { type: "string", default: String(availableParallelism()) },
  },
});
const [operations, seed, each, workers] = [values.operations, values.seed, values.each, values.workers].map(Number) as [
  number,
  number,
  number,
  number,
];

const began = performance.now();
const counts: Record<Verdict, number> = { lost: 0, doubled: 0, silent: 0, stuck: 0, broken: 0 };
let done = 0;
let cpuSeconds = 0;
const failed: Cornered[] = [];
await Promise.all(Array.from({ length: workers }, (_, at) => runOn(at)));
const wall = (performance.now() - began) / 1000;
console.log(`${Math.round(done / wall)} operations a second, ${Math.round(done / cpuSeconds)} of one core`);
if (counts.broken > 0) console.log(`broken ${counts.broken}: an error that nobody has caught`);
const { lost, doubled, silent, stuck } = counts;
console.log(`lost ${lost}, doubled ${doubled}, silent ${silent}, stuck ${stuck} of ${done} operations`);
if (Object.values(counts).some((count) => count > 0)) process.exitCode = 1;

/** Has a thread run each of the seeds that are its own. */
function runOn(at: number): Promise<void> {
  const workerData: Asked = { operations, seed, each, at, of: workers, sabotage: values.sabotage, kinds: values.kinds };
  const worker = new Worker(new URL("run-seeds.ts", import.meta.url), { workerData });
  worker.on("message", (told: Told) => {
    done += told.done;
    cpuSeconds += told.cpuSeconds;
    for (const { verdict } of told.found) counts[verdict] += 1;
    if (told.cornered === null) return;
    failed.push(told.cornered);
    console.log(cornered(told.cornered));
  });
  return new Promise((resolve, reject) => {
    worker.once("exit", () => resolve());
    worker.once("error", reject);
  });
}
