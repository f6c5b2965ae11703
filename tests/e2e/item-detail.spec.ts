import type { Page } from "@playwright/test";
import { v7 as uuid } from "uuid";
import { createAccount, logIn, openSignedIn } from "./support/accounts.ts";
import type { RunningServer } from "./support/server.ts";
import { expect, test } from "./support/story.ts";
import { twoVisitors } from "./support/visitors.ts";
import { wordsIn } from "./support/words.ts";

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("a signed-in reader sees all fields, the contact data and a map link @core", async ({
      page,
      server,
      request,
    }) => {
      await signIn(page, server);
      const { data } = (await (await request.get("/api/v1/items/open?limit=1")).json()) as {
        data: { id: string; city: string }[];
      };
      await page.goto(`/item_detail/${data[0]?.id}`);
      const contact = page.getByRole("region", { name: words("contact.heading") });
      await contact.getByRole("button", { name: words("contact.show") }).click();
      await expect(contact).toContainText("@example.");
      const map = page.getByRole("link", { name: words("room.map"), exact: true });
      await expect(map).toHaveAttribute(
        "href",
        new RegExp(`google\\.com/maps.*${encodeURIComponent(data[0]!.city)}.*UK$`),
      );
      await expect(page.getByText(words("field-name.room-type"))).toBeVisible();
    });

    test("what can be done with a room stands in one row, and nothing of it twice", async ({
      page,
      server,
      request,
    }) => {
      await signIn(page, server);
      const { data } = (await (await request.get("/api/v1/items/open?limit=1")).json()) as { data: { id: string }[] };
      const actions = [
        page.getByRole("button", { name: words("save-viewing.save"), exact: true }),
        page.getByRole("link", { name: words("room.map"), exact: true }),
        page.getByRole("button", { name: words("room.share"), exact: true }),
      ];
      for (const path of [`/item_detail/${data[0]?.id}`, `/?room=${data[0]?.id}`]) {
        await page.goto(path);
        for (const action of actions) await expect(action).toHaveCount(1);
        await expect(actions[0]!).toBeEnabled();
        // Over the search, a phone has the saving in the bar at its foot.
        const row = path.startsWith("/?") && !visitor.wide ? actions.slice(1) : actions;
        const tops = await Promise.all(row.map(async (action) => (await action.boundingBox())!.y));
        expect(new Set(tops).size).toBe(1);
      }
    });

    test("B-07: an unknown id is 'Item not found', and nobody is signed out", async ({
      page,
      server,
      expectedErrors,
    }) => {
      expectedErrors.push(/404/);
      await signIn(page, server);
      for (const id of [uuid(), "not-an-id", "%3Cscript%3E"]) {
        await page.goto(`/item_detail/${id}`);
        await expect(page.getByText(words("room.not-found"), { exact: true })).toBeVisible();
      }
      expect(await page.evaluate(() => localStorage.getItem("access_token"))).not.toBeNull();
    });

    test("B-04: a garbage token ends the session and leads to the login, without a white page", async ({
      page,
      expectedErrors,
    }) => {
      expectedErrors.push(/401/);
      await page.addInitScript(() => localStorage.setItem("access_token", "garbage"));
      await page.goto(`/item_detail/${uuid()}`);
      await expect(page).toHaveURL(/\/login/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("login.title"));
    });
  });
}

/** Opens the app as somebody with an account. */
async function signIn(page: Page, { url }: RunningServer): Promise<void> {
  const account = await createAccount(url);
  await openSignedIn(page, account, await logIn(url, account));
}
