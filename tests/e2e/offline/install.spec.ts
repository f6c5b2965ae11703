import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { chromiumLaunch } from "../../support/chromium.ts";
import { createAccount, logIn, openSignedIn } from "../support/accounts.ts";
import { expect, shellIsKept, test } from "./support/test.ts";

interface Picture {
  src: string;
  sizes: string;
  type: string;
}

interface Manifest {
  id: string;
  name: string;
  lang: string;
  icons: (Picture & { purpose: string })[];
  screenshots: (Picture & { form_factor: string })[];
  shortcuts: { name: string; url: string; icons: Picture[] }[];
}

for (const { locale, language, name } of [
  { locale: "zh-CN", language: "zh", name: "栖英 · 英国租房" },
  { locale: "en-GB", language: "en", name: "Qiying: rooms in the UK" },
]) {
  test(`X1: on a phone set to ${locale} Chromium finds nothing that keeps the app from being installed`, async ({
    front,
  }) => {
    // Chromium refuses installation in the throw-away windows of ordinary tests.
    const profile = await mkdtemp(join(tmpdir(), "qiying-profile-"));
    const context = await chromium.launchPersistentContext(profile, { ...chromiumLaunch(), locale });
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto(front.url);
    await shellIsKept(page);
    const browser = await context.newCDPSession(page);
    const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
    const { url, errors, data } = await browser.send("Page.getAppManifest");
    await context.close();
    await rm(profile, { recursive: true, force: true });
    expect(installabilityErrors).toEqual([]);
    expect(errors).toEqual([]);
    expect(new URL(url).pathname).toBe(`/manifest.${language}.webmanifest`);
    expect(JSON.parse(data ?? "{}")).toMatchObject({ id: "/", name });
  });

  test(`the ${language} manifest names only pictures that are there, of the size that it says @core`, async ({
    page,
  }) => {
    const manifest = await manifestOf(page, language);
    const pictures = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)];
    for (const { src, sizes, type } of pictures) {
      const answer = await page.request.get(src);
      expect(answer.headers()["content-type"], src).toBe(type);
      const { width, height } = await sharp(await answer.body()).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
    const purposes = manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`);
    expect(purposes).toEqual([
      "any 192x192",
      "any 512x512",
      "maskable 192x192",
      "maskable 512x512",
      "monochrome 512x512",
    ]);
    expect(new Set(manifest.screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(["narrow", "wide"]));
  });
}

test("both manifests describe one app @core", async ({ page }) => {
  const [zh, en] = [await manifestOf(page, "zh"), await manifestOf(page, "en")];
  expect(zh.id).toBe(en.id);
  expect([zh.lang, en.lang]).toEqual(["zh-CN", "en-GB"]);
});

test("every shortcut leads to a screen", async ({ page, serverUrl }) => {
  const account = await createAccount(serverUrl);
  await openSignedIn(page, account, await logIn(serverUrl, account));
  const { shortcuts } = await manifestOf(page, "en");
  expect(shortcuts).toHaveLength(4);
  for (const { url } of shortcuts) {
    // The server answers 404 where there is no screen.
    expect((await page.goto(url))?.status(), url).toBe(200);
    await expect(page.getByRole("heading", { level: 1 }).first(), url).toBeVisible();
    expect(page.url(), url).toBe(new URL(url, page.url()).href);
  }
});

test("the maskable icon keeps its whole mark inside the circle that phones cut", async ({ page }) => {
  const { icons } = await manifestOf(page, "zh");
  for (const { src } of icons.filter(({ purpose }) => purpose === "maskable")) {
    const picture = sharp(await (await page.request.get(src)).body());
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    const middle = (info.width - 1) / 2;
    const background = data.subarray(0, info.channels);
    for (let pixel = 0; pixel < info.width * info.height; pixel += 1) {
      const [x, y] = [pixel % info.width, Math.floor(pixel / info.width)];
      const colour = data.subarray(pixel * info.channels, (pixel + 1) * info.channels);
      if (Math.hypot(x - middle, y - middle) > 0.4 * info.width && !colour.equals(background)) {
        throw new Error(`${src} has something at ${x}, ${y}`);
      }
    }
  }
});

async function manifestOf(page: Page, language: string): Promise<Manifest> {
  const answer = await page.request.get(`/manifest.${language}.webmanifest`);
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
  return (await answer.json()) as Manifest;
}
