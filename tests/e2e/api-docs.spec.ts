import { createAccount } from "./support/accounts.ts";
import { expect, test } from "./support/story.ts";
import { twoVisitors } from "./support/visitors.ts";
import type { Page } from "@playwright/test";

const call = (page: Page, area: string, name: string) => page.locator(`#operations-${area}-${name}`);

for (const visitor of twoVisitors) {
  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("at /docs a developer logs in by the form, and tries calls under the site's policy", async ({
      page,
      server,
    }) => {
      const { email, password } = await createAccount(server.url);
      const elsewhere: string[] = [];
      page.on("request", (request) => !request.url().startsWith(server.url) && elsewhere.push(request.url()));
      const answer = await page.goto("/docs");
      expect(answer?.headers()["content-security-policy"]).toContain("require-trusted-types-for 'script'");

      await page.getByRole("button", { name: "Authorize", exact: true }).click();
      const form = page.locator(".auth-container").filter({ hasText: "OAuth2" });
      await form.getByLabel(/username/).fill(email);
      await form.getByLabel(/password/).fill(password);
      await form.getByRole("button", { name: /authorize|apply/i }).click();
      await expect(form.getByRole("button", { name: /logout|remove/i })).toBeVisible();
      await form.getByRole("button", { name: "Close" }).click();

      await page.locator("#operations-tag-Accounts").click();
      const readOwnUser = call(page, "Accounts", "readOwnUser");
      await readOwnUser.getByRole("button").first().click();
      await readOwnUser.getByRole("button", { name: "Try it out" }).click();
      await readOwnUser.getByRole("button", { name: "Execute" }).click();
      await expect(readOwnUser.locator(".live-responses-table")).toContainText(email);

      await page.locator("#operations-tag-Rooms").click();
      const createListing = call(page, "Rooms", "createListing");
      await createListing.getByRole("button").first().click();
      await expect(createListing).toContainText("Idempotency-Key");
      await expect(createListing).toContainText("too_many_listings");
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expect(elsewhere).toEqual([]);
    });
  });
}
