import { expect, test } from "./support/story.ts";
import { createAccount, logIn, openSignedIn } from "./support/accounts.ts";
import { watchLayoutShifts } from "./support/layout-shifts.ts";
import { twoVisitors } from "./support/visitors.ts";
import { wordsIn } from "./support/words.ts";

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);
  const other = visitor.language === "zh" ? ("en" as const) : ("zh" as const);

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("the language is chosen from the menu, at once and for the next visit @core", async ({ page }) => {
      await page.goto("/");
      await page.getByRole("button", { name: new RegExp(words("language.label")) }).click();
      await page.getByRole("menuitem", { name: other === "en" ? "English" : "中文" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(wordsIn(other)("home.heading"));
      await expect(page.locator("html")).toHaveAttribute("lang", other === "en" ? "en" : "zh-CN");
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(wordsIn(other)("home.heading"));
    });

    test("in a menu that is opened by a key the choice is outlined as what has the focus is, and by a press not", async ({
      page,
    }) => {
      await page.goto("/");
      const button = page.getByRole("button", { name: new RegExp(words("language.label")) });
      const outlined = page.getByRole("menuitem").and(page.locator("[data-focus]"));
      await button.click();
      await expect(outlined).toHaveCSS("outline-style", "none");
      await page.keyboard.press("Escape");
      await page.keyboard.press("Enter");
      await expect(outlined).toHaveCSS("outline-style", "solid");
    });

    test("the menu has its entries, the share card in green", async ({ page }) => {
      await page.goto("/");
      if (!visitor.wide) await page.getByRole("button", { name: words("menu.open") }).click();
      const menu = page.getByRole("navigation", { name: words("menu.label") });
      const names = [
        "menu.rooms",
        "menu.requests",
        "menu.viewings",
        "menu.saved-searches",
        "menu.own-rooms",
        "menu.own-requests",
        "menu.share-card",
        "menu.settings",
      ];
      await expect(menu.getByRole("link")).toHaveText(names.map(words));
      await expect(menu.getByRole("link", { name: words("menu.share-card") })).toHaveCSS("color", "rgb(31, 111, 74)");
      const heights = await menu.getByRole("link").evaluateAll((links) => links.map((link) => link.clientHeight));
      expect(new Set(heights), "no entry wraps").toEqual(new Set([44]));
    });

    test("a dialog dims the whole page, the place of its scrollbar too", async ({ page }) => {
      await page.goto("/");
      const root = page.locator("html");
      await expect(root).toHaveCSS("background-color", "rgb(250, 247, 242)");
      await page.getByRole("main").getByRole("article").first().getByRole("link").click();
      await expect(page.getByRole("dialog")).toBeAttached();
      await expect(root).toHaveCSS("background-color", "rgb(162, 163, 164)");
      await page.keyboard.press("Escape");
      await expect(root).toHaveCSS("background-color", "rgb(250, 247, 242)");
    });

    test("PR-202, PR-203: an unknown address leads visitors to the login, and is a 404 with the way home for all others", async ({
      page,
      server,
      expectedErrors,
    }) => {
      expectedErrors.push(/404/);
      await page.goto("/no/such/page");
      await expect(page).toHaveURL(/\/login$/);
      const account = await createAccount(server.url);
      await openSignedIn(page, account, await logIn(server.url, account));
      // Asked of the server: a worker that is installed by now answers with the page that it keeps.
      const response = await page.request.get("/no/such/page", { headers: { accept: "text/html" } });
      expect(response.status()).toBe(404);
      await page.goto("/no/such/page");
      await expect(page.getByText("404")).toBeVisible();
      await expect(page.getByRole("heading", { name: words("not-found.oops") })).toBeVisible();
      await page.getByRole("link", { name: words("not-found.back") }).click();
      await expect(page).toHaveURL(/\/$/);
    });

    test("PR-201: the login stands outside the layout, with a way back and the language", async ({ page }) => {
      await page.goto("/login");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("login.title"));
      await expect(page.getByRole("complementary")).toHaveCount(0);
      await expect(page.getByRole("button", { name: words("menu.open") })).toHaveCount(0);
      await expect(page.getByRole("button", { name: new RegExp(words("language.label")) })).toBeVisible();
      await page.getByRole("link", { name: words("shell.back") }).click();
      await expect(page).toHaveURL(/\/$/);
    });

    test("screens that need an account lead to the login @core", async ({ page }) => {
      for (const path of ["/items", "/tenant", "/tenant_post", "/viewings", "/about", "/settings"]) {
        await page.goto(path);
        await expect(page).toHaveURL(/\/login\?next=/);
      }
    });

    test("everything a thumb must hit is 44 pixels high @core", async ({ page }) => {
      await page.goto("/?mode=filter&city=Leeds");
      await expect(page.getByRole("article").first()).toBeVisible();
      const small = await page
        .locator("main button:visible, main select:visible, header button:visible")
        .evaluateAll((controls) =>
          controls
            .filter((control) => control.getBoundingClientRect().height < 43.5)
            .map((control) => control.outerHTML.slice(0, 120)),
        );
      expect(small).toEqual([]);
    });

    test("nothing moves when photos arrive", async ({ page }) => {
      // The number of all rooms may come later than the rooms.
      const shifts = await watchLayoutShifts(page, 0.001);
      await page.goto("/");
      await expect(page.getByRole("article")).toHaveCount(8);
      await page.waitForLoadState("networkidle");
      expect(await shifts()).toEqual([]);
    });
  });
}
