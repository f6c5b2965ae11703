import type { Locator, Page } from "@playwright/test";
import type { Viewing } from "#domain/viewings/viewing.ts";
import { shellIsKept } from "../offline/support/test.ts";
import { expect, test } from "../outbox/support/test.ts";
import { logIn, openSignedIn } from "../support/accounts.ts";
import { oneOrTwoVisitors } from "../support/visitors.ts";
import { wordsIn } from "../support/words.ts";

for (const visitor of oneOrTwoVisitors) {
  const words = wordsIn(visitor.language);

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("the heart of a card saves a room, takes it off again, and a toast undoes that", async ({
      page,
      account,
      serverUrl,
    }) => {
      await openSignedIn(page, account, await logIn(serverUrl, account));
      const { heart, title } = await firstCard(page);
      await expect(heart).toHaveAccessibleName(named("save-viewing.save-of", title));
      await expect(heart).toHaveAttribute("aria-pressed", "false");
      await heart.click();
      await expect(heart).toHaveAccessibleName(named("save-viewing.remove-of", title));
      await expect(heart).toHaveAttribute("aria-pressed", "true");
      await heart.click();
      await expect(heart).toHaveAttribute("aria-pressed", "false");
      await expect(page.getByText(named("save-viewing.removed", title))).toBeVisible();
      await page.getByRole("button", { name: words("save-viewing.undo"), exact: true }).click();
      await expect(heart).toHaveAttribute("aria-pressed", "true");
      await expect(page.getByText(named("save-viewing.removed", title))).toBeHidden();
      await page.goto("/viewings");
      await expect(page.getByRole("link", { name: title })).toBeVisible();
    });

    test("the heart of a room with notes opens them, and takes nothing away", async ({ page, account, serverUrl }) => {
      const tokens = await logIn(serverUrl, account);
      await openSignedIn(page, account, tokens);
      const { heart, title, id } = await firstCard(page);
      await heart.click();
      await expect(heart).toHaveAttribute("aria-pressed", "true");
      await page.goto(`/viewings/${id}`);
      const notes = page.getByRole("textbox", { name: words("viewings.notes"), exact: true });
      await notes.fill("Quiet street");
      const notesInAccount = async () =>
        (await savedInAccount(serverUrl, tokens.access_token)).map(({ content }) => content.notes);
      await expect.poll(notesInAccount, { timeout: 60_000 }).toEqual(["Quiet street"]);
      const card = await firstCard(page);
      await expect(card.heart).toHaveAccessibleName(named("save-viewing.open-of", title));
      await card.heart.click();
      await expect(page).toHaveURL(new RegExp(`/viewings/${id}$`));
      await expect(notes).toHaveValue("Quiet street");
    });

    test("a room is taken off without a network, and the account is told later", async ({
      page,
      context,
      account,
      serverUrl,
    }) => {
      const tokens = await logIn(serverUrl, account);
      await openSignedIn(page, account, tokens);
      const { heart, title } = await firstCard(page);
      await heart.click();
      await expect.poll(() => savedInAccount(serverUrl, tokens.access_token)).toHaveLength(1);
      await shellIsKept(page);
      await context.setOffline(true);
      await heart.click();
      await expect(heart).toHaveAccessibleName(named("save-viewing.save-of", title));
      await context.setOffline(false);
      await expect.poll(() => savedInAccount(serverUrl, tokens.access_token), { timeout: 60_000 }).toHaveLength(0);
    });

    function named(id: string, title: string): string {
      return words(id).replace("{title}", title);
    }

    async function firstCard(page: Page): Promise<{ heart: Locator; title: string; id: string }> {
      await page.goto("/?mode=filter&city=Leeds");
      const card = page.getByRole("main").getByRole("article").first();
      const href = await card.getByRole("link").getAttribute("href");
      const title = await card.getByRole("heading").textContent();
      return { heart: card.getByRole("button"), title: title!, id: new URLSearchParams(href!).get("room")! };
    }
  });
}

async function savedInAccount(serverUrl: string, token: string): Promise<Viewing[]> {
  const answer = await fetch(`${serverUrl}/api/v1/viewings`, { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await answer.json()) as { data: Viewing[] };
  return data.filter(({ is_removed }) => !is_removed);
}
