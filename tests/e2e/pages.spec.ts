import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe.ts";
import { expect, openAsSuperuser, SUPPORT_EMAIL, test } from "./account/site.ts";
import { oneOrTwoVisitors } from "./support/visitors.ts";
import { wordsIn } from "./support/words.ts";

for (const visitor of oneOrTwoVisitors) {
  const words = wordsIn(visitor.language);
  const openMenu = async (page: Page) => {
    if (!visitor.wide) await page.getByRole("button", { name: words("menu.open") }).click();
  };

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("A-32, A-42: the menu's foot has the support address, the roadmap and the version history", async ({
      page,
      server,
    }) => {
      await openAsSuperuser(page, server.url, "/");
      await openMenu(page);
      const foot = page.getByRole("navigation", { name: words("menu.foot") });
      await expect(foot.getByRole("link", { name: SUPPORT_EMAIL })).toHaveAttribute("href", `mailto:${SUPPORT_EMAIL}`);
      await foot.getByRole("link", { name: words("milestone.title") }).click();
      await expect(page).toHaveURL(/\/milestone$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("milestone.title"));
      await openMenu(page);
      await foot.getByRole("link", { name: words("changelog.title") }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("changelog.title"));
    });

    test("the share card, the roadmap and the version history are whole, and axe finds nothing on them", async ({
      page,
      server,
    }) => {
      await openAsSuperuser(page, server.url, "/about");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("about.title"));
      await expect(page.getByRole("link", { name: SUPPORT_EMAIL }).last()).toBeVisible();
      await expectNoViolations(page);
      await page
        .getByRole("main")
        .getByRole("link", { name: words("milestone.title") })
        .click();
      const steps = page.getByRole("main").getByRole("list").first().getByRole("listitem");
      await expect(steps).toHaveCount(9);
      await expect(page.locator("[aria-current=step]")).toHaveCount(1);
      await expectNoViolations(page);
      await page.goto("/changelog");
      await expect(page.getByRole("region", { name: "v2.3.0" }).locator("time")).toHaveAttribute(
        "datetime",
        "2025-07-14",
      );
      await expect(page.getByRole("heading", { level: 2 }).last()).toContainText("v1.0.0");
      await expect(page.locator("time").last()).toHaveAttribute("datetime", "2025-04-01");
      await expectNoViolations(page);
    });
  });
}
