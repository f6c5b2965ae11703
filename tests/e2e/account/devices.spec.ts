import type { Page } from "@playwright/test";
import { createAccount, logIn, openSignedIn, type Account } from "../support/accounts.ts";
import { lastMailTo, linkIn } from "../support/mailbox.ts";
import { twoVisitors } from "../support/visitors.ts";
import { wordsIn } from "../support/words.ts";
import { expect, test } from "./site.ts";

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0";
const WECHAT = "Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) Mobile/15E148 MicroMessenger/8.0.65";

/** Logs in as another device does. @returns Its access token. */
async function logInWith(serverUrl: string, { email, password }: Account, userAgent: string): Promise<string> {
  const answer = await fetch(`${serverUrl}/api/v1/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": userAgent },
    body: JSON.stringify({ username: email, password }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

async function statusOf(serverUrl: string, token: string): Promise<number> {
  return (await fetch(`${serverUrl}/api/v1/users/me`, { headers: { authorization: `Bearer ${token}` } })).status;
}

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);
  const panel = (page: Page) => page.getByRole("tabpanel");
  const row = (page: Page, text: string) => panel(page).getByRole("listitem").filter({ hasText: text });
  const wechat = `${words("device.wechat")} · ${words("device.iphone")}`;
  const firefox = "Firefox · Windows";

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("V7.4.3: the devices that are logged in, this one among them; one is ended, then all others", async ({
      page,
      server,
    }) => {
      const account = await createAccount(server.url);
      const phone = await logInWith(server.url, account, WECHAT);
      const computer = await logInWith(server.url, account, FIREFOX);
      const own = await logIn(server.url, account);
      await openSignedIn(page, account, own);
      await page.goto("/settings?tab=password");
      await expect(panel(page).getByRole("listitem")).toHaveCount(3);
      await expect(row(page, words("device.this")).getByRole("button")).toHaveCount(0);
      await expect(row(page, wechat)).toContainText(words("device.used-just-now"));
      await row(page, wechat)
        .getByRole("button", { name: words("device.end-of").replace("{device}", wechat), exact: true })
        .click();
      await expect(page.getByText(words("settings.devices.ended").replace("{device}", wechat))).toBeVisible();
      await expect(row(page, wechat)).toHaveCount(0);
      expect([await statusOf(server.url, phone), await statusOf(server.url, computer)]).toEqual([401, 200]);
      await panel(page)
        .getByRole("button", { name: words("settings.devices.log-out") })
        .click();
      await expect(page.getByText(words("settings.devices.done"))).toBeVisible();
      await expect(row(page, firefox)).toHaveCount(0);
      await expect(panel(page).getByRole("listitem")).toHaveCount(1);
      await expect(panel(page).getByRole("button", { name: words("settings.devices.log-out") })).toHaveCount(0);
      expect([await statusOf(server.url, computer), await statusOf(server.url, own.access_token)]).toEqual([401, 200]);
    });

    test("a device that has logged out meanwhile leaves the list without a complaint", async ({
      page,
      server,
      expectedErrors,
    }) => {
      expectedErrors.push(/404/);
      const account = await createAccount(server.url);
      const computer = await logInWith(server.url, account, FIREFOX);
      await openSignedIn(page, account, await logIn(server.url, account));
      await page.goto("/settings?tab=password");
      await expect(row(page, firefox)).toBeVisible();
      await fetch(`${server.url}/api/v1/logout`, { method: "POST", headers: { authorization: `Bearer ${computer}` } });
      await row(page, firefox).getByRole("button").click();
      await expect(row(page, firefox)).toHaveCount(0);
      await expect(page.getByText(words("failure.title"))).toHaveCount(0);
    });

    test("an address that was never confirmed is mailed a new link, and too many mails are refused in words", async ({
      page,
      server,
      expectedErrors,
    }) => {
      expectedErrors.push(/429/);
      const account = await createAccount(server.url);
      await openSignedIn(page, account, await logIn(server.url, account));
      await page.goto("/settings");
      const again = panel(page).getByRole("button", { name: words("settings.confirm-again") });
      await again.click();
      await expect(panel(page).getByText(words("settings.confirm-again.sent"))).toBeVisible();
      // For a minute it says how long to wait, over a reload too.
      const counting = panel(page).getByRole("button", {
        name: visitor.language === "zh" ? /\d+ 秒后可以再发/ : /again in \d+ second/,
      });
      await expect(counting).toBeDisabled();
      await page.reload();
      await expect(counting).toBeDisabled();
      const mail = await lastMailTo(server.dataDir, account.email);
      await page.route("**/confirmation-mail", (route) =>
        route.fulfill({
          status: 429,
          headers: { "retry-after": "1200" },
          json: { detail: "Too many", code: "too_many_attempts" },
        }),
      );
      await page.evaluate(() => sessionStorage.removeItem("confirmation_mail"));
      await page.reload();
      await again.click();
      await expect(panel(page).getByText(visitor.language === "zh" ? /20 分钟/ : /20 minutes/)).toBeVisible();
      await page.unroute("**/confirmation-mail");
      await page.route("**/confirmation-mail", (route) =>
        route.fulfill({
          status: 429,
          headers: { "retry-after": "40" },
          json: { detail: "Too many", code: "too_many_attempts" },
        }),
      );
      // Another tab or device has just had it sent: that is what it says.
      await again.click();
      await expect(panel(page).getByText(words("settings.confirm-again.sent"))).toBeVisible();
      await expect(counting).toHaveText(/\b(40|39|38|37|36|35)\b/);
      const { pathname, search } = new URL(linkIn(mail, "/confirm-email"));
      await page.goto(`${pathname}${search}`);
      await page
        .getByRole("main")
        .getByRole("button", { name: words("confirm-email.submit") })
        .click();
      await expect(page.getByText(words("confirm-email.done"))).toBeVisible();
      await page.goto("/settings");
      await expect(panel(page).getByText(words("settings.verified"), { exact: true })).toBeVisible();
      await expect(again).toHaveCount(0);
    });
  });
}
