import type { Page } from "@playwright/test";
import { aiSearch, foldedLine, openedLine, searchLine, SENTENCES } from "./support/ai-search.ts";
import { expectNoViolations } from "./support/axe.ts";
import { expect, test } from "./support/story.ts";
import { twoVisitors } from "./support/visitors.ts";
import { wordsIn } from "./support/words.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const bars = (page: Page) => dialog(page).locator("[aria-hidden=true] > span[style*=height]");

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);
  const zh = visitor.language === "zh";
  const button = (page: Page, id: string) => page.getByRole("button", { name: words(id), exact: true });
  const openPrices = (page: Page) => button(page, "search.price").click();
  const usual = zh ? /^这里常见价位：每周 £\d+–£\d+/ : /^Usual price: £\d+–£\d+ a week/;

  test.describe(visitor.name, () => {
    test.use(visitor.context);
    test.use({ expectedErrors: [/net::ERR_FAILED/] });

    test("two taps and a sentence show rooms that fit, with their prices on the screen", async ({ page }) => {
      await page.goto("/");
      await searchLine(page).click();
      await page.keyboard.type(SENTENCES[visitor.language].fitting);
      await button(page, "search.keyword.submit").click();
      const first = page.getByRole("main").getByRole("article").first();
      await expect(first).toContainText(zh ? "曼彻斯特" : "Manchester");
      await expect(first.getByText(/£\d+/).first()).toBeInViewport();
      await expect(page).toHaveURL(/mode=fuzzy&keyword=/);
    });

    test("A-13: a filter keeps what was typed and not searched yet, and a long text is searched like a short one", async ({
      page,
    }) => {
      await page.goto("/");
      await searchLine(page).fill("studio");
      // Over a reload too: a phone does that when one looks something up.
      await page.reload();
      await expect(searchLine(page)).toHaveValue("studio");
      await button(page, "search.property-type").click();
      await dialog(page)
        .getByRole("button", { name: words("property-type.student") })
        .click();
      await expect(page).toHaveURL(/mode=fuzzy.*keyword=studio/);
      await expect(page).toHaveURL(/property_type=student/);
      await page.goto("/");
      await searchLine(page).fill(
        "a quiet ensuite room in Leeds with a desk, a big window and kind flatmates ".repeat(2),
      );
      await button(page, "search.keyword.submit").click();
      await expect(page).toHaveURL(/mode=fuzzy&keyword=a\+quiet/);
      const { change, cards } = aiSearch(page, visitor.language);
      await expect(change(zh ? "利兹" : "Leeds")).toBeVisible();
      await expect(cards.first()).toContainText(zh ? "利兹" : "Leeds");
    });

    test("the price sheet shows what rooms cost within the other criteria, in bars and in words", async ({ page }) => {
      await page.goto("/?mode=filter&city=Manchester");
      const asked = page.waitForRequest("**/items/prices-open?*");
      await openPrices(page);
      expect(new URL((await asked).url()).search).toBe("?city=Manchester");
      await expect(dialog(page).getByText(usual)).toBeVisible();
      await expect(bars(page)).toHaveCount(30);
      await expect(bars(page).locator("visible=true").first()).toHaveClass(/bg-brick/);
      const field = dialog(page).getByRole("textbox", { name: words("search.low-price") });
      await field.fill("580");
      await expect(bars(page).first()).toHaveClass(/bg-line/);
      await expect(bars(page).last()).toHaveClass(/bg-brick/);
      await expectNoViolations(page);
    });

    test("without an answer the slider stands where it stands with one, and works", async ({ page }) => {
      await page.goto("/?mode=filter&city=Manchester");
      await openPrices(page);
      await expect(bars(page)).toHaveCount(30);
      const slider = dialog(page).getByRole("slider", { name: words("search.high-price") });
      const inSheet = async () => {
        // Once the sheet has come to rest.
        await dialog(page).locator("button[type=submit]").click({ trial: true });
        const [sheet, handle] = [await dialog(page).locator("form").boundingBox(), await slider.boundingBox()];
        return (handle?.y ?? 0) - (sheet?.y ?? 0);
      };
      const withBars = await inSheet();
      await page.route("**/items/prices-open*", (route) => route.abort());
      await page.goto("/?mode=filter&city=Leeds");
      await openPrices(page);
      await expect(slider).toBeVisible();
      expect(await inSheet()).toBeCloseTo(withBars, 0);
      await slider.press("ArrowLeft");
      await dialog(page).locator("button[type=submit]").click();
      await expect(page).toHaveURL(/city=Leeds&high_price=590/);
      await expect(bars(page)).toHaveCount(0);
    });

    test.describe("the line after a search", () => {
      test.skip(visitor.wide, "on a desktop it stays as it is");

      test("is folded into what was asked, and opens with its text", async ({ page }) => {
        await page.goto("/?mode=fuzzy&keyword=studio&city=London&high_price=200");
        const london = zh ? "伦敦" : "London";
        await expect(foldedLine(page)).toHaveText(`studio · ${london} · ≤ £200`);
        await expect(foldedLine(page)).toHaveAccessibleName(
          words("search.line.open").replace("{text}", `studio · ${london} · ≤ £200`),
        );
        await expectNoViolations(page);
        expect((await foldedLine(page).boundingBox())?.height).toBe(48);
        await foldedLine(page).press("Enter");
        await expect(searchLine(page)).toBeFocused();
        await page.keyboard.type(" flat");
        await expect(searchLine(page)).toHaveValue("studio flat");
        await page.keyboard.press("Escape");
        await expect(foldedLine(page)).toBeFocused();
        await expect(page).toHaveURL(/keyword=studio&?/);
      });

      test("is emptied by its cross, and folds again with the next search", async ({ page }) => {
        await page.goto("/?mode=filter&city=London");
        await expect(foldedLine(page)).toHaveText(zh ? "伦敦" : "London");
        await (await openedLine(page)).fill("studio");
        await button(page, "search.line.empty").click();
        await expect(searchLine(page)).toBeFocused();
        await expect(searchLine(page)).toHaveValue("");
        await expect(button(page, "search.line.empty")).toHaveCount(0);
        await searchLine(page).fill("ensuite");
        await page.keyboard.press("Enter");
        await expect(foldedLine(page)).toHaveText(/^ensuite · /);
        // The same once more.
        await (await openedLine(page)).press("Enter");
        await expect(foldedLine(page)).toBeVisible();
        await button(page, "search.clear").click();
        await expect(searchLine(page)).toHaveValue("");
      });

      test("says the sentence, and what was understood stands in the row below it", async ({ page }) => {
        const sentence = "曼城 studio 300以内";
        await page.goto("/");
        await searchLine(page).fill(sentence);
        await page.keyboard.press("Enter");
        await expect(foldedLine(page)).toHaveText(sentence);
        const chips = page.getByRole("list", { name: words("search.chips"), exact: true });
        await expect(chips.getByText(zh ? "£300 以内" : "up to £300")).toBeVisible();
        await expect(page.locator("#results-heading")).toHaveText(zh ? /^找到 \d+ 间房$/ : /^\d+ rooms? found$/);
        await expect(page.getByRole("heading", { name: words("search.nearly"), exact: true })).toBeVisible();
      });
    });

    test("on a desktop the line stays open after a search", async ({ page }) => {
      test.skip(!visitor.wide);
      await page.goto("/?mode=fuzzy&keyword=studio&city=London");
      await expect(searchLine(page)).toHaveValue("studio");
      await expect(foldedLine(page)).toHaveCount(0);
    });
  });
}
