import { randomBytes } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import type { Front } from "./support/front.ts";
import { rowsOf } from "./support/phone-store.ts";
import { expect, test, visit } from "./support/test.ts";

interface AnswerRow {
  path: string;
  kind: string;
}

/** Answers every search with a room whose description no storage can compress. */
async function answerLarge(context: BrowserContext, bytes: number): Promise<void> {
  await context.route("**/items/filter-open**", async (route) => {
    const answer = await route.fetch();
    const page = (await answer.json()) as { data: object[]; count: number };
    const [room] = page.data;
    const large = { ...room, description: randomBytes(bytes / 2).toString("hex") };
    await route.fulfill({ response: answer, json: { ...page, data: [large] } });
  });
}

/** Chromium looks at the limit when an origin first opens its database, so this comes before the app. */
async function limitStorage(page: Page, { url }: Front, bytes: number): Promise<void> {
  await page.goto("/robots.txt");
  const browser = await page.context().newCDPSession(page);
  await browser.send("Storage.overrideQuotaForOrigin", { origin: url, quotaSize: bytes });
}

async function search(page: Page, lowPrice: number): Promise<number> {
  return page.evaluate(async (price) => {
    const answer = await fetch(`/api/v1/items/filter-open?low_price=${price}`);
    return ((await answer.json()) as { data: unknown[] }).data.length;
  }, lowPrice);
}

async function searches(page: Page): Promise<number[]> {
  const rows = await rowsOf<AnswerRow>(page, "answers");
  return rows.filter(({ kind }) => kind === "search").map(({ path }) => Number(path.split("=")[1]));
}

test("on a full phone newer searches take the place of older ones, and no search fails", async ({
  page,
  context,
  front,
}) => {
  await limitStorage(page, front, 4_800_000);
  await visit(page);
  await answerLarge(context, 400_000);
  for (let n = 1; n <= 12; n += 1) expect(await search(page, n)).toBe(1);
  await expect.poll(async () => Math.max(...(await searches(page)))).toBeGreaterThanOrEqual(8);
  expect((await searches(page)).length).toBeLessThan(12);
  // Two reads: in between an answer may have been dropped.
  await expect.poll(async () => (await rowsOf(page, "bodies")).length - (await rowsOf(page, "answers")).length).toBe(0);
});

test("on a phone without any space the app works on, offline start included", async ({ page, context, front }) => {
  // The app itself fits, and no answer does beside it.
  await limitStorage(page, front, 4_000_000);
  await visit(page);
  await answerLarge(context, 4_000_000);
  for (let n = 1; n <= 3; n += 1) expect(await search(page, n)).toBe(1);
  await page.goto("/?mode=filter&city=Leeds");
  await page.getByRole("article").first().getByRole("link").click();
  await expect(page).toHaveURL(/room=/);
  await page.waitForTimeout(1000);
  expect((await searches(page)).filter((lowPrice) => lowPrice > 0)).toEqual([]);
  await context.setOffline(true);
  await page.goto("/about");
  await expect(page.locator("main#content")).toBeVisible();
});
