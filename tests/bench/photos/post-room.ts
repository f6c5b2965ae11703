import type { Page, Request } from "@playwright/test";
import type { Photo } from "./take-photos.ts";

/** What one posting has cost. Times from the moment when the picker returned. */
export interface Posting {
  keptMs: number;
  shownMs: number;
  postedMs: number;
  /** While photos are taken in and made small; while the room is sent. */
  taking: Blocks;
  sending: Blocks;
  /** Bodies of the photos' requests. */
  sentBytes: number;
  /** From the end of each photo's request to its answer. */
  answerMs: number[];
}

/** The longest time in which the page could not have answered a touch, and its longest task; milliseconds. */
export interface Blocks {
  gap: number;
  task: number;
}

/** Longer than any run takes on a slow machine. */
const PATIENCE = { timeout: 300_000 };

/** Picks photos in the form of a new room on a four times slower CPU, fills it in, posts it, and waits for the server. */
export async function postRoom(page: Page, url: string, photos: readonly Photo[]): Promise<Posting> {
  const uploads: Promise<{ bytes: number; ms: number }>[] = [];
  page.on("requestfinished", (request) => {
    if (request.url().includes("/upload-image")) uploads.push(costOf(request));
  });
  await page.goto(`${url}/items?form=new`);
  await page.locator("[name=post_code]").fill("E1 4NS");
  await page.locator("[name=property_type][value=student]").check();
  await page.locator("[name=room_type]").fill("ensuite");
  await goOn(page);
  await page.locator("[name=price]").fill("168");
  await page.locator("[name=begin_date]").fill(daysAhead(10));
  await page.locator("[name=end_date]").fill(daysAhead(300));
  await goOn(page);

  await slowDown(page);
  await page.evaluate(watchMainThread);
  const begun = performance.now();
  const since = () => performance.now() - begun;
  await page.locator("input[type=file][multiple]").setInputFiles(photos.map(({ path }) => path));
  await page
    .locator("fieldset[name=photos] li")
    .nth(photos.length - 1)
    .waitFor(PATIENCE);
  const keptMs = since();
  await page
    .locator("fieldset[name=photos] li img")
    .nth(photos.length - 1)
    .waitFor(PATIENCE);
  const shownMs = since();
  const taking = await page.evaluate(takeBlocks);
  await page.locator("[name=title]").fill("Bright ensuite near Queen Mary");
  await goOn(page);
  const posted = page.waitForResponse(isPosting, PATIENCE);
  await page.locator("button[type=submit]").click();
  await posted;
  const postedMs = since();
  const sending = await page.evaluate(takeBlocks);
  const costs = await Promise.all(uploads);
  return {
    keptMs,
    shownMs,
    postedMs,
    taking,
    sending,
    sentBytes: costs.reduce((sum, { bytes }) => sum + bytes, 0),
    answerMs: costs.map(({ ms }) => ms),
  };
}

/** Runs in the page. A timer that should fire every few milliseconds fires later when something is in its way. */
function watchMainThread(): void {
  const blocks = { gap: 0, task: 0 };
  Object.assign(window, { blocks });
  let last = performance.now();
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener("message", () => {
    const now = performance.now();
    blocks.gap = Math.max(blocks.gap, now - last);
    last = now;
    setTimeout(() => port2.postMessage(null), 0);
  });
  port1.start();
  port2.postMessage(null);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocks.task = Math.max(blocks.task, duration);
  }).observe({ type: "longtask" });
}

/** Runs in the page: what has been noted, and the next note begins. */
function takeBlocks(): Blocks {
  const { blocks } = window as unknown as { blocks: Blocks };
  const noted = { ...blocks };
  Object.assign(blocks, { gap: 0, task: 0 });
  return noted;
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

async function goOn(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Next", exact: true }).click();
}

function isPosting(response: { url(): string; request(): Request; ok(): boolean }): boolean {
  const { pathname } = new URL(response.url());
  return response.request().method() === "POST" && /^\/api\/v1\/items\/?$/.test(pathname) && response.ok();
}

async function costOf(request: Request): Promise<{ bytes: number; ms: number }> {
  const headers = await request.allHeaders();
  const { requestStart, responseStart } = request.timing();
  return { bytes: Number(headers["content-length"] ?? 0), ms: responseStart - requestStart };
}

/** A calendar day, so many days from now. */
function daysAhead(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
