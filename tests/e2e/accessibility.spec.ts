import { expectNoViolations } from "./support/axe.ts";
import { expect, test } from "./support/story.ts";
import { oneOrTwoVisitors } from "./support/visitors.ts";
import { wordsIn } from "./support/words.ts";

const screens: Record<string, string> = {
  "the first screen": "/",
  "search results": "/?mode=filter&city=London",
  "an empty search": "/?mode=fuzzy&keyword=zzzzqqqq",
  "a search with mistakes": "/?mode=filter&low_price=abc&begin_date=2027-09-02&end_date=2027-09-01",
  "the login": "/login",
  "the sign-up": "/sign-up",
  "the password recovery": "/recover-password",
  "the place for a new password": "/reset-password?token=none",
  "a mailed link": "/confirm-email?token=none",
  "the page that ends messages": "/notifications/off?token=none",
  "saved searches": "/saved-searches",
  "the terms": "/terms",
  "the privacy notice": "/privacy",
  "the page about safety": "/safety",
};

for (const visitor of oneOrTwoVisitors) {
  const words = wordsIn(visitor.language);

  test.describe(visitor.name, () => {
    test.use(visitor.context);
    test.use({ expectedErrors: [/404/] });

    test("axe finds nothing on any screen of the signed-out @core", async ({ page }) => {
      for (const [name, path] of Object.entries(screens)) {
        await test.step(name, async () => {
          await page.goto(path);
          await page.waitForLoadState("networkidle");
          await expectNoViolations(page);
        });
      }
    });

    test("axe finds nothing on a form full of mistakes", async ({ page }) => {
      await page.goto("/sign-up");
      await page.getByRole("main").locator("button[type=submit]").click();
      await expect(page.getByRole("alert").first()).toBeVisible();
      await expectNoViolations(page);
    });

    test("axe finds nothing on an open room", async ({ page }) => {
      await page.goto("/?mode=filter&city=London");
      await page.getByRole("article").first().getByRole("link").click();
      await expect(page.getByRole("dialog").getByText(words("room.map"), { exact: true })).toBeVisible();
      await expectNoViolations(page);
    });

    test("axe finds nothing on the filters or the menu", async ({ page }) => {
      test.skip(visitor.wide, "the menu is part of every screen on a desktop");
      await page.goto("/");
      await page.getByRole("button", { name: words("search.filters") }).click();
      await expect(page.getByRole("dialog").getByLabel(words("search.city"), { exact: true })).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: words("menu.open") }).click();
      await expect(page.getByRole("navigation", { name: words("menu.label") })).toBeVisible();
      await expectNoViolations(page);
    });
  });
}
