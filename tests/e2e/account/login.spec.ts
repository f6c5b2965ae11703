import { createAccount } from "../support/accounts.ts";
import { expect, test } from "../support/story.ts";
import { twoVisitors } from "../support/visitors.ts";
import { wordsIn } from "../support/words.ts";
import { acceptAgreement, field, logInOnScreen, storedTokens } from "./form.ts";
import { shellIsKept } from "../offline/support/test.ts";

// What comes without a network comes from the worker.
test.use({ serviceWorkers: "allow" });

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("logging in stores both tokens, says so and leads to the first screen @core", async ({ page, server }) => {
      const account = await createAccount(server.url);
      await page.goto("/login");
      await expect(page.getByText(words("account.share-link"))).toBeVisible();
      await expect(page.getByRole("link", { name: words("login.forgot") })).toBeVisible();
      await expect(page.getByRole("link", { name: words("login.sign-up") })).toBeVisible();
      await logInOnScreen(page, words, account);
      await expect(page.getByText(words("login.success"))).toBeVisible();
      await expect(page).toHaveURL(/\/$/);
      await acceptAgreement(page, words);
      const { access, refresh } = await storedTokens(page);
      expect(access).toMatch(/^\S+\.\S+\.\S+$/);
      expect(refresh).not.toBe(access);
      await page.goto("/login");
      await expect(page).toHaveURL(/\/$/);
    });

    test("fields speak when they are left, and the keyboard goes from one to the next", async ({ page }) => {
      await page.goto("/login");
      await field(page, words, "account.email").fill("nobody");
      await page.keyboard.press("Tab");
      await expect(page.getByText(words("detail.email"))).toBeVisible();
      await expect(field(page, words, "account.password")).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(page.getByText(words("field.password-required"))).toBeVisible();
      await expect(field(page, words, "account.email")).toHaveAttribute("autocomplete", "username");
      await expect(field(page, words, "account.password")).toHaveAttribute("autocomplete", "current-password");
    });

    test("a password can be looked at", async ({ page }) => {
      await page.goto("/login");
      const password = page.locator("input[name=password]");
      await page.getByRole("button", { name: words("account.show-password") }).click();
      await expect(password).toHaveAttribute("type", "text");
      await page.getByRole("button", { name: words("account.hide-password") }).click();
      await expect(password).toHaveAttribute("type", "password");
    });

    test("A-09: a wrong password is tried on both calls, and the last detail stands under the fields @core", async ({
      page,
      server,
      expectedErrors,
    }) => {
      expectedErrors.push(/400/);
      const account = await createAccount(server.url);
      const asked: string[] = [];
      page.on("request", (request) => {
        if (request.method() === "POST") asked.push(new URL(request.url()).pathname);
      });
      await page.goto("/login");
      await logInOnScreen(page, words, { email: account.email, password: "not this one" });
      await expect(page.getByRole("alert").getByText(words("detail.login"))).toBeVisible();
      expect(asked).toEqual(["/api/v1/login", "/api/v1/login/access-token"]);
      await expect(field(page, words, "account.email")).toHaveValue(account.email);
      expect(await storedTokens(page)).toEqual({ access: null, refresh: null });
    });

    test("A-09: where the new call is out of order, the older one's token stands for both", async ({
      page,
      server,
      expectedErrors,
    }) => {
      expectedErrors.push(/500/);
      const account = await createAccount(server.url);
      await page.route("**/api/v1/login", (route) =>
        route.fulfill({ status: 500, json: { detail: "Internal Server Error", code: "internal_error" } }),
      );
      await page.goto("/login");
      await logInOnScreen(page, words, account);
      await expect(page).toHaveURL(/\/$/);
      const { access, refresh } = await storedTokens(page);
      expect(access).not.toBeNull();
      expect(refresh).toBe(access);
    });

    test("a detail that is not in the catalogue is shown as it came, a missing one as 'Login failed'", async ({
      page,
      expectedErrors,
    }) => {
      expectedErrors.push(/400/);
      let detail = "The library is closed on Sundays";
      await page.route(/\/api\/v1\/login/, (route) => route.fulfill({ status: 400, json: { detail } }));
      await page.goto("/login");
      await logInOnScreen(page, words, { email: "a@example.org", password: "whatever it is" });
      await expect(page.getByRole("alert").getByText(detail)).toBeVisible();
      detail = "";
      await page
        .getByRole("main")
        .getByRole("button", { name: words("login.submit"), exact: true })
        .click();
      await expect(page.getByRole("alert").filter({ hasText: words("login.failed") })).toHaveText(
        words("login.failed"),
      );
    });

    test("too many tries say how long to wait; no network says that nothing is lost @core", async ({
      page,
      context,
      expectedErrors,
    }) => {
      expectedErrors.push(/429|ERR_INTERNET_DISCONNECTED/);
      const tooMany = { status: 429, headers: { "retry-after": "120" }, json: { detail: "Too many" } };
      await page.route(/\/api\/v1\/login/, (route) => route.fulfill(tooMany));
      await page.goto("/login");
      await shellIsKept(page);
      await logInOnScreen(page, words, { email: "a@example.org", password: "whatever it is" });
      const alert = page.getByRole("alert").filter({ hasText: words("login.failed") });
      await expect(alert).toContainText(visitor.language === "zh" ? "2 分钟" : "2 minutes");
      await page.unroute(/\/api\/v1\/login/);
      await context.setOffline(true);
      await page
        .getByRole("main")
        .getByRole("button", { name: words("login.submit"), exact: true })
        .click();
      await expect(alert).toContainText(words("failure.offline"));
      await expect(field(page, words, "account.email")).toHaveValue("a@example.org");
      await context.setOffline(false);
    });

    test("'remember me' reaches the server", async ({ page, server }) => {
      const account = await createAccount(server.url);
      await page.goto("/login");
      await page.getByLabel(words("login.remember")).check();
      const asked = page.waitForRequest("**/api/v1/login");
      await logInOnScreen(page, words, account);
      expect((await asked).postDataJSON()).toEqual({
        username: account.email,
        password: account.password,
        remember_me: true,
      });
      await expect(page).toHaveURL(/\/$/);
    });

    test("A-03: /search shows the login, and what it asked for is searched after it", async ({ page, server }) => {
      const account = await createAccount(server.url);
      await page.goto("/search?q=studio");
      await logInOnScreen(page, words, account);
      await expect(page).toHaveURL(/\/\?mode=fuzzy&keyword=studio$/);
      await acceptAgreement(page, words);
      await expect(page.getByRole("article").first()).toBeVisible();
      await page.goto("/search?q=ensuite");
      await expect(page).toHaveURL(/keyword=ensuite/);
    });

    test("B-06: behind a captive portal nobody is logged in", async ({ page }) => {
      await page.goto("/login");
      await page.route(/\/api\//, (route) => route.fulfill({ contentType: "text/html", body: "<h1>Free WiFi</h1>" }));
      await logInOnScreen(page, words, { email: "a@example.org", password: "whatever it is" });
      await expect(page.getByRole("alert").filter({ hasText: words("failure.unreachable") })).toBeVisible();
      expect(await storedTokens(page)).toEqual({ access: null, refresh: null });
    });
  });
}
