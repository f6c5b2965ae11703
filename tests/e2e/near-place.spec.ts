import type { Page } from "@playwright/test";
import { aiSearch, openAsSomebody, openedLine } from "./support/ai-search.ts";
import { expectNoViolations } from "./support/axe.ts";
import { expect, shellIsKept, test } from "./offline/support/test.ts";
import { oneOrTwoVisitors } from "./support/visitors.ts";
import { wordsIn } from "./support/words.ts";

const dialog = (page: Page) => page.getByRole("dialog");

for (const visitor of oneOrTwoVisitors) {
  const words = wordsIn(visitor.language);
  const zh = visitor.language === "zh";
  const campus = zh ? "曼彻斯特大学" : "University of Manchester";
  const within = (minutes: number, id = "search.near.minutes") => words(id).replace("{minutes}", String(minutes));
  const withinBy = (minutes: number, way: string) =>
    within(minutes, "search.near.within.by").replace("{way}", words(way)).replace("{place}", campus);
  const onFoot = withinBy(20, "travel.by.foot");
  const byBicycle = withinBy(45, "travel.by.bicycle");
  const near = words("search.near.place").replace("{place}", campus);
  const about = zh ? /约 [\d–]+ 分钟到曼彻斯特大学/ : /min (on foot )?to University of Manchester/;

  const ride = zh ? /骑车约 [\d–]+ 分钟到曼彻斯特大学/ : /[\d–]+ min by bicycle to University of Manchester/;
  const walk = zh ? /步行约 [\d–]+ 分钟到曼彻斯特大学/ : /[\d–]+ min on foot to University of Manchester/;

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    async function choosePlace(page: Page): Promise<void> {
      await page.goto("/");
      await page.getByRole("button", { name: words("search.near"), exact: true }).click();
      await dialog(page)
        .getByRole("combobox")
        .fill(zh ? "曼大" : "uni of manc");
      await dialog(page).getByRole("option", { name: campus }).first().click();
      await dialog(page)
        .getByRole("button", { name: within(30) })
        .click();
      await expectNoViolations(page);
      await dialog(page).locator("button[type=submit]").click();
    }

    test("SQ-10: rooms near a campus come nearest first, each with its time, and the room's page tells every way", async ({
      page,
    }) => {
      await choosePlace(page);
      await expect(page).toHaveURL(/within_minutes=30/);
      const cards = page.getByRole("main").getByRole("article");
      await expect(cards.first().getByText(about)).toBeVisible();
      await expect(cards.first()).toContainText(zh ? "曼彻斯特" : "Manchester");
      await cards.first().getByRole("link").click();
      await expect(dialog(page).getByText(words("travel.transit"), { exact: true })).toBeVisible();
      await expect(dialog(page).getByText(words("travel.bicycle"), { exact: true })).toBeVisible();
      await expect(dialog(page).getByText(words("travel.foot"), { exact: true })).toBeVisible();
    });

    test("SQ-10: without a time the place leaves no room out, and the count says so", async ({ page }) => {
      await page.goto("/");
      await page.getByRole("button", { name: words("search.near"), exact: true }).click();
      await dialog(page)
        .getByRole("combobox")
        .fill(zh ? "曼大" : "uni of manc");
      await dialog(page).getByRole("option", { name: campus }).first().click();
      const any = dialog(page).getByRole("button", { name: words("search.near.any-time") });
      await expect(any.filter({ hasText: words("search.near.nearest-first") })).toBeVisible();
      await dialog(page).locator("button[type=submit]").click();
      const count = page.getByRole("heading", { level: 2 }).first();
      await expect(count).toHaveText(
        zh
          ? /^找到 [\d,+]+ 间房，离曼彻斯特大学近的在前$/
          : /^[\d,+]+ rooms found, nearest to University of Manchester first$/,
      );
      await page.getByRole("combobox", { name: words("sort.label") }).selectOption("price");
      await expect(count).toHaveText(
        zh
          ? /^找到 [\d,+]+ 间房，离曼彻斯特大学远近不限$/
          : /^[\d,+]+ rooms found, at any distance from University of Manchester$/,
      );
    });

    test.describe("before its tables are there", () => {
      // What a worker fetches ahead can't be held back here.
      test.use({ serviceWorkers: "block" });

      test("SQ-10: a place is looked up when the tables arrive, and not called unknown where they do not", async ({
        page,
      }) => {
        const hold = Promise.withResolvers<boolean>();
        await page.route(/\/assets\/later-places-[^/]*\.js/, async (route) => {
          if (await hold.promise) await route.continue();
          else await route.abort();
        });
        await page.goto("/");
        await page.getByRole("button", { name: words("search.near"), exact: true }).click();
        await dialog(page).getByRole("combobox").fill("UCL");
        await expect(dialog(page).getByText(words("search.near.loading"), { exact: true })).toBeVisible();
        await expect(dialog(page).getByText(words("search.near.unknown"), { exact: true })).toBeHidden();
        hold.resolve(false);
        await expect(dialog(page).getByText(words("search.near.missing"), { exact: true })).toBeVisible();
        await expect(dialog(page).getByText(words("search.near.unknown"), { exact: true })).toBeHidden();
      });
    });

    test("SQ-10: the place is remembered, and found again without a network among the saved rooms", async ({
      page,
      context,
    }) => {
      await choosePlace(page);
      await expect(page.getByRole("main").getByText(about).first()).toBeVisible();
      await shellIsKept(page);
      await page.reload();
      await expect(page.getByRole("main").getByText(about).first()).toBeVisible();
      await context.setOffline(true);
      await page.goto("/");
      await page.getByRole("button", { name: words("search.near"), exact: true }).click();
      await dialog(page).getByRole("option", { name: campus }).first().click();
      await dialog(page).locator("button[type=submit]").click();
      await expect(page.getByRole("main").getByText(about).first()).toBeVisible();
    });

    test("A-78: a sentence sets the place, the minutes and the way, which are changed and taken off as if chosen; also offline", async ({
      page,
      context,
    }) => {
      const ai = aiSearch(page, visitor.language);
      const search = async (sentence: string) => {
        const line = await openedLine(page);
        await line.fill(sentence);
        await line.press("Enter");
      };
      await page.goto("/");
      await search(zh ? "走路20分钟到曼大的studio" : "studio within a 20 min walk of Manchester uni");
      await expect(ai.change(onFoot)).toBeVisible();
      // The place's name is no wish beside it.
      await expect(ai.chips.getByText(campus)).toHaveCount(1);
      await expect(ai.cards.first().getByText(walk)).toBeVisible();
      await expectNoViolations(page);

      await ai.change(onFoot).click();
      await dialog(page)
        .getByRole("button", { name: within(45) })
        .click();
      await expect(dialog(page).getByRole("button", { name: words("travel.foot"), exact: true })).toHaveAttribute(
        "aria-pressed",
        "true",
      );
      await dialog(page)
        .getByRole("button", { name: words("travel.bicycle"), exact: true })
        .click();
      await dialog(page).locator("button[type=submit]").click();
      await expect(ai.change(byBicycle)).toBeVisible();
      await expect(ai.cards.first().getByText(ride)).toBeVisible();
      await expect(page).toHaveURL(/within_minutes=45&travel_by=bicycle/);
      await expect(page).not.toHaveURL(/walk_minutes/);
      await ai.remove(byBicycle).click();
      await expect(page).not.toHaveURL(/near=/);
      await expect(ai.remove(byBicycle)).toHaveCount(0);

      await shellIsKept(page);
      await page.reload();
      await expect(ai.cards.first()).toBeVisible();
      await context.setOffline(true);
      await search(zh ? "离曼大近的单间" : "room close to Manchester uni");
      await expect(ai.change(near)).toBeVisible();
      await expect(ai.cards.first().getByText(about)).toBeVisible();
    });

    test("A-78: the AI search understands the place, and says so; the same chip, and every way on the room's page", async ({
      page,
      server,
    }) => {
      const ai = aiSearch(page, visitor.language);
      await openAsSomebody(page, server.url);
      await ai.ask(zh ? "离曼大近的studio，每周300以内" : "Studio near Manchester uni, under £300 a week");
      await expect(page.getByText(zh ? `离${campus}近，` : `near ${campus},`, { exact: false })).toBeVisible();
      await expect(ai.change(near)).toBeVisible();
      await expect(ai.cards.first().getByText(about)).toBeVisible();
      await ai.cards.first().getByRole("link").click();
      await expect(dialog(page).getByText(words("travel.transit"), { exact: true })).toBeVisible();
    });
  });
}
