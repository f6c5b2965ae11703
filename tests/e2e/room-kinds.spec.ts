import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe.ts";
import { expect, test } from "./support/story.ts";
import { visitors } from "./support/visitors.ts";
import { wordsIn } from "./support/words.ts";

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const dialog = (page: Page) => page.getByRole("dialog");

for (const visitor of visitors) {
  const words = wordsIn(visitor.language);
  const zh = visitor.language === "zh";
  const named = (id: string, values: Record<string, string>) =>
    Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, value), words(id));
  const [leeds, york] = zh ? ["利兹", "约克"] : ["Leeds", "York"];
  const chips = (page: Page) => page.getByRole("list", { name: words("search.chips"), exact: true });
  const chip = (page: Page, text: string) =>
    chips(page).getByRole("button", { name: named("ai-search.said.edit", { text }), exact: true });
  const remove = (page: Page, text: string) =>
    chips(page).getByRole("button", { name: named("ai-search.said.remove", { text }), exact: true });
  const open = (page: Page, id: string) => page.getByRole("button", { name: words(id), exact: true }).click();

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("SQ-11: a kind of room and two cities are chosen by taps, each room is one of these @core", async ({
      page,
    }) => {
      await page.goto("/");
      await open(page, "search.room-type");
      await expectNoViolations(page);
      await dialog(page)
        .getByRole("button", { name: new RegExp(`^${words("room-type.ensuite")}`) })
        .click();
      await expect(page).toHaveURL(/mode=filter&room_type=ensuite$/);
      await open(page, "search.city");
      await dialog(page)
        .getByRole("checkbox", { name: words("search.city.choose-several") })
        .check();
      for (const city of ["Leeds", "York"]) await dialog(page).getByRole("option", { name: city }).click();
      await expectNoViolations(page);
      await dialog(page).locator("button[type=submit]").click();
      await expect(page).toHaveURL(/city=Leeds&other_cities=York&room_type=ensuite/);
      await expect(chip(page, named("search.city.either", { one: leeds, other: york }))).toBeVisible();
      await expect(cards(page).first()).toBeVisible();
      const texts = await cards(page).allTextContents();
      expect(texts.filter((text) => !text.includes(leeds) && !text.includes(york))).toEqual([]);
      // As its own field says it, or its title: 独卫, en-suite.
      expect(texts.filter((text) => !/en-?suite|独卫|独立卫|套间/i.test(text))).toEqual([]);
    });

    test("SQ-11: what is ruled out has chips, and comes back by their crosses", async ({ page }) => {
      await page.goto("/?mode=filter&not_cities=London,Leeds&not_room_types=flatshare");
      const [london, flatshare] = [zh ? "不要伦敦" : "Not London", zh ? "不要合租" : "No flatshare"];
      await expect(cards(page).first()).toBeVisible();
      const texts = await cards(page).allTextContents();
      expect(texts.filter((text) => [zh ? "伦敦" : "London", leeds].some((city) => text.startsWith(city)))).toEqual([]);
      await remove(page, london).press("Enter");
      await expect(page).toHaveURL(/not_cities=Leeds&not_room_types=flatshare/);
      await remove(page, flatshare).press("Enter");
      await expect(page).toHaveURL(/mode=filter&not_cities=Leeds$/);
      // A city that is chosen is ruled out no more.
      await open(page, "search.city");
      await dialog(page).getByRole("option", { name: "Leeds" }).click();
      await expect(page).toHaveURL(/mode=filter&city=Leeds$/);
    });

    test("chips that are set stand in two rows at most, and the others are unfolded", async ({ page }) => {
      await page.goto(
        "/?mode=filter&city=Manchester&other_cities=Leeds,York&not_cities=London&begin_date=2027-09-01&end_date=2028-06-30" +
          "&high_price=250&room_type=flatshare&not_room_types=studio&property_type=student",
      );
      await expect(chip(page, zh ? "£250 以内" : "up to £250")).toBeVisible();
      const height = async () => (await chips(page).boundingBox())?.height ?? 0;
      const width = async () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(await height()).toBeLessThan(100);
      expect(await width()).toBeLessThanOrEqual(0);
      // A desktop has space for all of them.
      if (visitor.wide) return;
      const unfold = page.getByRole("button", { name: named("search.chips.hidden", { count: "5" }), exact: true });
      await unfold.click();
      await expect.poll(height).toBeGreaterThan(200);
      await expect(remove(page, zh ? "不要 studio" : "No studio")).toBeInViewport();
      await expectNoViolations(page);
      await page.getByRole("button", { name: words("search.chips.fewer"), exact: true }).click();
      await expect.poll(height).toBeLessThan(100);
      // A value that is longer than a row is cut, and leaves none empty.
      await page.goto(
        "/?mode=filter&city=London&room_type=studio&other_room_types=ensuite,single,double&high_price=250",
      );
      await expect(
        chips(page)
          .getByRole("button", { name: /studio.+ensuite/i })
          .first(),
      ).toBeInViewport();
      expect(await width()).toBeLessThanOrEqual(0);
      // One chip and the first screen take a line each.
      await page.goto("/?mode=filter&city=Leeds");
      await expect(chip(page, leeds)).toBeVisible();
      expect(await height()).toBeLessThan(50);
    });
  });
}
