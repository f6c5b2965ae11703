import { defineConfig } from "@playwright/test";
import { chromiumLaunch, headlessLaunch } from "./tests/support/chromium.ts";
import { CORE_ONLY, EVERYTHING } from "./tests/support/scope.ts";

/**
 * What visitors do, on the built app and the real server, and a part of the fault matrix, which is told at the end.
 * `@core` are the stories of `npm test`; what is `@matrix` is run by `npm run test:matrix` alone; `@whole-browser` is
 * what the headless shell cannot do: it wakes no worker, and so sends nothing with the app closed.
 */
export default defineConfig({
  testDir: "tests",
  testMatch: ["e2e/**/*.spec.ts", "matrix/**/*.spec.ts"],
  projects: [
    { name: "stories", grep: CORE_ONLY ? /@core/ : /./, grepInvert: /@matrix|@whole-browser/ },
    {
      name: "stories in the whole browser",
      grep: CORE_ONLY ? /@core.*@whole-browser/ : /@whole-browser/,
      grepInvert: /@matrix/,
      use: { launchOptions: chromiumLaunch() },
    },
  ],
  globalSetup: "./tests/e2e/support/prepare-postgres.ts",
  outputDir: "test-results",
  // A machine may do other things besides: what takes long is slow, not wrong.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: 2,
  // In continuous integration a second try is reported as flaky, not passed over; elsewhere there is none.
  retries: process.env["CI"] ? 1 : 0,
  forbidOnly: Boolean(process.env["CI"]),
  reporter: [["list"], ["./tests/matrix/part-report.ts"]],
  use: {
    browserName: "chromium",
    launchOptions: EVERYTHING ? chromiumLaunch() : headlessLaunch(),
    screenshot: "only-on-failure",
  },
});
