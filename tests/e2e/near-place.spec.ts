import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe.ts";
import { expect, shellIsKept, test } from "./offline/support/test.ts";
import { oneOrTwoVisitors } from "./support/visitors.ts";
import { wordsIn } from "./support/words.ts";

const dialog = (page: Page) => page.getByRole("dialog");

for (const visitor of oneOrTwoVisitors) {
  const words = wordsIn(visitor.language);
  const zh = visitor.language === "zh";
  const campus = zh ? "曼彻斯特大学" : "University of Manchester";
  const about = zh ? /约 [\d–]+ 分钟到曼彻斯特大学/ : /min (on foot )?to University of Manchester/;

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    async function choosePlace(page: Page): Promise<void> {
      await page.goto("/");
      await page.getByRole("button", { name: words("search.near"), exact: true }).click();
      await dialog(page)
        .getByRole("searchbox")
        .fill(zh ? "曼大" : "uni of manc");
      await dialog(page).getByRole("button", { name: campus }).first().click();
      await dialog(page)
        .getByRole("button", { name: zh ? "30 分钟内" : "30 min or less" })
        .click();
      await expectNoViolations(page);
      await dialog(page).locator("button[type=submit]").click();
    }

    test("SQ-10: rooms near a campus come nearest first, each with its time, and the room's page tells every way", async ({
      page,
    }) => {
      await choosePlace(page);
      await expect(page).toHaveURL(/within_minutes=30/);
      const cards = page.getByRole("main").getByRole("article");
      await expect(cards.first().getByText(about)).toBeVisible();
      await expect(cards.first()).toContainText(zh ? "曼彻斯特" : "Manchester");
      await cards.first().getByRole("link").click();
      await expect(dialog(page).getByText(words("travel.transit"), { exact: true })).toBeVisible();
      await expect(dialog(page).getByText(words("travel.bicycle"), { exact: true })).toBeVisible();
      await expect(dialog(page).getByText(words("travel.foot"), { exact: true })).toBeVisible();
    });

    test("SQ-10: the place is remembered, and found again without a network among the saved rooms", async ({
      page,
      context,
    }) => {
      await choosePlace(page);
      await expect(page.getByRole("main").getByText(about).first()).toBeVisible();
      await shellIsKept(page);
      await page.reload();
      await expect(page.getByRole("main").getByText(about).first()).toBeVisible();
      await context.setOffline(true);
      await page.goto("/");
      await page.getByRole("button", { name: words("search.near"), exact: true }).click();
      await dialog(page).getByRole("button", { name: campus }).first().click();
      await dialog(page).locator("button[type=submit]").click();
      await expect(page.getByRole("main").getByText(about).first()).toBeVisible();
    });
  });
}
