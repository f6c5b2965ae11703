import type { BrowserContext } from "@playwright/test";
import { expectColours } from "./support/invariants.ts";
import { crash, openPhone, secondTab, type Phone } from "./support/phone.ts";
import { photoOf, photoOfSize, photosOf } from "./support/picked-files.ts";
import { screensOf, type Screens } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

/** From the form to the phone's store, and from there into the outbox, whatever the phone does meanwhile. */
const COLOURS = ["#c03020", "#20a040", "#2040c0"];
const TITLE = "Sunny ensuite by the river";
const ENGLISH = { language: "en" } as const;

/** A7: what is typed is on the phone after at most so long. */
const SAVED_WITHIN_MS = 400;

test("D1: the page is ended while somebody types: all is back but the last 400 ms @core", async ({
  phone,
  context,
}) => {
  const screens = await openForm(phone);
  await screens.goToStep("words");
  await screens.field("title").pressSequentially(TITLE, { delay: 15 });
  await phone.page.waitForTimeout(SAVED_WITHIN_MS + 50);
  await screens.field("title").press("!");
  await crash(phone.page);
  const again = await continueWriting(phone, context);
  await again.goToStep("words");
  await expect(again.field("title")).toHaveValue(new RegExp(`^${TITLE}!?$`));
});

test("D2: the page is ended right after photos were picked: each is there whole or not at all, and the text is", async ({
  phone,
  context,
  kept,
}) => {
  const screens = screensOf(phone.page, ENGLISH);
  await phone.page.goto("/items");
  await screens.writeRoom({ title: TITLE });
  await screens.goToStep("room");
  await screens.pickPhotos(await Promise.all(COLOURS.map((colour) => photoOfSize(colour, 3_000_000))));
  await crash(phone.page);
  const again = await continueWriting(phone, context);
  const tab = await secondTab(context, phone.account);
  const stored = await tab.stored();
  const [draft] = stored.drafts;
  expect(stored.photos.map(({ uuid }) => uuid).toSorted()).toEqual(draft!.photos.toSorted());
  expect(stored.bytes).toBe(stored.photos.length);
  await again.goToStep("words");
  await again.button("listing-form.post").click();
  await tab.isEmpty();
  const [listing] = await kept.listings();
  expect(listing).toMatchObject({ id: draft!.id, title: TITLE });
  expectColours(await kept.colours(draft!.id), COLOURS.slice(0, draft!.photos.length));
});

test("D3: the page is ended while photos are made smaller: they are there as picked, and posted", async ({
  phone,
  context,
  kept,
  front,
}) => {
  const { page } = phone;
  // The worker never answers.
  await page.evaluate(() => (Worker.prototype.postMessage = () => undefined));
  const screens = await openForm(phone);
  await screens.goToStep("room");
  await screens.pickPhotos(await photosOf(COLOURS));
  await expect(page.getByText("3 / 10", { exact: true })).toBeVisible();
  const { photos } = await phone.stored();
  expect(photos.map(({ state }) => state)).toEqual(COLOURS.map(() => "stored"));
  await crash(page);
  const tab = await secondTab(context, phone.account);
  const [draft] = (await tab.stored()).drafts;
  await tab.post(draft!.id, { title: TITLE, price: 150 });
  await tab.isEmpty();
  expectColours(await kept.colours(draft!.id), COLOURS);
  expect(front.keyed).toHaveLength(COLOURS.length + 1);
});

test("D4: reload, back and closing: everything comes back, silently", async ({ phone, context }) => {
  const { page } = phone;
  const asked: string[] = [];
  context.on("dialog", (dialog) => void asked.push(dialog.type()));
  const screens = await openForm(phone);
  await screens.goToStep("terms");
  await screens.field("price").fill("1,200.50");
  await screens.isSaved();
  await page.reload();
  await expect(screens.field("price")).toHaveValue("1,200.50");
  await screens.goToStep("terms");
  await screens.field("price").fill("168");
  await screens.isSaved();
  await page.goBack();
  await expect(screens.said("state.draft.text").or(screens.said("state.draft.in-account"))).toBeVisible();
  await page.goForward();
  await expect(screens.field("price")).toHaveValue("168");
  await screens.goToStep("terms");
  await screens.field("price").fill("170");
  await screens.isSaved();
  await page.close({ runBeforeUnload: true });
  const again = await continueWriting(phone, context);
  await expect(again.field("price")).toHaveValue("170");
  expect(asked).toEqual([]);
});

test("D7: the store is closed under the page: it is opened again, and nothing is said", async ({ phone }) => {
  const screens = await openForm(phone);
  await phone.page.evaluate(() => {
    // For good and by itself, as iOS does it to an app in the background.
    const original = Reflect.get(IDBDatabase.prototype, "transaction") as (...given: unknown[]) => IDBTransaction;
    IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...given: unknown[]) {
      IDBDatabase.prototype.transaction = original;
      this.close();
      return Reflect.apply(original, this, given);
    };
  });
  await screens.field("post_code").fill("LS2 9JT");
  await screens.isSaved();
  await expect.poll(async () => (await phone.stored()).drafts).toMatchObject([{ typed: { post_code: "LS2 9JT" } }]);
  await expect(screens.begun("saved.blocked")).toBeHidden();
});

