import { rm } from "node:fs/promises";
import { createAccount, logIn, openSignedIn } from "../support/accounts.ts";
import { expectNothingCovered, floats, goTo, SCREENS } from "../support/covered-actions.ts";
import { wordsIn } from "../support/words.ts";
import { offerFromBrowser, rememberVisits } from "./support/install.ts";
import { nextBuild } from "./support/next-build.ts";
import { BUILD_DIR, expect, test, visit } from "./support/test.ts";

/** The screens on which the card that offers to install the app stands. */
const CARD_SCREENS = ["/", "/tenant", "/items", "/outbox", "/viewings"];
const words = wordsIn("en");

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`on ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, locale: "en-GB" });

    test("the prompt for a new version covers no action of any screen", async ({ page, front, serverUrl }) => {
      test.slow();
      const next = await nextBuild(BUILD_DIR, "floats");
      try {
        const account = await createAccount(serverUrl);
        await front.deploy(BUILD_DIR);
        await openSignedIn(page, account, await logIn(serverUrl, account));
        await visit(page);
        await front.deploy(next);
        await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
        await expect(page.getByText(words("update.ready"), { exact: true })).toBeVisible();
        for (const path of new Set(SCREENS)) {
          await goTo(page, path);
          await expect(floats(page), path).toHaveCount(1);
          await expectNothingCovered(page, path);
        }
      } finally {
        await rm(next, { recursive: true, force: true });
      }
    });

    test("the card that offers to install the app covers no action of the screens that have it", async ({
      page,
      serverUrl,
    }) => {
      const account = await createAccount(serverUrl);
      await openSignedIn(page, account, await logIn(serverUrl, account));
      await offerFromBrowser(page);
      await rememberVisits(page, 1);
      await page.goto("/");
      const card = page.getByRole("region", { name: words("install.prompt") });
      await expect(card).toBeVisible();
      for (const path of CARD_SCREENS) {
        await goTo(page, path);
        await expect(card, path).toBeVisible();
        await expectNothingCovered(page, path);
      }
    });
  });
}
