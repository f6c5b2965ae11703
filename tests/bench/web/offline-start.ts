import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type BrowserContext, type Page } from "@playwright/test";
import { chromiumLaunch } from "../../support/chromium.ts";

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Milliseconds to the first content of a cold start without a network, in a new process on a four times slower CPU. */
export async function measureOfflineStart(url: string, runs: number): Promise<number[]> {
  const visited = await mkdtemp(join(tmpdir(), "qiying-visited-"));
  const times: number[] = [];
  try {
    await visitOnce(url, visited);
    for (let run = 0; run < runs; run++) times.push(await startOffline(url, visited));
    return times;
  } finally {
    await rm(visited, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

async function visitOnce(url: string, profile: string): Promise<void> {
  const context = await open(profile);
  const page = await pageOf(context);
  await page.goto(url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForTimeout(2000);
  await context.close();
}

async function startOffline(url: string, visited: string): Promise<number> {
  const profile = await mkdtemp(join(tmpdir(), "qiying-offline-"));
  await cp(visited, profile, { recursive: true });
  const context = await open(profile);
  try {
    const page = await pageOf(context);
    await context.setOffline(true);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto(url, { waitUntil: "load" });
    return await page.evaluate(firstContentfulPaint);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

function firstContentfulPaint(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName("first-contentful-paint")[0];
      if (paint !== undefined) resolve(paint.startTime);
    }).observe({ type: "paint", buffered: true });
  });
}

async function open(profile: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, { ...chromiumLaunch(), ...PHONE });
}

async function pageOf(context: BrowserContext): Promise<Page> {
  return context.pages()[0] ?? context.newPage();
}
