import { readFile } from "node:fs/promises";
import { unzipSync } from "fflate";
import { acceptAgreement, logInOnScreen } from "../../account/form.ts";
import { createAccount, logIn, type Account } from "../../support/accounts.ts";
import { oneOrTwoVisitors } from "../../support/visitors.ts";
import { expectColours, expectPosted } from "../support/invariants.ts";
import { goOffline, openPhone, type Phone } from "../support/phone.ts";
import { photosOf } from "../support/picked-files.ts";
import { screensOf, type Screens } from "../support/screens.ts";
import { CREATE, expect, test } from "../support/test.ts";

const COLOURS = ["#c03020", "#2040c0"];
const TITLE = "Sunny ensuite by the river";

/** From the sentence about unsent work that nobody can log in for. */
const GONE = { zh: "账号已经不存在", en: "an account that no longer exists" };
/** From the one about unsent work whose owner can. */
const WAITS = { zh: "那个账号登录后才会发出", en: "is from another account" };

for (const visitor of oneOrTwoVisitors) {
  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("D6: two tabs with one draft: one writes, the other shows; it is handed over whole and posted once", async ({
      phone,
      kept,
      front,
      context,
    }) => {
      const first = screensOf(phone.page, visitor);
      await phone.page.goto("/items");
      await first.writeRoom({ title: TITLE, photos: await photosOf(COLOURS) });
      const tab = await context.newPage();
      await tab.goto(phone.page.url());
      const second = screensOf(tab, visitor);
      await expect(second.said("form.elsewhere")).toBeVisible();
      await expect(second.field("title")).toBeDisabled();
      await expect(second.field("title")).toHaveValue(TITLE);
      await first.field("contact_info").fill("by email, please");
      await first.isSaved();
      await second.button("form.take-over").click();
      await expect(second.field("contact_info")).toHaveValue("by email, please");
      await expect(first.said("form.elsewhere")).toBeVisible();
      await expect(first.field("title")).toBeDisabled();
      await second.goToStep("words");
      await second.field("description").fill("安静 and tidy");
      await second.goToStep("words");
      await second.button("listing-form.post").click();
      await expect(second.said("posting.item-created")).toBeVisible();
      // Whoever goes back to the first tab does not post it once more.
      await first.button("form.take-over").click();
      await first.button("listing-form.post").click();
      await expect(first.said("form.not-posted.elsewhere")).toBeVisible();
      const { id } = (await kept.listings())[0]!;
      await expectPosted({ phone, kept, front }, { id, colours: COLOURS, title: TITLE });
      expect(await kept.listings()).toMatchObject([{ contact_info: "by email, please", description: "安静 and tidy" }]);
    });

    test("T8, T9, LO-02: kept at logout: the next user of the phone sees and sends nothing of it, its owner comes back to it", async ({
      phone,
      kept,
      front,
      serverUrl,
    }) => {
      const { page, account } = phone;
      const screens = screensOf(page, visitor);
      const { words } = screens;
      const ben = await createAccount(serverUrl);
      front.fault = ({ method, url }) => (`${method} ${url}` === CREATE ? { kind: "drop" } : null);
      await postRoom(phone, screens);
      await screens.askToLogOut();
      await screens.button("log-out.keep").click();
      await expect(page).toHaveURL(/\/login/);
      await expect(screens.begun("outbox.waits-for-owner")).toBeVisible();
      await expect(page.getByText(TITLE)).toHaveCount(0);
      front.fault = null;
      front.keyed.length = 0;

      await logInOnScreen(page, words, ben);
      await acceptAgreement(page, words);
      for (const path of ["/items", "/outbox"]) {
        await page.goto(path);
        await expect(screens.said(path === "/items" ? "own-listings.none" : "outbox.empty")).toBeVisible();
        await expect(page.getByText(TITLE)).toHaveCount(0);
      }
      expect(front.keyed.filter((line) => line.startsWith(CREATE))).toEqual([]);
      expect(await kept.listings()).toEqual([]);
      await screens.askToLogOut();
      await expect(page).toHaveURL(/\/login/);

      await logInOnScreen(page, words, account);
      await expect.poll(async () => (await kept.listings()).length, { timeout: 60_000 }).toBe(1);
      const { id } = (await kept.listings())[0]!;
      expectColours(await kept.colours(id), COLOURS);
      await phone.isEmpty();
    });

    test("T9: exporting at logout leaves everything as it is; sending first sends it, then logs out", async ({
      phone,
      kept,
      front,
    }) => {
      const { page } = phone;
      const screens = screensOf(page, visitor);
      front.fault = ({ method, url }) => (`${method} ${url}` === CREATE ? { kind: "drop" } : null);
      await postRoom(phone, screens);
      const before = await phone.stored();
      await screens.askToLogOut();
      const [copy] = await exported(phone, screens);
      expect(copy.drafts).toMatchObject([{ typed: { title: TITLE } }]);
      expect(copy.photos).toHaveLength(COLOURS.length);
      expect(await phone.stored()).toMatchObject({ drafts: before.drafts, bytes: before.bytes });
      await expect(page).toHaveURL(/\/items$/);
      front.fault = null;
      await screens.button("log-out.send").click();
      await expect(page).toHaveURL(/\/login/, { timeout: 60_000 });
      const { id } = (await kept.listings())[0]!;
      expectColours(await kept.colours(id), COLOURS);
      expect(await phone.stored()).toMatchObject({ drafts: [], entries: [], photos: [], bytes: 0 });
    });

    test("T9: discarded at logout it is gone from the phone, and never sent", async ({ phone, kept, front }) => {
      const { page } = phone;
      const screens = screensOf(page, visitor);
      front.fault = ({ method, url }) => (`${method} ${url}` === CREATE ? { kind: "drop" } : null);
      await postRoom(phone, screens);
      await screens.askToLogOut();
      await screens.button("log-out.discard").click();
      await expect(screens.said("log-out.discard.sure")).toBeVisible();
      await screens.button("log-out.discard").click();
      await expect(page).toHaveURL(/\/login/);
      front.fault = null;
      expect(await phone.stored()).toMatchObject({ drafts: [], entries: [], photos: [], bytes: 0 });
      await logInOnScreen(page, screens.words, phone.account);
      await expect(page).not.toHaveURL(/\/login/);
      await page.goto("/items");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // What the account had of it may be back as a draft (A39), and waits for its writer.
      expect((await phone.stored()).entries).toEqual([]);
      expect(await kept.listings()).toEqual([]);
    });

    test("T7: exported in flight mode and posted from another phone, it is there once, and the first phone is told", async ({
      phone,
      kept,
      front,
      browser,
      account,
      serverUrl,
    }) => {
      const screens = screensOf(phone.page, visitor);
      await goOffline(phone);
      await postRoom(phone, screens);
      await phone.page.goto("/outbox");
      const [copy, file] = await exported(phone, screens);
      const { id } = copy.drafts[0]!;

      const context = await browser.newContext({ ...visitor.context, baseURL: front.url });
      const other = await openPhone(await context.newPage(), { account, serverUrl, path: "/outbox" });
      await other.page.locator("input[type=file]").setInputFiles(file);
      await expect(screensOf(other.page, visitor).said("posting.item-created")).toBeVisible({ timeout: 60_000 });
      await expectPosted({ phone: other, kept, front }, { id, colours: COLOURS, title: TITLE });
      await context.close();

      // Some minutes later.
      front.clockOffset = 5 * 60 * 1000;
      await phone.page.context().setOffline(false);
      await expect(screens.said("posting.was-there").first()).toBeVisible({ timeout: 60_000 });
      await expectPosted({ phone, kept, front }, { id, colours: COLOURS, title: TITLE });
    });

    test("C17: another device changes another field meanwhile: both changes stand, and it is said", async ({
      phone,
      kept,
    }) => {
      const screens = screensOf(phone.page, visitor);
      const id = await openForChange(phone, screens);
      await screens.field("price").fill("165");
      await screens.goToStep("words");
      await kept.editElsewhere(id, { city: "York" });
      await screens.button("listing-form.save").click();
      const note = screens.words("posting.merged").replace("{fields}", screens.words("field-name.city"));
      await expect(phone.page.getByText(note)).toBeVisible();
      expect(await kept.listings()).toMatchObject([{ price: 165, city: "York" }]);
    });

    for (const [side, price] of [
      ["mine", 165],
      ["theirs", 190],
    ] as const) {
      test(`C18: another device changes the same field meanwhile: asked on the screen, ${side} stands`, async ({
        phone,
        kept,
      }) => {
        const { page } = phone;
        const screens = screensOf(page, visitor);
        const id = await openForChange(phone, screens);
        await screens.field("price").fill("165");
        await screens.goToStep("words");
        await screens.field("description").fill("Two minutes from the tram.");
        await screens.goToStep("words");
        await kept.editElsewhere(id, { price: 190, city: "York" });
        await screens.button("listing-form.save").click();
        await expect(screens.said("state.conflict").first()).toBeVisible();
        await page.getByRole("link", { name: screens.words("own-listings.to-outbox") }).click();
        await screens.button("outbox.choose").click();
        const dialog = page.getByRole("dialog", { name: screens.words("outbox.conflict.title") });
        for (const version of ["£165", "£190"]) await expect(dialog.getByText(version)).toBeVisible();
        await dialog.getByText(`£${price}`).click();
        await screens.button("form.save").click();
        await expect(screens.begun("posting.item-updated")).toBeVisible();
        await expect(screens.said("outbox.empty")).toBeVisible();
        expect(await kept.listings()).toMatchObject([
          { price, city: "York", description: "Two minutes from the tram." },
        ]);
      });
    }

    for (const [decision, rooms] of [
      ["as-new", 1],
      ["discard", 0],
    ] as const) {
      test(`C19: another device deletes it meanwhile: asked on the screen, ${decision}`, async ({ phone, kept }) => {
        const { page } = phone;
        const screens = screensOf(page, visitor);
        const id = await openForChange(phone, screens);
        await screens.field("price").fill("165");
        await screens.goToStep("words");
        await kept.deleteElsewhere(id);
        await screens.button("listing-form.save").click();
        await expect(screens.said("state.deleted.text")).toBeVisible();
        await page.getByRole("link", { name: screens.words("own-listings.to-outbox") }).click();
        await screens.button("outbox.choose").click();
        await screens.button(`outbox.gone.${decision}`).click();
        await expect(screens.said("outbox.empty")).toBeVisible();
        const listings = await kept.listings();
        expect(listings).toHaveLength(rooms);
        if (rooms === 1) expect(listings).toMatchObject([{ title: TITLE, price: 165 }]);
        expect(await phone.stored()).toMatchObject({ drafts: [], entries: [] });
      });
    }

    test("T10, LO-04: who deletes the account is offered what is unsent as a file, and nothing of it stays", async ({
      phone,
    }) => {
      const { page, account } = phone;
      const screens = screensOf(page, visitor);
      const { words } = screens;
      await page.goto("/items");
      await screens.writeRoom({ title: TITLE, photos: await photosOf(COLOURS) });
      await page.goto("/settings?tab=danger");
      await page
        .getByRole("tabpanel")
        .getByRole("button", { name: words("settings.delete.button") })
        .click();
      const [copy] = await exported(phone, screens);
      expect(copy.drafts).toMatchObject([{ typed: { title: TITLE } }]);
      expect(copy.photos).toHaveLength(COLOURS.length);
      const dialog = page.getByRole("dialog", { name: words("settings.delete.title") });
      await dialog.getByLabel(words("settings.delete.type-email")).fill(account.email);
      await dialog.getByRole("button", { name: words("settings.delete.confirm") }).click();
      await expect(page).toHaveURL(/\/login$/);
      expect(await phone.stored()).toMatchObject({ drafts: [], entries: [], photos: [], bytes: 0, others: 0 });
    });

    test("T10, LO-03: the account is deleted by another device: what is unsent here is offered as a file, and can be removed", async ({
      phone,
      front,
      serverUrl,
    }) => {
      const { page, account } = phone;
      const screens = screensOf(page, visitor);
      front.fault = ({ method, url }) => (`${method} ${url}` === CREATE ? { kind: "drop" } : null);
      await postRoom(phone, screens);
      await deleteElsewhere(serverUrl, account);
      front.fault = null;
      await page.reload();
      await expect(page).toHaveURL(/\/login/);
      await expect(page.getByRole("status").filter({ hasText: GONE[visitor.language] })).toBeVisible();
      await expect(page.getByText(WAITS[visitor.language])).toHaveCount(0);
      const [copy] = await exported(phone, screens);
      expect(copy.drafts).toMatchObject([{ typed: { title: TITLE } }]);
      expect(copy.photos).toHaveLength(COLOURS.length);
      await screens.button("outbox.remove").click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: screens.words("outbox.remove"), exact: true })
        .click();
      await expect(page.getByText(GONE[visitor.language])).toHaveCount(0);
      expect(await phone.stored()).toMatchObject({ drafts: [], entries: [], photos: [], bytes: 0, others: 0 });
    });
  });
}

