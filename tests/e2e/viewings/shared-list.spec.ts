import { randomUUID } from "node:crypto";
import type { Listing } from "#domain/listings/listing.ts";
import type { SharedList } from "#domain/shared-lists/shared-list.ts";
import { emptyViewing } from "#domain/viewings/viewing.ts";
import { shellIsKept } from "../offline/support/test.ts";
import { expect, test } from "../outbox/support/test.ts";
import { createAccount, logIn, openSignedIn } from "../support/accounts.ts";
import { expectNoViolations } from "../support/axe.ts";
import { oneOrTwoVisitors } from "../support/visitors.ts";
import { wordsIn } from "../support/words.ts";

for (const visitor of oneOrTwoVisitors) {
  const words = wordsIn(visitor.language);

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("A-75: somebody shares what they have saved, a friend looks without an account, and the link is ended", async ({
      page,
      browser,
      account,
      serverUrl,
    }) => {
      const tokens = await logIn(serverUrl, account);
      const room = await savedRoom(serverUrl, tokens.access_token);
      await openSignedIn(page, account, tokens);
      await page.goto("/viewings");
      await page.getByRole("button", { name: words("shared-list.share"), exact: true }).click();
      const sheet = page.getByRole("dialog");
      await sheet.getByRole("textbox", { name: words("shared-list.name") }).fill("September 九月");
      await sheet.getByRole("button", { name: words("shared-list.create"), exact: true }).click();
      const link = sheet.getByRole("link", { name: /\/shared\// });
      await expect(link).toBeVisible();
      await expectNoViolations(page);
      const url = (await link.getAttribute("href")) ?? "";
      const friend = await (await browser.newContext(visitor.context)).newPage();
      await friend.goto(url);
      await expect(friend.getByRole("heading", { name: "September 九月" })).toBeVisible();
      await expect(friend.getByRole("link", { name: room.title })).toBeVisible();
      await expect(friend.getByText(words("shared-list.log-in.why"))).toBeVisible();
      await expectNoViolations(friend);
      await sheet.getByRole("button", { name: words("shared-list.end"), exact: true }).click();
      await sheet.getByRole("button", { name: words("shared-list.end"), exact: true }).click();
      await expect(link).toBeHidden();
      await friend.reload();
      await expect(friend.getByText(words("shared-list.ended"), { exact: true })).toBeVisible();
      await friend.context().close();
    });

    test("A-75: a friend votes and comments without a network, and both are there for the owner afterwards", async ({
      page,
      context,
      account,
      serverUrl,
    }) => {
      const owner = await logIn(serverUrl, await createAccount(serverUrl));
      const room = await savedRoom(serverUrl, owner.access_token);
      const list = await post<SharedList>(serverUrl, owner.access_token, "/api/v1/shared-lists", {
        id: randomUUID(),
        name: "September",
      });
      await openSignedIn(page, account, await logIn(serverUrl, account));
      await page.goto(`/shared/${list.token}`);
      await expect(page.getByRole("link", { name: room.title })).toBeVisible();
      await shellIsKept(page);
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByRole("link", { name: room.title })).toBeVisible();
      await page.getByRole("button", { name: new RegExp(`^${words("shared-list.up")}`) }).click();
      await page.getByRole("textbox", { name: words("shared-list.note"), exact: true }).fill("Near the campus");
      await page.getByRole("textbox", { name: words("shared-list.your-name"), exact: true }).fill("Ming");
      await page.keyboard.press("Tab");
      await expect(page.getByText(words("shared-list.unsent"))).toBeVisible();
      await context.setOffline(false);
      const seen = async () => {
        const answer = await fetch(`${serverUrl}/api/v1/shared-lists/by-link/${list.token}`);
        return ((await answer.json()) as { opinions: unknown[] }).opinions;
      };
      await expect
        .poll(seen, { timeout: 60_000 })
        .toMatchObject([{ name: "Ming", votes: { [room.id]: "up" }, notes: { [room.id]: "Near the campus" } }]);
    });

    test("A-75: a vote that is cast right before the list is left is on the server, without another start of the app", async ({
      page,
      account,
      serverUrl,
    }) => {
      const owner = await logIn(serverUrl, await createAccount(serverUrl));
      const room = await savedRoom(serverUrl, owner.access_token);
      const list = await post<SharedList>(serverUrl, owner.access_token, "/api/v1/shared-lists", {
        id: randomUUID(),
        name: "September",
      });
      await openSignedIn(page, account, await logIn(serverUrl, account));
      await page.goto(`/shared/${list.token}`);
      const vote = page.getByRole("button", { name: new RegExp(`^${words("shared-list.up")}`) });
      await vote.click();
      await expect(vote).toHaveAttribute("aria-pressed", "true");
      // Nothing of the app runs there.
      await page.goto(`${serverUrl}/api/v1/ping`);
      const seen = async () => {
        const answer = await fetch(`${serverUrl}/api/v1/shared-lists/by-link/${list.token}`);
        return ((await answer.json()) as { opinions: unknown[] }).opinions;
      };
      await expect.poll(seen).toMatchObject([{ votes: { [room.id]: "up" } }]);
    });
  });
}

/** Saves one of the rooms in Leeds, as the heart does. */
async function savedRoom(serverUrl: string, token: string): Promise<Listing> {
  const answer = await fetch(`${serverUrl}/api/v1/items/filter-open?city=Leeds&limit=1`);
  const [room] = ((await answer.json()) as { data: Listing[] }).data;
  await fetch(`${serverUrl}/api/v1/viewings/${room!.id}`, {
    method: "PUT",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ content: emptyViewing }),
  });
  return room!;
}

async function post<T>(serverUrl: string, token: string, path: string, body: object): Promise<T> {
  const answer = await fetch(`${serverUrl}${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as T;
}
