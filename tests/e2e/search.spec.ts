import { expect, test } from "./support/story.ts";
import { oneOrTwoVisitors, twoVisitors } from "./support/visitors.ts";
import { wordsIn } from "./support/words.ts";
import { openedLine, searchLine } from "./support/ai-search.ts";
import type { Page } from "@playwright/test";
import type { Visitor } from "./support/visitors.ts";

const cards = (page: Page) => page.getByRole("main").getByRole("article");

const chip = (page: Page, { language }: Visitor, id: string) =>
  page.getByRole("button", { name: wordsIn(language)(id), exact: true });
const dialog = (page: Page) => page.getByRole("dialog");
const show = (page: Page) => dialog(page).locator("button[type=submit]").click();

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
      await expect(page.getByRole("link", { name: zh ? /看全部 \d+ 间/ : /All \d+ rooms/ })).toBeVisible();
      await expect(page.getByText(words("ai-search.login-prompt"))).toBeVisible();
      await expect(page.getByText(words("ad.available"))).toBeVisible();
      expect(searches).toEqual([]);
    });

    test.describe("where a proxy answers", () => {
      test.use({ expectedErrors: [/status of 502/] });

      test("SQ-09: its refusal is told as one, and not as a missing connection", async ({ page }) => {
        const answer = { status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" };
        // The context's route also answers the service worker, which asks again once it has taken over the page.
        await page.context().route("**/items/filter-open?*", (route) => route.fulfill(answer));
        await page.goto("/?mode=filter&city=Leeds");
        await expect(page.getByText(words("error.status.502"))).toBeVisible();
        await expect(page.getByText(words("search.failed.unreachable"))).toHaveCount(0);
      });
    });

    test("rooms are found by city, sorted by price and paged @core", async ({ page }) => {
      await page.goto("/");
      await chip(page, visitor, "search.city").click();
      await dialog(page).getByRole("option", { name: "London" }).click();
      await expect(page).toHaveURL(/mode=filter&city=London/);
      await expect(cards(page)).toHaveCount(40);
      await page.getByLabel(words("sort.label")).selectOption("price");
      await expect(page).toHaveURL(/sort_by=price&order=asc/);
      await expect.poll(() => isAscending(pricesOf(page))).toBe(true);
      await expect(page.getByText(zh ? /第 1 页，共 \d+ 页/ : /Page 1 of \d+/)).toBeVisible();
      await page.getByRole("button", { name: words("pagination.next"), exact: true }).click();
      await expect(page.getByText(zh ? /第 2 页/ : /Page 2 of/)).toBeVisible();
      await page.goBack();
      await expect(page.getByText(zh ? /第 1 页/ : /Page 1 of/)).toBeVisible();
    });

    test("a keyword finds titles that have it, and Enter searches @core", async ({ page }) => {
      await page.goto("/");
      await searchLine(page).fill("studio");
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
      await expect(await openedLine(page)).toHaveValue("龘龘龘");
    });

    test("I-31: Enter on an empty keyword asks for one instead of searching", async ({ page }) => {
      await page.goto("/");
      await page.getByRole("button", { name: words("search.keyword.submit") }).click();
      await expect(page.getByText(words("dashboard.errors.emptySearch"))).toBeVisible();
      await expect(page).toHaveURL(/\/$/);
    });

    test("I-25: dates in the wrong order and swapped prices are told beside their fields @core", async ({ page }) => {
      await page.goto("/?mode=filter&begin_date=2027-09-02&end_date=2027-09-01&low_price=300&high_price=200");
      await chip(page, visitor, "search.filters").click();
      await expect(page.getByText(words("dashboard.errors.dateOrder"), { exact: true })).toBeVisible();
      await expect(page.getByText(words("dashboard.errors.priceLowerHigher"), { exact: true })).toBeVisible();
    });

    test("I-26: an unknown city finds nothing, and the filter shows what was asked", async ({ page }) => {
      await page.goto("/?mode=filter&city=Atlantis");
      await expect(page.getByText(words("search.none"))).toBeVisible();
      await chip(page, visitor, "search.filters").click();
      await expect(page.getByLabel(words("search.city"), { exact: true })).toHaveValue("Atlantis");
    });

    test("clear goes back to the first screen", async ({ page }) => {
      await page.goto("/?mode=filter&city=York&high_price=500");
      await page.getByRole("button", { name: words("search.clear"), exact: true }).click();
      await expect(page).toHaveURL(/\/$/);
      await expect(chip(page, visitor, "search.city")).toBeVisible();
    });

    test("a criterion is taken off by its chip", async ({ page }) => {
      await page.goto("/?mode=filter&city=Leeds&high_price=500");
      const leeds = zh ? "利兹" : "Leeds";
      await page.getByRole("button", { name: words("ai-search.said.remove").replace("{text}", leeds) }).click();
      await expect(page).toHaveURL(/mode=filter&high_price=500/);
      await expect(chip(page, visitor, "search.city")).toBeVisible();
    });

    test("PR-205: a city is found by the beginning of a name in either language, or by its university", async ({
      page,
    }) => {
      await page.goto("/");
      await chip(page, visitor, "search.city").click();
      const field = dialog(page).getByLabel(words("search.city.find"));
      // On a phone a keyboard would cover the cities.
      if (visitor.wide) await expect(field).toBeFocused();
      else await expect(field).not.toBeFocused();
      for (const [typed, city] of [
        ["shef", "Sheffield"],
        ["曼城", "Manchester"],
        ["UCL", "London"],
      ] as const) {
        await field.fill(typed);
        await expect(
          dialog(page)
            .getByRole("listbox", { name: words("search.city") })
            .getByRole("option"),
        ).toHaveText([new RegExp(city)]);
      }
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/mode=filter&city=London/);
    });

    test("PR-205: a stay is chosen by two months, the rent by the slider's keys", async ({ page }) => {
      await page.goto("/");
      await chip(page, visitor, "search.dates").click();
      const months = dialog(page).getByRole("list", { name: words("search.dates") });
      const year = new Date().getFullYear() + 1;
      await months.getByRole("button", { name: zh ? `${year}年2月` : `Feb ${year}` }).click();
      await months.getByRole("button", { name: zh ? `${year}年6月` : `Jun ${year}` }).click();
      await show(page);
      const dates = `begin_date=${year}-02-01&end_date=${year}-06-30`;
      await expect(page).toHaveURL(new RegExp(dates));
      await chip(page, visitor, "search.price").click();
      await dialog(page)
        .getByRole("slider", { name: words("search.high-price") })
        .press("ArrowLeft");
      await show(page);
      await expect(page).toHaveURL(new RegExp(`${dates}&high_price=590`));
    });
  });
}

