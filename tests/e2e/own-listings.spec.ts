import type { Page } from "@playwright/test";
import { createAccount, logIn, openSignedIn, type Account, type Tokens } from "./support/accounts.ts";
import { expect, test } from "./support/story.ts";
import { twoVisitors } from "./support/visitors.ts";
import { wordsIn } from "./support/words.ts";

interface Room {
  id: string;
  title: string;
  city: string;
  price: number;
}

/** Somebody signed in who is looking at their rooms. */
async function openOwnRooms(page: Page, serverUrl: string): Promise<{ account: Account; tokens: Tokens }> {
  const account = await createAccount(serverUrl);
  const tokens = await logIn(serverUrl, account);
  await openSignedIn(page, account, tokens);
  await page.goto("/items");
  return { account, tokens };
}

async function call(serverUrl: string, tokens: Tokens, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${serverUrl}/api/v1/items/`, {
    method,
    headers: { authorization: `Bearer ${tokens.access_token}`, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.ok).toBe(true);
  return answer.json();
}

async function ownRooms(serverUrl: string, tokens: Tokens): Promise<Room[]> {
  return ((await call(serverUrl, tokens, "GET")) as { data: Room[] }).data;
}

/** A day so many days from today, as the form takes it. */
function dayFromToday(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);
  const input = (page: Page, name: string) => page.locator(`[name=${name}]`);
  const button = (page: Page, id: string) => page.getByRole("button", { name: words(id), exact: true });
  const addRoom = (page: Page) =>
    page
      .getByRole("link", { name: words("own-listings.add") })
      .first()
      .click();
  const goToStep = (page: Page, step: number) =>
    page
      .getByRole("navigation", { name: words("listing-form.steps") })
      .getByRole("button")
      .nth(step - 1)
      .click();
  const rowMenu = async (page: Page, title: string, choice: string) => {
    await page.getByRole("button", { name: words("own-listings.actions-for").replace("{title}", title) }).click();
    await page.getByRole("menuitem", { name: words(choice), exact: true }).click();
  };

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("an empty form is not posted: all is marked, and each mistake can be gone to", async ({ page, server }) => {
      const { account, tokens } = await openOwnRooms(page, server.url);
      await addRoom(page);
      await expect(input(page, "city")).toHaveValue("London");
      await goToStep(page, 4);
      await expect(input(page, "email")).toHaveValue(account.email);
      await button(page, "listing-form.post").click();
      await expect(input(page, "post_code")).toBeFocused();
      await expect(page.getByText(words("mistake.property-type-required")).first()).toBeVisible();
      const summary = page.getByRole("alert").filter({ hasText: words("mistake.property-type-required") });
      await expect(summary.getByRole("listitem")).toHaveCount(7);
      await summary.getByRole("button", { name: words("mistake.title-required") }).click();
      await expect(input(page, "title")).toBeFocused();
      await input(page, "title").fill("Ensuite near Euston");
      await expect(summary.getByRole("listitem")).toHaveCount(6);
      expect(await ownRooms(server.url, tokens)).toEqual([]);
    });

    test("D4: what is typed comes back after a reload and a step back, and is posted once", async ({
      page,
      server,
    }) => {
      const { tokens } = await openOwnRooms(page, server.url);
      await addRoom(page);
      await input(page, "city").selectOption("Others");
      await input(page, "city").fill(" 伦敦 ");
      await input(page, "post_code").fill("WC1H 9EQ");
      await expect(input(page, "city")).toHaveValue("London");
      await page.locator("[name=property_type][value=student]").check();
      await page.getByRole("button", { name: "ensuite", exact: true }).click();
      await goToStep(page, 2);
      await input(page, "price").fill("1,200.50");
      await input(page, "begin_date").fill(dayFromToday(10));
      await input(page, "end_date").fill(dayFromToday(80));
      await goToStep(page, 3);
      await input(page, "title").fill("Ensuite near Euston");
      const saved = words("saved.at").replace("{time}", "");
      await expect(page.getByText(saved.trim()).first()).toBeVisible();
      await expect(page).not.toHaveURL(/form=new/);

      await page.reload();
      await expect(input(page, "title")).toHaveValue("Ensuite near Euston");
      await page.goBack();
      await expect(page.getByText("Ensuite near Euston")).toBeVisible();
      await page.goForward();
      await expect(input(page, "price")).toHaveValue("1,200.50");

      await goToStep(page, 4);
      await button(page, "listing-form.post").click();
      await expect(page).toHaveURL(/\/items$/);
      await expect(page.getByText(words("posting.item-created"), { exact: true })).toBeVisible();
      await expect(page.getByText("Ensuite near Euston")).toHaveCount(1);
      const rooms = await ownRooms(server.url, tokens);
      expect(rooms).toHaveLength(1);
      expect(rooms[0]).toMatchObject({ title: "Ensuite near Euston", city: "London", price: 1200.5 });
    });

    test("a posted room is edited, posted once more in another draft, and deleted @core", async ({ page, server }) => {
      const { account, tokens } = await openOwnRooms(page, server.url);
      await call(server.url, tokens, "POST", {
        title: "Studio in Leeds",
        city: "Leeds",
        post_code: "LS1 4AP",
        property_type: "student",
        room_type: "studio",
        price: 168,
        begin_date: dayFromToday(10),
        end_date: dayFromToday(80),
        email: account.email,
      });
      await page.reload();

      await rowMenu(page, "Studio in Leeds", "own-listings.edit");
      await goToStep(page, 2);
      // an edited room may cost nothing.
      await input(page, "price").fill("0");
      await goToStep(page, 4);
      await button(page, "listing-form.save").click();
      await expect(page.getByText(words("posting.item-updated"), { exact: true })).toBeVisible();
      expect((await ownRooms(server.url, tokens)).map(({ price }) => price)).toEqual([0]);

      await rowMenu(page, "Studio in Leeds", "own-listings.clone");
      await expect(input(page, "room_type")).toHaveValue("studio");
      await expect(input(page, "begin_date")).toHaveValue("");
      await page.goBack();
      await expect(page.getByText("Studio in Leeds")).toHaveCount(2);

      await rowMenu(page, "Studio in Leeds", "own-listings.delete");
      await page
        .getByRole("dialog")
        .getByRole("button", { name: words("own-listings.delete"), exact: true })
        .click();
      await expect(page.getByText(words("posting.item-deleted"), { exact: true })).toBeVisible();
      await expect(page.getByText("Studio in Leeds")).toHaveCount(1);
      expect(await ownRooms(server.url, tokens)).toEqual([]);
    });

    test("D6: a draft that is open in two tabs is written in one of them", async ({ page, server, context }) => {
      await openOwnRooms(page, server.url);
      await addRoom(page);
      await input(page, "post_code").fill("E1 4NS");
      await expect(page).not.toHaveURL(/form=new/);
      const second = await context.newPage();
      await second.goto(page.url());
      await expect(input(second, "post_code")).toHaveValue("E1 4NS");
      await expect(input(second, "post_code")).toBeDisabled();
      await button(second, "form.take-over").click();
      await input(second, "post_code").fill("E1 4NT");
      await expect(input(page, "post_code")).toBeDisabled();
      await second.close();
    });
  });
}
