import { aiSearch, counting, openAsSomebody, SENTENCES, spendQuota } from "./support/ai-search.ts";
import { answerIsKept } from "./offline/support/phone-store.ts";
import { shellIsKept } from "./offline/support/test.ts";
import { expectNoViolations } from "./support/axe.ts";
import { expect, test } from "./support/story.ts";
import { twoVisitors } from "./support/visitors.ts";

// What comes without a network comes from the worker.
test.use({ serviceWorkers: "allow" });

for (const visitor of twoVisitors) {
  const { language } = visitor;
  const zh = language === "zh";
  const { fitting, unmet } = SENTENCES[language];
  const [manchester, limit] = [zh ? "曼彻斯特" : "Manchester", zh ? "£300 以内" : "up to £300"];
  const left = (count: number) => (zh ? `今天剩 ${count}/3 次` : `${count} of 3 left`);

  test.describe(visitor.name, () => {
    test.use(visitor.context);
    test.use({ expectedErrors: [/status of (401|429|502|503)|net::ERR_/] });

    test("somebody asks: thinking, what was understood, rooms with reasons; then clears @core", async ({
      page,
      server,
    }) => {
      const { words, ...ai } = aiSearch(page, language);
      await openAsSomebody(page, server.url);
      await expect(page.getByText(left(3))).toBeVisible();
      await page.route("**/items/ai-search?*", async (route) => {
        await expect(page.getByText(words("ai-search.thinking"))).toBeVisible();
        await expect(page.locator("[data-dots]")).toHaveText("...");
        await route.continue();
      });
      await ai.ask(fitting);
      await expect(ai.understood).toBeVisible();
      for (const text of [manchester, limit, zh ? "健身房" : "Gym"]) await expect(ai.change(text)).toBeVisible();
      const reasons = ai.cards.first().getByRole("list", { name: words("fit.label") });
      await expect(reasons).toContainText(zh ? /比上限低 £[\d.]+/ : /£[\d.]+ under your limit/);
      await expect(page.getByText(left(2))).toBeVisible();
      await expect(page.locator("#results-heading")).toBeFocused();
      await expect(ai.box).toBeDisabled();
      await expectNoViolations(page);
      await ai.button("ai-search.clear").click();
      await expect(page).toHaveURL(/\/$/);
      await expect(ai.box).toHaveValue("");
      await expect(ai.box).toBeEnabled();
    });

    test("chips are set right and taken away without quota; sorting is done here", async ({ page, server }) => {
      const { words, ...ai } = aiSearch(page, language);
      await openAsSomebody(page, server.url);
      const asked = counting(page, "ai-search");
      await ai.ask(fitting);
      await ai.change(limit).click();
      await page
        .getByRole("dialog")
        .getByRole("textbox", { name: words("search.high-price") })
        .fill("250");
      await page.getByRole("dialog").locator("button[type=submit]").click();
      await expect(page).toHaveURL(/mode=ai&query=.*high_price=250/);
      await expect(ai.change(zh ? "£250 以内" : "up to £250")).toBeVisible();
      await expect(page.getByText(words("ai-search.corrected"))).toBeVisible();
      await ai.remove(zh ? "studio" : "Studio").press("Enter");
      await expect(page).not.toHaveURL(/room_type=studio/);
      await page.getByLabel(words("sort.label")).selectOption("price");
      await expect(page).toHaveURL(/sort_by=price&order=asc/);
      await ai.change(manchester).click();
      await expectNoViolations(page);
      await page
        .getByRole("dialog")
        .getByRole("option", { name: zh ? "利兹" : "Leeds" })
        .click();
      await expect(ai.cards.first()).toContainText(zh ? "利兹" : "Leeds");
      expect(asked()).toBe(1);
      await expect(page.getByText(left(2))).toBeVisible();
    });

    test("A-14: filters hold besides the sentence, and stand in one row with what was understood", async ({
      page,
      server,
    }) => {
      const { words, ...ai } = aiSearch(page, language);
      await openAsSomebody(page, server.url);
      await page.goto("/?mode=filter&property_type=student");
      await ai.ask(fitting);
      await expect(ai.change(manchester)).toBeVisible();
      await ai.remove(words("property-type.student")).click();
      await expect(ai.remove(words("property-type.student"))).toHaveCount(0);
      await expect(page).toHaveURL(/mode=ai&query=/);
      await expect(ai.change(manchester)).toBeVisible();
    });

    test("a reload and a step back show the same, and ask the AI no second time", async ({ page, server }) => {
      const ai = aiSearch(page, language);
      await openAsSomebody(page, server.url);
      const asked = counting(page, "ai-search");
      await ai.ask(fitting);
      // The newest rooms are cards too: a reload right away would leave the question unasked.
      await expect(ai.understood).toBeVisible();
      await expect(ai.cards.first()).toBeVisible();
      await page.reload();
      await expect(ai.understood).toBeVisible();
      await expect(ai.box).toBeDisabled();
      await expect(ai.cards.first()).toBeVisible();
      await ai.remove(manchester).click();
      await expect(ai.remove(manchester)).toHaveCount(0);
      await page.goBack();
      await expect(ai.remove(manchester)).toBeVisible();
      expect(asked()).toBe(1);
    });

    test("A-25: that feedback improves the search is said to those whose feedback is kept", async ({
      page,
      server,
    }) => {
      const { words, ...ai } = aiSearch(page, language);
      const { tokens } = await openAsSomebody(page, server.url);
      await fetch(`${server.url}/api/v1/users/me`, {
        method: "PATCH",
        headers: { authorization: `Bearer ${tokens.access_token}`, "content-type": "application/json" },
        body: JSON.stringify({ allow_data_for_training: true }),
      });
      await page.reload();
      await ai.ask(fitting);
      await ai.button("ai-search.feedback.satisfied").click();
      await expect(page.getByText(words("ai-search.feedback.thanks-improves"))).toBeVisible();
    });

    test("feedback is thanked for and sent; without a network it is sent later", async ({ page, context, server }) => {
      const { words, ...ai } = aiSearch(page, language);
      await openAsSomebody(page, server.url);
      await ai.ask(fitting);
      const first = page.waitForRequest("**/items/ai-feedback");
      await ai.button("ai-search.feedback.satisfied").click();
      expect((await first).postDataJSON()).toEqual({ query: fitting, satisfied: true });
      await expect(page.getByText(words("ai-search.feedback.thanks"), { exact: true })).toBeVisible();
      await ai.button("ai-search.clear").click();
      await ai.ask(unmet);
      await expect(ai.button("ai-search.feedback.not-satisfied")).toBeVisible();
      await context.setOffline(true);
      await ai.button("ai-search.feedback.not-satisfied").click();
      await expect(page.getByText(words("ai-search.feedback.thanks"))).toBeVisible();
      // By the page, or by the worker, which the browser wakes.
      const later = context.waitForEvent("request", (request) => request.url().endsWith("/items/ai-feedback"));
      await context.setOffline(false);
      expect((await later).postDataJSON()).toEqual({ query: unmet, satisfied: false });
    });

    test("where nothing fits, it says so, and the nearest rooms say what differs", async ({ page, server }) => {
      const { words, ...ai } = aiSearch(page, language);
      await openAsSomebody(page, server.url);
      await ai.ask(unmet);
      await expect(page.locator("#results-heading")).toHaveText(words("search.nearest"));
      await expect(ai.cards.first()).toContainText(zh ? /超出上限 £[\d.]+/ : /£[\d.]+ over your limit/);
    });

    test("A-02: with the quota used up it says so, and offers the regular search", async ({ page, server }) => {
      const { words, ...ai } = aiSearch(page, language);
      const { tokens } = await openAsSomebody(page, server.url);
      await spendQuota(server.url, tokens);
      await ai.ask(fitting);
      await expect(page.getByRole("alert").getByText(words("ai-search.quota-reached"))).toBeVisible();
      await expect(page.getByText(left(0))).toBeVisible();
      await expect(ai.box).toBeEnabled();
      await expectNoViolations(page);
      await ai.button("ai-search.search-here").click();
      await expect(page).toHaveURL(/mode=fuzzy&keyword=/);
      await expect(ai.change(manchester)).toBeVisible();
      await expect(ai.cards.first()).toContainText(manchester);
    });

    test("A-08: a 401 renews the session and asks once more; one that is over leads to the login, and says why", async ({
      page,
      server,
    }) => {
      const { words, ...ai } = aiSearch(page, language);
      const { tokens } = await openAsSomebody(page, server.url);
      const refused = { status: 401, json: { detail: "Could not validate credentials", code: "invalid_credentials" } };
      await page.route("**/items/ai-search?*", (route) => route.fulfill(refused), { times: 1 });
      await ai.ask(fitting);
      await expect(ai.understood).toBeVisible();
      await ai.button("ai-search.clear").click();
      const stored = await page.evaluate(() => ({ ...localStorage }));
      const headers = { "content-type": "application/json", authorization: `Bearer ${stored["access_token"]}` };
      const body = JSON.stringify({ refresh_token: stored["refresh_token"] ?? tokens.refresh_token });
      await fetch(`${server.url}/api/v1/logout`, { method: "POST", headers, body });
      await ai.ask(unmet);
      await expect(page).toHaveURL(/\/login/);
      await expect(page.getByText(words("ai-search.login-required"))).toBeVisible();
    });

    for (const [whose, busy] of [
      ["the server's", { status: 503, json: { detail: "The AI is away" } }],
      ["SQ-09: a proxy's", { status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }],
    ] as const) {
      test(`${whose} refusal gives the generic warning; asking again works`, async ({ page, server }) => {
        const { words, ...ai } = aiSearch(page, language);
        await openAsSomebody(page, server.url);
        await page.route("**/items/ai-search?*", (route) => route.fulfill(busy), { times: 1 });
        await ai.ask(fitting);
        await expect(page.getByRole("alert").getByText(words("ai-search.busy"))).toBeVisible();
        await ai.button("ai-search.submit").click();
        await expect(ai.understood).toBeVisible();
      });
    }

    test("A-13, I-39: a blank sentence is asked for, one over 500 characters refused in words", async ({
      page,
      server,
    }) => {
      const { words, ...ai } = aiSearch(page, language);
      await openAsSomebody(page, server.url);
      await ai.box.press("Enter");
      await expect(page.getByText(words("dashboard.errors.emptySearch"))).toBeVisible();
      await ai.box.fill("曼".repeat(501));
      await ai.box.press("Enter");
      await expect(page.getByRole("alert").getByText("500")).toBeVisible();
      await expect(page).toHaveURL(/\/$/);
    });

    test("visitors see a login prompt in its place, and their sentence fills the filters", async ({ page }) => {
      const { words, ...ai } = aiSearch(page, language);
      const asked = counting(page, "ai-search");
      await page.goto("/");
      await expect(page.getByText(words("ai-search.login-prompt"))).toBeVisible();
      await expect(ai.button("ai-search.submit")).toHaveCount(0);
      await ai.box.fill(fitting);
      await ai.box.press("Enter");
      await expect(ai.change(manchester)).toBeVisible();
      await expect(ai.cards.first()).toContainText(manchester);
      await expect(page.locator("#results-heading")).toBeFocused();
      await ai.button("search.filters").click();
      await expect(page.getByLabel(words("search.city"), { exact: true })).toHaveValue("Manchester");
      await expect(page.getByLabel(words("search.high-price"), { exact: true })).toHaveValue("300");
      await page.keyboard.press("Escape");
      await expectNoViolations(page);
      await ai.cards.first().getByRole("link").click();
      await expect(page.getByRole("dialog").getByText(words("room.map"), { exact: true })).toBeVisible();
      expect(asked()).toBe(0);
    });

    test("signed in and without a network, it says that the phone has read it; the AI is asked on request", async ({
      page,
      context,
      server,
    }) => {
      const { words, ...ai } = aiSearch(page, language);
      await openAsSomebody(page, server.url);
      await page.goto("/?mode=filter&city=Manchester");
      await expect(ai.cards.first()).toBeVisible();
      await shellIsKept(page);
      await answerIsKept(page, "city=Manchester");
      await context.setOffline(true);
      await ai.ask(fitting);
      await expect(page.getByText(words("ai-search.read-here.unreached"))).toBeVisible();
      await expect(ai.cards.first()).toContainText(manchester);
      await expect(ai.box).toBeDisabled();
      await context.setOffline(false);
      await ai.button("ai-search.ask-again").click();
      await expect(ai.understood).toBeVisible();
      await expect(page.getByText(left(2))).toBeVisible();
    });
  });
}
