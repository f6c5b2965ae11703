import type { Browser, Page, Request } from "@playwright/test";
import { slowDown } from "../slow-down.ts";
import { longestBlocks, type Block } from "./longest-blocks.ts";
import type { Photo } from "./take-photos.ts";

/** What one posting has cost. Times from the moment when the picker returned. */
export interface Posting {
  keptMs: number;
  shownMs: number;
  postedMs: number;
  /** The longest block of the main thread while photos are taken in and made small, while the form is filled in, and after that. */
  blocks: ReadonlyMap<Phase, Block>;
  /** Bodies of the photos' requests. */
  sentBytes: number;
  /** From the end of each photo's request to its answer. */
  answerMs: number[];
}

/** Marked in the page where each begins. */
const PHASES = ["taking", "filling", "sending"] as const;
export type Phase = (typeof PHASES)[number];

/** What has to be known of a task: how long it ran, what it did, and what of it was the tool's. */
const TRACED = ["-*", "toplevel", "devtools.timeline", "v8", "blink.user_timing", "IndexedDB"];

/** From key to key. */
const KEY_MS = 60;

/** What a first visit fetches and repeats once its worker runs has ended by then. */
const SETTLED_AFTER_MS = 5000;

/** Longer than any run takes on a slow machine. */
const PATIENCE = { timeout: 300_000 };

interface Place {
  browser: Browser;
  page: Page;
}

/**
 * Picks photos in the form of a new room on a four times slower CPU, fills it in by touches and keys, posts it, and waits
 * for the server.
 */
export async function postRoom({ browser, page }: Place, url: string, photos: readonly Photo[]): Promise<Posting> {
  const uploads: Promise<{ bytes: number; ms: number }>[] = [];
  page.on("requestfinished", (request) => {
    if (request.url().includes("/upload-image")) uploads.push(costOf(request));
  });
  await page.goto(`${url}/items?form=new`);
  // Photos are picked in a form that stands, not while the app starts.
  await page.locator("[name=post_code]").waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForTimeout(SETTLED_AFTER_MS);
  await slowDown(page);
  await browser.startTracing(page, { categories: TRACED });
  await begin(page, "taking");
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
  await begin(page, "filling");
  await write(page, "post_code", "E1 4NS");
  await page.locator("[name=property_type][value=student]").tap();
  await press(page, "Ensuite");
  await press(page, "Next");
  await write(page, "price", "168");
  await press(page, "Today");
  await press(page, "12 months");
  await press(page, "Next");
  await write(page, "title", "Bright ensuite near Queen Mary");
  const posted = page.waitForResponse(isPosting, PATIENCE);
  await begin(page, "sending");
  await page.locator("button[type=submit]").tap();
  await posted;
  const postedMs = since();
  const blocks = longestBlocks(await browser.stopTracing(), PHASES) as ReadonlyMap<Phase, Block>;
  const costs = await Promise.all(uploads);
  return {
    keptMs,
    shownMs,
    postedMs,
    blocks,
    sentBytes: costs.reduce((sum, { bytes }) => sum + bytes, 0),
    answerMs: costs.map(({ ms }) => ms),
  };
}

async function begin(page: Page, phase: Phase): Promise<void> {
  await page.evaluate((name) => performance.mark(name), phase);
}

/** Touches a button of the form, as a finger does. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).tap();
}

/** Touches a field and writes into it, key by key: what a script puts in at once is one long task of the tool. */
async function write(page: Page, field: string, text: string): Promise<void> {
  await page.locator(`[name=${field}]`).tap();
  await page.keyboard.type(text, { delay: KEY_MS });
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
