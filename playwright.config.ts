import { defineConfig } from "@playwright/test";
import { chromiumLaunch } from "./tests/support/chromium.ts";

/** What visitors do, on the built app and the real server. Each file starts a server of its own. */
export default defineConfig({
  testMatch: "**/*.spec.ts",
  // Of the fault matrix a part, which is told at the end; `npm run test:matrix` runs all of it.
  projects: [
    // Long stories, whose cases shorter ones tell too, are left out of continuous integration, which has half an hour.
    { name: "stories", testDir: "tests/e2e", grepInvert: process.env["CI"] ? /@matrix|@long/ : /@matrix/ },
    { name: "matrix", testDir: "tests/matrix", grep: /@sample/, fullyParallel: true },
  ],
  outputDir: "test-results",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  // Two browsers on a busy machine: a story that needs a second try is reported as flaky, not passed over.
  retries: process.env["CI"] ? 1 : 0,
  forbidOnly: Boolean(process.env["CI"]),
  reporter: [["list"], ["./tests/matrix/part-report.ts"]],
  use: {
    browserName: "chromium",
    launchOptions: chromiumLaunch(),
    screenshot: "only-on-failure",
    // Recording every story would take a third of the time of all.
    trace: "on-first-retry",
  },
});
