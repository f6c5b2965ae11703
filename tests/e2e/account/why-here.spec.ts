import type { Page } from "@playwright/test";
import { createAccount, logIn, openSignedIn, type Account, type Tokens } from "../support/accounts.ts";
import { twoVisitors } from "../support/visitors.ts";
import { wordsIn } from "../support/words.ts";
import { field, logInOnScreen } from "./form.ts";
import { expect, SUPERUSER, SUPPORT_EMAIL, test } from "./site.ts";

interface Ending {
  serverUrl: string;
  account: Account;
}

async function call(serverUrl: string, { access_token }: Tokens, method: string, path: string, body?: object) {
  const answer = await fetch(`${serverUrl}/api/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${access_token}`, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.ok).toBe(true);
}

/** What other devices and people do to a session, and what its own device then says. */
const ENDINGS: [what: string, text: string, end: (ending: Ending) => Promise<void>][] = [
  [
    "all others are logged out elsewhere",
    "login.ended.elsewhere",
    async ({ serverUrl, account }) => call(serverUrl, await logIn(serverUrl, account), "POST", "logout/everywhere"),
  ],
  [
    "the password is changed elsewhere",
    "login.ended.password",
    async ({ serverUrl, account }) =>
      call(serverUrl, await logIn(serverUrl, account), "PATCH", "users/me/password", {
        current_password: account.password,
        new_password: "another 42 rooms",
      }),
  ],
  [
    "a superuser deactivates the account",
    "login.ended.deactivated",
    async ({ serverUrl, account }) =>
      call(serverUrl, await logIn(serverUrl, SUPERUSER), "PATCH", `users/${account.id}`, { is_active: false }),
  ],
  [
    "the account is deleted elsewhere",
    "login.ended.gone",
    async ({ serverUrl, account }) => call(serverUrl, await logIn(serverUrl, account), "DELETE", "users/me"),
  ],
];

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);
  const said = (page: Page, id: string) => page.getByRole("main").getByText(words(id), { exact: true });

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    for (const [what, text, end] of ENDINGS) {
      test(`A-10: the login says so when ${what}, also after a reload`, async ({ page, server, expectedErrors }) => {
        expectedErrors.push(/40[13]/);
        const account = await createAccount(server.url);
        await openSignedIn(page, account, await logIn(server.url, account));
        await page.goto("/settings");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("menu.settings"));
        await end({ serverUrl: server.url, account });
        await page.reload();
        await expect(page).toHaveURL(/\/login\?next=%2Fsettings$/);
        await expect(said(page, text)).toBeVisible();
        await page.reload();
        await expect(said(page, text)).toBeVisible();
      });
    }

    test("A-61: a login to a deactivated account says that a mail tells why and how to appeal, and whom to ask", async ({
      page,
      server,
      expectedErrors,
    }) => {
      expectedErrors.push(/400/);
      const account = await createAccount(server.url);
      const superuser = await logIn(server.url, SUPERUSER);
      await call(server.url, superuser, "PATCH", `users/${account.id}`, { is_active: false });
      await page.goto("/login");
      await logInOnScreen(page, words, account);
      const alert = page.getByRole("alert");
      await expect(alert.getByText(words("detail.inactive"), { exact: true })).toBeVisible();
      await expect(alert).toContainText(words("login.deactivated.mailed"));
      await expect(alert.getByRole("link", { name: SUPPORT_EMAIL })).toHaveAttribute("href", `mailto:${SUPPORT_EMAIL}`);
    });

    test("A-10: it is no news any more once one has logged in again, or out by hand", async ({
      page,
      server,
      expectedErrors,
    }) => {
      expectedErrors.push(/401/);
      const account = await createAccount(server.url);
      await openSignedIn(page, account, await logIn(server.url, account));
      await page.goto("/settings");
      await call(server.url, await logIn(server.url, account), "POST", "logout/everywhere");
      await page.reload();
      await expect(said(page, "login.ended.elsewhere")).toBeVisible();
      await logInOnScreen(page, words, account);
      await expect(page).toHaveURL(/continue=/);
      await page.goto("/settings");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("menu.settings"));
      await page.evaluate(() => {
        localStorage.removeItem("access_token");
        localStorage.removeItem("refresh_token");
      });
      await page.goto("/login");
      await expect(field(page, words, "account.email")).toBeVisible();
      await expect(said(page, "login.ended.elsewhere")).toHaveCount(0);
    });

    test("a logout in another tab is named as the reason", async ({ page, context, server }) => {
      const account = await createAccount(server.url);
      await openSignedIn(page, account, await logIn(server.url, account));
      await page.goto("/settings");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("menu.settings"));
      const second = await context.newPage();
      await second.goto("/login");
      await second.evaluate(() => {
        localStorage.removeItem("refresh_token");
        localStorage.removeItem("access_token");
      });
      await expect(page).toHaveURL(/\/login/);
      await expect(said(page, "login.ended.other-tab")).toBeVisible();
    });

    test("A-04: what needs a login says so: a room's contact, its page, any other screen", async ({
      page,
      request,
    }) => {
      const { data } = (await (await request.get("/api/v1/items/open?limit=1")).json()) as { data: { id: string }[] };
      const id = data[0]?.id ?? "";
      for (const [next, text] of [
        [`/?room=${id}`, "login.for-contact"],
        [`/item_detail/${id}`, "login.for-listing"],
        ["/items", "login.for-screen"],
      ] as const) {
        await page.goto(`/login?${new URLSearchParams({ next }).toString()}`);
        await expect(said(page, text)).toBeVisible();
      }
      await page.goto("/login");
      await expect(field(page, words, "account.email")).toBeVisible();
      for (const text of ["login.for-contact", "login.for-listing", "login.for-screen"])
        await expect(said(page, text)).toHaveCount(0);
    });

    test("A-28: deleting the account keeps the language", async ({ page, server }) => {
      const account = await createAccount(server.url);
      await openSignedIn(page, account, await logIn(server.url, account));
      await page.goto("/settings?tab=appearance");
      const other = wordsIn(visitor.language === "zh" ? "en" : "zh");
      await page.getByRole("radio", { name: visitor.language === "zh" ? "English" : "中文" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(other("menu.settings"));
      await page.goto("/settings?tab=danger");
      await page
        .getByRole("tabpanel")
        .getByRole("button", { name: other("settings.delete.button") })
        .click();
      await page.getByRole("dialog").locator("input[name=email]").fill(account.email);
      await page
        .getByRole("dialog")
        .getByRole("button", { name: other("settings.delete.confirm") })
        .click();
      await expect(page).toHaveURL(/\/login$/);
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(other("login.title"));
    });
  });
}
