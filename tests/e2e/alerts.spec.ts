import { createAccount, logIn, openSignedIn } from "./support/accounts.ts";
import { expect, test } from "./support/story.ts";
import { twoVisitors } from "./support/visitors.ts";
import { wordsIn } from "./support/words.ts";

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("A-77: that a mail was opened is counted once, on a page that clears its address too", async ({
      page,
      expectedErrors,
    }) => {
      // The link is none that a mail has brought.
      expectedErrors.push(/40[014]/);
      const counted: string[] = [];
      page.on("response", (answer) => {
        const { pathname } = new URL(answer.url());
        if (/\/notifications\/.*\/opened$/.test(pathname)) counted.push(`${pathname} ${answer.status()}`);
      });
      const ids = [crypto.randomUUID(), crypto.randomUUID()];
      const asCounted = ids.map((id) => `/api/v1/notifications/${id}/opened 204`);
      await page.goto(`/still-available?token=none.1.abc&from=${ids[0]}`);
      await expect(page.getByRole("button", { name: words("availability.available") })).toBeVisible();
      await expect(page).toHaveURL(/\/still-available$/);
      await expect.poll(() => counted).toEqual(asCounted.slice(0, 1));
      await page.goto(`/?mode=filter&city=London&from=${ids[1]}`);
      await expect(page).toHaveURL(/\/\?mode=filter&city=London$/);
      await expect.poll(() => counted).toEqual(asCounted);
      await page.reload();
      await expect(page.getByRole("article").filter({ visible: true }).first()).toBeVisible();
      expect(counted).toEqual(asCounted);
    });

    test("A-73: who wants no questions about their rooms reads that these pause all the same", async ({
      page,
      server,
    }) => {
      const account = await createAccount(server.url);
      await openSignedIn(page, account, await logIn(server.url, account));
      await page.goto("/saved-searches");
      const note = page.getByText(words("alerts.freshness.off").replace("{days}", "28"));
      const setting = page.getByRole("radiogroup", { name: words("alerts.freshness") });
      await expect(setting).toBeVisible();
      await expect(note).toBeHidden();
      await setting.getByText(words("alerts.off"), { exact: true }).click();
      await expect(note).toBeVisible();
    });
  });
}
