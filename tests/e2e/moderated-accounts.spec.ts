import type { Locator, Page } from "@playwright/test";
import { expect, openAsSuperuser, SUPERUSER, test } from "./account/site.ts";
import { createAccount, logIn } from "./support/accounts.ts";
import { expectNoViolations } from "./support/axe.ts";
import { twoVisitors } from "./support/visitors.ts";
import { wordsIn } from "./support/words.ts";
import { deleteRoom, postRoom } from "./support/written-room.ts";

let made = 0;

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);
  const button = (within: Page | Locator, id: string) => within.getByRole("button", { name: words(id), exact: true });

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("A-61: a moderator finds a room by its link, reads its poster's record, and dismisses what was reported of it together", async ({
      page,
      server,
    }) => {
      const poster = await createAccount(server.url);
      const tokens = await logIn(server.url, poster);
      made += 1;
      const rooms = [
        await postRoom(server.url, tokens, { title: `First room of poster ${made}`, description: "By the river" }),
        await postRoom(server.url, tokens, { title: `Second room of poster ${made}`, description: "By the park" }),
      ];
      for (const { id } of rooms) await reportRoom(server.url, id);

      await openAsSuperuser(page, server.url, "/admin/reports");
      const finder = page.getByRole("searchbox", { name: words("find.label") });
      await finder.fill("the room with the blue door");
      await expect(page.getByText(words("find.vague"))).toBeVisible();
      await finder.fill(`${server.url}/?room=${crypto.randomUUID()}`);
      await expect(page.getByText(words("find.none"))).toBeVisible();
      await finder.fill(`看这个 ${server.url}/?room=${rooms[0]!.id}&utm_source=wechat\u200b。像骗子`);
      const main = page.getByRole("main");
      const found = main
        .getByRole("listitem")
        .filter({ hasText: words("case.kind.listing") })
        .first();
      await expect(found).toContainText(rooms[0]!.title);
      await found.getByRole("link", { name: rooms[0]!.title }).click();

      // Its poster's rooms are counted, and listed behind the count.
      await expect(page.getByRole("heading", { level: 1, name: rooms[0]!.title })).toBeVisible();
      await page.getByRole("link", { name: `${words("case.poster.rooms")}: 2` }).click();
      await expect(page).toHaveURL(/\/admin\/reports\/account\/[0-9a-f-]+#rooms$/);
      await expect(page.getByRole("heading", { level: 1, name: poster.email })).toBeVisible();
      const listed = page.getByRole("region", { name: new RegExp(`^${words("account.rooms")} 2$`) });
      for (const { title } of rooms) await expect(listed.getByRole("link", { name: title })).toBeVisible();
      await expect(listed).toBeInViewport();
      const against = page.getByRole("region", { name: new RegExp(`^${words("account.reports-received")} 2$`) });
      await expect(against.getByText(words("moderation.open"), { exact: true })).toHaveCount(2);
      await expectNoViolations(page);

      // Another moderator decides one of them meanwhile: it is named, and the other is dismissed.
      await page.goto("/admin/reports");
      for (const { title } of rooms) {
        await page.getByRole("checkbox", { name: words("dismiss.tick").replace("{title}", title) }).check();
      }
      await expectNoViolations(page);
      await decideElsewhere(server.url, rooms[0]!.id);
      await button(page, "dismiss.open").first().click();
      const asking = page.getByRole("dialog");
      for (const { title } of rooms) await expect(asking.getByText(title)).toBeVisible();
      await asking.locator("button[type=submit]").click();
      const kept = page.getByRole("dialog").filter({ hasText: words("dismiss.kept.meanwhile") });
      await expect(kept.getByRole("link", { name: rooms[0]!.title })).toBeVisible();
      await kept
        .getByRole("button", { name: words("dialog.close") })
        .last()
        .click();
      await expect(page.getByRole("link", { name: rooms[1]!.title })).toHaveCount(0);

      await deleteRoom(server.url, tokens, rooms[1]!.id);
      await page.goto("/admin");
      await page.getByRole("searchbox", { name: words("admin.find") }).fill(`<${poster.email.toUpperCase()}>`);
      await page.getByRole("main").getByRole("link", { name: poster.email }).click();
      await expect(listed.getByText(words("account.room.deleted"))).toBeVisible();
      await expect(against.getByText(words("act-reason.no-breach"), { exact: true })).toHaveCount(2);
    });
  });
}

async function reportRoom(serverUrl: string, target_id: string): Promise<void> {
  const body = { id: crypto.randomUUID(), kind: "listing", target_id, reason: "already_let" };
  await post(`${serverUrl}/api/v1/reports`, body);
}

async function decideElsewhere(serverUrl: string, target_id: string): Promise<void> {
  const { access_token } = await logIn(serverUrl, SUPERUSER);
  const body = { id: crypto.randomUUID(), kind: "listing", target_id, act: "dismiss", reason: "no_breach" };
  await post(`${serverUrl}/api/v1/moderation/acts`, body, { authorization: `Bearer ${access_token}` });
}

async function post(url: string, body: object, headers: Record<string, string> = {}): Promise<void> {
  const sent = { ...headers, "content-type": "application/json" };
  const answer = await fetch(url, { method: "POST", headers: sent, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
}
