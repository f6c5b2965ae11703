import type { APIRequestContext, Page } from "@playwright/test";
import { createAccount, logIn, openSignedIn } from "../support/accounts.ts";
import { codeIn, lastMailTo } from "../support/mailbox.ts";
import { expect, test } from "../support/story.ts";
import { twoVisitors, visitors } from "../support/visitors.ts";
import { wordsIn } from "../support/words.ts";
import { acceptAgreement, field, logInOnScreen, type Words } from "./form.ts";
import { shellIsKept } from "../offline/support/test.ts";

let made = 0;
const newEmail = () => `fresh-${Date.now()}-${(made += 1)}@example.org`;
const PASSWORD = "seven herons on a roof";

async function fillIn(page: Page, words: Words, email: string): Promise<void> {
  await field(page, words, "account.email").fill(email);
  await field(page, words, "sign-up.full-name").fill("韩梅梅");
  await field(page, words, "account.password").fill(PASSWORD);
  await field(page, words, "account.confirm-password").fill(PASSWORD);
}

/** How often something has been pressed since, by mouse or finger. */
async function countTaps(page: Page): Promise<() => number> {
  let taps = 0;
  await page.exposeFunction("countTap", () => (taps += 1));
  await page.addInitScript(() => {
    const { countTap } = window as unknown as { countTap: () => void };
    const count = ({ detail }: MouseEvent) => {
      if (detail > 0) countTap();
    };
    addEventListener("click", count, true);
  });
  return () => taps;
}

