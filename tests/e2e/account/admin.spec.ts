import type { Locator, Page } from "@playwright/test";
import { createAccount, logIn, openSignedIn } from "../support/accounts.ts";
import { twoVisitors } from "../support/visitors.ts";
import { wordsIn } from "../support/words.ts";
import { expect, openAsSuperuser, SUPERUSER, SUPPORT_EMAIL, test } from "./site.ts";

let made = 0;

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);
  /** A user's row: of the table on a desktop, a card on a phone. */
  const rowOf = (page: Page, email: string): Locator =>
    page.getByRole(visitor.wide ? "row" : "listitem").filter({ has: page.getByText(email, { exact: true }) });
  const dialogOf = (page: Page, id: string) => page.getByRole("dialog", { name: words(id) });
  const choose = async (page: Page, email: string, id: string) => {
    await rowOf(page, email).getByRole("button").click();
    await page.getByRole("menuitem", { name: words(id) }).click();
  };
  const fill = async (dialog: Locator, values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) await dialog.locator(`input[name=${name}]`).fill(value);
  };
  const save = (dialog: Locator) => dialog.getByRole("button", { name: words("form.save") });

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("a superuser creates a user, lets them in, shuts them out and deletes them", async ({ page, server }) => {
      made += 1;
      const email = `newcomer-${made}@example.org`;
      const password = "a quiet desk 42";
      await openAsSuperuser(page, server.url, "/admin");
      await page.getByRole("button", { name: words("admin.create") }).click();
      const creating = dialogOf(page, "admin.create");
      await save(creating).click();
      await expect(creating.getByRole("alert")).toHaveText([
        words("detail.email-required"),
        words("field.password-required"),
        words("field.confirmation-required"),
      ]);
      await fill(creating, { email: "nobody", password, confirm_password: "another 42 desk" });
      await expect(creating.getByText(words("detail.email"), { exact: true })).toBeVisible();
      await expect(creating.getByText(words("detail.passwords"), { exact: true })).toBeVisible();
      for (const name of ["is_superuser", "is_active"]) {
        await expect(creating.locator(`input[name=${name}]`)).not.toBeChecked();
      }
      await expect(creating.getByText(words("admin.is-active.help"))).toBeVisible();
      await fill(creating, { email, full_name: "Zoë 佐伊", confirm_password: password });
      await save(creating).click();
      await expect(page.getByText(words("user.created"), { exact: true })).toBeVisible();
      await expect(rowOf(page, email)).toContainText("Zoë 佐伊");
      await expect(rowOf(page, email)).toContainText(words("admin.role.user"));
      await expect(rowOf(page, email)).toContainText(words("admin.status.inactive"));
      await expect(logIn(server.url, { email, password })).rejects.toThrow("Inactive user");

      await choose(page, email, "admin.edit-user");
      const editing = dialogOf(page, "admin.edit-user");
      await expect(save(editing)).toBeDisabled();
      await editing.locator("input[name=is_active]").check();
      const sent = page.waitForRequest((request) => request.method() === "PATCH");
      await save(editing).click();
      expect((await sent).postDataJSON()).toEqual({ is_active: true });
      await expect(page.getByText(words("user.updated"), { exact: true })).toBeVisible();
      await expect(rowOf(page, email)).toContainText(words("admin.status.active"));
      await logIn(server.url, { email, password });

      await choose(page, email, "admin.edit-user");
      await fill(dialogOf(page, "admin.edit-user"), { password: "a new desk 42", confirm_password: "a new desk 42" });
      await editing.locator("input[name=is_active]").uncheck();
      await save(editing).click();
      await expect(editing.getByText(words("act.reason.required"))).toBeVisible();
      await editing.locator("input[value=spam]").check();
      await expect(editing.locator("textarea[name=words_zh]")).toHaveValue(/\p{Script=Han}/u);
      await editing.locator("textarea[name=words_en]").fill("");
      await save(editing).click();
      await expect(editing.getByText(words("act.words.en.required"))).toBeVisible();
      await editing.locator("textarea[name=words_en]").fill("Advertising, forty times over");
      await save(editing).click();
      await expect(rowOf(page, email)).toContainText(words("admin.status.inactive"));
      await expect(logIn(server.url, { email, password: "a new desk 42" })).rejects.toThrow("Inactive user");
      await expect(logIn(server.url, { email, password })).rejects.toThrow("Incorrect email or password");

      await choose(page, email, "admin.delete-user");
      await dialogOf(page, "admin.delete-user")
        .getByRole("button", { name: words("admin.delete"), exact: true })
        .click();
      await expect(page.getByText(words("admin.deleted"), { exact: true })).toBeVisible();
      await expect(rowOf(page, email)).toHaveCount(0);
    });

    // The rest depends on the width or on the language, not on both.

    test("nobody acts on their own row; a superuser has no danger zone", async ({ page, server }) => {
      await openAsSuperuser(page, server.url, "/admin");
      const own = rowOf(page, SUPERUSER.email);
      await expect(own.getByText(words("admin.you"), { exact: true })).toBeVisible();
      await expect(own).toContainText(words("admin.role.superuser"));
      await expect(own.getByRole("button")).toBeDisabled();
      await expect(page.getByText(words("admin.you"), { exact: true })).toHaveCount(1);
      await page.goto("/settings?tab=danger");
      await expect(page.getByRole("tab")).toHaveCount(4);
      await expect(page.getByText(words("settings.delete.button"))).toHaveCount(0);
    });

    test("failures are told and nothing typed is lost", async ({ page, server, expectedErrors }) => {
      expectedErrors.push(/400|500/);
      const taken = await createAccount(server.url);
      await openAsSuperuser(page, server.url, "/admin");
      await page.getByRole("button", { name: words("admin.create") }).click();
      const creating = dialogOf(page, "admin.create");
      const password = "a quiet desk 42";
      await fill(creating, { email: taken.email, full_name: "Twice", password, confirm_password: password });
      await save(creating).click();
      await expect(page.getByText(words("failure.title"), { exact: true })).toBeVisible();
      await expect(creating.getByRole("alert")).toHaveText(words("detail.email-in-system"));
      await page.keyboard.press("Escape");
      await expect(creating.locator("input[name=full_name]")).toHaveValue("Twice");
      await creating.getByRole("button", { name: words("form.cancel") }).click();

      await page.route("**/api/v1/users/*", (route) =>
        route.request().method() === "DELETE"
          ? route.fulfill({ status: 500, json: { detail: "Internal Server Error", code: "internal_error" } })
          : route.continue(),
      );
      await choose(page, taken.email, "admin.delete-user");
      await dialogOf(page, "admin.delete-user")
        .getByRole("button", { name: words("admin.delete"), exact: true })
        .click();
      await expect(page.getByText(words("failure.delete.title"), { exact: true }).first()).toBeVisible();
      const refusal = words("failure.delete").replace("{type}", words("admin.user-type"));
      await expect(page.getByText(refusal, { exact: true })).toBeVisible();
      await expect(dialogOf(page, "admin.delete-user").getByText(taken.email)).toBeVisible();
    });

    test("V1.2.1: a hostile name is text, and the box finds it", async ({ page, server }) => {
      const name = '<img src=x onerror="alert(1)">';
      const { email } = await createAccount(server.url, { fullName: name });
      await openAsSuperuser(page, server.url, "/admin");
      await expect(rowOf(page, email)).toContainText(name);
      await page.getByRole("searchbox", { name: words("admin.find") }).fill("ONERROR");
      await expect(rowOf(page, email)).toBeVisible();
      await expect(rowOf(page, SUPERUSER.email)).toHaveCount(0);
      await page.getByRole("searchbox", { name: words("admin.find") }).fill("nobody has this");
      await expect(page.getByText(visitor.language === "zh" ? "没有找到" : "No users found")).toBeVisible();
    });

    test("G15: superusers are told of a proxy that is not trusted", async ({ page, server }) => {
      // Of a near peer, and of many requests in a row: one may be a stranger's.
      for (let count = 0; count < 20; count += 1) {
        await fetch(`${server.url}/api/v1/ping`, { headers: { "x-forwarded-for": "203.0.113.7" } });
      }
      await openAsSuperuser(page, server.url, "/admin");
      await expect(page.getByRole("status").filter({ hasText: "127.0.0.1" })).toContainText("TRUSTED_PROXIES");
    });

    test("the menu has the admin entry for superusers alone, and the support address", async ({ page, server }) => {
      await openAsSuperuser(page, server.url, "/");
      if (!visitor.wide) await page.getByRole("button", { name: words("menu.open") }).click();
      const menu = page.getByRole("navigation", { name: words("menu.label") });
      const foot = page.getByRole("navigation", { name: words("menu.foot") });
      await expect(foot.getByRole("link", { name: SUPPORT_EMAIL })).toHaveAttribute("href", `mailto:${SUPPORT_EMAIL}`);
      await expect(foot.getByRole("link", { name: words("milestone.title") })).toBeVisible();
      await expect(foot.getByRole("link", { name: words("changelog.title") })).toBeVisible();
      await menu.getByRole("link", { name: words("menu.admin") }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("admin.title"));
    });

    test("A-08: for everybody else there is no such screen, and its call is never made", async ({ page, server }) => {
      const account = await createAccount(server.url);
      await openSignedIn(page, account, await logIn(server.url, account));
      const asked: string[] = [];
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      await page.goto("/admin");
      await expect(page).toHaveURL(/\/$/);
      expect(asked.filter((path) => path === "/api/v1/users/")).toEqual([]);
      expect(await page.evaluate(() => localStorage.getItem("access_token"))).not.toBeNull();
      if (!visitor.wide) await page.getByRole("button", { name: words("menu.open") }).click();
      const menu = page.getByRole("navigation", { name: words("menu.label") });
      await expect(menu.getByRole("link", { name: words("menu.settings") })).toBeVisible();
      await expect(menu.getByRole("link", { name: words("menu.admin") })).toHaveCount(0);
    });
  });
}
