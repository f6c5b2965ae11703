import { createAccount, logIn, openSignedIn } from "./support/accounts.ts";
import { expect, test } from "./support/story.ts";
import { visitors } from "./support/visitors.ts";
import { wordsIn } from "./support/words.ts";

const PLACES = [
  ["bar.requests", "/tenant"],
  ["bar.saved", "/viewings"],
  ["bar.me", "/settings"],
  ["bar.rooms", "/"],
] as const;

for (const visitor of visitors) {
  const words = wordsIn(visitor.language);

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    if (visitor.wide) {
      test("the side menu is there, and no bar at the lower edge", async ({ page }) => {
        await page.goto("/");
        await expect(page.getByRole("link", { name: words("menu.rooms") })).toBeVisible();
        await expect(page.getByRole("navigation", { name: words("bar.label") })).toBeHidden();
      });
    } else {
      test("the bar at the lower edge leads to five places, and marks the one that is shown", async ({
        page,
        server,
      }) => {
        const account = await createAccount(server.url);
        await openSignedIn(page, account, await logIn(server.url, account));
        await page.goto("/");
        const bar = page.getByRole("navigation", { name: words("bar.label") });
        for (const [name, path] of PLACES) {
          const place = bar.getByRole("link", { name: words(name), exact: true });
          await place.tap();
          await expect(page).toHaveURL(new RegExp(`${path}$`));
          await expect(place).toHaveAttribute("aria-current", "page");
        }
        await bar.getByRole("link", { name: words("bar.post"), exact: true }).tap();
        await expect(page.getByRole("heading", { name: words("listing-form.title") })).toBeVisible();
        await page.goBack();
        const box = await bar.boundingBox();
        expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(visitor.context.viewport?.height);
      });

      test("a form has the lower edge for itself", async ({ page }) => {
        await page.goto("/login");
        await expect(page.getByRole("heading", { name: words("login.title"), exact: true })).toBeVisible();
        await expect(page.getByRole("navigation", { name: words("bar.label") })).toHaveCount(0);
      });
    }
  });
}
