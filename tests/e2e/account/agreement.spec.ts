import type { Locator, Page } from "@playwright/test";
import { createAccount, logIn, signIn, type Account } from "../support/accounts.ts";
import { twoVisitors } from "../support/visitors.ts";
import { wordsIn } from "../support/words.ts";
import { logInOnScreen } from "./form.ts";
import { expect, test } from "./site.ts";

const LATER = "2027-01-01T00:00:00.000Z";

/** What the server keeps of somebody's consents, newest first. */
async function consentsOf(serverUrl: string, account: Account): Promise<Record<string, unknown>[]> {
  const { access_token } = await logIn(serverUrl, account);
  const answer = await fetch(`${serverUrl}/api/v1/users/me/export`, {
    headers: { authorization: `Bearer ${access_token}` },
  });
  const { consents } = (await answer.json()) as { consents: Record<string, unknown>[] };
  return consents.toSorted((one, other) => String(other["created_at"]).localeCompare(String(one["created_at"])));
}

async function record(page: Page): Promise<Record<string, unknown> | null> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("user_agreement") ?? "null") as Record<string, unknown>);
}

/** Where something begins and ends, pixels from the screen's top. */
async function spanOf(part: Locator): Promise<[top: number, bottom: number]> {
  const { y = Number.NaN, height = Number.NaN } = (await part.boundingBox()) ?? {};
  return [y, y + height];
}

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);
  const other = wordsIn(visitor.language === "zh" ? "en" : "zh");
  const dialogOf = (page: Page) => page.getByRole("dialog", { name: words("agreement.title") });
  const acceptOf = (page: Page) => dialogOf(page).getByRole("button", { name: words("agreement.accept") });

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("the toast of a login lies over neither what heads the agreement nor what accepts it", async ({
      page,
      server,
    }) => {
      await page.goto("/login");
      await logInOnScreen(page, words, await createAccount(server.url));
      const toast = page.getByText(words("login.success"), { exact: true });
      await expect(dialogOf(page).getByRole("heading", { level: 2 }).first()).toBeVisible();
      const [top, bottom] = await spanOf(toast);
      const [title] = await spanOf(dialogOf(page).getByRole("heading", { level: 2 }).first());
      const [, head] = await spanOf(dialogOf(page).getByText(/1\.0/).first());
      const [foot] = await spanOf(dialogOf(page).getByLabel(words("agreement.confirm")));
      expect([bottom < title || top > head, bottom < foot]).toEqual([true, true]);
    });

    test("an acceptance that local storage has lost, as to a browser that was killed, is known all the same and not asked for again", async ({
      page,
      server,
    }) => {
      const account = await createAccount(server.url);
      await page.goto("/login");
      await logInOnScreen(page, words, account);
      await dialogOf(page).getByLabel(words("agreement.confirm")).check();
      await acceptOf(page).click();
      await expect.poll(async () => (await record(page))?.["sent"]).toBe(true);
      const accepted = await record(page);
      await page.evaluate(() => localStorage.removeItem("user_agreement"));
      await page.goto("/about");
      await expect
        .poll(() => record(page))
        .toMatchObject({ acceptedAt: accepted?.["acceptedAt"], agreementVersion: "1.0" });
      await expect(page.getByRole("main")).toBeVisible();
      await expect(dialogOf(page)).toHaveCount(0);
    });

    test("A-23: the agreement stays until it is ticked and accepted; both choices are off @core", async ({
      page,
      server,
    }) => {
      const account = await createAccount(server.url);
      await page.goto("/");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(dialogOf(page).getByText(words("agreement.lead"))).toBeHidden();
      await signIn(page, await logIn(server.url, account));
      const choices = [words("privacy.updates"), words("privacy.training"), words("agreement.confirm")];
      for (const name of choices) await expect(dialogOf(page).getByLabel(name)).not.toBeChecked();
      await expect(acceptOf(page)).toBeDisabled();
      await page.keyboard.press("Escape");
      await page.mouse.click(5, 5);
      await expect(acceptOf(page)).toBeVisible();
      expect(await record(page)).toBeNull();

      await dialogOf(page).getByLabel(words("privacy.training")).check();
      await dialogOf(page).getByLabel(words("agreement.confirm")).check();
      await acceptOf(page).click();
      await expect(acceptOf(page)).toBeHidden();
      await expect.poll(async () => (await record(page))?.["sent"]).toBe(true);
      expect(await record(page)).toMatchObject({
        userId: account.id,
        receiveUpdates: false,
        allowDataForTraining: true,
        agreementVersion: "1.0",
      });
      expect((await consentsOf(server.url, account))[0]).toMatchObject({
        agreement_version: "1.0",
        agreement_language: visitor.language,
        receive_updates: false,
        allow_data_for_training: true,
      });
      await page.reload();
      await expect(page.getByRole("button", { name: words("session.menu") })).toBeVisible();
      await expect(acceptOf(page)).toBeHidden();
    });

    test("A-23: accepted without a network it holds at once, and is sent when the network is back", async ({
      page,
      context,
      server,
      expectedErrors,
    }) => {
      expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
      const account = await createAccount(server.url);
      await page.goto("/");
      await signIn(page, await logIn(server.url, account));
      await dialogOf(page).getByLabel(words("privacy.updates")).check();
      await dialogOf(page).getByLabel(words("agreement.confirm")).check();
      await context.setOffline(true);
      await acceptOf(page).click();
      await expect(acceptOf(page)).toBeHidden();
      expect(await record(page)).toMatchObject({ sent: false, receiveUpdates: true });
      expect(await consentsOf(server.url, account)).toEqual([]);
      await context.setOffline(false);
      await expect.poll(async () => (await record(page))?.["sent"], { timeout: 30_000 }).toBe(true);
      expect((await consentsOf(server.url, account))[0]).toMatchObject({
        agreement_version: "1.0",
        receive_updates: true,
        allow_data_for_training: false,
      });
    });

    test("A-23: what could not be sent is sent at the next start", async ({
      page,
      context,
      server,
      expectedErrors,
    }) => {
      expectedErrors.push(/503/);
      const account = await createAccount(server.url);
      await page.goto("/");
      await page.route("**/api/v1/users/me", (route) =>
        route.request().method() === "PATCH"
          ? route.fulfill({ status: 503, json: { detail: "Service Unavailable", code: "service_unavailable" } })
          : route.continue(),
      );
      await signIn(page, await logIn(server.url, account));
      await dialogOf(page).getByLabel(words("agreement.confirm")).check();
      const refused = page.waitForResponse((response) => response.status() === 503);
      await acceptOf(page).click();
      await refused;
      expect(await record(page)).toMatchObject({ sent: false });
      // With the page its refusals end: nothing of it gets through before.
      await page.close();
      const next = await context.newPage();
      await next.goto("/");
      await expect.poll(async () => (await record(next))?.["sent"]).toBe(true);
      // At least once: the worker may have sent it as the page was closed, before the record says so.
      expect(await consentsOf(server.url, account)).not.toEqual([]);
    });

    test("A-23: logging out is the only other way out", async ({ page, server }) => {
      const account = await createAccount(server.url);
      await page.goto("/");
      await signIn(page, await logIn(server.url, account));
      await dialogOf(page)
        .getByRole("button", { name: words("session.log-out") })
        .click();
      await expect(page).toHaveURL(/\/login$/);
      await expect(acceptOf(page)).toBeHidden();
      expect(
        await page.evaluate(() => [localStorage.getItem("access_token"), localStorage.getItem("refresh_token")]),
      ).toEqual([null, null]);
      expect(await record(page)).toBeNull();
    });

    test("A-23: the next user on the phone is asked for themselves, and so is the first one again", async ({
      page,
      server,
    }) => {
      const [anna, ben] = [await createAccount(server.url), await createAccount(server.url)];
      await page.goto("/");
      for (const account of [anna, ben, anna]) {
        await signIn(page, await logIn(server.url, account));
        await dialogOf(page).getByLabel(words("agreement.confirm")).check();
        await acceptOf(page).click();
        await expect(acceptOf(page)).toBeHidden();
        expect(await record(page)).toMatchObject({ userId: account.id });
      }
    });

    test("B-04: a forged or broken record counts for nothing", async ({ page, server }) => {
      const account = await createAccount(server.url);
      const good = {
        userId: account.id,
        acceptedAt: LATER,
        receiveUpdates: false,
        allowDataForTraining: false,
        agreementVersion: "1.0",
        sent: true,
      };
      const forged = ["{", "null", JSON.stringify({ ...good, agreementVersion: "0.9" }), JSON.stringify([good])];
      await page.goto("/");
      for (const text of forged) {
        await page.evaluate((stored) => localStorage.setItem("user_agreement", stored), text);
        await signIn(page, await logIn(server.url, account));
        await expect(acceptOf(page)).toBeVisible();
      }
    });

    test("it can be read in the other language", async ({ page, server }) => {
      await page.goto("/");
      await signIn(page, await logIn(server.url, await createAccount(server.url)));
      await dialogOf(page)
        .getByRole("button", { name: visitor.language === "zh" ? "English" : "中文" })
        .click();
      const translated = page.getByRole("dialog", { name: other("agreement.title") });
      await expect(translated.getByText(other("agreement.lead"))).toBeVisible();
      await expect(translated.getByText(other("agreement.rights.what"))).toHaveCount(1);
    });
  });
}
