import type { Page } from "@playwright/test";
import { MINUTE_MS } from "../../../src/domain/durations.ts";
import { createAccount, logIn, openSignedIn } from "../support/accounts.ts";
import { oneOrTwoVisitors } from "../support/visitors.ts";
import { wordsIn } from "../support/words.ts";
import type { Front } from "./support/front.ts";
import { expect, test, visit } from "./support/test.ts";

/** A server that takes every request and never answers: a basement, or a line that carries nothing. */
function fallSilent(front: Front): void {
  front.fault = ({ url }) => (url.startsWith("/api/") ? { kind: "hang" } : null);
}

async function yOf(page: Page, text: string): Promise<number> {
  return (await page.getByText(text, { exact: true }).first().boundingBox())!.y;
}

for (const visitor of oneOrTwoVisitors) {
  const words = wordsIn(visitor.language);

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("A-30: nothing answers: the page says so, shows what the phone has, and asks before it logs out @core", async ({
      page,
      front,
      serverUrl,
    }) => {
      const account = await createAccount(serverUrl);
      await openSignedIn(page, account, await logIn(serverUrl, account));
      await visit(page);
      await expect(page.getByRole("article")).toHaveCount(8);
      fallSilent(front);
      await page.reload();
      await expect(page.getByText(words("connection.silent"))).toBeVisible();
      await expect(page.getByRole("article")).toHaveCount(8);
      await expect(page.getByText(words("home.newest.none"))).toHaveCount(0);

      // Where nothing is saved: what is up first, then the specified words and the button.
      await page.goto("/tenant");
      await expect(page.getByText(words("slow-load.silent"))).toBeVisible();
      const button = page.getByRole("button", { name: words("slow-load.log-in-again") });
      await expect(button).toBeVisible();
      expect(await yOf(page, words("slow-load.silent"))).toBeLessThan(await yOf(page, words("slow-load.text")));
      await button.click();
      const question = page.getByRole("group", { name: words("slow-load.ask") });
      await expect(question).toContainText(words("slow-load.ask.text"));
      await question.getByRole("button", { name: words("slow-load.ask.stay") }).click();
      await expect(question).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem("access_token"))).not.toBeNull();
      await button.click();
      await question.getByRole("button", { name: words("slow-load.ask.log-out") }).click();
      await expect(page).toHaveURL(/\/login/);
    });

    test("an empty answer of earlier, in the place of one that does not come, does not say that there are no rooms", async ({
      page,
      front,
      serverUrl,
    }) => {
      const account = await createAccount(serverUrl);
      await openSignedIn(page, account, await logIn(serverUrl, account));
      const none = JSON.stringify({ data: [], count: 0 });
      front.fault = ({ url }) =>
        url.startsWith("/api/v1/items/open") ? { kind: "answer", status: 200, body: none } : null;
      await visit(page);
      await expect(page.getByText(words("home.newest.none"))).toBeVisible();
      fallSilent(front);
      // What is younger than five minutes is as good as asked for now.
      await page.clock.setSystemTime(Date.now() + 10 * MINUTE_MS);
      await page.reload();
      await expect(page.getByText(words("home.newest-unreachable"))).toBeVisible();
      await expect(page.getByText(words("home.newest.none"))).toHaveCount(0);
    });
  });
}
