import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { createAccount, logIn, openSignedIn, type Account, type Tokens } from "../support/accounts.ts";
import { twoVisitors } from "../support/visitors.ts";
import { wordsIn } from "../support/words.ts";
import { expect, test } from "./site.ts";

/** Somebody signed in who is looking at a tab of the settings. */
async function openTab(page: Page, serverUrl: string, tab: string): Promise<{ account: Account; tokens: Tokens }> {
  const account = await createAccount(serverUrl);
  const tokens = await logIn(serverUrl, account);
  await openSignedIn(page, account, tokens);
  await page.goto(`/settings?tab=${tab}`);
  return { account, tokens };
}

async function ownUser(serverUrl: string, tokens: Tokens): Promise<Record<string, unknown>> {
  const answer = await fetch(`${serverUrl}/api/v1/users/me`, {
    headers: { authorization: `Bearer ${tokens.access_token}` },
  });
  return { status: answer.status, ...((await answer.json()) as object) };
}

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);
  const panel = (page: Page) => page.getByRole("tabpanel");
  const button = (page: Page, id: string) => panel(page).getByRole("button", { name: words(id), exact: true });
  const input = (page: Page, name: string) => panel(page).locator(`input[name=${name}]`);

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("the tabs stand in the address, back goes back, and arrow keys work", async ({ page, server }) => {
      await openTab(page, server.url, "privacy");
      const tab = (id: string) => page.getByRole("tab", { name: words(id), exact: true });
      await expect(tab("settings.privacy")).toHaveAttribute("aria-selected", "true");
      await expect(page.getByRole("tab")).toHaveText(
        ["profile", "password", "privacy", "appearance", "danger"].map((id) => words(`settings.${id}`)),
      );
      await tab("settings.appearance").click();
      await expect(page).toHaveURL(/\?tab=appearance$/);
      await expect(panel(page).getByText(words("settings.look.only"))).toBeVisible();
      await page.goBack();
      await expect(tab("settings.privacy")).toHaveAttribute("aria-selected", "true");
      await tab("settings.privacy").focus();
      await page.keyboard.press("ArrowLeft");
      await expect(page).toHaveURL(/\?tab=password$/);
      await expect(tab("settings.password")).toBeFocused();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await expect(input(page, "current_password")).toBeFocused();
    });

    test("the profile is changed in place; saving waits for a change", async ({ page, server }) => {
      const { account, tokens } = await openTab(page, server.url, "profile");
      await expect(panel(page).getByText(account.fullName)).toBeVisible();
      await expect(panel(page).getByText(words("settings.unverified"), { exact: true })).toBeVisible();
      await button(page, "settings.edit").click();
      await expect(button(page, "form.save")).toBeDisabled();
      await input(page, "full_name").fill("栖".repeat(31));
      await input(page, "email").fill("nobody");
      await button(page, "form.save").click();
      await expect(panel(page).getByText(words("detail.name-long").replace("{name}", "30"))).toBeVisible();
      await expect(panel(page).getByText(words("detail.email"), { exact: true })).toBeVisible();
      await expect(input(page, "full_name")).toBeFocused();
      await input(page, "full_name").fill("栖".repeat(30));
      await input(page, "email").fill(account.email);
      await button(page, "form.save").click();
      await expect(page.getByText(words("user.updated"), { exact: true })).toBeVisible();
      await expect(panel(page).getByText("栖".repeat(30))).toBeVisible();
      expect(await ownUser(server.url, tokens)).toMatchObject({ full_name: "栖".repeat(30), email: account.email });
      await button(page, "settings.edit").click();
      await input(page, "full_name").fill("somebody else");
      await button(page, "form.cancel").click();
      await expect(panel(page).getByText("栖".repeat(30))).toBeVisible();
    });

    test("a new address gets a mail and is told so; a taken one is refused under its field", async ({
      page,
      server,
      expectedErrors,
    }) => {
      expectedErrors.push(/409/);
      const { account, tokens } = await openTab(page, server.url, "profile");
      const taken = await createAccount(server.url);
      await button(page, "settings.edit").click();
      await input(page, "email").fill(taken.email);
      await button(page, "form.save").click();
      await expect(page.getByText(words("failure.title"), { exact: true })).toBeVisible();
      await expect(panel(page).getByRole("alert")).toHaveText(words("detail.email-taken"));
      await input(page, "email").fill(`moved-${account.email}`);
      await button(page, "form.save").click();
      const notice = words("settings.mail-sent").replace("{email}", `moved-${account.email}`);
      await expect(panel(page).getByText(notice)).toBeVisible();
      expect(await ownUser(server.url, tokens)).toMatchObject({ email: `moved-${account.email}` });
    });

    test("the password is changed; all three fields are needed and the current one must be right", async ({
      page,
      server,
      expectedErrors,
    }) => {
      expectedErrors.push(/400/);
      const { account } = await openTab(page, server.url, "password");
      await button(page, "form.save").click();
      for (const id of ["field.current-password-required", "field.password-required", "field.confirmation-required"]) {
        await expect(panel(page).getByText(words(id), { exact: true })).toBeVisible();
      }
      await expect(input(page, "current_password")).toBeFocused();
      await input(page, "current_password").fill("not this one");
      await input(page, "new_password").fill("seven77");
      await input(page, "confirm_password").fill("another 42 rooms");
      await button(page, "form.save").click();
      await expect(panel(page).getByText(words("detail.password-short").replace("{least}", "8"))).toBeVisible();
      await expect(panel(page).getByText(words("detail.passwords"), { exact: true })).toBeVisible();
      await input(page, "new_password").fill("another 42 rooms");
      await button(page, "form.save").click();
      await expect(panel(page).getByRole("alert")).toHaveText(words("detail.password-wrong"));
      await expect(input(page, "current_password")).toBeFocused();
      await expect(input(page, "new_password")).toHaveValue("another 42 rooms");
      await input(page, "current_password").fill(account.password);
      await button(page, "form.save").click();
      await expect(page.getByText(words("password.updated"), { exact: true })).toBeVisible();
      await expect(input(page, "new_password")).toHaveValue("");
      await logIn(server.url, { email: account.email, password: "another 42 rooms" });
      await expect(logIn(server.url, account)).rejects.toThrow("400");
    });

    test("V7.4.3: the other devices are logged out, this one is not", async ({ page, server }) => {
      const { account, tokens } = await openTab(page, server.url, "password");
      const elsewhere = await logIn(server.url, account);
      await button(page, "settings.devices.log-out").click();
      await expect(page.getByText(words("settings.devices.done"))).toBeVisible();
      expect(await ownUser(server.url, elsewhere)).toMatchObject({ status: 401 });
      expect(await ownUser(server.url, tokens)).toMatchObject({ status: 200 });
    });

    test("the privacy choices are changed, and a failure is told", async ({ page, server, expectedErrors }) => {
      expectedErrors.push(/500/);
      const { tokens } = await openTab(page, server.url, "privacy");
      const updates = panel(page).getByRole("switch", { name: words("privacy.updates") });
      await expect(updates).not.toBeChecked();
      await expect(button(page, "form.save")).toBeDisabled();
      await updates.click();
      await page.route("**/users/me", (route) =>
        route.fulfill({ status: 500, json: { detail: "Internal Server Error", code: "internal_error" } }),
      );
      await button(page, "form.save").click();
      await expect(page.getByText(words("failure.title"), { exact: true })).toBeVisible();
      await expect(updates).toBeChecked();
      await page.unrouteAll();
      await button(page, "form.save").click();
      await expect(page.getByText(words("privacy.updated"), { exact: true })).toBeVisible();
      await expect(updates).toBeChecked();
      await expect(button(page, "form.save")).toBeDisabled();
      expect(await ownUser(server.url, tokens)).toMatchObject({
        receive_updates: true,
        allow_data_for_training: false,
      });
    });

    test("everything that is stored is downloaded as a file @core", async ({ page, server }) => {
      const { account } = await openTab(page, server.url, "privacy");
      const download = page.waitForEvent("download");
      await button(page, "settings.export.download").click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^qiying-\d{4}-\d{2}-\d{2}\.zip$/);
      const { "qiying.json": records } = unzipSync(await readFile(await file.path()));
      const data = JSON.parse(strFromU8(records!)) as { user: { email: string } };
      expect(data.user.email).toBe(account.email);
      expect(Object.keys(data)).toEqual(expect.arrayContaining(["consents", "listings", "tenant_requests", "photos"]));
    });

    test("the language is chosen here too", async ({ page, server }) => {
      await openTab(page, server.url, "appearance");
      await expect(panel(page).getByRole("radio", { name: words("settings.look.light") })).toBeChecked();
      const other = visitor.language === "zh" ? "en" : "zh";
      await panel(page)
        .getByRole("radio", { name: other === "en" ? "English" : "中文" })
        .click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(wordsIn(other)("menu.settings"));
    });

    test("without a network saving says why it can't, and what was typed stays", async ({
      page,
      context,
      server,
      expectedErrors,
    }) => {
      expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
      const { tokens } = await openTab(page, server.url, "profile");
      await button(page, "settings.edit").click();
      await input(page, "full_name").fill("Han Meimei");
      await context.setOffline(true);
      await button(page, "form.save").click();
      await expect(page.getByText(words("failure.offline"))).toBeVisible();
      await page.getByRole("tab", { name: words("settings.privacy") }).click();
      await page.getByRole("tab", { name: words("settings.profile") }).click();
      await expect(input(page, "full_name")).toHaveValue("Han Meimei");
      await context.setOffline(false);
      await button(page, "form.save").click();
      await expect(page.getByText(words("user.updated"), { exact: true })).toBeVisible();
      expect(await ownUser(server.url, tokens)).toMatchObject({ full_name: "Han Meimei" });
    });

    test("when the account can't be loaded it says so once, and opens when asked again", async ({
      page,
      server,
      expectedErrors,
    }) => {
      expectedErrors.push(/500/);
      let asked = 0;
      await page.route("**/api/v1/users/me", (route) => {
        asked += 1;
        return route.fulfill({ status: 500, json: { detail: "Internal Server Error", code: "internal_error" } });
      });
      const { account } = await openTab(page, server.url, "profile");
      await expect(page.getByText(words("account.not-loaded.error"))).toBeVisible();
      await page.waitForTimeout(1000);
      expect(asked).toBeLessThanOrEqual(2);
      await page.unrouteAll();
      await page.getByRole("button", { name: words("account.retry") }).click();
      await expect(panel(page).getByText(account.email)).toBeVisible();
    });

    test("the user menu leads here, and out", async ({ page, server }) => {
      await openTab(page, server.url, "profile");
      await page.goto("/");
      await page.getByRole("button", { name: words("session.menu") }).click();
      await page.getByRole("menuitem", { name: words("session.profile") }).click();
      await expect(page).toHaveURL(/\/settings$/);
      await page.getByRole("button", { name: words("session.menu") }).click();
      await page.getByRole("menuitem", { name: words("session.log-out") }).click();
      await expect(page).toHaveURL(/\/login$/);
      expect(await page.evaluate(() => localStorage.getItem("access_token"))).toBeNull();
    });
  });
}
