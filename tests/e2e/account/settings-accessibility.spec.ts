import { paths } from "../../../src/client/paths.ts";
import { createAccount, logIn, openSignedIn } from "../support/accounts.ts";
import { twoVisitors } from "../support/visitors.ts";
import { wordsIn } from "../support/words.ts";
import { expectNoViolations } from "../support/axe.ts";
import { expect, openAsSuperuser, test } from "./site.ts";

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("axe finds nothing on the agreement", async ({ page, server }) => {
      const tokens = await logIn(server.url, await createAccount(server.url));
      await page.addInitScript((token) => localStorage.setItem("access_token", token), tokens.access_token);
      await page.goto("/");
      await expect(page.getByRole("button", { name: words("agreement.accept") })).toBeVisible();
      await expectNoViolations(page);
    });

    test("axe finds nothing on the settings, and nothing is wider than the screen", async ({ page, server }) => {
      const account = await createAccount(server.url);
      await openSignedIn(page, account, await logIn(server.url, account));
      for (const tab of ["profile", "password", "privacy", "appearance", "danger"]) {
        await page.goto(`/settings?tab=${tab}`);
        await expect(page.getByRole("tabpanel")).toBeVisible();
        await expectNoViolations(page);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(visitor.context.viewport!.width);
      }
      await page
        .getByRole("tabpanel")
        .getByRole("button", { name: words("settings.delete.button") })
        .click();
      await expect(page.getByRole("dialog").getByRole("textbox")).toBeVisible();
      await expectNoViolations(page);
    });

    test("axe finds nothing on forms with mistakes", async ({ page, server }) => {
      const account = await createAccount(server.url);
      await openSignedIn(page, account, await logIn(server.url, account));
      await page.goto("/settings?tab=password");
      await page
        .getByRole("tabpanel")
        .getByRole("button", { name: words("form.save") })
        .click();
      await expect(page.getByRole("alert")).toHaveCount(3);
      await expectNoViolations(page);
      await page.getByRole("tab", { name: words("settings.profile") }).click();
      await page
        .getByRole("tabpanel")
        .getByRole("button", { name: words("settings.edit") })
        .click();
      await page.locator("input[name=email]:visible").fill("nobody");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("tabpanel").getByRole("alert")).toBeVisible();
      await expectNoViolations(page);
    });

    test("axe finds nothing on the user administration and its dialogs", async ({ page, server }) => {
      // Five looks at a whole screen.
      test.slow();
      const { email } = await createAccount(server.url, { fullName: "محمد بن عبد الله" });
      await openAsSuperuser(page, server.url, "/admin");
      const actions = page.getByRole("button", { name: words("admin.actions-for").replace("{email}", email) });
      await expect(actions).toBeVisible();
      await expectNoViolations(page);
      await actions.click();
      await expect(page.getByRole("menuitem")).toHaveCount(2);
      // A menu belongs to its button, and to no region of the page.
      await expectNoViolations(page, ["region"]);
      await page.getByRole("menuitem", { name: words("admin.edit-user") }).click();
      await expect(page.getByRole("dialog").locator("input[name=email]")).toHaveValue(email);
      await expectNoViolations(page);
      await page
        .getByRole("dialog")
        .getByRole("button", { name: words("form.cancel") })
        .click();
      await actions.click();
      await page.getByRole("menuitem", { name: words("admin.delete-user") }).click();
      await expect(page.getByRole("dialog").getByText(email)).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: words("admin.create") }).click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: words("form.save") })
        .click();
      await expect(page.getByRole("dialog").getByRole("alert")).toHaveCount(3);
      await expectNoViolations(page);
    });

    test("axe finds nothing on what superusers read of reports, acts, mails and the site itself", async ({
      page,
      server,
    }) => {
      await openAsSuperuser(page, server.url, "/admin");
      for (const path of [paths.moderation, paths.moderationLog, paths.adminMails, paths.adminNumbers]) {
        await page.goto(path);
        await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
        await page.waitForLoadState("networkidle");
        await expectNoViolations(page);
      }
    });

    test("axe finds nothing on the menus of signed-in readers", async ({ page, server }) => {
      const account = await createAccount(server.url);
      await openSignedIn(page, account, await logIn(server.url, account));
      await page.goto("/settings");
      await page.getByRole("button", { name: words("session.menu") }).click();
      await expect(page.getByRole("menuitem")).toHaveCount(2);
      await expectNoViolations(page, ["region"]);
      // On a desktop the side menu is part of every screen.
      if (visitor.wide) return;
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: words("menu.open") }).click();
      await expect(page.getByRole("navigation", { name: words("menu.foot") })).toBeVisible();
      await expectNoViolations(page);
    });
  });
}
