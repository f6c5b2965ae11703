import { createAccount, logIn, openSignedIn } from "./support/accounts.ts";
import { expect, test } from "./support/story.ts";
import { twoVisitors } from "./support/visitors.ts";
import { wordsIn } from "./support/words.ts";
import { ownRooms, postRoom } from "./support/written-room.ts";

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("A-73: an owner says that a room is still to be had, and its page and card say when", async ({
      page,
      server,
    }) => {
      const account = await createAccount(server.url);
      const tokens = await logIn(server.url, account);
      const room = await postRoom(server.url, tokens, { city: `Freshford ${visitor.language}` });
      await openSignedIn(page, account, tokens);
      await page.goto(`/item_detail/${room.id}`);
      await expect(page.getByText(words("room.posted.today"), { exact: true })).toBeVisible();
      await page.goto("/items");
      const menu = words("own-listings.actions-for").replace("{title}", room.title);
      await page.getByRole("button", { name: menu }).click();
      await page.getByRole("menuitem", { name: words("own-listings.confirm") }).click();
      await expect(page.getByText(words("own-listings.confirmed"))).toBeVisible();
      await expect.poll(async () => (await ownRooms(server.url, tokens))[0]?.confirmed_at).toBeDefined();
      await page.goto(`/?mode=filter&city=${encodeURIComponent(room.city)}`);
      await expect(page.getByText(words("room.confirmed.today"), { exact: true })).toBeVisible();
    });

    test("A-73: a link that is no good any more says so, and where to go instead", async ({ page, expectedErrors }) => {
      expectedErrors.push(/400/);
      await page.goto("/still-available?token=00000000-0000-4000-8000-000000000000.1.abc");
      await expect(page).toHaveURL(/\/still-available$/);
      await page.getByRole("button", { name: words("availability.available") }).click();
      await expect(page.getByText(words("availability.refused"))).toBeVisible();
    });
  });
}
