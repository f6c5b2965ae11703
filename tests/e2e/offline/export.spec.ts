import { createAccount, logIn, openSignedIn } from "../support/accounts.ts";
import { oneOrTwoVisitors } from "../support/visitors.ts";
import { wordsIn } from "../support/words.ts";
import { expect, test } from "./support/test.ts";

/** Silence ends a try after half a minute to a minute. */
const LONGER_THAN_SILENCE_MS = 100_000;

for (const visitor of oneOrTwoVisitors) {
  const words = wordsIn(visitor.language);

  test.describe(visitor.name, () => {
    test.use(visitor.context);
    // The page alone listens.
    test.use({ serviceWorkers: "block" });

    test("an export of which nothing more comes says so, and can be asked for again", async ({
      page,
      front,
      serverUrl,
    }) => {
      const account = await createAccount(serverUrl);
      await openSignedIn(page, account, await logIn(serverUrl, account));
      await page.goto("/settings?tab=privacy");
      front.fault = ({ url }) => (url.includes("/export.zip") ? { kind: "stall" } : null);
      const button = page.getByRole("button", { name: words("settings.export.download"), exact: true });
      await button.click();
      await expect(button).toBeDisabled();
      await expect(button).toBeEnabled({ timeout: LONGER_THAN_SILENCE_MS });
      await expect(page.getByText(words("failure.unreachable"), { exact: true })).toBeVisible();

      front.fault = null;
      const download = page.waitForEvent("download");
      await button.click();
      expect((await download).suggestedFilename()).toMatch(/\.zip$/);
    });
  });
}