async function deleteElsewhere(serverUrl: string, account: Account): Promise<void> {
  const { access_token } = await logIn(serverUrl, account);
  const headers = { authorization: `Bearer ${access_token}` };
  const answer = await fetch(`${serverUrl}/api/v1/users/me`, { method: "DELETE", headers });
  expect(answer.status).toBe(200);
}

/** Writes and posts a room with photos on the screens, and stays on the list. */
async function postRoom({ page }: Phone, screens: Screens): Promise<void> {
  await page.goto("/items");
  await screens.writeRoom({ title: TITLE, photos: await photosOf(COLOURS) });
  await screens.button("listing-form.post").click();
  await expect(page).toHaveURL(/\/items$/);
  await expect(screens.waiting(TITLE)).toBeVisible();
}

/** Has a posted room, opened at the step with its price. @returns Its id. */
async function openForChange(phone: Phone, screens: Screens): Promise<string> {
  const id = await phone.write({ fields: { title: TITLE } });
  await phone.post(id);
  await phone.isEmpty();
  await phone.page.goto("/items");
  await screens.choose(TITLE, "own-listings.edit");
  await screens.goToStep("terms");
  await expect(screens.field("price")).toHaveValue("150");
  return id;
}

interface Copy {
  drafts: { id: string; typed: { title: string } }[];
  /** Names of the pictures. */
  photos: string[];
}

/** Exports everything unsent. @returns What the file has, and where it is. */
async function exported({ page }: Phone, { button }: Screens): Promise<[Copy, string]> {
  const download = page.waitForEvent("download");
  await button("outbox.export-all").click();
  const path = await (await download).path();
  const files = unzipSync(new Uint8Array(await readFile(path)));
  const { drafts } = JSON.parse(new TextDecoder().decode(files["unsent.json"])) as Pick<Copy, "drafts">;
  return [{ drafts, photos: Object.keys(files).filter((name) => name.startsWith("photos/")) }, path];
}
