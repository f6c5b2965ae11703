import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type BrowserContext, type Page } from "@playwright/test";
import { chromiumLaunch } from "../../support/chromium.ts";
import { startSlowLine, type SlowLine, type Speed } from "./slow-line.ts";

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const ROOM = "article";
const SCREEN = "main#content h1";
/** What browsers allow an installation. */
const LONGEST_MS = 300_000;
const MOST_VISITS = 12;

/** A first visit over a slow line; milliseconds from the navigation on. */
export interface FirstInstall {
  /** The first room stands on the screen. */
  rooms: number;
  /** The worker is active: from here on the app starts without a network, which is then tried. */
  ready: number;
  /** What a first visit leaves for later is on the phone too. */
  whole: number;
  /** Bytes down the line until the app was ready, rooms and their photos included. */
  received: number;
}

/** @throws Error when the app, ready as it is, does not start once the line is cut. */
export async function measureFirstInstall(serverUrl: string, speed: Speed): Promise<FirstInstall> {
  return onSlowLine(serverUrl, speed, async (line, profile) => {
    const context = await open(profile);
    const page = await pageOf(context);
    const start = performance.now();
    await page.goto(line.url, { waitUntil: "commit" });
    // The document has them in both languages.
    const room = page.locator(ROOM).filter({ visible: true }).first();
    const rooms = room.waitFor({ timeout: LONGEST_MS }).then(() => performance.now() - start);
    await untilWorkerIsActive(page);
    const [ready, received] = [performance.now() - start, line.received()];
    while (!(await page.evaluate(hasLaterFiles))) await page.waitForTimeout(250);
    const whole = performance.now() - start;
    await context.close();
    await startsWithout(line, profile);
    return { rooms: await rooms, ready, whole, received };
  });
}

/** @returns How many visits it takes when each ends after so long, with the browser; more than the most is Infinity. */
export async function countShortVisits(serverUrl: string, speed: Speed, visitMs: number): Promise<number> {
  return onSlowLine(serverUrl, speed, async (line, profile) => {
    for (let visit = 1; visit <= MOST_VISITS; visit += 1) {
      const context = await open(profile);
      const page = await pageOf(context);
      await page.goto(line.url, { waitUntil: "commit" });
      const isReady = await Promise.race([
        untilWorkerIsActive(page).then(
          () => true,
          () => false,
        ),
        page.waitForTimeout(visitMs).then(() => false),
      ]);
      await context.close();
      if (!isReady) continue;
      await startsWithout(line, profile);
      return visit;
    }
    return Number.POSITIVE_INFINITY;
  });
}

async function onSlowLine<T>(
  serverUrl: string,
  speed: Speed,
  measure: (line: SlowLine, profile: string) => Promise<T>,
): Promise<T> {
  const profile = await mkdtemp(join(tmpdir(), "qiying-first-"));
  const line = await startSlowLine(serverUrl, speed);
  try {
    return await measure(line, profile);
  } finally {
    await line.stop();
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

async function untilWorkerIsActive(page: Page): Promise<void> {
  // Not before the document is there: an evaluation in the empty page would wait for ever.
  await page.waitForLoadState("domcontentloaded", { timeout: LONGEST_MS });
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active === null || active.state === "activated") return;
    await new Promise((resolve) => active.addEventListener("statechange", resolve, { once: true }));
  });
}

/** Runs in the page. */
async function hasLaterFiles(): Promise<boolean> {
  const list = await caches.match("/deferred-assets.json", { cacheName: "shell", ignoreSearch: true });
  if (list === undefined) return false;
  const files = (await list.json()) as string[];
  const kept = new Set((await (await caches.open("shell-later")).keys()).map(({ url }) => new URL(url).pathname));
  return files.every((file) => kept.has(file));
}

async function startsWithout(line: SlowLine, profile: string): Promise<void> {
  await line.stop();
  const context = await open(profile);
  try {
    const page = await pageOf(context);
    await page.goto(line.url);
    await page.locator(SCREEN).first().waitFor();
  } finally {
    await context.close();
  }
}

// The whole browser, as phones run it: what a visit has loaded is there in the next.
async function open(profile: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, { ...chromiumLaunch(), ...PHONE });
}

async function pageOf(context: BrowserContext): Promise<Page> {
  return context.pages()[0] ?? context.newPage();
}
