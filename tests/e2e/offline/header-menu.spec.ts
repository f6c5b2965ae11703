import { expect, test, visit } from "./support/test.ts";
import { createAccount, logIn, openSignedIn } from "../support/accounts.ts";
import { oneOrTwoVisitors } from "../support/visitors.ts";
import { wordsIn } from "../support/words.ts";

/** Half of what a call waits for: who waits for the call's end waits longer. */
const SOON = { timeout: 15_000 };

for (const visitor of oneOrTwoVisitors) {
  test.describe(visitor.name, () => {
    test.use(visitor.context);
    const words = wordsIn(visitor.language);

    test("a start where nothing answers has the user menu in the header, which waits for no call", async ({
      page,
      front,
      serverUrl,
    }) => {
      const account = await createAccount(serverUrl);
      await openSignedIn(page, account, await logIn(serverUrl, account));
      await visit(page);
      front.fault = ({ url }) => (url.startsWith("/api/") ? { kind: "hang" } : null);
      await page.evaluate(async () => {
        for (const { name } of await indexedDB.databases()) if (name?.includes("cache")) indexedDB.deleteDatabase(name);
      });
      await page.goto("/");
      const menu = page.getByRole("button", { name: words("session.menu"), exact: true });
      await expect(menu).toBeVisible(SOON);
      await menu.click();
      await expect(page.getByRole("menuitem", { name: words("session.log-out") })).toBeVisible();
    });

    test("where the code of the user menu does not come, the header has a link to the account, and no spinner", async ({
      page,
      front,
      serverUrl,
    }) => {
      const account = await createAccount(serverUrl);
      const tokens = await logIn(serverUrl, account);
      front.fault = ({ url }) => (url.startsWith("/assets/search-") ? { kind: "hang" } : null);
      await openSignedIn(page, account, tokens);
      await page.goto("/");
      const bar = page.getByRole("banner");
      await expect(bar.getByRole("link", { name: words("session.profile"), exact: true })).toBeVisible();
      await expect(bar.getByText(words("session.loading"))).toHaveCount(0);
    });
  });
}
