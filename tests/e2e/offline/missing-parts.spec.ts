import { LANGUAGE_NAMES } from "../../../src/client/platform/language/language-names.ts";
import { oneOrTwoVisitors } from "../support/visitors.ts";
import { wordsIn } from "../support/words.ts";
import { expect, test } from "./support/test.ts";

/** What draws sheets over the search: an open room, and the menu of a phone. */
const SHEETS = "**/assets/sheet-*.js";

for (const visitor of oneOrTwoVisitors) {
  test.describe(visitor.name, () => {
    // The worker would have the files.
    test.use({ ...visitor.context, serviceWorkers: "block" });
    const words = wordsIn(visitor.language);

    test("S17: a room whose sheet could not be fetched leaves the list of found rooms as it is, and opens later", async ({
      page,
    }) => {
      await page.route(SHEETS, (route) => route.abort("internetdisconnected"));
      await page.goto("/?mode=filter&city=Leeds");
      const rooms = page.getByRole("article");
      await rooms.first().getByRole("link").click();
      await expect(page.getByText(words("room.missing"))).toBeVisible();
      await expect(rooms.first()).toBeVisible();
      await page.goBack();
      await expect(page.getByText(words("room.missing"))).toBeHidden();
      await expect(rooms.first()).toBeVisible();

      await rooms.first().getByRole("link").click();
      await page.getByRole("button", { name: words("dialog.close"), exact: true }).click();
      await expect(page).not.toHaveURL(/room=/);
      await rooms.first().getByRole("link").click();
      await expect(page.getByText(words("room.missing"))).toBeVisible();
      await page.unroute(SHEETS);
      await page.evaluate(() => dispatchEvent(new Event("online")));
      await expect(page.getByRole("dialog").getByRole("button").first()).toBeVisible();
      await expect(page.getByText(words("room.missing"))).toBeHidden();
    });

    test("S17: a language whose sentences could not be fetched says so, changes nothing, and is chosen later", async ({
      page,
    }) => {
      const other = visitor.language === "zh" ? ("en" as const) : ("zh" as const);
      const chooseOther = async () => {
        await page.getByRole("button", { name: new RegExp(words("language.label")) }).click();
        await page.getByRole("menuitem", { name: LANGUAGE_NAMES[other].text }).click();
      };
      await page.goto("/sign-up");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("sign-up.title"));
      await page.getByRole("button", { name: new RegExp(words("language.label")) }).click();
      await page.keyboard.press("Escape");
      await page.route("**/assets/later-*.js", (route) => route.abort("internetdisconnected"));
      await chooseOther();
      await expect(page.getByText(words("language.not-loaded"))).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("sign-up.title"));
      await page.unroute("**/assets/later-*.js");
      await chooseOther();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(wordsIn(other)("sign-up.title"));
    });
  });
}

test.describe("on a phone", () => {
  test.use({ locale: "en-GB", viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
  const words = wordsIn("en");

  test("S17: a menu that could not be fetched says so, and opens at the next press", async ({ page }) => {
    await page.route(SHEETS, (route) => route.abort("internetdisconnected"));
    await page.goto("/");
    const button = page.getByRole("button", { name: words("menu.open") });
    await button.click();
    await expect(page.getByText(words("menu.failed"))).toBeVisible();
    await page.unroute(SHEETS);
    await button.click();
    await expect(page.getByRole("dialog").getByRole("button").first()).toBeVisible();
    await expect(page.getByText(words("menu.failed"))).toBeHidden();
  });
});
