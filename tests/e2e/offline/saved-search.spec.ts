import type { Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { oneOrTwoVisitors } from "../support/visitors.ts";
import { wordsIn } from "../support/words.ts";
import { age, rowsOf } from "./support/phone-store.ts";
import { expect, test, visit } from "./support/test.ts";

const HOUR_MS = 60 * 60 * 1000;
const rooms = (page: Page) => page.getByRole("article");

/** A phone that has one search in its memory, and the first screen. */
async function searchedOnce(page: Page): Promise<void> {
  await visit(page);
  await page.goto("/?mode=filter&city=Leeds");
  await expect(rooms(page).first()).toBeVisible();
  const paths = async () => (await rowsOf<{ path: string }>(page, "answers")).map(({ path }) => path);
  await expect.poll(paths).toContainEqual(expect.stringContaining("filter-open?city=Leeds"));
}

async function prices(page: Page): Promise<number[]> {
  const texts = await rooms(page)
    .getByText(/^£[\d,.]+/)
    .allTextContents();
  return texts.map((text) => Number(/£([\d,.]+)/.exec(text)?.[1]?.replace(",", "")));
}

for (const visitor of oneOrTwoVisitors) {
  test.describe(visitor.name, () => {
    test.use(visitor.context);
    const words = wordsIn(visitor.language);
    /** A heading whose sentence has a number filled in. */
    const found = (page: Page) =>
      page.getByRole("heading", {
        name: visitor.language === "en" ? /^\d+ rooms? saved on this device match/ : /^本机存着的房源中有 \d+ 间符合$/,
      });

    test("A4: without a signal a search that was never made looks through the rooms on the phone, filtered and sorted", async ({
      page,
      context,
      front,
    }) => {
      await searchedOnce(page);
      await age(page, 2 * HOUR_MS);
      await context.setOffline(true);

      await page.goto("/?mode=filter&city=Leeds&low_price=100&sort_by=price&order=asc");
      await expect(found(page)).toBeVisible();
      await expect(
        page.getByText(visitor.language === "en" ? /newest saved 2 hours ago/ : /最近保存：2 小时前/),
      ).toBeVisible();
      await expect(page.getByText(words("search.failed.unreachable"))).toHaveCount(0);
      const cheapestFirst = await prices(page);
      expect(cheapestFirst.length).toBeGreaterThan(2);
      expect(cheapestFirst).toEqual(cheapestFirst.toSorted((a, b) => a - b));
      await page.getByRole("button", { name: words("sort.ascending") }).click();
      await expect.poll(() => prices(page)).toEqual(cheapestFirst.toReversed());
      await expectNoViolations(page);

      await page.goto("/?mode=fuzzy&keyword=zzqqxx");
      await expect(page.getByText(words("search.on-phone.none"), { exact: true })).toBeVisible();
      await page.getByRole("button", { name: words("search.on-phone.all") }).click();
      await expect(rooms(page).first()).toBeVisible();
      await rooms(page).first().getByRole("link").click();
      await expect(page.getByRole("dialog").getByText(words("room.map"), { exact: true })).toBeVisible();
      await page.keyboard.press("Escape");

      front.asked = [];
      await context.setOffline(false);
      await expect(found(page)).toBeHidden();
      await expect(rooms(page).first()).toBeVisible();
      expect(front.asked.filter((path) => path.includes("filter-open"))).toHaveLength(1);
    });
  });
}

test.describe("in English", () => {
  test.use({ locale: "en-GB" });

  test("A23: while the network takes too long for a new search, the rooms on the phone are there after four seconds", async ({
    page,
    front,
  }) => {
    await searchedOnce(page);
    front.delay = { path: /filter-open/, milliseconds: 20_000 };
    await page.goto("/?mode=filter&city=Leeds&low_price=101");
    const onPhone = page.getByRole("heading", { name: /saved on this device match/ });
    await expect(onPhone).toBeVisible({ timeout: 19_000 });
    await expect(rooms(page).first()).toBeVisible();
    await expect(page.getByText(/The connection is slow/)).toBeVisible();
    await expect(page.getByRole("heading", { name: /^\d+ rooms found$/ })).toBeVisible({ timeout: 60_000 });
    await expect(onPhone).toBeHidden();
  });

  test("W11: a slow network is not offline: where the phone has no such room, the server is waited for", async ({
    page,
    front,
  }) => {
    await searchedOnce(page);
    front.delay = { path: /filter-open/, milliseconds: 12_000 };
    await page.goto("/?mode=filter&city=Bath&low_price=50");
    await expect(page.getByText(wordsIn("en")("search.in-progress"))).toBeVisible();
    // Longer than a search of the phone is put off.
    await page.waitForTimeout(7000);
    await expect(page.getByText(wordsIn("en")("search.on-phone.none"), { exact: true })).toBeHidden();
    await expect(page.getByRole("heading", { name: /^\d+ rooms? found$/ })).toBeVisible({ timeout: 60_000 });
  });
});

test.describe("on a first visit", () => {
  // The worker would fetch every file of the app.
  test.use({ locale: "en-GB", serviceWorkers: "block" });

  test("nothing is loaded for searching the phone, and it is said when the network has gone", async ({
    page,
    front,
  }) => {
    await page.route("**/filter-open**", (route) => route.abort("internetdisconnected"));
    await page.goto("/?mode=filter&city=Leeds");
    await expect(page.getByText("this search isn’t saved on this device")).toBeVisible();
    expect(front.asked.filter((path) => path.includes("search-saved-rooms"))).toEqual([]);
  });
});
