import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { chromiumLaunch } from "../../support/chromium.ts";

/** Nothing on the wire for so long: the page has settled. */
const QUIET_MS = 2000;

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Bytes of a first visit on a phone, each body compressed with gzip 9 whatever the server did; photos left out. */
export async function measureTransfer(url: string): Promise<{ settled: number; initialScripts: number; html: number }> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage(PHONE);
    const sums = { settled: 0, initialScripts: 0, html: 0 };
    let loaded = false;
    let lastAnswer = Date.now();
    page.on("load", () => (loaded = true));
    page.on("requestfinished", async (request) => {
      const type = request.resourceType();
      if (!["document", "script", "stylesheet", "font"].includes(type)) return;
      const beforeLoad = !loaded;
      const body = await (await request.response())?.body();
      const size = body === undefined ? 0 : gzipSync(body, { level: 9 }).length;
      sums.settled += size;
      if (type === "document") sums.html += size;
      if (type === "script" && beforeLoad) sums.initialScripts += size;
      lastAnswer = Date.now();
    });
    await page.goto(url, { waitUntil: "load" });
    while (Date.now() - lastAnswer < QUIET_MS) await page.waitForTimeout(200);
    return sums;
  } finally {
    await browser.close();
  }
}
