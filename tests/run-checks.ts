import { join } from "node:path";
import { ensureEngines } from "./engines/support/ensure-engines.ts";
import { ensureBrowser } from "./support/ensure-browser.ts";
import { ensureChineseFont } from "./support/ensure-chinese-font.ts";
import { ensurePostgres15 } from "./support/ensure-postgres-15.ts";
import { printResults, runSideBySide, runStep, type Step, type StepResult } from "./support/run-step.ts";

/**
 * `npm test`: every kind of check, in some ten minutes on two cores, with the stories that are tagged `@core`.
 * `npm run test:all` (`--all`): all tests, in the whole browser and for all visitors, and those of the server on
 * PostgreSQL 15 from the system packages as well, and the journey in other browsers. docs/testing.md says what each holds and why.
 */
const isAll = process.argv.includes("--all");
// The steps inherit both. Scope: tests/support/scope.ts. The cache: servers and tools that are started again and again
// have Node read and compile each module once.
process.env["CHECKS"] = isAll ? "all" : "core";
process.env["NODE_COMPILE_CACHE"] = join(import.meta.dirname, "../node_modules/.cache/node");

await ensureBrowser();
ensureChineseFont();
if (isAll) await ensureEngines();

/** What has nothing to do with the database's version: one run of it is enough. */
const APART_FROM_THE_DATABASE = [
  "tests/server/ai/ocr/**",
  "tests/server/ai/{client-gone,remote-recognition,wish-words}.test.ts",
  "tests/server/ai/remote-search.long.test.ts",
  "tests/server/main.test.ts",
  "tests/server/db/embedded-postgres/**",
  "tests/server/http/{slow-*,failures,log-secrets}{,.long}.test.ts",
  "tests/server/mail/**",
  "tests/server/page/**",
  "tests/demo/{demo-photos,demo-rows,not-loaded.long}.test.ts",
  "tests/server/photos/{hostile-photos,serve-photos,upload-wire}{,.long}.test.ts",
];

// A worker a core, where the server waits more than it works.
const NODE = "vitest run --project node --maxWorkers 100%";

// What needs nothing of another, so that one lane works while the tests of the server wait.
const SIDE_BY_SIDE: readonly (readonly Step[])[] = [
  [
    { title: "The types hold in every runtime", command: "npm run --silent check:types" },
    { title: "Both catalogues are whole", command: "npm run --silent check:catalogues" },
    { title: "Every reference leads somewhere", command: "npm run --silent check:references" },
    {
      title: "The phone's store and the page's parts, in a real browser",
      command: "vitest run --project browser --maxWorkers 100%",
    },
  ],
  [
    { title: "The page builds", command: "npm run --silent build" },
    { title: "The import law and the lint rules hold", command: "npm run --silent check:lint" },
    { title: "The code is formatted", command: "npm run --silent check:format" },
  ],
  [{ title: "Rules, contract and server, on the packaged PostgreSQL 18", command: NODE }],
];

const ENGINES: Step = {
  title: "The journey, and the faults of each engine, in Chromium 111, Chromium, Firefox and WebKit",
  command: "playwright test -c tests/engines/playwright.config.ts",
};

const OPERATIONS: Step = {
  title: "docs/operations leads from an empty folder to a running site, and on",
  command: "node tests/operations/follow.ts",
};

const ONE_BY_ONE: readonly Step[] = [
  ...(isAll ? [await onPostgres15(), OPERATIONS] : []),
  {
    title: "What visitors do, and a part of the fault matrix, in a real browser on the real server",
    command: "playwright test",
  },
  ...(isAll ? [ENGINES] : []),
];

async function onPostgres15(): Promise<Step> {
  const exclusions = APART_FROM_THE_DATABASE.map((pattern) => `--exclude '${pattern}'`).join(" ");
  return {
    title: "The server, on PostgreSQL 15",
    command: `${NODE} tests/server tests/demo ${exclusions}`,
    env: { TEST_POSTGRES_BINARIES: await ensurePostgres15() },
  };
}

const started = performance.now();
const results: StepResult[] = await runSideBySide(SIDE_BY_SIDE);
for (const step of ONE_BY_ONE) results.push(await runStep(step));

console.log(`\nAll checks, in ${((performance.now() - started) / 60_000).toFixed(1)} minutes:`);
printResults(results);
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
