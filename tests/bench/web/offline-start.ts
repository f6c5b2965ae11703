import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type BrowserContext, type Page } from "@playwright/test";
import { chromiumLaunch } from "../../support/chromium.ts";
import { slowDown } from "../slow-down.ts";

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** After a first visit the worker still fetches what its installation left for later. */
const SETTLED_MS = 4000;

/** One start, milliseconds from the navigation on. */
export interface OfflineStart {
  /** First contentful paint. */
  firstContent: number;
  /** When what was looked for stood on the screen; NaN where nothing was. */
  shown: number;
  /** How long the browser took to start the stopped worker, until it had the page's request. */
  worker: number;
}

export interface Visit {
  /** The screen that is started, without the server's address. */
  path: string;
  /** Done online, before, in the same profile. */
  prepare?: (page: Page) => Promise<void>;
  /** Selects what has to be seen: more than the painted frame. */
  awaited?: string;
}

/** Cold starts without a network, each in a new process on a four times slower CPU. */
export async function measureOfflineStart(
  url: string,
  runs: number,
  { path, prepare, awaited }: Visit = { path: "/" },
): Promise<OfflineStart[]> {
  const visited = await mkdtemp(join(tmpdir(), "qiying-visited-"));
  const starts: OfflineStart[] = [];
  try {
    await visitOnce(url, visited, prepare);
    for (let run = 0; run < runs; run++) starts.push(await startOffline(url + path, visited, awaited));
    return starts;
  } finally {
    await rm(visited, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

async function visitOnce(url: string, profile: string, prepare: Visit["prepare"]): Promise<void> {
  const context = await open(profile);
  const page = await pageOf(context);
  await page.goto(url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await prepare?.(page);
  await page.waitForTimeout(SETTLED_MS);
  await context.close();
}

async function startOffline(address: string, visited: string, awaited: string | undefined): Promise<OfflineStart> {
  const profile = await mkdtemp(join(tmpdir(), "qiying-offline-"));
  await cp(visited, profile, { recursive: true });
  const context = await open(profile);
  try {
    const page = await pageOf(context);
    await context.setOffline(true);
    await slowDown(page);
    if (awaited !== undefined) await page.addInitScript(noteWhenShown, awaited);
    await page.goto(address, { waitUntil: "load" });
    if (awaited !== undefined) await page.locator(awaited).first().waitFor();
    return await page.evaluate(readStart);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** Marks the frame after the one in which something is there. Runs in the page. */
function noteWhenShown(selector: string): void {
  const look = () => {
    const isThere = document.querySelector(selector)?.checkVisibility() === true;
    if (isThere) requestAnimationFrame(() => performance.mark("shown"));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page. */
async function readStart(): Promise<{ firstContent: number; shown: number; worker: number }> {
  const firstContent = await new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName("first-contentful-paint")[0];
      if (paint !== undefined) resolve(paint.startTime);
    }).observe({ type: "paint", buffered: true });
  });
  await new Promise(requestAnimationFrame);
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const shown = performance.getEntriesByName("shown")[0]?.startTime ?? Number.NaN;
  return { firstContent, shown, worker: navigation!.fetchStart - navigation!.workerStart };
}

async function open(profile: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, { ...chromiumLaunch(), ...PHONE });
}

async function pageOf(context: BrowserContext): Promise<Page> {
  return context.pages()[0] ?? context.newPage();
}
