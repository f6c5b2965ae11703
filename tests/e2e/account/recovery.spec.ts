import { createAccount, logIn, openSignedIn } from "../support/accounts.ts";
import { lastMailTo, linkIn } from "../support/mailbox.ts";
import { expect, test } from "../support/story.ts";
import { twoVisitors } from "../support/visitors.ts";
import { wordsIn } from "../support/words.ts";
import { field, logInOnScreen } from "./form.ts";
import { shellIsKept } from "../offline/support/test.ts";

// The worker may not keep the address either.
test.use({ serviceWorkers: "allow" });

const NEW_PASSWORD = "a kettle and two cups";

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("a forgotten password is set anew by the link in the mail, which then is used up @core", async ({
      page,
      server,
      expectedErrors,
    }) => {
      expectedErrors.push(/400/);
      const account = await createAccount(server.url);
      await page.goto("/login");
      await page.getByRole("link", { name: words("login.forgot") }).click();
      await field(page, words, "account.email").fill(account.email);
      await page.getByRole("button", { name: words("recover.submit") }).click();
      await expect(page.getByRole("status").getByText(words("recover.sent"), { exact: true })).toBeVisible();
      await expect(page.getByText(words("recover.sent.text"))).toBeVisible();
      // A phone reloads the page while its reader is in the mail app.
      await page.reload();
      await expect(page.getByText(words("recover.sent.text"))).toBeVisible();
      await expect(field(page, words, "account.email")).toHaveValue(account.email);
      // Sent again after a minute, which it counts down; to another address at once.
      const counting = page.getByRole("button", {
        name: visitor.language === "zh" ? /\d+ 秒后可以再发/ : /again in \d+ second/,
      });
      await expect(counting).toBeDisabled();
      await field(page, words, "account.email").fill(`other-${account.email}`);
      await expect(page.getByRole("button", { name: words("recover.submit") })).toBeEnabled();
      await field(page, words, "account.email").fill(account.email);
      await expect(counting).toBeDisabled();

      const mail = await lastMailTo(server.dataDir, account.email, ({ text }) => text.includes("/reset-password"));
      const { pathname, search } = new URL(linkIn(mail, "/reset-password"));
      await page.goto(`${pathname}${search}`);
      await field(page, words, "reset.new-password").fill(NEW_PASSWORD);
      await field(page, words, "account.confirm-password").fill(NEW_PASSWORD);
      await page.getByRole("button", { name: words("reset.submit") }).click();
      await expect(page.getByText(words("reset.done"))).toBeVisible();
      await expect(page).toHaveURL(/\/login$/);
      await logInOnScreen(page, words, { email: account.email, password: NEW_PASSWORD });
      await expect(page.getByText(words("login.success"))).toBeVisible();

      await page.evaluate(() => localStorage.clear());
      await page.goto(`${pathname}${search}`);
      await field(page, words, "reset.new-password").fill(`${NEW_PASSWORD} again`);
      await field(page, words, "account.confirm-password").fill(`${NEW_PASSWORD} again`);
      await page.getByRole("button", { name: words("reset.submit") }).click();
      const alert = page.getByRole("alert").filter({ hasText: words("account.went-wrong") });
      await expect(alert).toContainText(words("detail.token"));
      await expect(alert).toContainText(words("reset.refused"));
      await expect(page.getByRole("link", { name: words("reset.ask-again") })).toBeVisible();
    });

    // The rest depends on the width or on the language, not on both.

    test("P-12: the token of a link stays in no address, no cache and no request but the one that uses it @core", async ({
      page,
    }) => {
      const TOKEN = "canary-4711-canary-4711-canary-4711";
      const carriers: string[] = [];
      page.on("request", (request) => {
        const { referer = "" } = request.headers();
        if (request.url().includes(TOKEN) && !request.isNavigationRequest()) carriers.push(request.url());
        if (referer.includes(TOKEN)) carriers.push(`${request.url()} has it as its referrer`);
      });
      await page.goto("/");
      await shellIsKept(page);
      await page.goto(`/reset-password?token=${TOKEN}`);
      await expect(field(page, words, "reset.new-password")).toBeVisible();
      await expect(page).toHaveURL(/\/reset-password$/);
      await page.waitForLoadState("networkidle");
      const cached = await page.evaluate(async () => {
        const urls: string[] = [];
        for (const name of await caches.keys()) {
          for (const { url } of await (await caches.open(name)).keys()) urls.push(url);
        }
        return urls;
      });
      expect(cached.length).toBeGreaterThan(0);
      expect(cached.filter((url) => url.includes(TOKEN) || new URL(url).pathname === "/reset-password")).toEqual([]);
      expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
        TOKEN,
      );
      expect(carriers).toEqual([]);
      await page.reload();
      await expect(page.getByText(words("mailed-link.incomplete"), { exact: true })).toBeVisible();
    });

    test("the new password's rules speak under its fields", async ({ page }) => {
      await page.goto("/reset-password?token=whatever");
      await field(page, words, "reset.new-password").fill("short");
      await field(page, words, "account.confirm-password").focus();
      const short = visitor.language === "zh" ? /8 个/ : "Password must be at least 8 characters";
      await expect(page.locator("[role=alert]", { hasText: short })).toBeVisible();
      await page.getByRole("button", { name: words("reset.submit") }).click();
      await expect(page.getByText(words("reset.confirm-required"))).toBeVisible();
      await field(page, words, "account.confirm-password").fill("other");
      await expect(page.getByText(words("detail.passwords"))).toBeVisible();
    });

    test("a mailed link does nothing by being opened, and says when it is no good", async ({
      page,
      expectedErrors,
    }) => {
      expectedErrors.push(/400/);
      for (const [path, button, refused] of [
        ["/confirm-email", "confirm-email.submit", "confirm-email.refused"],
        ["/undo-email-change", "undo-email.submit", "undo-email.refused"],
      ] as const) {
        const posted: string[] = [];
        page.on("request", (request) => request.method() === "POST" && posted.push(new URL(request.url()).pathname));
        await page.goto(`${path}?token=no-good`);
        await expect(page.getByRole("button", { name: words(button) })).toBeVisible();
        await page.waitForLoadState("networkidle");
        expect(posted).toEqual([]);
        await page.getByRole("button", { name: words(button) }).click();
        await expect(page.getByRole("alert").filter({ hasText: words(refused) })).toBeVisible();
        expect(posted).toEqual([`/api/v1${path}`]);
        page.removeAllListeners("request");
      }
    });

    test("signed-in users are sent on from the screens of the signed-out", async ({ page, server }) => {
      const account = await createAccount(server.url);
      await openSignedIn(page, account, await logIn(server.url, account));
      for (const path of ["/login", "/search", "/sign-up", "/recover-password", "/reset-password?token=x"]) {
        await page.goto(path);
        await expect(page).toHaveURL(`${server.url}/`);
      }
    });
  });
}
