import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe.ts";
import { createAccount, logIn, openSignedIn, signIn } from "./support/accounts.ts";
import { acceptAgreement, field } from "./account/form.ts";
import { expect, SUPPORT_EMAIL, test } from "./account/site.ts";
import { demoRooms } from "./support/demo-rooms.ts";
import { twoVisitors } from "./support/visitors.ts";
import { wordsIn } from "./support/words.ts";

const NAMES = ["terms", "privacy", "safety"] as const;

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);
  const other = visitor.language === "zh" ? "en" : "zh";
  const heading = (page: Page) => page.getByRole("heading", { level: 1 });
  const linkTo = (page: Page, name: (typeof NAMES)[number]) =>
    page.getByRole("link", { name: words(`document.${name}`), exact: true });
  const version = { zh: "版本 1.2，2026年11月27日起", en: "Version 1.2 of 27 November 2026" };

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("A-66: from the sign-up a newcomer reads terms, privacy and safety, and what was typed is still there @core", async ({
      page,
    }) => {
      await page.goto("/sign-up");
      await field(page, words, "account.email").fill("newcomer@example.org");
      for (const name of NAMES) {
        await linkTo(page, name).click();
        await expect(heading(page)).toHaveText(words(`document.${name}`));
        await expect(page.getByText(version[visitor.language])).toBeVisible();
        await expect(page.getByRole("link", { name: SUPPORT_EMAIL }).first()).toBeVisible();
        await page.goBack();
        await expect(field(page, words, "account.email")).toHaveValue("newcomer@example.org");
      }
    });

    test("A-66: the documents are in the other language by the app's own switch, and axe finds nothing", async ({
      page,
    }) => {
      for (const name of NAMES) {
        await page.goto(`/${name}`);
        await expectNoViolations(page);
      }
      await page
        .getByRole("button", { name: words("language.label") })
        .first()
        .click();
      await page.getByRole("menuitem", { name: other === "en" ? "English" : "中文" }).click();
      await expect(heading(page)).toHaveText(wordsIn(other)("document.safety"));
      await expect(page.getByText(version[other])).toBeVisible();
    });

    test("A-66: who is to be called stands near the top, and is one tap away", async ({ page }) => {
      await page.goto("/safety");
      const contents = page.getByRole("navigation", { name: words("document.contents") });
      await contents.getByRole("link", { name: words("safety.calls"), exact: true }).click();
      await expect(page.getByRole("heading", { name: words("safety.calls"), exact: true })).toBeInViewport();
      await expect(page.getByRole("link", { name: "0300 123 2040" })).toHaveAttribute("href", "tel:03001232040");
    });

    test("A-66: the menu, a room and the page about the share card lead there", async ({ page, server }) => {
      const [room] = await demoRooms(server.url);
      await page.goto(`/?room=${room!.id}`);
      await page
        .getByRole("dialog")
        .getByRole("link", { name: words("room.safety") })
        .click();
      await expect(heading(page)).toHaveText(words("document.safety"));
      if (!visitor.wide) await page.getByRole("button", { name: words("menu.open") }).click();
      const foot = page.getByRole("navigation", { name: words("menu.foot") });
      await foot.getByRole("link", { name: words("document.terms"), exact: true }).click();
      await expect(heading(page)).toHaveText(words("document.terms"));
      const account = await createAccount(server.url);
      await openSignedIn(page, account, await logIn(server.url, account));
      await page.goto("/about");
      await page
        .getByRole("main")
        .getByRole("link", { name: words("about.safe.more") })
        .click();
      await expect(heading(page)).toHaveText(words("document.safety"));
    });

    test("A-66, A-23: the agreement's links are read before it is accepted, and then say which version was, and when", async ({
      page,
      server,
    }) => {
      await page.goto("/");
      await signIn(page, await logIn(server.url, await createAccount(server.url)));
      const dialog = page.getByRole("dialog", { name: words("agreement.title") });
      const accept = dialog.getByRole("button", { name: words("agreement.accept") });
      await dialog.getByRole("link", { name: words("document.privacy"), exact: true }).click();
      await expect(heading(page)).toHaveText(words("document.privacy"));
      await expect(accept).toBeHidden();
      const accepted = page.getByText(acceptedText(words("document.accepted")));
      await expect(accepted).toHaveCount(0);
      await page.goBack();
      await expect(accept).toBeVisible();
      await acceptAgreement(page, words);
      for (const name of ["terms", "privacy"]) {
        await page.goto(`/${name}`);
        await expect(accepted).toBeVisible();
        await expect(accepted).toContainText(String(new Date().getFullYear()));
      }
      await expectNoViolations(page);
    });

    test("A-52, A-66: a browser below the floor reads the document that it was sent to", async ({ page }) => {
      await page.addInitScript(() => void Reflect.deleteProperty(window, "CSSPropertyRule"));
      await page.goto("/safety");
      await expect(page).toHaveURL(/\/plain\/safety$/);
      await expect(heading(page)).toHaveText(words("document.safety"));
      await expectNoViolations(page);
    });

    test.describe("without a script", () => {
      test.use({ javaScriptEnabled: false });

      test("A-66: each document is there in both languages", async ({ page }) => {
        for (const name of NAMES) {
          await page.goto(`/${name}`);
          for (const language of ["zh", "en"] as const) {
            const title = wordsIn(language)(`document.${name}`);
            await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
          }
          await expect(page).toHaveTitle(new RegExp(words(`document.${name}`)));
        }
      });
    });
  });
}

/** The sentence, whatever the day in it is. */
function acceptedText(message: string): RegExp {
  return new RegExp(message.replace("{version}", "1\\.0").replace("{day}", ".+"));
}
