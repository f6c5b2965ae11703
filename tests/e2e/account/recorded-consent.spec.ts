import { createAccount, logIn, type Tokens } from "../support/accounts.ts";
import { twoVisitors } from "../support/visitors.ts";
import { wordsIn } from "../support/words.ts";
import { acceptAgreement, logInOnScreen } from "./form.ts";
import { expect, test } from "./site.ts";

/** Chooses on another device. */
async function choose(
  serverUrl: string,
  { access_token }: Tokens,
  choices: { receive_updates: boolean; allow_data_for_training: boolean },
): Promise<void> {
  await fetch(`${serverUrl}/api/v1/users/me`, {
    method: "PATCH",
    headers: { authorization: `Bearer ${access_token}`, "content-type": "application/json" },
    body: JSON.stringify(choices),
  });
}

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);
  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("A-23: a recorded consent is filled in, and acceptance alone leaves it as it is", async ({ page, server }) => {
      const account = await createAccount(server.url);
      const tokens = await logIn(server.url, account);
      await choose(server.url, tokens, { receive_updates: true, allow_data_for_training: false });
      await page.goto("/login");
      await logInOnScreen(page, words, account);
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByLabel(words("privacy.updates"))).toBeChecked();
      await expect(dialog.getByLabel(words("privacy.training"))).not.toBeChecked();
      await acceptAgreement(page, words);
      const own = async () =>
        (await (
          await fetch(`${server.url}/api/v1/users/me/export`, {
            headers: { authorization: `Bearer ${tokens.access_token}` },
          })
        ).json()) as { user: object; consents: object[] };
      await expect
        .poll(async () => (await own()).consents.at(-1))
        .toMatchObject({ agreement_version: "1.0", receive_updates: true, allow_data_for_training: false });
      expect((await own()).user).toMatchObject({ receive_updates: true, allow_data_for_training: false });
    });

    test("A-23: accepted before the account is known, it overwrites nothing either", async ({ page, server }) => {
      const account = await createAccount(server.url);
      const tokens = await logIn(server.url, account);
      await choose(server.url, tokens, { receive_updates: true, allow_data_for_training: true });
      // The account does not come.
      await page.route("**/api/v1/users/me", (route) =>
        route.request().method() === "GET" ? new Promise(() => undefined) : route.continue(),
      );
      await page.goto("/login");
      await logInOnScreen(page, words, account);
      const saved = page.waitForResponse(
        (response) => response.url().endsWith("/users/me") && response.request().method() === "PATCH",
      );
      await acceptAgreement(page, words);
      expect(await (await saved).json()).toMatchObject({ receive_updates: true, allow_data_for_training: true });
    });
  });
}
