import { expect, test } from "./support/story.ts";
import { twoVisitors } from "./support/visitors.ts";
import { wordsIn } from "./support/words.ts";
import type { Page } from "@playwright/test";
import type { Visitor } from "./support/visitors.ts";

const cards = (page: Page) => page.getByRole("main").getByRole("article");

async function chooseCity(page: Page, { language, wide }: Visitor, city: string): Promise<void> {
  const words = wordsIn(language);
  if (!wide) await page.getByRole("button", { name: words("search.filters") }).click();
  await page.getByLabel(words("search.city"), { exact: true }).selectOption(city);
}

async function search(page: Page, { language, wide }: Visitor): Promise<void> {
  const words = wordsIn(language);
  if (wide) return page.getByRole("button", { name: words("search.submit"), exact: true }).click();
  await page.getByRole("dialog").locator("button[type=submit]").click();
}

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);
  const zh = visitor.language === "zh";

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("the first screen has the total, eight newest rooms and no search @core", async ({ page }) => {
      const searches: string[] = [];
      page.on(
        "request",
        (request) => /filter-open|fuzzy|ai-search/.test(request.url()) && searches.push(request.url()),
      );
      await page.goto("/");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("home.heading"));
      await expect(cards(page)).toHaveCount(8);
      await expect(page.getByRole("link", { name: zh ? /看全部 \d+ 间/ : /See all \d+ rooms/ })).toBeVisible();
      await expect(page.getByText(words("ai-search.login-prompt"))).toBeVisible();
      await expect(page.getByText(words("ad.available"))).toBeVisible();
      expect(searches).toEqual([]);
    });

    test("rooms are found by city, sorted by price and paged @core", async ({ page }) => {
      await page.goto("/");
      await chooseCity(page, visitor, "London");
      await search(page, visitor);
      await expect(page).toHaveURL(/mode=filter&city=London/);
      await expect(cards(page)).toHaveCount(40);
      await page.getByLabel(words("sort.label")).selectOption("price");
      await expect(page).toHaveURL(/sort_by=price&order=asc/);
      await expect.poll(() => isAscending(pricesOf(page))).toBe(true);
      await expect(page.getByText(zh ? /第 1 页，共 \d+ 页/ : /Page 1 of \d+/)).toBeVisible();
      await page.getByRole("button", { name: words("pagination.next") }).click();
      await expect(page.getByText(zh ? /第 2 页/ : /Page 2 of/)).toBeVisible();
      await page.goBack();
      await expect(page.getByText(zh ? /第 1 页/ : /Page 1 of/)).toBeVisible();
    });

    test("a keyword finds titles that have it, and Enter searches @core", async ({ page }) => {
      await page.goto("/");
      await page.getByLabel(words("search.keyword"), { exact: true }).fill("studio");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/mode=fuzzy&keyword=studio/);
      await expect(cards(page).first()).toBeVisible();
      for (const title of await cards(page).getByRole("heading").allTextContents()) {
        expect(title.toLowerCase()).toContain("studio");
      }
    });

    test("a keyword that nothing has says so, and the criteria stay", async ({ page }) => {
      await page.goto("/?mode=fuzzy&keyword=龘龘龘");
      await expect(page.getByText(words("search.none"))).toBeVisible();
      await expect(page.getByLabel(words("search.keyword"), { exact: true })).toHaveValue("龘龘龘");
    });

    test("I-31: Enter on an empty keyword asks for one instead of searching", async ({ page }) => {
      await page.goto("/");
      await page.getByRole("button", { name: words("search.keyword.submit") }).click();
      await expect(page.getByText(words("dashboard.errors.emptySearch"))).toBeVisible();
      await expect(page).toHaveURL(/\/$/);
    });

    test("I-25: dates in the wrong order and swapped prices are told beside their fields @core", async ({ page }) => {
      await page.goto("/?mode=filter&begin_date=2027-09-02&end_date=2027-09-01&low_price=300&high_price=200");
      if (!visitor.wide) await page.getByRole("button", { name: words("search.filters") }).click();
      await expect(page.getByText(words("dashboard.errors.dateOrder"), { exact: true })).toBeVisible();
      await expect(page.getByText(words("dashboard.errors.priceLowerHigher"), { exact: true })).toBeVisible();
    });

    test("I-26: an unknown city finds nothing, and the filter shows what was asked", async ({ page }) => {
      await page.goto("/?mode=filter&city=Atlantis");
      await expect(page.getByText(words("search.none"))).toBeVisible();
      if (!visitor.wide) await page.getByRole("button", { name: words("search.filters") }).click();
      await expect(page.getByLabel(words("search.city"), { exact: true })).toHaveValue("Atlantis");
    });

    test("clear goes back to the first screen", async ({ page }) => {
      test.skip(!visitor.wide, "on a phone, Clear is inside the filters and empties them");
      await page.goto("/?mode=filter&city=York&high_price=500");
      await page.getByRole("button", { name: words("search.clear"), exact: true }).click();
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByLabel(words("search.city"), { exact: true })).toHaveValue("");
    });

    test("a criterion is taken off by its chip", async ({ page }) => {
      await page.goto("/?mode=filter&city=Leeds&high_price=500");
      const chips = page.getByRole("list", { name: words("search.chips") });
      await expect(chips.getByRole("button")).toHaveCount(2);
      await chips.getByRole("button").first().click();
      await expect(page).toHaveURL(/mode=filter&high_price=500/);
    });
  });
}

async function pricesOf(page: Page): Promise<number[]> {
  const texts = await page.getByRole("main").locator("article p:first-of-type span:first-child").allTextContents();
  return texts.filter((text) => text.startsWith("£")).map((text) => Number(text.replace(/[^\d.]/g, "")));
}

async function isAscending(numbers: Promise<number[]>): Promise<boolean> {
  const list = await numbers;
  return list.length > 1 && list.every((value, index) => index === 0 || value >= (list[index - 1] ?? 0));
}
