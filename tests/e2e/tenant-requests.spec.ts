import type { Page } from "@playwright/test";
import { createAccount, logIn, openSignedIn, type Account, type Tokens } from "./support/accounts.ts";
import { expectNoViolations } from "./support/axe.ts";
import { expect, test } from "./support/story.ts";
import { twoVisitors } from "./support/visitors.ts";
import { wordsIn } from "./support/words.ts";

const ASKS_MONEY = {
  zh: "三缺一，想合租的先转 50 镑定金给我。",
  en: "Three of us need a fourth: send me £50 to join.",
} as const;

interface Posted {
  account: Account;
  tokens: Tokens;
}

/** Somebody who has posted these requests. */
async function somebodyWanting(serverUrl: string, ...requests: object[]): Promise<Posted> {
  const account = await createAccount(serverUrl);
  const tokens = await logIn(serverUrl, account);
  for (const request of requests) {
    const answer = await fetch(`${serverUrl}/api/v1/tenants/tenant`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${tokens.access_token}` },
      body: JSON.stringify({ property_type: "any", ...request }),
    });
    expect(answer.status).toBe(200);
  }
  return { account, tokens };
}

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);
  const cards = (page: Page) => page.getByRole("article");
  const field = (page: Page, id: string) => page.getByLabel(words(id), { exact: true });

  async function openFilters(page: Page): Promise<void> {
    if (!visitor.wide) await page.getByRole("button", { name: words("wanted.filters") }).click();
    await expect(field(page, "wanted.budget")).toBeVisible();
  }

  // On a phone the button counts what the filters leave, as long as they make sense.
  const search = (page: Page) =>
    page.locator(visitor.wide ? "search form button[type=submit]" : "[role=dialog] button[type=submit]").click();

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("all requests are chosen from by city, days and budget, in the address; contacts are opened", async ({
      page,
      context,
      server,
    }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      // A town for each visitor: they share the server.
      const city = `Stoke ${visitor.language}`;
      const early = { city, begin_date: "2027-01-01", end_date: "2027-03-31", price: 180, email: "early@example.org" };
      const late = { city, begin_date: "2027-06-01", end_date: "2027-08-31", price: 260.5, post_code: "near the lake" };
      await somebodyWanting(server.url, early, late, { city, description: ASKS_MONEY[visitor.language] });
      const { account, tokens } = await somebodyWanting(server.url);
      await openSignedIn(page, account, tokens);
      await page.goto("/tenant");
      await expect(cards(page)).toHaveCount(40);
      await openFilters(page);
      await field(page, "wanted.city").selectOption(city);
      await search(page);
      await expect(cards(page)).toHaveCount(3);
      const asking = cards(page).filter({ hasText: ASKS_MONEY[visitor.language] });
      await expect(asking).toContainText(words("wanted.budget.not-given"));
      const warnings = asking.getByRole("region", { name: words("warnings.request.heading") });
      await expect(warnings).toContainText(words("warnings.asks-money.advice"));
      await expect(warnings).toContainText(words("warnings.request.new-account.advice"));
      // One weak sign alone is a line, without a heading.
      const quiet = cards(page).filter({ hasText: "near the lake" });
      await expect(quiet).toContainText(words("warnings.new-account"));
      await expect(quiet).not.toContainText(words("warnings.automatic"));

      await openFilters(page);
      await field(page, "wanted.begin-date").fill("2027-03-31");
      await field(page, "wanted.budget").fill("１８０");
      await search(page);
      await expect(cards(page)).toHaveCount(2);
      await openFilters(page);
      await field(page, "wanted.budget").fill("£181");
      await search(page);
      await expect(cards(page)).toHaveCount(1);
      await expect(cards(page)).toContainText("near the lake");
      await expect(cards(page)).toContainText("£260.50");
      await page.reload();
      await expect(cards(page)).toHaveCount(1);
      await page.goBack();
      await expect(cards(page)).toHaveCount(2);

      const card = cards(page).filter({ hasText: "£180" });
      await expect(card).not.toContainText("early@example.org");
      await card.getByRole("button", { name: words("contact.show") }).click();
      await expect(card.getByText(words("wanted.contact.caution"))).toBeVisible();
      await card.getByRole("button", { name: words("copy") }).click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("early@example.org");
      await expectNoViolations(page);
    });

    test("wrong filters are told in their words, and one's own request leads to where it is edited", async ({
      page,
      server,
    }) => {
      const { account, tokens } = await somebodyWanting(server.url, { city: "London", description: "my very own" });
      await openSignedIn(page, account, tokens);
      await page.goto("/tenant?city=London");
      const own = cards(page).filter({ hasText: "my very own" });
      await expect(own.getByRole("link", { name: words("wanted.own") })).toHaveAttribute("href", /^\/tenant_post\?/);
      await openFilters(page);
      await field(page, "wanted.begin-date").fill("2027-09-02");
      await field(page, "wanted.end-date").fill("2027-09-01");
      await field(page, "wanted.budget").fill("abc");
      await search(page);
      await expect(page.getByText(words("wanted.errors.dateOrder"))).toBeVisible();
      await expect(page.getByText(words("wanted.errors.budgetNotNumber"))).toBeVisible();
      await field(page, "wanted.budget").fill("-1");
      await search(page);
      await expect(page.getByText(words("wanted.errors.budgetNegative"))).toBeVisible();
      await expect(page).toHaveURL(/\/tenant\?city=London$/);
      await page.getByRole("button", { name: words("wanted.clear"), exact: true }).click();
      await expect(page).toHaveURL(/\/tenant$/);
    });

    test.describe("without a network", () => {
      test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

      test("what is shown stays with its age; nothing of others is kept, and it comes back with the network", async ({
        page,
        context,
        server,
      }) => {
        const { account, tokens } = await somebodyWanting(server.url);
        await openSignedIn(page, account, tokens);
        await page.goto("/");
        await page.evaluate(async () => navigator.serviceWorker.ready);
        await page.goto("/tenant");
        await expect(cards(page)).toHaveCount(40);
        await context.setOffline(true);
        await expect(page.getByText(words("saved.just-now"))).toBeVisible();
        await expect(cards(page)).toHaveCount(40);
        await page.reload();
        await expect(page.getByText(words("wanted.not-loaded.offline"))).toBeVisible();
        await context.setOffline(false);
        await expect(cards(page)).toHaveCount(40);
      });
    });
  });
}