test("D7: the store is emptied under the page: what is on the page is kept again, and somebody is told", async ({
  phone,
  front,
}) => {
  const screens = await openForm(phone);
  await screens.goToStep("words");
  await screens.field("title").fill(TITLE);
  await screens.isSaved();
  const browser = await phone.page.context().newCDPSession(phone.page);
  await browser.send("Storage.clearDataForOrigin", { origin: front.url, storageTypes: "indexeddb" });
  await screens.field("description").fill("Two minutes from the station.");
  const typed = { title: TITLE, post_code: "LS1 1AA", description: "Two minutes from the station." };
  await expect.poll(async () => (await phone.stored()).drafts).toMatchObject([{ typed }]);
  await expect(screens.said("form.elsewhere")).toBeHidden();
  await expect(screens.said("saved.lost")).toBeVisible();
});

test("D8: a phone that is full keeps the text and refuses a photo, and takes it once there is room", async ({
  page,
  account,
  serverUrl,
  front,
}) => {
  // Chromium looks at the limit when an origin first opens its database.
  await page.goto("/robots.txt");
  const browser = await page.context().newCDPSession(page);
  await browser.send("Storage.overrideQuotaForOrigin", { origin: front.url, quotaSize: 9_000_000 });
  const phone = await openPhone(page, { account, serverUrl });
  const screens = await openForm(phone);
  await screens.goToStep("room");
  await screens.pickPhotos([await photoOf(COLOURS[0]!), await photoOfSize(COLOURS[1]!, 5_000_000)]);
  await screens.pickPhotos([await photoOfSize(COLOURS[2]!, 5_000_000)]);
  await expect(screens.said("photos.unkept.title")).toBeVisible();
  await expect(page.getByRole("alert").getByText(`${COLOURS[2]}.jpg`)).toBeVisible();
  await screens.field("title").fill(TITLE);
  await expect.poll(async () => (await phone.stored()).drafts).toMatchObject([{ typed: { title: TITLE } }]);
  await browser.send("Storage.overrideQuotaForOrigin", { origin: front.url });
  await screens.button("photos.retry").click();
  await expect(page.getByText("3 / 10", { exact: true })).toBeVisible();
  await expect(screens.said("photos.unkept.title")).toBeHidden();
  expect((await phone.stored()).bytes).toBe(3);
});

test("a room with a photo that cannot be read stays at 'post', says which, uploads nothing, and goes without it", async ({
  phone,
  kept,
  front,
}) => {
  const { page } = phone;
  const screens = screensOf(page, ENGLISH);
  const broken = { name: "broken.jpg", mimeType: "image/jpeg", buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]) };
  await page.goto("/items");
  await screens.writeRoom({ title: TITLE, photos: [broken, await photoOf(COLOURS[0]!)] });
  await expect.poll(async () => (await phone.stored()).photos.map(({ state }) => state)).toContain("refused");
  await screens.button("listing-form.post").click();
  await expect(page.getByText(/^We can’t read 1 photo\./).first()).toBeVisible();
  expect((await phone.stored()).entries).toEqual([]);
  expect(front.keyed.filter((line) => line.startsWith("POST /api/v1/utils/upload-image/"))).toEqual([]);
  await screens.goToStep("room");
  await screens.button("photos.refused.take-out").click();
  await expect(page.getByText("1 / 10", { exact: true })).toBeVisible();
  await screens.goToStep("words");
  await screens.button("listing-form.post").click();
  await phone.isEmpty();
  expect(await kept.listings()).toMatchObject([{ title: TITLE, images: [{ display_order: 0 }] }]);
});

/** A new form, in which something stands already. */
async function openForm({ page }: Phone): Promise<Screens> {
  const screens = screensOf(page, ENGLISH);
  await page.goto("/items");
  await page
    .getByRole("link", { name: screens.words("own-listings.add") })
    .first()
    .click();
  await screens.field("post_code").fill("LS1 1AA");
  await screens.isSaved();
  return screens;
}

/** The app is opened again, in another tab, and the only draft gone on with. */
async function continueWriting({ account }: Phone, context: BrowserContext): Promise<Screens> {
  const { page } = await secondTab(context, account, "/items");
  const screens = screensOf(page, ENGLISH);
  // Its title may not be written yet.
  const label = screens.words("own-listings.continue-of").split("{")[0];
  await page.getByRole("button", { name: new RegExp(`^${label}`) }).click();
  await expect(screens.field("post_code")).toHaveValue("LS1 1AA");
  return screens;
}
