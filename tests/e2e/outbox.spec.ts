import type { Page } from "@playwright/test";
import { createAccount, logIn, openSignedIn, type Account, type Tokens } from "./support/accounts.ts";
import { expect, test } from "./support/story.ts";
import { twoVisitors } from "./support/visitors.ts";
import { wordsIn } from "./support/words.ts";
import { editRoom, ownRooms, ROOM, writeRoom } from "./support/written-room.ts";
import { shellIsKept } from "./offline/support/test.ts";

const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|Failed to fetch/;

/** Somebody signed in who looks at their outbox. */
async function openOutbox(
  page: Page,
  serverUrl: string,
  known?: Account,
): Promise<{ account: Account; tokens: Tokens }> {
  const account = known ?? (await createAccount(serverUrl));
  const tokens = await logIn(serverUrl, account);
  await openSignedIn(page, account, tokens);
  await page.goto("/outbox");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain("qiying-drafts");
  return { account, tokens };
}

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);
  const button = (page: Page, id: string) => page.getByRole("button", { name: words(id), exact: true });
  const row = (page: Page, title: string) => page.getByRole("listitem").filter({ hasText: title });

  async function askToLogOut(page: Page): Promise<void> {
    await page.getByRole("button", { name: words("session.menu") }).click();
    await page.getByRole("menuitem", { name: words("session.log-out") }).click();
  }

  async function logInByForm(page: Page, { email, password }: Account): Promise<void> {
    await page.goto("/login");
    await page.locator("input[name=username]").fill(email);
    await page.locator("input[name=password]").fill(password);
    await button(page, "login.submit").click();
    await expect(page).not.toHaveURL(/\/login/);
  }

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("what is posted is sent, told, and stands among what was posted lately @core", async ({ page, server }) => {
      const { account, tokens } = await openOutbox(page, server.url);
      await expect(page.getByText(words("outbox.empty"), { exact: true })).toBeVisible();
      const id = await writeRoom(page, account);
      await page.reload();
      await expect(page.getByText(words("posting.item-created"), { exact: true })).toBeVisible();
      await expect(page.getByRole("link", { name: ROOM.title })).toHaveAttribute("href", `/item_detail/${id}`);
      expect((await ownRooms(server.url, tokens)).map((room) => room.id)).toEqual([id]);
    });

    test("Q3: without a network it says so, is counted in the menu, and goes out when the network is back @whole-browser", async ({
      page,
      context,
      server,
      expectedErrors,
    }) => {
      expectedErrors.push(NO_NETWORK);
      const { account, tokens } = await openOutbox(page, server.url);
      await page.goto("/settings?tab=privacy");
      await expect(page.getByRole("switch").first()).toBeVisible();
      await shellIsKept(page);
      await context.setOffline(true);
      await page.getByRole("switch", { name: words("privacy.updates") }).click();
      await button(page, "form.save").click();
      await expect(page.getByText(words("privacy.kept.closable"), { exact: true })).toBeVisible();
      if (!visitor.wide) await page.getByRole("button", { name: words("menu.open") }).click();
      const entry = page
        .getByRole("navigation", { name: words("menu.label") })
        .getByRole("link", { name: words("menu.outbox") });
      await expect(entry).toContainText("1");
      await entry.click();
      await expect(row(page, words("outbox.untitled.profile"))).toContainText(words("state.queued.closable"));
      await context.setOffline(false);
      await expect(page.getByText(words("privacy.updated"), { exact: true })).toBeVisible({ timeout: 60_000 });
      await expect(page.getByText(words("outbox.empty"), { exact: true })).toBeVisible();
      const answer = await fetch(`${server.url}/api/v1/users/${account.id}`, {
        headers: { authorization: `Bearer ${tokens.access_token}` },
      });
      expect(await answer.json()).toMatchObject({ receive_updates: true });
    });

    test(
      "T8, T9: kept at logout, nothing of it is seen or sent for the next user; the owner's return sends it",
      { tag: "@matrix" },
      async ({ page, context, server, expectedErrors }) => {
        // What a session that ends has still asked for is refused.
        expectedErrors.push(NO_NETWORK, /401/);
        const { account: anna } = await openOutbox(page, server.url);
        const ben = await createAccount(server.url);
        await page.route("**/api/v1/items/", (route) => route.abort("internetdisconnected"));
        await writeRoom(page, anna);
        await page.reload();
        await expect(row(page, ROOM.title)).toBeVisible();
        await askToLogOut(page);
        await button(page, "log-out.keep").click();
        await expect(page).toHaveURL(/\/login/);
        await expect(page.getByText(ROOM.title)).toHaveCount(0);
        await page.unrouteAll();
        const posts: string[] = [];
        context.on("request", (request) => request.method() === "POST" && posts.push(new URL(request.url()).pathname));
        await logInByForm(page, ben);
        await accept(page);
        await page.goto("/outbox");
        await expect(page.getByText(words("outbox.empty"), { exact: true })).toBeVisible();
        await expect(page.getByText(ROOM.title)).toHaveCount(0);
        await askToLogOut(page);
        await expect(page).toHaveURL(/\/login/);
        expect(posts.filter((path) => path.includes("/items"))).toEqual([]);
        expect(await ownRooms(server.url, await logIn(server.url, anna))).toEqual([]);
        await logInByForm(page, anna);
        await expect.poll(async () => ownRooms(server.url, await logIn(server.url, anna))).toHaveLength(1);
      },
    );

    test("T9: discarded at logout it is gone, and never sent", { tag: "@matrix" }, async ({ page, server }) => {
      const { account } = await openOutbox(page, server.url);
      await writeRoom(page, account, { isPosted: false });
      await page.reload();
      await expect(row(page, ROOM.title)).toBeVisible();
      await askToLogOut(page);
      await button(page, "log-out.discard").click();
      await expect(page.getByText(words("log-out.discard.sure"))).toBeVisible();
      await button(page, "log-out.discard").click();
      await expect(page).toHaveURL(/\/login/);
      expect(await rowsOnPhone(page)).toEqual({ drafts: 0, outbox: 0, photos: 0, photoBytes: 0, receipts: 0 });
    });

    test("T9: sent before logging out", { tag: "@matrix" }, async ({ page, server, expectedErrors }) => {
      expectedErrors.push(NO_NETWORK);
      const { account } = await openOutbox(page, server.url);
      await page.route("**/api/v1/items/", (route) => route.abort("internetdisconnected"));
      await writeRoom(page, account);
      await page.reload();
      await expect(row(page, ROOM.title)).toBeVisible();
      await askToLogOut(page);
      await expect(button(page, "log-out.send")).toBeVisible();
      await page.unrouteAll();
      await button(page, "log-out.send").click();
      await expect(page).toHaveURL(/\/login/, { timeout: 60_000 });
      expect(await ownRooms(server.url, await logIn(server.url, account))).toHaveLength(1);
    });

    test("T7, A38: exported and imported on another phone it is the same room; another account is refused", async ({
      page,
      browser,
      server,
      expectedErrors,
    }) => {
      expectedErrors.push(NO_NETWORK);
      const { account, tokens } = await openOutbox(page, server.url);
      await page.route("**/api/v1/items/", (route) => route.abort("internetdisconnected"));
      const id = await writeRoom(page, account);
      await page.reload();
      const download = page.waitForEvent("download");
      await button(page, "outbox.export-all").click();
      const file = await (await download).path();

      const stranger = await (await browser.newContext({ ...visitor.context, baseURL: server.url })).newPage();
      await openOutbox(stranger, server.url);
      await stranger
        .locator("input[type=file]")
        .setInputFiles({ name: "x.zip", mimeType: "application/zip", buffer: Buffer.from("PK") });
      await expect(stranger.getByText(words("outbox.import.broken"))).toBeVisible();
      await stranger.locator("input[type=file]").setInputFiles(file);
      await expect(stranger.getByText(words("outbox.import.others"))).toBeVisible();
      await stranger.context().close();

      const tablet = await (await browser.newContext({ ...visitor.context, baseURL: server.url })).newPage();
      await openOutbox(tablet, server.url, account);
      await tablet.locator("input[type=file]").setInputFiles(file);
      await expect(tablet.getByText(words("posting.item-created"), { exact: true })).toBeVisible();
      await tablet.context().close();

      await page.unrouteAll();
      await button(page, "outbox.send-now").click();
      await expect(page.getByText(words("outbox.empty"), { exact: true })).toBeVisible();
      expect((await ownRooms(server.url, tokens)).map((room) => room.id)).toEqual([id]);
    });

    test(
      "C18: changed on two devices, the reader chooses field by field, and neither value is lost before",
      { tag: "@matrix" },
      async ({ page, server, expectedErrors }) => {
        expectedErrors.push(/409/);
        const { account, tokens } = await openOutbox(page, server.url);
        const id = await writeRoom(page, account);
        await page.reload();
        await expect(page.getByRole("link", { name: ROOM.title })).toBeVisible();
        const [base] = await ownRooms(server.url, tokens);
        await editRoom(server.url, tokens, id, { price: 170, city: "York" });
        await writeRoom(page, account, { base: base!, fields: { price: 160, room_type: "studio" } });
        await page.reload();
        await row(page, ROOM.title)
          .getByRole("button", { name: words("outbox.choose"), exact: true })
          .click();
        const dialog = page.getByRole("dialog", { name: words("outbox.conflict.title") });
        await expect(dialog.getByText("£160")).toBeVisible();
        await expect(button(page, "form.save")).toBeDisabled();
        await dialog.getByText("£170").click();
        await button(page, "form.save").click();
        await expect(page.getByText(words("outbox.empty"), { exact: true })).toBeVisible();
        expect((await ownRooms(server.url, tokens))[0]).toMatchObject({
          price: 170,
          city: "York",
          room_type: "studio",
        });
      },
    );

    test(
      "T10: deleting the account offers what is unsent as a file first, and takes it along",
      { tag: "@matrix" },
      async ({ page, server }) => {
        const { account } = await openOutbox(page, server.url);
        await writeRoom(page, account, { isPosted: false });
        await page.goto("/settings?tab=danger");
        await page
          .getByRole("tabpanel")
          .getByRole("button", { name: words("settings.delete.button") })
          .click();
        const dialog = page.getByRole("dialog", { name: words("settings.delete.title") });
        const download = page.waitForEvent("download");
        await dialog.getByRole("button", { name: words("outbox.export-all") }).click();
        expect((await download).suggestedFilename()).toMatch(/^qiying-unsent-.*\.zip$/);
        await dialog.getByLabel(words("settings.delete.type-email")).fill(account.email);
        await dialog.getByRole("button", { name: words("settings.delete.confirm") }).click();
        await expect(page).toHaveURL(/\/login$/);
        expect(await rowsOnPhone(page)).toEqual({ drafts: 0, outbox: 0, photos: 0, photoBytes: 0, receipts: 0 });
      },
    );
  });

  /** Accepts the agreement, where it is asked. */
  async function accept(page: Page): Promise<void> {
    const dialog = page.getByRole("dialog", { name: words("agreement.title") });
    await dialog.getByLabel(words("agreement.confirm")).check();
    await dialog.getByRole("button", { name: words("agreement.accept") }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("user_agreement"))).toContain('"sent":true');
  }
}

/** How many rows each table of people's own work has. */
async function rowsOnPhone(page: Page): Promise<Record<string, number>> {
  return page.evaluate(async () => {
    const opening = indexedDB.open("qiying-drafts");
    const db = await new Promise<IDBDatabase>((resolve) => (opening.onsuccess = () => resolve(opening.result)));
    const tables = ["drafts", "outbox", "photos", "photoBytes", "receipts"];
    const read = db.transaction(tables, "readonly");
    const counts = await Promise.all(
      tables.map(async (table) => {
        const counting = read.objectStore(table).count();
        return [table, await new Promise<number>((resolve) => (counting.onsuccess = () => resolve(counting.result)))];
      }),
    );
    db.close();
    return Object.fromEntries(counts) as Record<string, number>;
  });
}