for (const visitor of visitors) {
  const words = wordsIn(visitor.language);
  const sendButton = (page: Page) => page.getByRole("button", { name: words("sign-up.send"), exact: true });
  const submit = (page: Page) =>
    page
      .getByRole("main")
      .getByRole("button", { name: words("sign-up.submit"), exact: true })
      .click();

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("A-07: a whole sign-up, with the code from the mail, then the login; the code has confirmed the address @core", async ({
      page,
      context,
      server,
    }) => {
      const email = newEmail();
      await page.goto("/sign-up?next=%2Fsettings");
      await expect(page.getByText(words("account.share-link"))).toBeVisible();
      await fillIn(page, words, email);
      await sendButton(page).click();
      await expect(page.getByText(words("sign-up.code-sent"))).toBeVisible();
      const code = codeIn(await lastMailTo(server.dataDir, email));
      const cookies = await context.cookies();
      // The browser knows that a code was asked for, and until when; not the code.
      expect(cookies.filter(({ value }) => value.includes(code))).toEqual([]);
      const kept = cookies.find(({ name }) => name.endsWith("verification_code"));
      expect(kept).toMatchObject({ sameSite: "Strict", path: "/" });
      expect((kept?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(300);
      // As it is pasted from a mail, with spaces.
      await field(page, words, "sign-up.code").fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
      await submit(page);
      await expect(page.getByText(words("sign-up.success"))).toBeVisible();
      await expect(page).toHaveURL(/\/login\?next=%2Fsettings$/);
      // What it says covers nothing that can be pressed.
      await page.getByRole("link", { name: words("login.forgot") }).click({ trial: true });
      expect((await context.cookies()).filter(({ name }) => /verification/.test(name))).toEqual([]);
      // Both are filled in: one tap.
      await expect(page.getByText(words("login.signed-up"))).toBeVisible();
      await expect(field(page, words, "account.email")).toHaveValue(email);
      await expect(field(page, words, "account.password")).toHaveValue(PASSWORD);
      await page
        .getByRole("main")
        .getByRole("button", { name: words("login.submit"), exact: true })
        .click();
      await acceptAgreement(page, words);
      expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
        PASSWORD,
      );
      await expect(page.getByRole("link", { name: words("continue.screen") })).toBeVisible();

      await page.getByRole("link", { name: words("continue.screen") }).click();
      await expect(page.getByText(words("settings.verified"), { exact: true })).toBeVisible();
    });

    test("A-51: a shared link leads to the contact in sight: five taps, the sign-up's fields and the keyboard's Go behind the code", async ({
      page,
      request,
      server,
    }) => {
      const room = await newestRoom(request);
      const email = newEmail();
      const taps = await countTaps(page);
      await page.goto(`/?room=${room}`);
      await pressContact(page);
      await expect(page.getByText(words("sign-up.for-contact"))).toBeVisible();
      await fillIn(page, words, email);
      await sendButton(page).click();
      await expect(page.getByText(words("sign-up.code-sent"))).toBeVisible();
      await field(page, words, "sign-up.code").fill(codeIn(await lastMailTo(server.dataDir, email)));
      // Go, or Enter, of the keyboard that has typed the code. Where it has none, the button makes it one tap more.
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/login\?next=/);
      await expect(field(page, words, "account.password")).toHaveValue(PASSWORD);
      await page
        .getByRole("main")
        .getByRole("button", { name: words("login.submit"), exact: true })
        .click();
      await acceptAgreement(page, words);
      await seesContact(page);
      // The bar's contact, Send, Log in, the tick, Accept. A desktop has no bar, and its link is in sight.
      expect(taps()).toBe(5);
    });

    test("A-51: on a phone that was logged in before, a shared link leads to the contact in sight by way of the login", async ({
      page,
      request,
      server,
    }) => {
      const room = await newestRoom(request);
      const account = await createAccount(server.url);
      await page.goto("/login");
      await logInOnScreen(page, words, account);
      await acceptAgreement(page, words);
      await endSession(page);
      const taps = await countTaps(page);
      await page.goto(`/?room=${room}`);
      await pressContact(page, "session.log-in");
      await expect(page.getByText(words("login.for-contact"))).toBeVisible();
      await logInOnScreen(page, words, account);
      await seesContact(page);
      expect(taps()).toBe(2);
    });

    // What is painted for a desktop has no bar.
    for (const phone of visitor.wide ? [] : (["new", "known"] as const)) {
      test(`A-51: pressed before any script has come, on a ${phone} phone, it leads to the same contact`, async ({
        page,
        request,
        server,
      }) => {
        const room = await newestRoom(request);
        const account = await createAccount(server.url);
        if (phone === "known") {
          await openSignedIn(page, account, await logIn(server.url, account));
          await page.goto("/");
          await endSession(page);
        }
        const scripts = /\/assets\/.*\.js/;
        await page.route(scripts, () => undefined);
        await page.goto(`/?room=${room}`, { waitUntil: "commit" });
        const painted = page.locator("[data-painted-room]");
        await painted.getByRole("link", { name: words("contact.heading"), exact: true }).click({ noWaitAfter: true });
        await page.waitForURL(/sign-up/, { waitUntil: "commit" });
        await page.unroute(scripts);
        await page.reload();
        if (phone === "new") {
          await expect(page.getByText(words("sign-up.for-contact"))).toBeVisible();
          await page.getByRole("link", { name: words("sign-up.log-in") }).click();
        }
        await expect(page.getByText(words("login.for-contact"))).toBeVisible();
        await logInOnScreen(page, words, account);
        if (phone === "new") await acceptAgreement(page, words);
        await seesContact(page);
      });
    }

    async function pressContact(page: Page, onDesktop = "login.sign-up"): Promise<void> {
      await expect(page.locator("[data-painted-room]")).toHaveCount(0);
      const dialog = page.getByRole("dialog");
      const name = words(visitor.wide ? onDesktop : "contact.heading");
      const link = dialog.getByRole("link", { name, exact: true });
      await expect(link).toBeInViewport();
      await link.click();
    }

    async function seesContact(page: Page): Promise<void> {
      const contact = page.getByRole("dialog").getByRole("region", { name: words("contact.heading") });
      await expect(contact.getByText("@").first()).toBeInViewport({ ratio: 1 });
      await expect(contact).toBeFocused();
    }

    // The rest depends on the width or on the language, not on both.
    if (!twoVisitors.includes(visitor)) return;

    test("Send counts down from sixty, also over a reload, and then can be pressed again", async ({ page }) => {
      await page.clock.install();
      await page.goto("/sign-up");
      await field(page, words, "account.email").fill(newEmail());
      await sendButton(page).click();
      await expect(sendButton(page)).toBeHidden();
      const counting = page.getByRole("button", {
        name: visitor.language === "zh" ? /\d+ 秒后/ : /again in \d+ second/,
      });
      await expect(counting).toBeDisabled();
      await page.clock.runFor(20_000);
      await expect(counting).toHaveText(visitor.language === "zh" ? /^(40|39|38) 秒$/ : /^(40|39|38) s$/);
      await page.reload();
      await expect(counting).toBeDisabled();
      await page.clock.runFor(45_000);
      await expect(sendButton(page)).toBeEnabled();
    });

    test("Send wants an address first; the fields say what is wrong when they are left", async ({ page }) => {
      await page.goto("/sign-up");
      await sendButton(page).click();
      await expect(page.getByText(words("detail.email-required"))).toBeVisible();
      await expect(field(page, words, "account.email")).toBeFocused();
      await field(page, words, "account.email").fill("not an address");
      await field(page, words, "sign-up.full-name").focus();
      await expect(page.getByText("Email 格式错误")).toBeVisible();
      await submit(page);
      for (const id of ["detail.name-required", "field.password-required", "field.confirmation-required"])
        await expect(page.getByText(words(id), { exact: true })).toBeVisible();
      await field(page, words, "account.password").fill("short");
      await field(page, words, "account.confirm-password").fill("other");
      const short = visitor.language === "zh" ? /8 个/ : "Password must be at least 8 characters";
      await expect(page.locator("[role=alert]", { hasText: short })).toBeVisible();
      await expect(page.getByText(words("detail.passwords-sign-up"))).toBeVisible();
    });

    test("password managers and phones find what they need", async ({ page }) => {
      await page.goto("/sign-up");
      await expect(page.locator("input[name=verification_code]")).toHaveAttribute("aria-required", "true");
      for (const [name, token] of [
        ["email", "username"],
        ["full_name", "name"],
        ["password", "new-password"],
        ["confirm_password", "new-password"],
        ["verification_code", "one-time-code"],
      ] as const)
        await expect(page.locator(`input[name=${name}]`)).toHaveAttribute("autocomplete", token);
      await expect(page.locator("input[name=verification_code]")).toHaveAttribute("inputmode", "numeric");
    });

    test("U-02: no code to be had, none that is one, a wrong one, and one that is too old", async ({
      page,
      context,
      server,
      expectedErrors,
    }) => {
      expectedErrors.push(/400/);
      const email = newEmail();
      await page.goto("/sign-up");
      await fillIn(page, words, email);
      await field(page, words, "sign-up.code").fill("123456");
      await submit(page);
      // Said where the button is that sends one.
      await expect(page.getByRole("alert").getByText(words("sign-up.code-missing"))).toBeVisible();
      await expect(field(page, words, "sign-up.code")).toBeFocused();
      await expect(page.getByText(words("sign-up.too-many-visitors"))).toHaveCount(0);
      await sendButton(page).click();
      const code = codeIn(await lastMailTo(server.dataDir, email));
      const asked: string[] = [];
      page.on("request", (request) => void asked.push(request.url()));
      await field(page, words, "sign-up.code").fill(code.slice(0, 4));
      await submit(page);
      await expect(page.getByRole("alert").getByText(words("sign-up.code-invalid"))).toBeVisible();
      // It costs none of the five tries.
      expect(asked.filter((url) => url.endsWith("/users/open"))).toEqual([]);
      await field(page, words, "sign-up.code").fill(String((Number(code) + 1) % 1_000_000).padStart(6, "0"));
      await submit(page);
      await expect(page.getByRole("alert").getByText(words("sign-up.code-invalid"))).toBeVisible();
      await expect(field(page, words, "sign-up.code")).toBeFocused();
      expect(asked.filter((url) => url.endsWith("/users/open"))).toHaveLength(1);
      await context.clearCookies();
      await field(page, words, "sign-up.code").fill(code);
      await submit(page);
      await expect(page.getByText(words("sign-up.code-expired"))).toBeVisible();
      await expect(field(page, words, "sign-up.full-name")).toHaveValue("韩梅梅");
    });

    test("PR-803: where no code can be had for the crowd, that is what it says", async ({ page, expectedErrors }) => {
      expectedErrors.push(/429/);
      await page.goto("/sign-up");
      await fillIn(page, words, newEmail());
      await page.route("**/api/v1/sign-up/check/**", (route) =>
        route.fulfill({
          status: 429,
          headers: { "retry-after": "120" },
          json: { detail: "Too many", code: "too_many_attempts" },
        }),
      );
      await sendButton(page).click();
      const alert = page.getByRole("alert").filter({ hasText: words("sign-up.too-many-visitors") });
      await expect(alert).toContainText(visitor.language === "zh" ? "2 分钟" : "2 minutes");
      await submit(page);
      await expect(alert).toBeVisible();
    });

    test("what was typed survives a reload: all but the passwords, which it says", async ({ page, server }) => {
      const email = newEmail();
      await page.goto("/sign-up");
      await fillIn(page, words, email);
      await sendButton(page).click();
      await expect(page.getByText(words("sign-up.code-sent"))).toBeVisible();
      const code = codeIn(await lastMailTo(server.dataDir, email));
      await field(page, words, "sign-up.code").fill(code.slice(0, 3));
      await page.reload();
      await expect(field(page, words, "account.email")).toHaveValue(email);
      await expect(field(page, words, "sign-up.full-name")).toHaveValue("韩梅梅");
      await expect(field(page, words, "sign-up.code")).toHaveValue(code.slice(0, 3));
      await expect(page.getByText(email)).toBeVisible();
      await expect(page.getByText(words("sign-up.code-sent"))).toBeVisible();
      await expect(page.getByText(words("sign-up.password-again").replace("{least}", "8"))).toBeVisible();
      expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
        PASSWORD,
      );
      await field(page, words, "account.password").fill(PASSWORD);
      await field(page, words, "account.confirm-password").fill(PASSWORD);
      await field(page, words, "sign-up.code").fill(code);
      await submit(page);
      await expect(page).toHaveURL(/\/login$/);
    });

    test("a code that went to another address is not taken for this one's", async ({ page, server }) => {
      const [first, second] = [newEmail(), newEmail()];
      await page.goto("/sign-up");
      await fillIn(page, words, first);
      await sendButton(page).click();
      const code = codeIn(await lastMailTo(server.dataDir, first));
      await field(page, words, "account.email").fill(second);
      await field(page, words, "sign-up.code").fill(code);
      await submit(page);
      const problem = words("sign-up.code-elsewhere").replace("{email}", first);
      await expect(page.getByRole("alert").getByText(problem)).toBeVisible();
    });

    test("after a reload of the login the password is gone; the address and the ticked box are there", async ({
      page,
      server,
    }) => {
      const email = newEmail();
      await page.goto("/sign-up");
      await fillIn(page, words, email);
      await sendButton(page).click();
      await field(page, words, "sign-up.code").fill(codeIn(await lastMailTo(server.dataDir, email)));
      await submit(page);
      await expect(field(page, words, "account.password")).toHaveValue(PASSWORD);
      await page.getByLabel(words("login.remember")).check();
      await page.reload();
      await expect(page.getByLabel(words("login.remember"))).toBeChecked();
      await expect(field(page, words, "account.email")).toHaveValue(email);
      await expect(field(page, words, "account.password")).toHaveValue("");
    });

    test("an address that is taken is 'Failed to create user' with the reason", async ({
      page,
      server,
      expectedErrors,
    }) => {
      expectedErrors.push(/40\d/);
      const { email } = await createAccount(server.url, { email: newEmail() });
      await page.goto("/sign-up");
      await fillIn(page, words, email);
      await page.evaluate(() => {
        document.cookie = "verification_code=1; Path=/; Max-Age=300; SameSite=Strict";
      });
      await page.route("**/api/v1/users/open", async (route) => {
        const sent = route.request().postDataJSON() as object;
        // The server would speak of the code first.
        await route.continue({ postData: JSON.stringify({ ...sent, verification_code: undefined }) });
      });
      await field(page, words, "sign-up.code").fill("123456");
      await submit(page);
      const alert = page.getByRole("alert").filter({ hasText: words("sign-up.failed") });
      await expect(alert).toContainText(words("detail.email-in-system"));
      await logIn(server.url, { email, password: "a quiet room 42" });
    });

    test("A-43: without a network Send is off and says why", async ({ page, context, expectedErrors }) => {
      expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
      await page.goto("/sign-up");
      await shellIsKept(page);
      await expect(sendButton(page)).toBeEnabled();
      await context.setOffline(true);
      await expect(sendButton(page)).toBeDisabled();
      await expect(page.getByText(words("sign-up.send-offline"))).toBeVisible();
      await context.setOffline(false);
      await expect(sendButton(page)).toBeEnabled();
    });
  });
}

/** The id of the newest room. */
async function newestRoom(request: APIRequestContext): Promise<string> {
  const { data } = (await (await request.get("/api/v1/items/open?limit=1")).json()) as { data: [{ id: string }] };
  return data[0].id;
}

/** Leaves a phone as one whose session is over. */
function endSession(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const token of ["access_token", "refresh_token"]) localStorage.removeItem(token);
  });
}
