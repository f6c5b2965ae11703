import type { Page } from "@playwright/test";
import { shellIsKept } from "./offline/support/test.ts";
import { createAccount, logIn, openSignedIn, type Tokens } from "./support/accounts.ts";
import { expectNoViolations } from "./support/axe.ts";
import { postRequest } from "./support/belongings.ts";
import { expect, test } from "./support/story.ts";
import { twoVisitors } from "./support/visitors.ts";
import { wordsIn } from "./support/words.ts";
import { postRoom } from "./support/written-room.ts";

/** Far from the demo's rooms: a town of this story's own. */
const TOWN = "Matchford";

async function offersTo(serverUrl: string, { access_token }: Tokens): Promise<object[]> {
  const answer = await fetch(`${serverUrl}/api/v1/offers`, { headers: { authorization: `Bearer ${access_token}` } });
  return ((await answer.json()) as { data: object[] }).data;
}

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);
  const town = `${TOWN} ${visitor.language}`;

  test.describe(visitor.name, () => {
    test.use({ ...visitor.context, serviceWorkers: "allow" });

    /** A landlord with a room, somebody with a request that it fits; whoever is shown is signed in on the page. */
    const arrange = async (page: Page, serverUrl: string, shown: "landlord" | "tenant", place: string) => {
      const [landlord, tenant] = [await createAccount(serverUrl), await createAccount(serverUrl)];
      const [theirs, others] = [await logIn(serverUrl, landlord), await logIn(serverUrl, tenant)];
      const stay = { begin_date: null, end_date: null };
      const room = await postRoom(serverUrl, theirs, { city: place, title: `Ensuite in ${place}`, price: 150 });
      const request = await postRequest(serverUrl, others, { city: place, price_upper_bound: 170, ...stay });
      if (shown === "landlord") await openSignedIn(page, landlord, theirs);
      else await openSignedIn(page, tenant, others);
      return { room, request, landlord: theirs, tenant: others };
    };

    test("A-72: a room is offered to a request that it fits, also without a network", async ({
      page,
      context,
      server,
      expectedErrors,
    }) => {
      expectedErrors.push(/net::ERR_|Failed to load resource|Failed to fetch/);
      const { room, request, tenant } = await arrange(page, server.url, "landlord", `${town} 1`);
      const asked: string[] = [];
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      await page.goto("/items");
      await page.locator(`a[href="/matches/room/${room.id}"]`).click();
      // The list has brought it.
      expect(asked).not.toContain("/api/v1/matches");
      await expect(page.getByRole("heading", { name: words("matches.requests.title"), level: 1 })).toBeVisible();
      await expect(page.getByRole("article")).toContainText(`${town} 1`);
      await expect(page.locator("blockquote")).toContainText("150");
      await page.getByText(words("offer.words.change")).click();
      const own = words(visitor.language === "zh" ? "offer.words.zh" : "offer.words.en");
      await page.getByRole("textbox", { name: own }).fill("A room with a view");
      await expectNoViolations(page);
      await shellIsKept(page);
      await context.setOffline(true);
      await page.reload();
      await expect(page.locator("blockquote")).toHaveText("A room with a view");
      await page.getByRole("button", { name: words("offer.send") }).click();
      await expect(page.getByText(words("offer.waiting"), { exact: true })).toBeVisible();
      expect(await offersTo(server.url, tenant)).toEqual([]);
      await context.setOffline(false);
      await expect
        .poll(() => offersTo(server.url, tenant))
        .toMatchObject([{ request_id: request.id, listing: { id: room.id, email: null } }]);
      await expect(page.getByText(words("offer.sent"), { exact: true })).toBeVisible();
    });

    test("A-72: whoever has got an offer reads it, declines it, and thinks again", async ({ page, server }) => {
      const { room, request, landlord, tenant } = await arrange(page, server.url, "tenant", `${town} 2`);
      const offer = {
        id: crypto.randomUUID(),
        listing_id: room.id,
        request_id: request.id,
        words_zh: "你好，这间可能合适。",
        words_en: "Hello, this may suit you.",
      };
      const sent = await fetch(`${server.url}/api/v1/offers`, {
        method: "POST",
        headers: { authorization: `Bearer ${landlord.access_token}`, "content-type": "application/json" },
        body: JSON.stringify(offer),
      });
      expect(sent.status).toBe(200);
      await page.goto("/tenant_post");
      await page.locator(`a[href="/matches/request/${request.id}"]`).click();
      const own = visitor.language === "zh" ? offer.words_zh : offer.words_en;
      await expect(page.getByText(own)).toBeVisible();
      // The room is among those that fit, with the reasons.
      await expect(page.getByRole("list", { name: words("fit.label") })).toBeVisible();
      await expectNoViolations(page);
      await page.getByRole("button", { name: words("offers.decline") }).click();
      await expect(page.getByText(words("offers.declined"), { exact: true })).toBeVisible();
      await expect.poll(() => offersTo(server.url, tenant)).toMatchObject([{ answer: "declined" }]);
      await page.getByRole("button", { name: words("offers.undo") }).click();
      await expect(page.getByText(own)).toBeVisible();
      await expect.poll(() => offersTo(server.url, tenant)).toMatchObject([{ answer: null }]);
    });

    test.describe("where a worker does not ask for the page", () => {
      test.use({ serviceWorkers: "block" });

      test("A-71: a room that is not answered leaves no empty page: it is said, and asked for again", async ({
        page,
        server,
        expectedErrors,
      }) => {
        expectedErrors.push(/status of 500/);
        const { room } = await arrange(page, server.url, "landlord", `${town} 3`);
        await page.route(`**/api/v1/items/${room.id}`, (route) => route.fulfill({ status: 500 }));
        await page.goto(`/matches/room/${room.id}`);
        await expect(page.getByText(words("matches.failed"))).toBeVisible();
        const retry = page.getByRole("button", { name: words("account.retry") });
        // It moves at first; by the time it stands still the page would have asked again by itself.
        await retry.click({ trial: true });
        await page.unroute(`**/api/v1/items/${room.id}`);
        await retry.click();
        await expect(page.getByRole("article")).toContainText(`${town} 3`);
      });
    });
  });
}
