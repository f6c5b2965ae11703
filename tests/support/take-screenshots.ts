import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium, type Browser } from "@playwright/test";
import sharp from "sharp";
import { startServer } from "../e2e/support/server.ts";
import { visitors, type Visitor } from "../e2e/support/visitors.ts";
import { chromiumLaunch } from "./chromium.ts";

/** `npm run screenshots`: the pictures of the manifests and of the README, taken from the built app with demo data. */
const FOLDER = fileURLToPath(new URL("../../public/screenshots", import.meta.url));

/** The first screen, results and an open room; what is cut off at the lower edge stays cut off, as on a phone. */
const SCREENS = ["/", "/?mode=filter&city=London&begin_date=2027-06-01&end_date=2027-09-10"];

const server = await startServer({ env: { TODAY: "2026-11-21" } });
const browser = await chromium.launch(chromiumLaunch());
try {
  await mkdir(FOLDER, { recursive: true });
  for (const visitor of visitors) await takeAll(browser, visitor);
} finally {
  await browser.close();
  await server.stop();
}

async function takeAll(from: Browser, { language, wide, context }: Visitor): Promise<void> {
  const visit = await from.newContext({ ...context, deviceScaleFactor: 1, serviceWorkers: "block" });
  const page = await visit.newPage();
  for (const [index, path] of SCREENS.entries()) {
    await page.goto(`${server.url}${path}`);
    await page.getByRole("article").first().waitFor();
    await page.waitForLoadState("networkidle");
    const name = `${language}-${wide ? "wide" : "narrow"}-${index + 1}.webp`;
    await sharp(await page.screenshot())
      .webp({ quality: 82 })
      .toFile(`${FOLDER}/${name}`);
  }
  await visit.close();
}
