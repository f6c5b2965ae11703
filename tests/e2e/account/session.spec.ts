import type { BrowserContext, Page } from "@playwright/test";
import { createAccount, logIn, openSignedIn, type Account } from "../support/accounts.ts";
import { expect, test } from "../support/story.ts";
import { twoVisitors } from "../support/visitors.ts";
import { wordsIn } from "../support/words.ts";
import { storedTokens } from "./form.ts";
import { shellIsKept } from "../offline/support/test.ts";

const MINUTE_MS = 60 * 1000;

/** Paths of the refreshes and logouts that a context sends from now on. */
function sessionCalls(context: BrowserContext): string[] {
  const calls: string[] = [];
  context.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\/(refresh|logout)$/.test(pathname)) calls.push(pathname);
  });
  return calls;
}

async function signIn(page: Page, serverUrl: string): Promise<Account> {
  const account = await createAccount(serverUrl);
  await openSignedIn(page, account, await logIn(serverUrl, account));
  return account;
}

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);
  const openMenu = async (page: Page) => {
    await page.getByRole("button", { name: visitor.wide ? words("session.menu") : words("menu.open") }).click();
  };
  const logOut = async (page: Page) => {
    await openMenu(page);
    const role = visitor.wide ? "menuitem" : "button";
    await page.getByRole(role, { name: words("session.log-out") }).click();
  };

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("O8: two tabs whose token ends at once send one refresh, and both stay signed in", async ({
      page,
      context,
      server,
      expectedErrors,
    }) => {
      expectedErrors.push(/401/);
      await signIn(page, server.url);
      const calls = sessionCalls(context);
      const second = await context.newPage();
      for (const tab of [page, second]) {
        // What a tab has under way as it leaves its screen is none of this story.
        const settled = tab.waitForResponse("**/api/v1/users/me");
        await tab.goto("/");
        await settled;
      }
      const { access } = await storedTokens(page);
      await context.route("**/api/v1/users/me", async (route) => {
        const isOld = route.request().headers()["authorization"] === `Bearer ${access}`;
        if (isOld)
          await route.fulfill({
            status: 401,
            json: { detail: "Could not validate credentials", code: "invalid_credentials" },
          });
        else await route.fallback();
      });
      await Promise.all([page.goto("/settings"), second.goto("/settings")]);
      for (const tab of [page, second]) await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
      await expect.poll(async () => (await storedTokens(second)).access).not.toBe(access);
      expect(await storedTokens(second)).toEqual(await storedTokens(page));
      expect(calls).toEqual(["/api/v1/refresh"]);
      for (const tab of [page, second]) await expect(tab).toHaveURL(/\/settings$/);
    });

    test("LO-06: a logout in another tab reaches this one, and the server", async ({ page, context, server }) => {
      await signIn(page, server.url);
      const calls = sessionCalls(context);
      await page.goto("/settings");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const { access } = await storedTokens(page);
      const second = await context.newPage();
      await second.goto("/");
      await logOut(second);
      await expect(page).toHaveURL(/\/login/);
      await expect(second).toHaveURL(/\/login$/);
      expect(await storedTokens(page)).toEqual({ access: null, refresh: null });
      await expect.poll(() => calls).toEqual(["/api/v1/logout"]);
      const answer = await fetch(`${server.url}/api/v1/users/me`, { headers: { authorization: `Bearer ${access}` } });
      expect(answer.status).toBe(401);
    });

    // The rest depends on the width or on the language, not on both.

    test("A-10: tokens are renewed silently shortly before they end", async ({ page, context, server }) => {
      await signIn(page, server.url);
      const calls = sessionCalls(context);
      await page.clock.install();
      await page.goto("/settings");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const before = await storedTokens(page);
      await page.clock.fastForward(10 * MINUTE_MS);
      expect(calls).toEqual([]);
      await page.clock.fastForward(19 * MINUTE_MS);
      await expect.poll(async () => (await storedTokens(page)).refresh).not.toBe(before.refresh);
      expect(calls).toEqual(["/api/v1/refresh"]);
      await expect(page).toHaveURL(/\/settings$/);
    });

    test("A-08: a 401 renews the tokens and asks again; nobody notices @core", async ({
      page,
      context,
      server,
      expectedErrors,
    }) => {
      expectedErrors.push(/401/);
      await signIn(page, server.url);
      const calls = sessionCalls(context);
      let refusals = 0;
      await page.route("**/api/v1/users/me", (route) =>
        refusals++ === 0
          ? route.fulfill({
              status: 401,
              json: { detail: "Could not validate credentials", code: "invalid_credentials" },
            })
          : route.fallback(),
      );
      await page.goto("/settings");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect.poll(() => refusals).toBeGreaterThan(1);
      await expect(page).toHaveURL(/\/settings$/);
      expect(calls).toEqual(["/api/v1/refresh"]);
    });

    test("LO-05: logging out works at once without a network", async ({ page, context, server, expectedErrors }) => {
      expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
      await signIn(page, server.url);
      await page.goto("/");
      await shellIsKept(page);
      await context.setOffline(true);
      await logOut(page);
      await expect(page).toHaveURL(/\/login$/);
      expect(await storedTokens(page)).toEqual({ access: null, refresh: null });
      await context.setOffline(false);
    });

    test("T-10: a server in trouble signs nobody out", async ({ page, server, expectedErrors }) => {
      expectedErrors.push(/401|503/);
      await signIn(page, server.url);
      await page.route("**/api/v1/users/me", (route) =>
        route.fulfill({ status: 401, json: { detail: "Could not validate credentials", code: "invalid_credentials" } }),
      );
      await page.route("**/api/v1/refresh", (route) =>
        route.fulfill({ status: 503, json: { detail: "Service Unavailable", code: "service_unavailable" } }),
      );
      await page.goto("/about");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect((await storedTokens(page)).refresh).not.toBeNull();
    });

    test("A-30: a spinner while the user loads; after five seconds the way out, and the screen all the same", async ({
      page,
      server,
    }) => {
      await signIn(page, server.url);
      await page.route("**/api/v1/users/me", () => new Promise(() => undefined));
      await page.clock.install();
      await page.goto("/about");
      await expect(page.getByRole("status").getByText(words("loading"))).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
      await page.clock.runFor(6000);
      await expect(page.getByText(words("slow-load.text"))).toBeVisible();
      await expect(page.getByRole("button", { name: words("slow-load.log-in-again") })).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });

    test("a session that the server has ended leads to the login, which leads back @core", async ({
      page,
      server,
      expectedErrors,
    }) => {
      expectedErrors.push(/401/);
      const account = await createAccount(server.url);
      const tokens = await logIn(server.url, account);
      await openSignedIn(page, account, tokens);
      await fetch(`${server.url}/api/v1/logout`, {
        method: "POST",
        headers: { authorization: `Bearer ${tokens.access_token}` },
      });
      await page.goto("/settings");
      await expect(page).toHaveURL(/\/login\?next=%2Fsettings$/);
      expect(await storedTokens(page)).toEqual({ access: null, refresh: null });
    });

    for (const [name, token] of [
      ["garbage", "garbage"],
      ["a megabyte", "x".repeat(1024 * 1024)],
      ["what no header may carry", "栖\n英"],
    ] as const) {
      test(`B-04: ${name} in place of a token leads to the login, without a white page`, async ({
        page,
        expectedErrors,
      }) => {
        expectedErrors.push(/401/);
        await page.goto("/login");
        await page.evaluate((text) => {
          localStorage.setItem("access_token", text);
          localStorage.setItem("refresh_token", text);
          localStorage.setItem("language", "__proto__");
        }, token);
        await page.goto("/settings");
        await expect(page).toHaveURL(/\/login/);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("login.title"));
      });
    }
  });
}
