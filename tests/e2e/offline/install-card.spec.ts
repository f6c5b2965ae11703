import type { Page } from "@playwright/test";
import { createAccount, logIn, openSignedIn } from "../support/accounts.ts";
import { wordsIn } from "../support/words.ts";
import { memoryOf, offerFromBrowser, rememberVisits } from "./support/install.ts";
import { nextBuild } from "./support/next-build.ts";
import { BUILD_DIR, expect, test, visit } from "./support/test.ts";

/** The card that offers to install the app (A30, X2). */
const words = wordsIn("en");
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

test.use({ locale: "en-GB", viewport: { width: 390, height: 844 } });

test("X2: on the second visit the browser's own offer is kept, used once, and never made again", async ({ page }) => {
  await offerFromBrowser(page);
  await page.goto("/");
  await expect(page.getByRole("article").first()).toBeVisible();
  await restsAndIsCounted(page);
  await expect(cardOf(page, "install.prompt")).toBeHidden();
  await comeBack(page);
  await cardOf(page, "install.prompt")
    .getByRole("button", { name: words("install.prompt.action") })
    .click();
  await expect(cardOf(page, "install.prompt")).toBeHidden();
  expect(await page.evaluate(() => Reflect.get(window, "asked") as number)).toBe(1);
  await comeBack(page);
  await restsAndIsCounted(page);
  await expect(cardOf(page, "install.prompt")).toBeHidden();
});

test("X2: it is seen on two visits at most, and not where somebody writes", async ({ page, serverUrl }) => {
  const account = await createAccount(serverUrl);
  await openSignedIn(page, account, await logIn(serverUrl, account));
  await offerFromBrowser(page);
  await rememberVisits(page, 1);
  await page.goto("/items?form=new");
  await restsAndIsCounted(page);
  await expect(cardOf(page, "install.prompt")).toBeHidden();
  await page.goto("/");
  await expect(cardOf(page, "install.prompt")).toBeVisible();
  await comeBack(page);
  await expect(cardOf(page, "install.prompt")).toBeVisible();
  await comeBack(page);
  await restsAndIsCounted(page);
  await expect(cardOf(page, "install.prompt")).toBeHidden();
});

test("W12: the consent of a first login is nothing that somebody has written: the card waits for the next visit", async ({
  page,
  front,
  serverUrl,
}) => {
  const tokens = await logIn(serverUrl, await createAccount(serverUrl));
  await offerFromBrowser(page);
  await page.goto("/empty.html");
  await page.evaluate(({ access_token, refresh_token }) => {
    localStorage.setItem("access_token", access_token);
    localStorage.setItem("refresh_token", refresh_token);
  }, tokens);
  await page.goto("/");
  const agreement = page.getByRole("dialog", { name: words("agreement.title") });
  await agreement.getByLabel(words("agreement.confirm")).check();
  front.isDown = true;
  await agreement.getByRole("button", { name: words("agreement.accept") }).click();
  await expect(agreement).toBeHidden();
  front.isDown = false;
  await page.reload();
  await restsAndIsCounted(page);
  await expect(cardOf(page, "install.prompt")).toBeHidden();
});

test("X2: it makes way for an update, and goes for good when it is sent away or the app is installed", async ({
  page,
  front,
}) => {
  await offerFromBrowser(page);
  await rememberVisits(page, 1);
  await visit(page);
  await expect(cardOf(page, "install.prompt")).toBeVisible();
  await front.deploy(await nextBuild(BUILD_DIR, "buildtwo"));
  await page.reload();
  await expect(page.getByText(words("update.ready"))).toBeVisible();
  await expect(cardOf(page, "install.prompt")).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event("appinstalled")));
  await expect.poll(() => page.evaluate(memoryOf, {})).toMatchObject({ isOver: true });
});

test.describe("on an iPhone", () => {
  test.use({ userAgent: IPHONE, hasTouch: true, isMobile: true });

  test("X2: three drawn steps lead to the home screen, and drafts are said to stay behind", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "standalone", { value: false }));
    await rememberVisits(page, 1);
    await page.goto("/");
    await cardOf(page, "install.ios")
      .getByRole("button", { name: words("install.how") })
      .click();
    const sheet = page.getByRole("dialog", { name: words("install.ios.title") });
    await expect(sheet.getByRole("listitem")).toHaveCount(3);
    await expect(sheet.getByText(words("install.ios.apart"))).toBeVisible();
    await sheet.getByRole("button", { name: words("dialog.close") }).click();
    await cardOf(page, "install.ios")
      .getByRole("button", { name: words("install.dismiss") })
      .click();
    await comeBack(page);
    await restsAndIsCounted(page);
    await expect(cardOf(page, "install.ios")).toBeHidden();
  });

  test("X2: the installed app offers nothing", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "standalone", { value: true }));
    await rememberVisits(page, 5);
    await page.goto("/");
    await restsAndIsCounted(page);
    await expect(cardOf(page, "install.ios")).toBeHidden();
  });
});

test.describe("in WeChat on an iPhone", () => {
  test.use({ userAgent: `${IPHONE} MicroMessenger/8.0.50`, hasTouch: true, isMobile: true });

  test("X2: the link leads into a browser, and who writes is told that the window may forget", async ({
    page,
    context,
    serverUrl,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "standalone", { value: false });
      Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
    });
    const account = await createAccount(serverUrl);
    await openSignedIn(page, account, await logIn(serverUrl, account));
    await rememberVisits(page, 1);
    await page.goto("/items");
    await cardOf(page, "install.browser")
      .getByRole("button", { name: words("install.how") })
      .click();
    const sheet = page.getByRole("dialog", { name: words("install.browser.title") });
    await expect(sheet.getByText(words("install.browser.safari"))).toBeVisible();
    await sheet.getByRole("button", { name: words("install.copy") }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.goto("/items?form=new");
    await expect(page.getByText(words("forgetful.title"))).toBeVisible();
  });
});

/** The card, by its title. */
function cardOf(page: Page, title: string) {
  return page.getByRole("region", { name: words(title) });
}

/** The same phone on another day. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(memoryOf, { lastVisitAt: 0 });
  await page.reload();
}

/** This start has been counted: from then on it is decided whether the card is shown. */
async function restsAndIsCounted(page: Page): Promise<void> {
  const lastVisitAt = async () => (await page.evaluate(memoryOf, {})).lastVisitAt;
  await expect.poll(lastVisitAt, { timeout: 60_000 }).toBeGreaterThan(0);
}
