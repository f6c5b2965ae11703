import type { Page } from "@playwright/test";
import { answerIsKept } from "./offline/support/phone-store.ts";
import { shellIsKept } from "./offline/support/test.ts";
import { aiSearch, openedLine, searchLine, SENTENCES } from "./support/ai-search.ts";
import { expectNoViolations } from "./support/axe.ts";
import { expect, test } from "./support/story.ts";
import { twoVisitors } from "./support/visitors.ts";

// What comes without a network comes from the worker.
test.use({ serviceWorkers: "allow" });

const SEARCHES = /^\/api\/v1\/items\/(search|matching|fuzzy|filter-open|ai-search)$/;

/** The searches that the page makes from now on, by the last part of their path. */
function searchesOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const [, name] = SEARCHES.exec(new URL(request.url()).pathname) ?? [];
    if (name !== undefined) asked.push(name);
  });
  return asked;
}

async function search(page: Page, text: string): Promise<void> {
  const line = await openedLine(page);
  await line.fill(text);
  await line.press("Enter");
}

const results = (page: Page) => page.getByRole("region").filter({ has: page.locator("#results-heading") });

for (const visitor of twoVisitors) {
  const zh = visitor.language === "zh";
  const { fitting, unmet } = SENTENCES[visitor.language];
  const [manchester, leeds] = zh ? ["曼彻斯特", "利兹"] : ["Manchester", "Leeds"];
  const [studio, gym] = zh ? ["studio", "健身房"] : ["Studio", "Gym"];
  const limit = zh ? "£300 以内" : "up to £300";
  const otherKind = zh ? "房型不同：" : "Different room type: ";

  test.describe(visitor.name, () => {
    test.use(visitor.context);
    test.use({ expectedErrors: [/net::ERR_/] });

    /** The cards that meet what was asked for, and those below the heading for the others. */
    const parts = (page: Page) => {
      const { words, cards } = aiSearch(page, visitor.language);
      const heading = page.getByRole("heading", { name: words("search.nearly"), exact: true });
      const nearly = heading.locator("xpath=following-sibling::*").getByRole("article");
      return { cards, heading, nearly };
    };

    test.describe("before a worker takes over", () => {
      // A new worker has the page ask once more, to remember the answer.
      test.use({ serviceWorkers: "block" });

      test("a city, a kind and a wish, typed at a first visit, show such rooms and chips, by a single call @core", async ({
        page,
      }) => {
        const ai = aiSearch(page, visitor.language);
        const asked = searchesOf(page);
        const scripts: string[] = [];
        page.on("request", (request) => scripts.push(request.url()));
        await page.goto("/");
        await search(page, zh ? "伦敦 ensuite 包bill" : "ensuite in London with bills included");
        await expect(page).toHaveURL(/mode=fuzzy&keyword=/);
        const [london, bills] = [zh ? "伦敦" : "London", ai.words("wish.bills-included")];
        for (const text of [london, ai.words("room-type.ensuite"), bills]) await expect(ai.change(text)).toBeVisible();
        await expect(ai.cards.first()).toContainText(london);
        const reasons = ai.cards.first().getByRole("list", { name: ai.words("fit.label") });
        await expect(reasons).toContainText(bills);
        await page.waitForLoadState("networkidle");
        expect(asked).toEqual(["search"]);
        expect(scripts.filter((url) => /parse-query|keyword-mentions/.test(url))).toEqual([]);
        await expectNoViolations(page);
      });
    });

    test("a chip that is changed keeps the text, and nothing is read a second time", async ({ page }) => {
      const ai = aiSearch(page, visitor.language);
      await page.goto("/");
      await search(page, fitting);
      await expect(ai.change(limit)).toBeVisible();
      const asked = searchesOf(page);
      await ai.remove(limit).click();
      await expect(page).toHaveURL(/mode=sentence&query=.*city=Manchester/);
      await expect(ai.remove(limit)).toHaveCount(0);
      await expect(ai.change(manchester)).toBeVisible();
      await expect(await openedLine(page)).toHaveValue(fitting);
      await expect(ai.cards.first()).toContainText(manchester);
      expect(new Set(asked)).toEqual(new Set(["matching"]));
      await page.goBack();
      await expect(page).toHaveURL(/mode=fuzzy/);
      await expect(ai.change(limit)).toBeVisible();
    });

    test("rooms that nearly meet it stand below a heading of their own, each with what differs", async ({ page }) => {
      const { cards, heading, nearly } = parts(page);
      await page.goto("/");
      await search(page, zh ? "曼城 studio 300以内" : "studio in Manchester under 300");
      await expect(heading).toBeVisible();
      const [all, below] = [await cards.count(), await nearly.count()];
      expect(below).toBeGreaterThan(0);
      expect(all - below).toBeGreaterThan(0);
      const differs = cards.filter({ hasText: otherKind });
      await expect(nearly.filter({ hasText: otherKind }).first()).toBeVisible();
      expect(await differs.count()).toBe(await nearly.filter({ hasText: otherKind }).count());
      await expectNoViolations(page);
    });

    test("where none meets it, the heading says so, and the nearest rooms say what differs", async ({ page }) => {
      const { cards, heading } = parts(page);
      const { words } = aiSearch(page, visitor.language);
      await page.goto("/");
      await search(page, unmet);
      await expect(page.locator("#results-heading")).toHaveText(words("search.nearest"));
      await expect(cards.first()).toContainText(zh ? /超出上限 £[\d.]+/ : /£[\d.]+ over your limit/);
      await expect(heading).toHaveCount(0);
    });

    test("what nothing was found by is named, as it was written", async ({ page }) => {
      const ai = aiSearch(page, visitor.language);
      await page.goto("/");
      await search(page, zh ? "利兹 studio 斑马鱼" : "studio in Leeds with a harpsichord");
      const unused = zh ? "没用上：斑马鱼" : "Not used: harpsichord";
      await expect(results(page).getByText(unused, { exact: true })).toBeVisible();
      await expect(ai.cards.first()).toContainText(leeds);
      await expectNoViolations(page);
    });

    test("a wish that no room has is named, and rooms come all the same", async ({ page }) => {
      const ai = aiSearch(page, visitor.language);
      await page.goto("/");
      await search(page, zh ? "利兹 studio 带游泳池" : "Leeds studio with a swimming pool");
      const wish = ai.words("wish.swimming-pool");
      const unmetWishes = ai.words("search.unmet-wishes").replace("{wishes}", wish);
      await expect(results(page).getByText(unmetWishes, { exact: true })).toBeVisible();
      await expect(ai.cards.first()).toContainText(leeds);
      await expect(ai.change(wish)).toBeVisible();
    });

    test("an address of earlier times, with a keyword, shows the rooms of that kind", async ({ page }) => {
      const ai = aiSearch(page, visitor.language);
      await page.goto("/?mode=fuzzy&keyword=studio");
      await expect(ai.change(studio)).toBeVisible();
      await expect(await openedLine(page)).toHaveValue("studio");
      await expect(ai.cards.first()).toBeVisible();
      expect(await ai.cards.count()).toBeGreaterThan(20);
      const titles = await ai.cards.getByRole("heading").allTextContents();
      expect(titles.filter((title) => !/studio|单身公寓|一居/i.test(title))).toEqual([]);
    });

    test("without a network the phone reads the text, and ranks the rooms that it has", async ({ page, context }) => {
      const { words, ...ai } = aiSearch(page, visitor.language);
      const { cards, heading, nearly } = parts(page);
      await page.goto("/?mode=filter&city=Manchester");
      await expect(cards.first()).toBeVisible();
      await shellIsKept(page);
      await answerIsKept(page, "city=Manchester");
      await context.setOffline(true);
      await page.goto("/");
      await searchLine(page).fill(fitting);
      await searchLine(page).press("Enter");
      for (const text of [manchester, limit, studio, gym]) await expect(ai.change(text)).toBeVisible();
      await expect(page.locator("#results-heading")).toHaveText(zh ? /本机/ : /on this device/i);
      await expect(cards.first()).toContainText(manchester);
      await expect(heading).toBeVisible();
      await expect(nearly.filter({ hasText: otherKind }).first()).toBeVisible();
      await expect(cards.first()).not.toContainText(otherKind);
      await ai.remove(manchester).click();
      await expect(page).not.toHaveURL(/city=/);
      await expect(cards.first()).toBeVisible();
      await cards.first().getByRole("link").click();
      await expect(page.getByRole("dialog").getByText(words("room.map"), { exact: true })).toBeVisible();
    });
  });
}
