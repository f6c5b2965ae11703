import { expect, test as base, type Page } from "@playwright/test";
import { CORE_ONLY } from "../../support/scope.ts";
import { startServer, type RunningServer } from "./server.ts";

interface Story {
  server: RunningServer;
  /** A page of the app; an error on its console or an uncaught exception fails the story. */
  page: Page;
  /** Console errors that a story provokes on purpose. */
  expectedErrors: RegExp[];
}

/** Chromium's own line about a worker's script that it looks for again, while there is no network or no server. */
export const WORKER_SCRIPT_MISSED = /error occurred when fetching the script/;

/** Stories share one server a file; each has a browser context of its own. */
export const test = base.extend<Pick<Story, "page" | "expectedErrors">, Pick<Story, "server">>({
  server: [
    // Playwright reads the wanted fixtures from the pattern; this one wants none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      // All visitors of a file come from one address, and sign up faster than people do.
      const server = await startServer({ env: { RATE_LIMITS: "off" } });
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  // The worker fetches the whole app once more, a quarter of a short story's processor time: `npm test` has it only where
  // the network goes or the app is closed.
  serviceWorkers: CORE_ONLY ? "block" : "allow",
  baseURL: async ({ server }, use) => use(server.url),
  expectedErrors: [[], { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    await use(page);
    const isExpected = (text: string) => [WORKER_SCRIPT_MISSED, ...expectedErrors].some((each) => each.test(text));
    expect(errors.filter((text) => !isExpected(text))).toEqual([]);
  },
});

export { expect };