// By `npm test` on the phone, where there is less room for them.
for (const visitor of oneOrTwoVisitors) {
  const words = wordsIn(visitor.language);

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("PR-206: prices are on the screen after every kind of search @core", async ({ page }) => {
      const sentence =
        visitor.language === "zh" ? "曼城 ensuite 九月入住 180以内" : "ensuite in Manchester from September under 180";
      await page.goto("/");
      await searchLine(page).fill(sentence);
      await page.getByRole("button", { name: words("search.keyword.submit") }).click();
      await expect(page).toHaveURL(/mode=fuzzy/);
      await expect(page.locator("#results-heading")).toHaveText(/^找到|found$/);
      // Its four chips have two rows on a phone.
      expect(await firstPrice(page)).toBeLessThan(visitor.wide ? 420 : 396);
      await page.goto("/?mode=filter&city=London");
      await expect(cards(page).first()).toBeVisible();
      expect(await firstPrice(page)).toBeLessThan(visitor.wide ? 420 : 350);
      await page.goto("/");
      await expect(cards(page).first()).toBeVisible();
      expect(await firstPrice(page)).toBeLessThan(visitor.wide ? 600 : 560);
    });
  });
}

/** Pixels from the top of the page to the first price. */
async function firstPrice(page: Page): Promise<number> {
  return (await cards(page).first().locator("p").first().boundingBox())?.y ?? Number.POSITIVE_INFINITY;
}

async function pricesOf(page: Page): Promise<number[]> {
  const texts = await page.getByRole("main").locator("article p:first-of-type span:first-child").allTextContents();
  return texts.filter((text) => text.startsWith("£")).map((text) => Number(text.replace(/[^\d.]/g, "")));
}

async function isAscending(numbers: Promise<number[]>): Promise<boolean> {
  const list = await numbers;
  return list.length > 1 && list.every((value, index) => index === 0 || value >= (list[index - 1] ?? 0));
}
