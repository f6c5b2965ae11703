import type { Page } from "@playwright/test";
import { openDatabase } from "../../../src/server/db/open-database.ts";
import { createAccount, logIn, openSignedIn, type Account } from "../support/accounts.ts";
import type { RunningServer } from "../support/server.ts";
import { twoVisitors } from "../support/visitors.ts";
import { wordsIn } from "../support/words.ts";
import { expect, openAsSuperuser, SUPERUSER, test } from "./site.ts";

/** Makes somebody's logins an hour old. */
async function ageSessions(server: RunningServer, email: string): Promise<void> {
  const database = await openDatabase(server, () => undefined);
  try {
    const created_at = new Date(Date.now() - 3_600_000).toISOString();
    await database.kysely
      .updateTable("session")
      .set({ created_at })
      .where("account_id", "in", (of) => of.selectFrom("account").select("id").where("email", "=", email))
      .execute();
  } finally {
    await database.close();
  }
}

async function openLongAfterLogin(page: Page, server: RunningServer, tab: string): Promise<Account> {
  const account = await createAccount(server.url);
  await openSignedIn(page, account, await logIn(server.url, account));
  await ageSessions(server, account.email);
  await page.goto(`/settings?tab=${tab}`);
  return account;
}

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);
  const passwordSheet = (page: Page) => page.getByRole("dialog", { name: words("password-again.title") });

  const confirm = async (page: Page, password: string) => {
    const sheet = passwordSheet(page);
    await sheet.locator("input[name=password]").fill(password);
    await sheet.getByRole("button", { name: words("password-again.confirm") }).click();
  };

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("A-64: long after the login a new address asks for the password, and keeps what was typed", async ({
      page,
      server,
      expectedErrors,
    }) => {
      expectedErrors.push(/403/, /400/);
      const account = await openLongAfterLogin(page, server, "profile");
      const newEmail = `moved-${account.email}`;
      await page.getByRole("button", { name: words("settings.edit") }).click();
      await page.locator("input[name=email]").fill(newEmail);
      await page.getByRole("button", { name: words("form.save"), exact: true }).click();

      await passwordSheet(page)
        .getByRole("button", { name: words("form.cancel") })
        .click();
      await expect(page.getByText(words("detail.password-needed"), { exact: true })).toBeVisible();
      await expect(page.locator("input[name=email]")).toHaveValue(newEmail);

      await page.getByRole("button", { name: words("form.save"), exact: true }).click();
      await confirm(page, "not this one 1");
      await expect(passwordSheet(page).getByText(words("detail.password-wrong"), { exact: true })).toBeVisible();
      await confirm(page, account.password);
      await expect(passwordSheet(page)).toBeHidden();
      await expect(page.locator("dd").getByText(newEmail, { exact: true })).toBeVisible();
    });

    test("A-64: an export and then the account's deletion ask once", async ({ page, server, expectedErrors }) => {
      expectedErrors.push(/403/);
      const account = await openLongAfterLogin(page, server, "privacy");
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: words("settings.export.download") }).click();
      await confirm(page, account.password);
      expect((await download).suggestedFilename()).toMatch(/^qiying-.*\.zip$/);

      await page.goto("/settings?tab=danger");
      await page
        .getByRole("tabpanel")
        .getByRole("button", { name: words("settings.delete.button") })
        .click();
      const dialog = page.getByRole("dialog", { name: words("settings.delete.title") });
      await dialog.getByLabel(words("settings.delete.type-email")).fill(account.email);
      await dialog.getByRole("button", { name: words("settings.delete.confirm") }).click();
      await expect(page).toHaveURL(/\/login$/);
    });

    test("A-64: the deletion of an account asks on top of its own sheet", async ({ page, server, expectedErrors }) => {
      expectedErrors.push(/403/);
      const account = await openLongAfterLogin(page, server, "danger");
      await page
        .getByRole("tabpanel")
        .getByRole("button", { name: words("settings.delete.button") })
        .click();
      const dialog = page.getByRole("dialog", { name: words("settings.delete.title") });
      await dialog.getByLabel(words("settings.delete.type-email")).fill(account.email);
      await dialog.getByRole("button", { name: words("settings.delete.confirm") }).click();
      await confirm(page, account.password);
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByText(words("settings.delete.done"), { exact: true })).toBeVisible();
    });

    test("A-64: a superuser is asked before somebody is deleted", async ({ page, server, expectedErrors }) => {
      expectedErrors.push(/403/);
      const account = await createAccount(server.url, { fullName: `Leaving ${visitor.language} ${Date.now()}` });
      await openAsSuperuser(page, server.url, "/admin");
      await ageSessions(server, SUPERUSER.email);
      const row = page
        .getByRole(visitor.wide ? "row" : "listitem")
        .filter({ has: page.getByText(account.email, { exact: true }) });
      await row.getByRole("button").click();
      await page.getByRole("menuitem", { name: words("admin.delete") }).click();
      const dialog = page.getByRole("dialog", { name: words("admin.delete-user") });
      await dialog.getByRole("button", { name: words("admin.delete"), exact: true }).click();
      await confirm(page, SUPERUSER.password);
      await expect(page.getByText(words("admin.deleted"), { exact: true })).toBeVisible();
      await expect(page.getByText(account.email)).toBeHidden();
    });
  });
}
