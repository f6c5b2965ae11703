import type { Page } from "@playwright/test";
import { cardPhotosAreKept } from "./support/phone-store.ts";
import { expect, test, visit } from "./support/test.ts";

test.use({ locale: "en-GB" });

/** How many of the cards show their photo, however far down they are. */
async function cardsWithPicture(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>("article img")];
    for (const image of images) image.loading = "eager";
    await Promise.allSettled(images.map((image) => image.decode()));
    return images.filter(({ naturalWidth }) => naturalWidth > 0).length;
  });
}

test("saved results show their photos without a signal", async ({ page, context }) => {
  await visit(page);
  await page.goto("/?mode=filter&city=Leeds");
  await expect(page.getByRole("article").first()).toBeVisible();
  const kept = await cardPhotosAreKept(page, "filter-open?city=Leeds");
  expect(kept).toBeGreaterThan(3);
  // The browser's own cache must not be what shows them.
  await (await context.newCDPSession(page)).send("Network.clearBrowserCache");
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("article").first()).toBeVisible();
  const cards = await page.locator("article img").count();
  expect(cards).toBeGreaterThan(3);
  expect(await cardsWithPicture(page)).toBe(cards);
});
