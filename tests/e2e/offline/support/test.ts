import { test as base, expect, type Page } from "@playwright/test";
import { startServer, type RunningServer } from "../../support/server.ts";
import { WORKER_SCRIPT_MISSED } from "../../support/story.ts";
import { startFront, type Front } from "./front.ts";

export { expect } from "@playwright/test";
export { BUILD_DIR } from "./build-dir.ts";

interface Fixtures {
  /** The real server's address, for this test alone, with faults at hand. */
  front: Front;
  /** Fails the test when the page has thrown, or has written an error that is not about the network. */
  complaints: string[];
}

/** One real server for a file; a front of its own, and so an origin of its own, for each test. */
export const test = base.extend<Fixtures, { server: RunningServer; serverUrl: string }>({
  server: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startServer({ env: { RATE_LIMITS: "off" } });
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  serverUrl: [async ({ server }, use) => use(server.url), { scope: "worker", timeout: 180_000 }],
  front: async ({ serverUrl }, use) => {
    const front = await startFront(serverUrl);
    await use(front);
    await front.stop();
  },
  baseURL: async ({ front }, use) => use(front.url),
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on("weberror", (error) => complaints.push(String(error.error())));
      context.on("console", (message) => {
        if (message.type() === "error" && !isAboutNetwork(message.text())) complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** The browser itself writes these when there is no network; no page can prevent it. */
function isAboutNetwork(text: string): boolean {
  return (
    /net::ERR_|portal\.invalid|Failed to load resource|Failed to fetch/.test(text) || WORKER_SCRIPT_MISSED.test(text)
  );
}

/** Opens a page as a first visit and waits until the app could start without a network. */
export async function visit(page: Page, path = "/"): Promise<void> {
  await page.goto(path);
  await shellIsKept(page);
}

/** Waits until the worker answers for the page and has the whole shell, what a first visit leaves for later included. */
export async function shellIsKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isShellKept), { timeout: 60_000 }).toBe(true);
}

/** Runs inside the page. */
export async function isShellKept(): Promise<boolean> {
  if (navigator.serviceWorker.controller?.state !== "activated") return false;
  const list = await caches.match("/deferred-assets.json", { cacheName: "shell", ignoreSearch: true });
  if (list === undefined) return false;
  const files = (await list.json()) as string[];
  const kept = await Promise.all(files.map((file) => caches.match(file, { cacheName: "shell-later" })));
  return kept.every((file) => file !== undefined);
}

/** The build of a page: what `nextBuild` was told to call it, or 'first'. */
export async function buildOf(page: Page): Promise<string> {
  const entry = await page.locator("script[type=module][src]").first().getAttribute("src");
  return /-(?<name>build\w+)\.js$/.exec(entry ?? "")?.groups?.["name"] ?? "first";
}
