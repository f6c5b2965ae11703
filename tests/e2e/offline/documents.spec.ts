import { twoVisitors } from "../support/visitors.ts";
import { wordsIn } from "../support/words.ts";
import { expect, test, visit } from "./support/test.ts";

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("A-66: after one visit, whoever has no account and no network reads whom to call, and the rest", async ({
      page,
      context,
    }) => {
      await visit(page);
      await context.setOffline(true);
      await page.goto("/safety");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("document.safety"));
      await expect(page.getByRole("link", { name: "0300 123 2040" })).toHaveAttribute("href", "tel:03001232040");
      await page
        .getByRole("main")
        .getByRole("link", { name: words("document.terms"), exact: true })
        .click();
      await expect(page.getByText(words("agreement.lead"))).toBeVisible();
      await page.goto("/privacy");
      await expect(page.getByText(words("privacy-notice.rights.which"))).toBeVisible();
    });
  });
}
