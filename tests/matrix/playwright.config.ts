import { defineConfig } from "@playwright/test";
import { chromiumLaunch } from "../support/chromium.ts";

/** By each seed, unless whoever repeats a run wants another number. */
const OPERATIONS = Number(process.env["SOAK_OPERATIONS"] ?? 2000);

/** The whole fault matrix of drafts and the outbox: `npm run test:matrix`. */
export default defineConfig<{ operations: number }>({
  testDir: "..",
  globalSetup: "../e2e/support/prepare-postgres.ts",
  outputDir: "../../test-results/matrix",
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // A browser each, and no file waits for another.
  workers: 2,
  fullyParallel: true,
  // What needs a second try is named in the report.
  retries: 1,
  reporter: [["list"], ["./report.ts"]],
  use: {
    browserName: "chromium",
    launchOptions: chromiumLaunch(),
    screenshot: "only-on-failure",
    trace: "off",
  },
  projects: [
    { name: "grid", testMatch: "matrix/grid/*.spec.ts" },
    { name: "exchange", testMatch: "matrix/exchange/*.spec.ts" },
    { name: "without", testMatch: "matrix/without/*.spec.ts" },
    {
      name: "hand-written",
      testMatch: ["e2e/outbox/**/*.spec.ts", "e2e/outbox.spec.ts"],
      testIgnore: "**/soak.spec.ts",
    },
    // Ten thousand operations, by five seeds.
    { name: "soak", testMatch: "matrix/soak/*.spec.ts", repeatEach: 5, use: { operations: OPERATIONS }, retries: 0 },
  ],
});
