import type { Page } from "@playwright/test";
import { expectNothingCovered, floats, goTo, SCREENS } from "./support/covered-actions.ts";
import { createAccount, logIn, openSignedIn } from "./support/accounts.ts";
import { leaveBelongings } from "./support/belongings.ts";
import { goToStep } from "./support/form-steps.ts";
import { expect, test } from "./support/story.ts";
import { visitors } from "./support/visitors.ts";
import { wordsIn } from "./support/words.ts";

/** The sizes of the screens, and two in which there is hardly room: a small phone, and a phone on its side. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
];

/** What stays until it is answered: the notice that another tab blocks the phone's database is the highest of all. */
async function blockStore(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new CustomEvent("store-blocked", { detail: "qiying-drafts" })));
    await expect(floats(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

for (const { name, language, context } of visitors
  .filter(({ wide }) => !wide)
  .concat(visitors.filter(({ wide }) => wide))) {
  const words = wordsIn(language);

  test.describe(name, () => {
    test.use({ ...context, expectedErrors: [/404/] });

    test("what floats can be closed, and covers no button at the foot of a form @core", async ({ page, server }) => {
      const account = await createAccount(server.url);
      await openSignedIn(page, account, await logIn(server.url, account));
      await page.goto("/items?form=new");
      await goToStep(page, "words");
      await blockStore(page);
      await expectNothingCovered(page, "the last step");
      await floats(page)
        .getByRole("button", { name: words("toast.dismiss") })
        .click();
      await expect(floats(page)).toHaveCount(0);
    });
  });
}

for (const size of SIZES) {
  test.describe(`on ${size.width} × ${size.height}`, () => {
    test.use({ viewport: size, locale: "en-GB", expectedErrors: [/404/, /400/, /422/] });
    const words = wordsIn("en");

    test("what stays until it is answered covers no action of any screen", async ({ page, server }) => {
      test.slow();
      const account = await createAccount(server.url);
      const tokens = await logIn(server.url, account);
      const own = await leaveBelongings(server, tokens, `Floatford ${size.width}`);
      await openSignedIn(page, account, tokens);
      await page.goto("/");
      await blockStore(page);
      for (const path of new Set([...SCREENS, ...own.map(({ path }) => path)])) {
        await goTo(page, path);
        await expect(floats(page), path).toHaveCount(1);
        await expectNothingCovered(page, path);
        if (path.includes("form=new") && size.width < 1024 && path.startsWith("/items")) {
          await goToStep(page, "words");
          await expectNothingCovered(page, "the last step");
        }
      }
    });

    test("a toast covers no action of the sheet that it is about", async ({ page, server }) => {
      const account = await createAccount(server.url);
      await openSignedIn(page, account, await logIn(server.url, account));
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.goto("/?mode=filter&city=London");
      await page.getByRole("article").first().getByRole("link").click();
      const contact = page.getByRole("dialog").getByRole("region", { name: words("contact.heading") });
      await contact.getByRole("button", { name: words("contact.show") }).click();
      await contact
        .getByRole("button", { name: words("copy") })
        .first()
        .click();
      await expect(floats(page)).toBeVisible();
      await expectNothingCovered(page, "an open room");
      await expect(floats(page), "it is still there").toBeVisible();
    });
  });
}
