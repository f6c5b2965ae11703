import type { Page } from "@playwright/test";
import { logIn, openSignedIn, type Account, type Tokens } from "./support/accounts.ts";
import { lastMailTo, linkIn } from "./support/mailbox.ts";
import { startServer, type RunningServer } from "./support/server.ts";
import { expect, test as stories } from "./support/story.ts";
import { twoVisitors } from "./support/visitors.ts";
import { wordsIn } from "./support/words.ts";
import { ownRooms, ROOM, writeRoom } from "./support/written-room.ts";

const CHIEF = { email: "chief@example.org", password: "a quiet chief 42" };

/** A server as in production: only a confirmed address may post. */
const test = stories.extend<object, { server: RunningServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const env = { FIRST_SUPERUSER: CHIEF.email, FIRST_SUPERUSER_PASSWORD: CHIEF.password };
      const server = await startServer({ env: { RATE_LIMITS: "off", REQUIRE_EMAIL_CODE: "on", ...env } });
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

let made = 0;

async function call<Answer>(method: string, url: string, body?: object, token?: string): Promise<Answer> {
  const answer = await fetch(url, {
    method,
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Somebody whose account a superuser has made, and who has not answered a mail yet. */
async function unconfirmed(server: RunningServer): Promise<{ account: Account; tokens: Tokens }> {
  const email = `new-${Date.now()}-${(made += 1)}@example.org`;
  const [password, fullName] = ["a quiet room 42", "Li Lei"];
  const chief = await logIn(server.url, CHIEF);
  const body = { email, password, full_name: fullName };
  const { id } = await call<{ id: string }>("POST", `${server.url}/api/v1/users/`, body, chief.access_token);
  return { account: { id, email, password, fullName }, tokens: await logIn(server.url, { email, password }) };
}

async function openOutbox(page: Page, account: Account, tokens: Tokens): Promise<void> {
  await openSignedIn(page, account, tokens);
  await page.goto("/outbox");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain("qiying-drafts");
}

/** The console tells of each refusal. */
const REFUSED = /403/;

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);
  const counting = visitor.language === "zh" ? /\d+ 秒后可以再发/ : /again in \d+ second/;

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("A-62: a room that is posted unconfirmed waits, is sent by the mail's link, and stands there once", async ({
      page,
      context,
      server,
      expectedErrors,
    }) => {
      expectedErrors.push(REFUSED);
      const { account, tokens } = await unconfirmed(server);
      const row = page.getByRole("listitem").filter({ hasText: ROOM.title });
      await openOutbox(page, account, tokens);
      const id = await writeRoom(page, account);
      await page.reload();
      await expect(row).toContainText(words("state.needs-confirmation"));
      await expect(row).toContainText(words("state.needs-confirmation.text"));
      // Nobody is logged out for it, and a look at the other screens changes nothing.
      await page.goto("/items");
      await expect(row.getByText(words("state.needs-confirmation"), { exact: true })).toBeVisible();
      await row.getByRole("link", { name: words("own-listings.to-outbox") }).click();

      await row.getByRole("button", { name: words("settings.confirm-again") }).click();
      await expect(row.getByText(words("settings.confirm-again.sent"))).toBeVisible();
      await expect(row.getByRole("button", { name: counting })).toBeDisabled();
      await page.reload();
      await expect(row.getByRole("button", { name: counting })).toBeDisabled();
      const mail = await lastMailTo(server.dataDir, account.email);
      expect(await ownRooms(server.url, tokens)).toEqual([]);

      const { pathname, search } = new URL(linkIn(mail, "/confirm-email"));
      const mailed = await context.newPage();
      await mailed.goto(`${pathname}${search}`);
      await mailed
        .getByRole("main")
        .getByRole("button", { name: words("confirm-email.submit") })
        .click();
      await expect(mailed.getByText(words("confirm-email.done"))).toBeVisible();
      await expect.poll(async () => (await ownRooms(server.url, tokens)).map((room) => room.id)).toEqual([id]);
      await expect(row.getByText(words("state.needs-confirmation"), { exact: true })).toHaveCount(0);
      await page.bringToFront();
      await page.reload();
      await expect(page.getByRole("link", { name: ROOM.title })).toHaveAttribute("href", `/item_detail/${id}`);
      expect((await ownRooms(server.url, tokens)).map((room) => room.id)).toEqual([id]);
    });

    test("A-62: confirmed on another device, it goes out when its reader comes back, with the photos that it had", async ({
      page,
      server,
      expectedErrors,
    }) => {
      expectedErrors.push(REFUSED);
      const { account, tokens } = await unconfirmed(server);
      await openOutbox(page, account, tokens);
      const photo = await page.evaluate(() => {
        const canvas = Object.assign(document.createElement("canvas"), { width: 40, height: 30 });
        canvas.getContext("2d")!.fillRect(0, 0, 20, 30);
        return canvas.toDataURL("image/png").split(",")[1]!;
      });
      const id = await writeRoom(page, account, { photos: [photo] });
      await page.reload();
      const row = page.getByRole("listitem").filter({ hasText: ROOM.title });
      await expect(row).toContainText(words("state.needs-confirmation"));
      const mail = await lastMailTo(server.dataDir, account.email);
      const token = new URL(linkIn(mail, "/confirm-email")).searchParams.get("token");
      await call("POST", `${server.url}/api/v1/confirm-email`, { token });
      await page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange")));
      await expect(page.getByText(words("posting.item-created"), { exact: true })).toBeVisible();
      const rooms = await ownRooms(server.url, tokens);
      expect(rooms.map((room) => [room.id, room.images.length])).toEqual([[id, 1]]);
    });

    test("A-62: the form says it before a word is written, and no more once the address is confirmed", async ({
      page,
      server,
      expectedErrors,
    }) => {
      expectedErrors.push(REFUSED);
      const { account, tokens } = await unconfirmed(server);
      await openSignedIn(page, account, tokens);
      for (const path of ["/items?form=new", "/tenant_post?form=new"]) {
        await page.goto(path);
        await expect(page.getByText(words("unconfirmed.title"), { exact: true })).toBeVisible();
        await expect(page.getByText(words("unconfirmed.text").replace("{email}", account.email))).toBeVisible();
        await expect(page.getByRole("button", { name: words("settings.confirm-again") })).toBeEnabled();
      }
      const token = new URL(linkIn(await lastMailTo(server.dataDir, account.email), "/confirm-email")).searchParams.get(
        "token",
      );
      await call("POST", `${server.url}/api/v1/confirm-email`, { token });
      // Whoever comes back from the mail sees it gone.
      await page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange")));
      await expect(page.getByText(words("unconfirmed.title"), { exact: true })).toHaveCount(0);
    });
  });
}
