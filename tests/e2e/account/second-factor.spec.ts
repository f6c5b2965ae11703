import type { Locator, Page } from "@playwright/test";
import { codeOf, stepAt } from "../../../src/server/auth/second-factor/totp.ts";
import { openDatabase } from "../../../src/server/db/open-database.ts";
import { createAccount, logIn, openSignedIn, type Account } from "../support/accounts.ts";
import { expectNoViolations } from "../support/axe.ts";
import { lastMailTo } from "../support/mailbox.ts";
import type { RunningServer } from "../support/server.ts";
import { twoVisitors } from "../support/visitors.ts";
import { wordsIn } from "../support/words.ts";
import { expect, SUPERUSER, test } from "./site.ts";

/** Somebody whom the superuser of the settings has made one, so that other stories are not asked for a code. */
async function anotherSuperuser(serverUrl: string): Promise<Account> {
  const account = await createAccount(serverUrl);
  const { access_token } = await logIn(serverUrl, SUPERUSER);
  const answer = await fetch(`${serverUrl}/api/v1/users/${account.id}`, {
    method: "PATCH",
    headers: { authorization: `Bearer ${access_token}`, "content-type": "application/json" },
    body: JSON.stringify({ is_superuser: true }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return account;
}

/** What an authenticator app shows. @param steps Half minutes from now. */
function codeOfApp(secret: string, steps = 0): string {
  const bits = [...secret].map((sign) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(sign).toString(2).padStart(5, "0"));
  const bytes = Buffer.from((bits.join("").match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  return codeOf(bytes, stepAt(new Date()) + steps);
}

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);
  const button = (within: Page | Locator, id: string) => within.getByRole("button", { name: words(id), exact: true });
  const dialog = (page: Page, id: string) => page.getByRole("dialog", { name: words(id), exact: true });

  test.describe(visitor.name, () => {
    // What waits for a code is refused first, and so is a wrong code.
    test.use({ ...visitor.context, expectedErrors: [/status of (400|403)/] });

    test("A-79: a superuser turns the second factor on, logs in as ever, and gives a code before they administrate", async ({
      page,
      browser,
      server,
    }) => {
      const root = await anotherSuperuser(server.url);
      await openSignedIn(page, root, await logIn(server.url, root));
      await page.goto("/settings?tab=password");
      await button(page, "second-factor.turn-on").click();
      const enrolling = dialog(page, "second-factor.turn-on");
      await expect(enrolling.getByRole("img", { name: words("second-factor.qr") })).toBeVisible();
      const secret = (await enrolling.locator("code").innerText()).replaceAll(" ", "");
      await expectNoViolations(page);
      await button(enrolling, "second-factor.turn-on.submit").click();
      await expect(enrolling.getByText(words("second-factor.code-required"))).toBeVisible();
      await enrolling.locator("input[name=code]").fill(codeOfApp(secret));
      await button(enrolling, "second-factor.turn-on.submit").click();
      const shown = dialog(page, "second-factor.codes");
      await expect(shown.getByRole("listitem")).toHaveCount(10);
      const codes = await shown.getByRole("listitem").allInnerTexts();
      await button(shown, "second-factor.codes-kept").click();
      await expect(button(page, "second-factor.turn-off")).toBeVisible();
      const told = await lastMailTo(server.dataDir, root.email);
      expect(told.text).toMatch(/刚刚开启了二次验证|has just been turned on/);
      // The session that has turned it on goes on.
      await page.goto("/admin");
      await expect(button(page, "admin.create")).toBeVisible();

      const elsewhere = await browser.newContext(visitor.context);
      const other = await elsewhere.newPage();
      await openSignedIn(other, root, await logIn(server.url, root));
      await other.goto("/admin");
      const asked = dialog(other, "step-up.title");
      await asked.locator("input[name=code]").fill("000000");
      await button(asked, "step-up.submit").click();
      await expect(asked.getByText(words("detail.second-factor-wrong"))).toBeVisible();
      // Who is not at their phone looks at the rest of the app, still logged in.
      await button(asked, "form.cancel").click();
      await expect(other.getByText(words("detail.second-factor-needed"))).toBeVisible();
      await button(other, "step-up.enter").click();
      await asked.locator("input[name=code]").fill(` ${codeOfApp(secret, 1).replace(/^.{3}/, "$& ")} `);
      await button(asked, "step-up.submit").click();
      await expect(asked).toBeHidden();
      await expect(button(other, "admin.create")).toBeVisible();
      await other.reload();
      await expect(button(other, "admin.create")).toBeVisible();
      await elsewhere.close();

      await page.goto("/settings?tab=password");
      await button(page, "second-factor.turn-off").click();
      const turning = dialog(page, "second-factor.turn-off");
      await button(turning, "second-factor.use-recovery-code").click();
      await turning.locator("input[name=code]").fill(codes[0]!);
      await button(turning, "second-factor.turn-off").click();
      await expect(button(page, "second-factor.turn-on")).toBeVisible();
    });

    test("A-79: a code that is wanted over an open form is asked for above it, and the form is sent then; others can be helped", async ({
      page,
      server,
    }) => {
      const root = await anotherSuperuser(server.url);
      const lost = await anotherSuperuser(server.url);
      const { secret, codes } = await enrolled(server.url, root);
      await enrolled(server.url, lost);
      const user = await createAccount(server.url, { fullName: `Leaving ${visitor.language} ${Date.now()}` });
      await openSignedIn(page, root, await logIn(server.url, root));
      await page.goto("/admin");
      const asked = dialog(page, "step-up.title");
      await asked.locator("input[name=code]").fill(codeOfApp(secret, 1));
      await button(asked, "step-up.submit").click();
      const row = (email: string) =>
        page.getByRole(visitor.wide ? "row" : "listitem").filter({ has: page.getByText(email, { exact: true }) });

      await row(lost.email).getByRole("button").click();
      await page.getByRole("menuitem", { name: words("admin.reset-second-factor") }).click();
      const resetting = dialog(page, "admin.reset-second-factor");
      await button(resetting, "admin.reset-second-factor.submit").click();
      await expect(page.getByText(words("admin.reset-second-factor.done"))).toBeVisible();

      await row(user.email).getByRole("button").click();
      await page.getByRole("menuitem", { name: words("admin.delete") }).click();
      await endStepUps(server, root);
      const deleting = dialog(page, "admin.delete-user");
      await button(deleting, "admin.delete").click();
      await button(asked, "second-factor.use-recovery-code").click();
      await asked.locator("input[name=code]").fill(codes[0]!.toLowerCase());
      await button(asked, "step-up.submit").click();
      await expect(page.getByText(words("admin.deleted"), { exact: true })).toBeVisible();
      await expect(row(user.email)).toHaveCount(0);
    });
  });
}

/** Turns somebody's second factor on by the API. */
async function enrolled(serverUrl: string, account: Account): Promise<{ secret: string; codes: string[] }> {
  const { access_token } = await logIn(serverUrl, account);
  const post = async (path: string, body: object): Promise<unknown> => {
    const answer = await fetch(`${serverUrl}/api/v1/users/me/second-factor${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${access_token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  const { secret } = (await post("", {})) as { secret: string };
  const confirmed = (await post("/confirm", { code: codeOfApp(secret) })) as { recovery_codes: string[] };
  return { secret, codes: confirmed.recovery_codes };
}

/** Has the eight hours of all sessions of somebody pass. */
async function endStepUps(server: RunningServer, { id }: Account): Promise<void> {
  const database = await openDatabase(server, () => undefined);
  try {
    const past = { stepped_up_until: new Date(Date.now() - 1000).toISOString() };
    await database.kysely.updateTable("session").set(past).where("account_id", "=", id).execute();
  } finally {
    await database.close();
  }
}
