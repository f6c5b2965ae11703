import { expect, openAsSuperuser, test } from "./account/site.ts";
import { expectNoViolations } from "./support/axe.ts";
import { twoVisitors } from "./support/visitors.ts";
import { wordsIn } from "./support/words.ts";

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("A-77: a superuser reads how many rooms there are in each city", async ({ page, server }) => {
      await openAsSuperuser(page, server.url, "/admin");
      await page.getByRole("link", { name: words("admin.tab.numbers"), exact: true }).click();
      await expect(page.getByRole("heading", { name: words("numbers.title") })).toBeVisible();
      const london = visitor.language === "zh" ? "伦敦" : "London";
      const row = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: london, exact: true }) });
      await expect(row).toContainText(/\d+/);
      await expect(page.getByRole("heading", { name: words("numbers.unmet") })).toBeVisible();
      await expectNoViolations(page);
    });
  });
}
