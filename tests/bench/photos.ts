import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { createAccount, logIn, openSignedIn } from "../e2e/support/accounts.ts";
import { startServer, type RunningServer } from "../e2e/support/server.ts";
import { chromiumLaunch } from "../support/chromium.ts";
import { median } from "./median.ts";
import { printTable } from "./print-table.ts";
import { takePhotos, type Photo } from "./photos/take-photos.ts";
import type { Block } from "./photos/longest-blocks.ts";
import { postRoom, type Posting } from "./photos/post-room.ts";
import { watchMemory, type Memory } from "./photos/watch-memory.ts";

/** Ten photos of a phone, from the picker to 'posted' on a four times slower CPU: what they cost on both sides. */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "qiying-photos-"));
  const photos = await takePhotos(10, folder);
  const server = await startServer({ env: { RATE_LIMITS: "off" } });
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const memory = await watchMemory(browser, server.pid);
    const posting = await post(browser, server, photos);
    print(photos, posting, memory.stop());
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true });
  }
}

async function post(browser: Browser, server: RunningServer, photos: readonly Photo[]): Promise<Posting> {
  const account = await createAccount(server.url);
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: "en-GB",
  });
  const page = await context.newPage();
  await openSignedIn(page, account, await logIn(server.url, account));
  return postRoom({ browser, page }, server.url, photos);
}

function print(photos: readonly Photo[], posting: Posting, { page, server }: Memory): void {
  const picked = photos.reduce((sum, { bytes }) => sum + bytes, 0);
  const { sentBytes, answerMs, blocks } = posting;
  const rows: [string, string, string][] = [
    ["Longest block while photos are taken in and made small", blockText(blocks.get("taking")), "< 50 ms"],
    ["Longest block while the rest is filled in", blockText(blocks.get("filling")), "< 50 ms"],
    ["Longest block from the post on, while all is sent", blockText(blocks.get("sending")), "< 50 ms"],
    ["Picker to all kept on the phone", seconds(posting.keptMs), ""],
    ["Picker to all shown small", seconds(posting.shownMs), ""],
    ["Picker to 'posted', the form's other fields included", seconds(posting.postedMs), ""],
    ["Picked; sent, all photos", `${megabytes(picked)}; ${megabytes(sentBytes)}`, ""],
    ["Sent of what was picked", `${((100 * sentBytes) / picked).toFixed(0)} %`, ""],
    ["Server, a photo (median; longest)", `${ms(median(answerMs))}; ${ms(Math.max(...answerMs))}`, ""],
    ["Page's process, before; at most", `${megabytes(page.before)}; ${megabytes(page.most)}`, ""],
    ["Server's process, before; at most", `${megabytes(server.before)}; ${megabytes(server.most)}`, ""],
  ];
  printTable(rows);
  console.log(`\n${photos.length} photos of 12 megapixels. The page is slowed down four times, its workers are not.`);
}

function blockText(block: Block | undefined): string {
  return block === undefined ? "none" : `${ms(block.wallMs)} (running ${ms(block.busyMs)}): ${block.what}`;
}

function ms(value: number): string {
  return `${value.toFixed(0)} ms`;
}

function seconds(value: number): string {
  return `${(value / 1000).toFixed(1)} s`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
