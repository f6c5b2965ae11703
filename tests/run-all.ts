import { ensureBrowser } from "./support/ensure-browser.ts";
import { ensureChineseFont } from "./support/ensure-chinese-font.ts";
import { ensurePostgres15 } from "./support/ensure-postgres-15.ts";
import { runStep, type StepResult } from "./support/run-step.ts";

/**
 * `npm test`: every check, one after the other, each saying what it does and how long it took; of the fault matrix a
 * part, which the last step names (`npm run test:matrix` runs all of it). With CI set, the
 * server's tests run on PostgreSQL 15 from the system packages as well.
 */
const inContinuousIntegration = Boolean(process.env["CI"]);

await ensureBrowser();
ensureChineseFont();
const postgres15 = inContinuousIntegration ? await ensurePostgres15() : null;

/** What has nothing to do with the database's version: one run of it is enough. */
const APART_FROM_THE_DATABASE = [
  "tests/server/ai/ocr/**",
  "tests/server/ai/{client-gone,remote-recognition,remote-search,wish-words}.test.ts",
  "tests/server/main.test.ts",
  "tests/server/db/embedded-postgres/**",
  "tests/server/http/{slow-*,failures,log-secrets}.test.ts",
  "tests/server/mail/**",
  "tests/server/page/**",
  "tests/demo/{demo-photos,generate-*,not-loaded,places}.test.ts",
  "tests/server/photos/{hostile-photos,serve-photos,upload-wire}.test.ts",
];

// A worker a core: the server waits more than it works.
const steps: [title: string, command: string, env?: Record<string, string>][] = [
  ["The code is formatted", "npm run --silent check:format"],
  ["The types hold in every runtime", "npm run --silent check:types"],
  ["The import law and the lint rules hold", "npm run --silent check:lint"],
  ["Both catalogues are whole", "npm run --silent check:catalogues"],
  ["Every reference leads somewhere", "npm run --silent check:references"],
  ["Rules, contract and server, on the packaged PostgreSQL 18", "vitest run --project node --maxWorkers 100%"],
  ...(postgres15 === null
    ? []
    : [
        step(
          "The server, on PostgreSQL 15",
          `vitest run --project node --maxWorkers 100% tests/server tests/demo ${exclusions()}`,
          postgres15,
        ),
      ]),
  ["The phone's store and the page's parts, in a real browser", "vitest run --project browser"],
  ["The page builds", "npm run --silent build"],
  ["What visitors do, and a part of the fault matrix, in a real browser on the real server", "playwright test"],
];

function step(title: string, command: string, binaries: string): [string, string, Record<string, string>] {
  return [title, command, { TEST_POSTGRES_BINARIES: binaries }];
}

function exclusions(): string {
  return APART_FROM_THE_DATABASE.map((pattern) => `--exclude '${pattern}'`).join(" ");
}

const results: StepResult[] = [];
for (const [title, command, env] of steps) results.push(await runStep(title, command, env));

console.log("\nAll checks:");
for (const { title, passed, seconds } of results) {
  console.log(`  ${passed ? "passed" : "FAILED"}  ${seconds.toFixed(0).padStart(4)} s  ${title}`);
}
const failed = results.filter(({ passed }) => !passed).length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
