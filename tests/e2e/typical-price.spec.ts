import type { Page } from "@playwright/test";
import { monthlyRent } from "../../src/domain/listings/price.ts";
import type { Listing } from "../../src/domain/listings/listing.ts";
import { typicalPriceOf, type TypicalPrice } from "../../src/domain/prices/typical-price.ts";
import { shellIsKept } from "./offline/support/test.ts";
import { createAccount, logIn, openSignedIn } from "./support/accounts.ts";
import { expectNoViolations } from "./support/axe.ts";
import { goToStep } from "./support/form-steps.ts";
import { watchLayoutShifts } from "./support/layout-shifts.ts";
import { expect, test } from "./support/story.ts";
import { twoVisitors } from "./support/visitors.ts";
import { wordsIn } from "./support/words.ts";

const ENSUITE = { city: "London", room_type: "ensuite", begin_date: "2027-09-01" };

/** What the server says of rooms like a wanted one. */
async function typicalAt(serverUrl: string): Promise<TypicalPrice> {
  const answer = await fetch(`${serverUrl}/api/v1/items/typical-prices?city=${ENSUITE.city}`);
  const { prices } = (await answer.json()) as { prices: TypicalPrice[] };
  const typical = typicalPriceOf(ENSUITE, prices);
  if (typical === null) throw new Error("The demo has too few ensuite rooms in London");
  return typical;
}

/** Two rooms among the newest: one with usual prices, one for which there are none. */
async function roomsBesides(serverUrl: string): Promise<{ usual: Listing; none: Listing }> {
  const read = async (path: string) => (await fetch(`${serverUrl}/api/v1/items/${path}`)).json() as Promise<unknown>;
  const { data } = (await read("open?limit=100")) as { data: Listing[] };
  const found: { usual?: Listing; none?: Listing } = {};
  // The last ones: those on the first screen are known there already.
  for (const room of data.toReversed()) {
    const answer = await read(`typical-prices?city=${encodeURIComponent(room.city)}`);
    const { prices } = answer as { prices: TypicalPrice[] };
    found[typicalPriceOf(room, prices) === null ? "none" : "usual"] ??= room;
    if (found.usual !== undefined && found.none !== undefined) return { usual: found.usual, none: found.none };
  }
  throw new Error("The demo has no two such rooms");
}

/** Answers to these addresses take their time. */
async function slowDown(page: Page, addresses: RegExp): Promise<void> {
  await page.route(addresses, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
}

const pounds = (sum: number) => `£${sum.toLocaleString("en-GB")}`;
const span = (low: number, high: number) => `${pounds(low)}–${pounds(high)}`;
const byWeek = ({ low, high }: TypicalPrice) => span(Math.round(low), Math.round(high));
const byMonth = ({ low, high }: TypicalPrice) => span(monthlyRent(low), monthlyRent(high));

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);
  const dialog = (page: Page) => page.getByRole("dialog");

  test.describe(visitor.name, () => {
    test.use(visitor.context);
    // Photos, which a phone without a network has not got.
    test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/], serviceWorkers: "allow" });

    test("A-74: a room's page says what rooms like it cost and where it stands, also without a network", async ({
      page,
    }) => {
      await page.goto("/");
      await shellIsKept(page);
      await page.goto("/?mode=fuzzy&keyword=ensuite&city=London");
      await page.getByRole("article").first().getByRole("link").click();
      const typical = words("typical-price.like-this").split("{")[0]!;
      await expect(dialog(page).getByText(typical)).toBeVisible();
      const standing = new RegExp(["below", "within", "above"].map((each) => words(`typical-price.${each}`)).join("|"));
      await expect(dialog(page).getByText(standing)).toBeVisible();
      await expectNoViolations(page);
      const opened = page.url();
      await page.context().setOffline(true);
      await page.goto(opened);
      await expect(dialog(page).getByText(standing)).toBeVisible();
    });

    test("A-74: without a network, and before any price was heard of, a room's page says when it will say", async ({
      page,
    }) => {
      await page.goto("/");
      await shellIsKept(page);
      await page.context().setOffline(true);
      await page.getByRole("article").first().getByRole("link").click();
      await expect(dialog(page).getByText(words("typical-price.later"))).toBeVisible();
      await page.context().setOffline(false);
      await expect(dialog(page).getByText(words("typical-price.later"))).toHaveCount(0);
    });

    for (const kind of ["usual", "none"] as const) {
      const what = kind === "usual" ? "the usual prices come" : "it turns out that no price is usual";
      test(`nothing moves in a room that a shared link opens while ${what}`, async ({ page, server }) => {
        const { [kind]: room } = await roomsBesides(server.url);
        // Behind the room, the number of all rooms may come later than the room.
        const shifts = await watchLayoutShifts(page, 0.001);
        await slowDown(page, /typical-prices|warnings|items\/open\?id=/);
        await page.goto(`/?room=${room.id}`);
        const said = words(kind === "usual" ? "typical-price.like-this" : "typical-price.none");
        await expect(dialog(page).getByText(said.split("{")[0]!)).toBeVisible();
        await page.waitForLoadState("networkidle");
        expect(await shifts()).toEqual([]);
      });
    }

    test("A-74: while a rent is typed, the form says what such rooms cost, by the week and by the month", async ({
      page,
      server,
    }) => {
      const account = await createAccount(server.url);
      await openSignedIn(page, account, await logIn(server.url, account));
      const typical = await typicalAt(server.url);
      await page.goto("/items?form=new");
      const input = (name: string) => page.locator(`form [name=${name}]`);
      await input("city").selectOption("London");
      await input("room_type").fill("ensuite");
      await goToStep(page, "terms");
      await input("begin_date").fill(ENSUITE.begin_date);
      await input("price").fill(String(Math.round(typical.high) + 50));
      await expect(page.getByText(byWeek(typical))).toBeVisible();
      await expect(page.getByText(words("typical-price.above"))).toBeVisible();
      await input("price").fill(String(Math.round(typical.median)));
      await expect(page.getByText(words("typical-price.within"))).toBeVisible();
      await page.getByText(words("draft-rent.month"), { exact: true }).click();
      await input("price").fill(String(monthlyRent(typical.median)));
      await expect(page.getByText(byMonth(typical))).toBeVisible();
    });

    test("A-74: the price filter marks what is usual, and says it in words", async ({ page }) => {
      await page.goto("/?mode=filter&city=London");
      await page.getByRole("button", { name: words("search.price"), exact: true }).click();
      const usual = words("typical-price.usual").split("{")[0]!;
      await expect(dialog(page).getByText(usual)).toBeVisible();
      await expectNoViolations(page);
    });
  });
}
