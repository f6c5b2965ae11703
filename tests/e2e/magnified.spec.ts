import type { Page } from "@playwright/test";
import { createAccount, logIn, openSignedIn, signIn } from "./support/accounts.ts";
import { goToStep } from "./support/form-steps.ts";
import { expect, test } from "./support/story.ts";
import { twoVisitors } from "./support/visitors.ts";
import { wordsIn } from "./support/words.ts";

/** What a window of 1280 × 1024 has room for at 400 % (WCAG 1.4.10, reflow). */
const MAGNIFIED = { width: 320, height: 256 };

const SCREENS = [
  "/",
  "/?mode=filter&city=London",
  "/items?form=new",
  "/items",
  "/settings",
  "/viewings",
  "/saved-searches",
];

/** How far the page can be scrolled sideways, pixels. */
async function sidewaysOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo(innerWidth, 0);
    return scrollX;
  });
}

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);

  test.describe(visitor.language === "zh" ? "in Chinese" : "in English", () => {
    test.describe("magnified four times", () => {
      test.use({ locale: visitor.context.locale!, viewport: MAGNIFIED });

      test("the agreement can be read, ticked and accepted", async ({ page, server }) => {
        await page.goto("/");
        await signIn(page, await logIn(server.url, await createAccount(server.url)));
        const dialog = page.getByRole("dialog", { name: words("agreement.title") });
        await dialog.getByLabel(words("agreement.confirm")).check();
        await dialog.getByRole("button", { name: words("agreement.accept") }).click();
        await expect(dialog).toHaveCount(0);
      });

      test("no screen is wider than the window", async ({ page, server }) => {
        const account = await createAccount(server.url);
        await openSignedIn(page, account, await logIn(server.url, account));
        for (const path of SCREENS) {
          await page.goto(path);
          await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
          await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
          expect(await sidewaysOf(page), path).toBe(0);
        }
      });
    });

    test.describe("where the system draws with a few colours of its own", () => {
      test.use({ ...visitor.context, forcedColors: "active" });

      test("what is chosen differs from what is not", async ({ page, server }) => {
        const account = await createAccount(server.url);
        await openSignedIn(page, account, await logIn(server.url, account));
        await page.goto("/items?form=new");
        const chip = (name: string) => page.getByRole("button", { name: words(name), exact: true });
        await chip("offered-room-type.ensuite").click();
        const background = async (name: string) =>
          chip(name).evaluate((element) => getComputedStyle(element).backgroundColor);
        await expect(chip("offered-room-type.ensuite")).toHaveAttribute("aria-pressed", "true");
        expect(await background("offered-room-type.ensuite")).not.toBe(await background("offered-room-type.studio"));
        await goToStep(page, "terms");
        const unit = (name: string) =>
          page
            .locator("label")
            .filter({ hasText: words(name) })
            .last();
        const colours = await Promise.all(
          ["draft-rent.week", "draft-rent.month"].map((name) =>
            unit(name).evaluate((element) => getComputedStyle(element).backgroundColor),
          ),
        );
        expect(colours[0]).not.toBe(colours[1]);
      });
    });
  });
}
