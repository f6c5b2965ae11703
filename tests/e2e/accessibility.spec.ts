import { createAccount, logIn, openSignedIn } from "./support/accounts.ts";
import { expectNoViolations } from "./support/axe.ts";
import { leaveBelongings } from "./support/belongings.ts";
import { expect, test } from "./support/story.ts";
import { oneOrTwoVisitors } from "./support/visitors.ts";
import { wordsIn } from "./support/words.ts";

/** One of each layout. */
const screens: Record<string, string> = {
  "the first screen": "/",
  "search results": "/?mode=filter&city=London",
  "an empty search": "/?mode=fuzzy&keyword=zzzzqqqq",
  "a search with mistakes": "/?mode=filter&low_price=abc&begin_date=2027-09-02&end_date=2027-09-01",
  "the login": "/login",
  "the sign-up": "/sign-up",
  "the page that ends messages": "/notifications/off?token=none",
  "saved searches": "/saved-searches",
  "the page about safety": "/safety",
};
/** Those that are laid out like one of them. */
const likeThose: Record<string, string> = {
  "the password recovery": "/recover-password",
  "the place for a new password": "/reset-password?token=none",
  "a mailed link": "/confirm-email?token=none",
  "the terms": "/terms",
  "the privacy notice": "/privacy",
};

for (const visitor of oneOrTwoVisitors) {
  const words = wordsIn(visitor.language);

  test.describe(visitor.name, () => {
    test.use(visitor.context);
    test.use({ expectedErrors: [/404/] });

    for (const [title, some] of [
      ["axe finds nothing on a screen of each layout that the signed-out see @core", screens],
      ["axe finds nothing on their other screens", likeThose],
    ] as const) {
      test(title, async ({ page }) => {
        for (const [name, path] of Object.entries(some)) {
          await test.step(name, async () => {
            await page.goto(path);
            await page.waitForLoadState("networkidle");
            await expectNoViolations(page);
          });
        }
      });
    }

    test("axe finds nothing on what somebody who is signed in has of searches, matches, offers, lists and rooms", async ({
      page,
      server,
    }) => {
      // A whole screen each.
      test.slow();
      const account = await createAccount(server.url);
      const tokens = await logIn(server.url, account);
      const screens = await leaveBelongings(server, tokens, `Axeford ${visitor.language}`);
      await openSignedIn(page, account, tokens);
      for (const [path, ofPath] of Map.groupBy(screens, ({ path }) => path)) {
        await test.step(path, async () => {
          await page.goto(path);
          for (const { name, shows } of ofPath) await expect(shows(page, visitor.language), name).toBeVisible();
          await expectNoViolations(page);
          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(width, path).toBeLessThanOrEqual(visitor.context.viewport!.width);
        });
      }
    });

    test("axe finds nothing on how one is told of things, with quiet hours, and on a saved search's sheet", async ({
      page,
      server,
    }) => {
      const account = await createAccount(server.url);
      const tokens = await logIn(server.url, account);
      const town = `Quietford ${visitor.language}`;
      await leaveBelongings(server, tokens, town);
      await openSignedIn(page, account, tokens);
      await page.goto("/saved-searches");
      await expect(page.getByLabel(words("alerts.quiet.from"))).toBeVisible();
      await expectNoViolations(page);
      const edit = words("saved-search.edit-of").replace("{name}", `Rooms in ${town}`);
      await page.getByRole("button", { name: edit }).click();
      await expect(page.getByRole("dialog").getByLabel(words("saved-search.name"))).toBeVisible();
      await expectNoViolations(page);
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
