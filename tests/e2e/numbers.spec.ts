import { expect, openAsSuperuser, test } from "./account/site.ts";
import { shellIsKept } from "./offline/support/test.ts";
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
      const tab = page.getByRole("link", { name: words("admin.tab.numbers"), exact: true });
      await expect(tab).toBeInViewport({ ratio: 1 });
      const london = visitor.language === "zh" ? "伦敦" : "London";
      const row = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: london, exact: true }) });
      await expect(row).toContainText(/\d+/);
      await expect(page.getByRole("heading", { name: words("numbers.unmet") })).toBeVisible();
      await expectNoViolations(page);
    });

    test.describe("with a worker", () => {
      test.use({ serviceWorkers: "allow" });

      test("U1: without a network the screen opens, in both languages, and says what it needs", async ({
        page,
        context,
        server,
        expectedErrors,
      }) => {
        expectedErrors.push(/net::ERR_|Failed to load resource|Failed to fetch/);
        await openAsSuperuser(page, server.url, "/admin/numbers");
        await expect(page.getByRole("heading", { name: words("numbers.unmet") })).toBeVisible();
        await shellIsKept(page);
        await context.setOffline(true);
        for (const language of ["zh", "en"] as const) {
          await page.evaluate((chosen) => localStorage.setItem("language", chosen), language);
          await page.goto("/admin/numbers");
          const own = wordsIn(language);
          await expect(page.getByRole("heading", { name: own("numbers.title"), level: 1 })).toBeVisible();
          await expect(page.getByText(own("account.not-loaded.offline"))).toBeVisible();
        }
      });
    });
  });
}
