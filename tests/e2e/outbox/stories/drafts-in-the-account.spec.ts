import type { Browser, Page } from "@playwright/test";
import type { AccountDraft } from "#domain/drafts/draft-document.ts";
import { acceptAgreement, logInOnScreen } from "../../account/form.ts";
import { createAccount, logIn, type Account } from "../../support/accounts.ts";
import { oneOrTwoVisitors, type Visitor } from "../../support/visitors.ts";
import { openPhone } from "../support/phone.ts";
import { photosOf } from "../support/picked-files.ts";
import { screensOf, type Screens } from "../support/screens.ts";
import { expect, test } from "../support/test.ts";

const COLOURS = ["#c03020", "#2040c0"];
const TITLE = "Sunny ensuite by the river";

for (const visitor of oneOrTwoVisitors) {
  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("A39: a phone that was emptied gets a draft and its photos back from the account, and posts it", async ({
      phone: { page, account },
      kept,
    }) => {
      const screens = screensOf(page, visitor);
      await page.goto("/items");
      await screens.writeRoom({ title: TITLE, photos: await photosOf(COLOURS) });
      await expect(screens.begun("saved.at")).toContainText(lastPart(screens, "saved.in-account"));
      await toList(page, screens);
      await expect(screens.waiting(TITLE)).toContainText(screens.words("state.draft.in-account"));

      const emptied = await emptyPhone(page);
      const again = screensOf(emptied, visitor);
      await emptied.goto("/login");
      await logInOnScreen(emptied, again.words, account);
      await acceptAgreement(emptied, again.words);
      await emptied.goto("/items");
      await expect(again.waiting(TITLE)).toBeVisible();
      await resume(emptied, again);
      await expect(again.field("title")).toHaveValue(TITLE);
      await again.goToStep("words");
      await again.button("listing-form.post").click();
      await expect.poll(async () => (await kept.listings()).map(({ title }) => title)).toEqual([TITLE]);
      const { id } = (await kept.listings())[0]!;
      expect(await kept.colours(id)).toEqual([expect.stringMatching(/^#[bc]/), expect.stringMatching(/^#[12]/)]);
    });

    test("A39: two devices: different fields become one draft, the same field two, of which one says what it is", async ({
      phone: { page, account },
      browser,
      serverUrl,
      front,
    }) => {
      const first = screensOf(page, visitor);
      await writeAndKeep(page, first);
      const device = await otherDevice(browser, { visitor, account, serverUrl, url: front.url });
      const second = screensOf(device.page, visitor);
      await resume(device.page, second);
      await second.goToStep("terms");
      await second.field("price").fill("165");
      await toList(device.page, second);
      await expect.poll(async () => typedIn(await draftsIn(serverUrl, account), "price")).toEqual(["165"]);

      await resume(page, first);
      await first.goToStep("room");
      await first.field("room_type").fill("studio");
      await toList(page, first);
      await expect.poll(async () => typedIn(await draftsIn(serverUrl, account), "room_type")).toEqual(["studio"]);
      expect(typedIn(await draftsIn(serverUrl, account), "price")).toEqual(["165"]);

      await device.page.context().setOffline(true);
      await resume(device.page, second);
      await second.goToStep("room");
      await second.field("post_code").fill("LS2 2BB");
      await second.isSaved();
      await toList(device.page, second);
      await resume(page, first);
      await first.goToStep("room");
      await first.field("post_code").fill("LS3 3CC");
      await toList(page, first);
      await expect.poll(async () => typedIn(await draftsIn(serverUrl, account), "post_code")).toEqual(["LS3 3CC"]);
      await device.page.context().setOffline(false);
      await expect(device.page.getByText(second.words("state.draft.other-version")).first()).toBeVisible();
      await expect
        .poll(async () => typedIn(await draftsIn(serverUrl, account), "post_code"))
        .toEqual(["LS2 2BB", "LS3 3CC"]);
      // The other device gets both.
      await page.reload();
      await expect(page.getByText(first.words("state.draft.other-version")).first()).toBeVisible();
      await device.close();
    });

    test("A39: deleted on one device, and posted on one, a draft is gone on the other", async ({
      phone: { page, account },
      browser,
      serverUrl,
      front,
      kept,
    }) => {
      const first = screensOf(page, visitor);
      await writeAndKeep(page, first);
      const device = await otherDevice(browser, { visitor, account, serverUrl, url: front.url });
      const second = screensOf(device.page, visitor);
      await expect(second.waiting(TITLE)).toBeVisible();
      await second.waiting(TITLE).getByRole("button").last().click();
      await device.page
        .getByRole("dialog")
        .getByRole("button", { name: second.words("own-listings.delete") })
        .click();
      await expect(second.waiting(TITLE)).toBeHidden();
      await expect.poll(async () => (await draftsIn(serverUrl, account)).length).toBe(0);
      await page.reload();
      await expect(first.waiting(TITLE)).toBeHidden();

      await writeAndKeep(page, first);
      await device.page.reload();
      await resume(device.page, second);
      await second.goToStep("words");
      await second.button("listing-form.post").click();
      await expect.poll(async () => (await kept.listings()).map(({ title }) => title)).toEqual([TITLE]);
      await expect.poll(async () => (await draftsIn(serverUrl, account)).length).toBe(0);
      await page.reload();
      await expect(page.getByText(first.words("state.draft.in-account"))).toBeHidden();
      await expect(first.button("own-listings.continue")).toBeHidden();
      await device.close();
    });

    test("A-44: another user of the phone sees nothing of a draft, and has nothing of it in their account", async ({
      phone: { page },
      serverUrl,
    }) => {
      const screens = screensOf(page, visitor);
      await writeAndKeep(page, screens);
      await screens.askToLogOut();
      await screens.button("log-out.keep").click();
      const other = await createAccount(serverUrl);
      await page.goto("/login");
      await logInOnScreen(page, screens.words, other);
      await acceptAgreement(page, screens.words);
      await page.goto("/items");
      await expect(screens.said("own-listings.none")).toBeVisible();
      await expect(screens.waiting(TITLE)).toBeHidden();
      expect(await draftsIn(serverUrl, other)).toEqual([]);
    });
  });
}

/** What follows the time in a sentence. */
function lastPart({ words }: Screens, id: string): string {
  return words(id).split("}").at(-1)!.trim();
}

async function toList(page: Page, { words }: Screens): Promise<void> {
  await page
    .getByRole("link", { name: words("own-listings.title") })
    .first()
    .click();
}

async function resume(page: Page, { words }: Screens): Promise<void> {
  const action = words("own-listings.continue");
  const name = words("own-listings.continue-of").replace("{action}", action).replace("{title}", TITLE);
  await page.getByRole("button", { name, exact: true }).click();
}

/** Writes a draft, and waits until the account has it. */
async function writeAndKeep(page: Page, screens: Screens): Promise<void> {
  await page.goto("/items");
  await screens.writeRoom({ title: TITLE });
  await toList(page, screens);
  await expect(screens.waiting(TITLE)).toContainText(screens.words("state.draft.in-account"));
}

/** As iOS does to a site that was not opened for a while. @returns The next tab of the same phone. */
async function emptyPhone(page: Page): Promise<Page> {
  const { origin } = new URL(page.url());
  const next = await page.context().newPage();
  await page.close();
  const session = await next.context().newCDPSession(next);
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await session.detach();
  return next;
}

interface Device {
  visitor: Visitor;
  account: Account;
  serverUrl: string;
  url: string;
}

async function otherDevice(browser: Browser, { visitor, account, serverUrl, url }: Device) {
  const context = await browser.newContext({ ...visitor.context, baseURL: url });
  const { page } = await openPhone(await context.newPage(), { account, serverUrl, path: "/items" });
  return { page, close: () => context.close() };
}

/** What the account has that was neither deleted nor posted, asked by the API. */
async function draftsIn(serverUrl: string, account: Account): Promise<AccountDraft[]> {
  const { access_token } = await logIn(serverUrl, account);
  const answer = await fetch(`${serverUrl}/api/v1/drafts`, { headers: { authorization: `Bearer ${access_token}` } });
  const { data } = (await answer.json()) as { data: AccountDraft[] };
  return data.filter(({ is_removed }) => !is_removed);
}

function typedIn(drafts: readonly AccountDraft[], field: string): unknown[] {
  return drafts.map(({ content }) => String(content.typed[field])).toSorted((a, b) => (a < b ? -1 : 1));
}
