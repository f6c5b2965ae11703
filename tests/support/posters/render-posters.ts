import { readFile } from "node:fs/promises";
import { chromium, type Browser } from "playwright";
import { headlessLaunch } from "../chromium.ts";
import { ensureChineseFont } from "../ensure-chinese-font.ts";
import { POSTER_WIDTH, posterPage } from "./poster-page.ts";
import type { Poster } from "./poster.ts";
import { takePicture } from "./take-picture.ts";

const ROOM = new URL("../../../demo/photos/rose/studio.webp", import.meta.url);

export interface RenderedPoster extends Poster {
  /** JPEG, as it is sent. */
  file: Buffer;
}

/** Draws posters in a real browser, and takes pictures of them. */
export async function renderPosters(posters: readonly Poster[]): Promise<RenderedPoster[]> {
  ensureChineseFont();
  const room = await readFile(ROOM);
  const roomUrl = `data:image/webp;base64,${room.toString("base64")}`;
  const browser = await chromium.launch(headlessLaunch());
  try {
    const rendered: RenderedPoster[] = [];
    for (const poster of posters) rendered.push({ ...poster, file: await renderPoster(browser, poster, roomUrl) });
    return rendered;
  } finally {
    await browser.close();
  }
}

async function renderPoster(browser: Browser, poster: Poster, roomUrl: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: POSTER_WIDTH, height: 1200 } });
  try {
    await page.setContent(posterPage(poster, roomUrl));
    return await takePicture(await page.screenshot({ fullPage: true }), poster.taken ?? {});
  } finally {
    await page.close();
  }
}
