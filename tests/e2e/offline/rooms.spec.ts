import type { Page } from "@playwright/test";
import { rowsOf } from "./support/phone-store.ts";
import { expect, test, visit } from "./support/test.ts";

test.use({ locale: "en-GB" });

interface PhotoRow {
  url: string;
  bytes: number;
}

/** Opens the first room that a search finds and waits until the phone has all its photos; answers its title. */
async function openRoom(page: Page): Promise<string> {
  await visit(page);
  await page.goto("/?mode=filter&city=Leeds");
  await page.getByRole("article").first().getByRole("link").click();
  await expect(page).toHaveURL(/room=/);
  await expect
    .poll(async () => {
      const [room] = await rowsOf<{ listing: { images: unknown[] } }>(page, "rooms");
      const photos = await rowsOf<PhotoRow>(page, "photos");
      return room !== undefined && photos.length === room.listing.images.length * 2;
    })
    .toBe(true);
  const [room] = await rowsOf<{ listing: { title: string } }>(page, "rooms");
  return room?.listing.title ?? "";
}

async function pictureIsShown(page: Page): Promise<boolean> {
  return page
    .getByRole("dialog")
    .locator("img")
    .first()
    .evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
}

test("a room that was opened, and its photos, are there without a signal @core", async ({ page, context }) => {
  const title = await openRoom(page);
  const address = page.url();
  // The browser's own cache must not be what shows them.
  await (await context.newCDPSession(page)).send("Network.clearBrowserCache");
  await context.setOffline(true);
  await page.goto("/about");
  await page.goto(address);
  await expect(page.getByRole("dialog").getByText(title).first()).toBeVisible();
  await expect.poll(() => pictureIsShown(page)).toBe(true);
});

test("S23: a network that carries nothing has the width shown that is on the phone", async ({
  page,
  context,
  front,
}) => {
  await openRoom(page);
  await (await context.newCDPSession(page)).send("Network.clearBrowserCache");
  const wide = await page.evaluate(async () => {
    const cache = await caches.open("room-photos");
    const urls = (await cache.keys())
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => path.endsWith("/800.webp"));
    for (const url of urls) await cache.delete(url);
    return urls[0]!;
  });
  front.fault = ({ url }) => (url.startsWith("/photos/") ? { kind: "hang" } : null);
  const [shown, kept] = await page.evaluate(async (url) => {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    const narrow = await caches.match(url.replace("/800.webp", "/400.webp"), { cacheName: "room-photos" });
    const { width } = await createImageBitmap(await narrow!.blob());
    return [picture.naturalWidth, width];
  }, wide);
  expect(shown).toBe(kept);
});

test("a photo is kept in both sizes, as what it is, and counted", async ({ page }) => {
  await openRoom(page);
  const rows = await rowsOf<PhotoRow>(page, "photos");
  expect(rows.some(({ url }) => url.endsWith("/400.webp"))).toBe(true);
  expect(rows.some(({ url }) => url.endsWith("/800.webp"))).toBe(true);
  const kept = await page.evaluate(async () => {
    const cache = await caches.open("room-photos");
    const answers = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
    return Promise.all(
      answers.map(async (answer) => ({
        status: answer?.status,
        type: answer?.headers.get("content-type"),
        bytes: (await answer?.blob())?.size,
      })),
    );
  });
  expect(kept).toHaveLength(rows.length);
  expect(kept.every(({ status, type }) => status === 200 && type === "image/webp")).toBe(true);
  expect(new Set(kept.map(({ bytes }) => bytes))).toEqual(new Set(rows.map(({ bytes }) => bytes)));
});

test("B-06: behind a captive portal opening a room keeps no portal page as its photo", async ({ page, front }) => {
  await visit(page);
  await page.goto("/?mode=filter&city=Leeds");
  await expect(page.getByRole("article").first()).toBeVisible();
  front.portal = "page";
  await page.getByRole("article").first().getByRole("link").click();
  await expect.poll(async () => (await rowsOf(page, "rooms")).length).toBe(1);
  await page.waitForTimeout(1000);
  expect(await rowsOf(page, "photos")).toEqual([]);
  expect(await page.evaluate(async () => (await (await caches.open("room-photos")).keys()).length)).toBe(0);
});
