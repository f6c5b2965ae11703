import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { readCode } from "../support/read-code.ts";
import { age } from "./offline/support/phone-store.ts";
import { createAccount, logIn, openSignedIn } from "./support/accounts.ts";
import { expectNoViolations } from "./support/axe.ts";
import { demoRooms } from "./support/demo-rooms.ts";
import { shareCard } from "./support/share-card.ts";
import { expect, test } from "./support/story.ts";
import { twoVisitors } from "./support/visitors.ts";
import { wordsIn } from "./support/words.ts";
import { deleteRoom, postRoom } from "./support/written-room.ts";

interface Shared {
  files: { name: string; type: string; size: number }[];
  url: string | undefined;
}

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);
  const shareButton = (page: Page) => page.getByRole("button", { name: words("room.share"), exact: true });

  /** Opens a room by its address and its share card. */
  async function openCard(page: Page, id: string) {
    await page.goto(`/?room=${id}`);
    await page.waitForFunction(() => document.querySelector("[data-first-paint]") === null);
    await shareButton(page).click();
    const card = shareCard(page, words);
    await expect(card.picture).toBeVisible();
    return card;
  }

  /** Chooses something from the menu of one's own room. */
  async function choose(page: Page, title: string, id: string): Promise<void> {
    await page.getByRole("button", { name: words("own-listings.actions-for").replace("{title}", title) }).click();
    await page.getByRole("menuitem", { name: words(id), exact: true }).click();
  }

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("PR-215: from a room one tap makes its card, whose code leads to the room, and a text to copy", async ({
      page,
      context,
      server,
    }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const [room] = await demoRooms(server.url);
      const link = `${server.url}/?room=${room!.id}`;
      const { picture, pixels, button, choose, sheet } = await openCard(page, room!.id);
      expect(await readCode(await pixels())).toBe(link);
      await expect(picture).toHaveAccessibleName(new RegExp(`£${room!.price}`));
      await expectNoViolations(page);
      await choose("share-card.shape", "share-card.shape.square");
      await choose("share-card.look", "share-card.look.moss");
      expect(await readCode(await pixels())).toBe(link);
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      await button("share-card.copy-words").click();
      await expect.poll(copied).toMatch(new RegExp(`£${room!.price}[^]*${room!.id}$`));
      await sheet.getByText(words("room.fact.xhs"), { exact: true }).click();
      await button("share-card.copy-words").click();
      await expect.poll(copied).toMatch(/#\S+ #\S+$/);
    });

    test("a card is saved as a JPEG, in the language that is chosen", async ({ page, server }) => {
      const [room] = await demoRooms(server.url);
      const { picture, button, sheet } = await openCard(page, room!.id);
      const other = visitor.language === "zh" ? { name: "English", says: "pw" } : { name: "中文", says: "/周" };
      await sheet.getByText(other.name, { exact: true }).click();
      await expect(picture).toHaveAccessibleName(new RegExp(`£\\S+ ${other.says}`));
      const downloading = page.waitForEvent("download");
      await button("share-card.save").click();
      const download = await downloading;
      expect(download.suggestedFilename()).toMatch(/^qiying-\w{8}-upright\.jpg$/);
      expect(await readCode(await readFile(await download.path()))).toBe(`${server.url}/?room=${room!.id}`);
    });

    test("A-51: where the phone has a share sheet, the picture goes to it, and with one more tap the link", async ({
      page,
      server,
    }) => {
      await page.addInitScript(() => {
        const shared: object[] = [];
        const share = async ({ files = [], url }: ShareData) => {
          shared.push({ files: files.map(({ name, type, size }) => ({ name, type, size })), url });
        };
        Object.assign(window, { shared });
        Object.assign(navigator, { share, canShare: () => true });
      });
      const [room] = await demoRooms(server.url);
      const { button } = await openCard(page, room!.id);
      await button("share-card.share-picture").click();
      await button("share-card.share-link").click();
      const shared = await page.evaluate(() => (window as unknown as { shared: Shared[] }).shared);
      expect(shared).toHaveLength(2);
      expect(shared[0]!.files).toMatchObject([{ type: "image/jpeg" }]);
      expect(shared[0]!.files[0]!.size).toBeGreaterThan(20_000);
      expect(shared[1]).toMatchObject({ files: [], url: `${server.url}/?room=${room!.id}` });
      await expect(button("share-card.save")).toBeEnabled();
      await expect(button("own-listings.copy-link")).toBeEnabled();
    });

    test("the arrow keys choose, and back closes the card alone", async ({ page, server }) => {
      const [room] = await demoRooms(server.url);
      const { sheet, picture } = await openCard(page, room!.id);
      const before = await picture.getAttribute("src");
      await sheet.getByRole("radio", { name: words("share-card.look.paper") }).focus();
      await page.keyboard.press("ArrowRight");
      await expect(sheet.getByRole("radio", { name: words("share-card.look.brick") })).toBeChecked();
      await expect(picture).not.toHaveAttribute("src", before!);
      await page.goBack();
      await expect(sheet).toHaveCount(0);
      await expect(page).toHaveURL(/room=/);
      await expect(shareButton(page)).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(picture).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(sheet).toHaveCount(0);
      await expect(page).toHaveURL(/room=/);
    });

    test("a contact is on a card only when its owner adds it, and not offered to others", async ({ page, server }) => {
      const account = await createAccount(server.url);
      const tokens = await logIn(server.url, account);
      const own = await postRoom(server.url, tokens, { contact_info: "WeChat lilei_2026" });
      await openSignedIn(page, account, tokens);
      const { sheet, picture } = await openCard(page, own.id);
      const tick = sheet.getByRole("checkbox");
      await expect(picture).not.toHaveAccessibleName(/lilei_2026/);
      await expect(tick).not.toBeChecked();
      await expect(sheet.getByText(words("share-card.add-contact.warning"))).toBeVisible();
      const before = await picture.getAttribute("src");
      await tick.check();
      await expect(picture).toHaveAccessibleName(/WeChat lilei_2026/);
      await expect(picture).not.toHaveAttribute("src", before!);
      // Never in a text, where it would be found by machines.
      await expect(sheet.getByRole("region", { name: words("share-card.words") })).not.toContainText("lilei_2026");
      const [demo] = await demoRooms(server.url);
      const others = await openCard(page, demo!.id);
      await expect(others.sheet.getByRole("checkbox")).toHaveCount(0);
      await expect(others.picture).not.toHaveAccessibleName(/@/);
    });

    test("PR-208, A-57: the list of one's rooms makes cards too, and says what the code of a paused room shows", async ({
      page,
      server,
    }) => {
      const account = await createAccount(server.url);
      const tokens = await logIn(server.url, account);
      const { id, title } = await postRoom(server.url, tokens);
      await openSignedIn(page, account, tokens);
      await page.goto("/items");
      await choose(page, title, "room.share");
      const { sheet, picture, pixels } = shareCard(page, words);
      await expect(picture).toBeVisible();
      expect(await readCode(await pixels())).toBe(`${server.url}/?room=${id}`);
      await expect(sheet.getByText(words("room.paused.own"))).toHaveCount(0);
      await page.goBack();
      await expect(sheet).toHaveCount(0);
      await expect(page).toHaveURL(/\/items$/);
      await choose(page, title, "own-listings.pause");
      await expect(page.getByText(words("listing-state.paused"), { exact: true })).toBeVisible();
      await choose(page, title, "room.share");
      await expect(sheet.getByText(words("room.paused.own"))).toBeVisible();
      await expect(picture).toBeVisible();
    });

    test("a room that has been taken down, of which a copy is kept, is not shared: its link leads nowhere", async ({
      page,
      server,
      expectedErrors,
    }) => {
      expectedErrors.push(/404/);
      const tokens = await logIn(server.url, await createAccount(server.url));
      const { id } = await postRoom(server.url, tokens);
      const reader = await createAccount(server.url);
      await openSignedIn(page, reader, await logIn(server.url, reader));
      await page.goto(`/?room=${id}`);
      await expect(shareButton(page)).toBeVisible();
      await page.getByRole("button", { name: words("save-viewing.save") }).click();
      await expect(page.getByRole("link", { name: words("save-viewing.open") })).toBeVisible();
      await deleteRoom(server.url, tokens, id);
      // Older than what is shown without asking.
      await age(page, 6 * 60 * 1000);
      await page.reload();
      await expect(page.getByText(words("room.gone.kept"))).toBeVisible();
      await expect(shareButton(page)).toHaveCount(0);
    });

    test("/about says how a card is made, and leads to one's own rooms", async ({ page, server }) => {
      const account = await createAccount(server.url);
      await openSignedIn(page, account, await logIn(server.url, account));
      await page.goto("/about");
      await expect(page.getByText(words("about.step.share.text"))).toBeVisible();
      const example = page.getByRole("figure");
      await example.scrollIntoViewIfNeeded();
      expect(await readCode(await example.screenshot({ scale: "device" }))).toBe(server.url);
      await page.getByRole("link", { name: words("about.steps.own") }).click();
      await expect(page).toHaveURL(/\/items$/);
    });
  });

  test.describe(`without the other language, ${visitor.name}`, () => {
    test.use({ ...visitor.context, serviceWorkers: "block" });

    test("W6: a card stays in its language, says so, and changes once the network is back", async ({
      page,
      context,
      server,
      expectedErrors,
    }) => {
      expectedErrors.push(/ERR_/);
      const [room] = await demoRooms(server.url);
      const { sheet, picture } = await openCard(page, room!.id);
      const other =
        visitor.language === "zh" ? { name: "English", says: /£\S+ pw/ } : { name: "中文", says: /£\S+ \/周/ };
      await context.setOffline(true);
      await sheet.getByText(other.name, { exact: true }).click();
      await expect(sheet.getByText(words("share-card.without-language"))).toBeVisible();
      await expect(picture).not.toHaveAccessibleName(other.says);
      // As a network that changes does with what is on its way just then.
      await context.route(/\/assets\/[^/]*\.js$/, (route) => route.abort(), { times: 1 });
      await context.setOffline(false);
      await expect(picture).toHaveAccessibleName(other.says);
      await expect(sheet.getByText(words("share-card.without-language"))).toHaveCount(0);
    });
  });

  test.describe(`in WeChat's own browser, ${visitor.name}`, () => {
    test.use({ ...visitor.context, userAgent: "Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.50" });

    test("a card is held under a finger: nothing is offered that such a window can't do", async ({ page, server }) => {
      const [room] = await demoRooms(server.url);
      const { sheet, picture, button } = await openCard(page, room!.id);
      await expect(sheet.getByText(words("share-card.hold"))).toBeVisible();
      await expect(button("share-card.save")).toHaveCount(0);
      await expect(button("share-card.share-picture")).toHaveCount(0);
      // Such apps save a picture by its address, and can't open a blob's.
      await expect(picture).toHaveAttribute("src", /^data:image\/jpeg;base64,/);
      await expect(button("share-card.copy-words")).toBeEnabled();
      await expect(button("own-listings.copy-link")).toBeEnabled();
    });
  });
}
