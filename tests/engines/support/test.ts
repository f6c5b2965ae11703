import { test as base } from "@playwright/test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startFront, type Front } from "../../e2e/offline/support/front.ts";
import { createAccount, type Account } from "../../e2e/support/accounts.ts";
import { startServer, type RunningServer } from "../../e2e/support/server.ts";
import type { LaunchOptions, RunningBrowser } from "./engine.ts";
import { ENGINES, type Engine, type EngineName } from "./engines.ts";
import { screenOf, type Screen } from "./screen.ts";

export { expect } from "@playwright/test";

interface Options {
  /** Which browser a project drives. */
  engineName: EngineName;
}

interface Fixtures {
  engine: Engine;
  /** Between browser and server; it is how a network goes away, which WebDriver cannot ask a browser for. */
  front: Front;
  account: Account;
  /** Starts the browser, or starts it again: its profile lasts as long as the story. */
  open: (options?: Partial<LaunchOptions>) => Promise<OpenScreen>;
}

export interface OpenScreen extends Screen {
  close(): Promise<void>;
}

/** Stories that are told in a browser of another kind, on the built app and the real server. */
export const test = base.extend<Fixtures & Options, { server: RunningServer }>({
  engineName: ["Chromium", { option: true }],
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from the pattern
    async ({}, use) => {
      const server = await startServer({ env: { RATE_LIMITS: "off", PUSH_TO_PRIVATE: "on" } });
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 600_000 },
  ],
  engine: async ({ engineName }, use) => use(ENGINES[engineName]),
  front: async ({ server }, use) => {
    const front = await startFront(server.url);
    await use(front);
    await front.stop();
  },
  account: async ({ server }, use) => use(await createAccount(server.url)),
  open: async ({ engine, front }, use, story) => {
    const profile = await mkdtemp(join(tmpdir(), "qiying-profile-"));
    let running: RunningBrowser | undefined;
    const close = async () => {
      await running?.close();
      running = undefined;
    };
    await use(async (options) => {
      await close();
      running = await engine.launch({ profile, language: engine.language, ...options });
      story.annotations.push({ type: "version", description: running.version });
      return { ...screenOf(running.tab, front.url, engine.language), close };
    });
    if (running !== undefined && story.status !== story.expectedStatus) {
      const path = story.outputPath("failed.png");
      await running.tab.screenshot(path).catch(() => undefined);
      await story.attach("screen", { path, contentType: "image/png" });
    }
    await close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  },
});
