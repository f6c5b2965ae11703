import { defineConfig } from "@playwright/test";
import { ENGINES, type EngineName } from "./support/engines.ts";

/** The journey and the engines' own faults, in each of the browsers: `npm run test:engines`. */
export default defineConfig<{ engineName: EngineName }>({
  testDir: ".",
  globalSetup: "../e2e/support/prepare-postgres.ts",
  outputDir: "../../test-results/engines",
  // Some start and draw several times slower than the headless shell.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  // A second browser beside a WebKit window takes its processor time away.
  workers: 1,
  reporter: [["list"], ["./report.ts"]],
  projects: (Object.keys(ENGINES) as EngineName[]).map((engineName) => ({ name: engineName, use: { engineName } })),
});
