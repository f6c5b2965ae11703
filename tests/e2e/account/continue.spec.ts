import type { APIRequestContext } from "@playwright/test";
import { createAccount, logIn, openSignedIn } from "../support/accounts.ts";
import { expect, test } from "../support/story.ts";
import { twoVisitors } from "../support/visitors.ts";
import { wordsIn } from "../support/words.ts";
import { acceptAgreement, logInOnScreen } from "./form.ts";

async function someRoom(request: APIRequestContext): Promise<string> {
  const { data } = (await (await request.get("/api/v1/items/open?limit=1")).json()) as { data: { id: string }[] };
  return `/item_detail/${data[0]?.id}`;
}

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("A-04: a shared link leads through the login and the agreement to one tap @core", async ({
      page,
      server,
      request,
    }) => {
      const account = await createAccount(server.url);
      const room = await someRoom(request);
      await page.goto(room);
      await expect(page).toHaveURL(/\/login\?next=/);
      await page.getByRole("link", { name: words("login.sign-up") }).click();
      await page
        .getByRole("main")
        .getByRole("link", { name: words("sign-up.log-in") })
        .click();
      await logInOnScreen(page, words, account);
      await acceptAgreement(page, words);
      expect(new URL(page.url()).pathname).toBe("/");
      await page.getByRole("link", { name: words("continue.listing") }).click();
      await expect(page).toHaveURL(new RegExp(`${room}$`));
      await expect(page.getByRole("region", { name: words("contact.heading") })).toBeVisible();
    });

    test("the offer can be sent away", async ({ page, server }) => {
      const account = await createAccount(server.url);
      await page.goto("/settings");
      await logInOnScreen(page, words, account);
      await acceptAgreement(page, words);
      await expect(page.getByRole("link", { name: words("continue.screen") })).toBeVisible();
      await page.getByRole("button", { name: words("continue.dismiss") }).click();
      await expect(page.getByRole("link", { name: words("continue.screen") })).toBeHidden();
      await expect(page).toHaveURL(/\/$/);
    });

    test("L-10: what leads elsewhere lands on the first screen, without an offer", async ({ page, server }) => {
      const account = await createAccount(server.url);
      await openSignedIn(page, account, await logIn(server.url, account));
      const hostile = [
        "//evil.example",
        "/\\evil.example",
        "https:evil.example",
        "javascript:alert(1)",
        "%2f%2fevil.example",
        "/\t/evil.example",
        "/\n/evil.example",
      ];
      for (const next of hostile) {
        await page.goto(`/login?${new URLSearchParams({ next })}`);
        await expect(page).toHaveURL(`${server.url}/`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("home.heading"));
        await page.goto(`/?${new URLSearchParams({ continue: next })}`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("home.heading"));
        await expect(page.getByRole("link", { name: words("continue.screen") })).toHaveCount(0);
      }
    });
  });
}
