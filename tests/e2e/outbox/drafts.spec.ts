import { expectColours } from "./support/invariants.ts";
import { crash, goOffline, openPhone, secondTab, type Phone } from "./support/phone.ts";
import { photoOf, photoOfSize, photosOf } from "./support/picked-files.ts";
import { screensOf, type Screens } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

/** From the form to the phone's store, and from there into the outbox, whatever the phone does meanwhile. */
const COLOURS = ["#c03020", "#20a040", "#2040c0"];
const TITLE = "Sunny ensuite by the river";
const ENGLISH = { language: "en" } as const;

/** A7: what is typed is on the phone after at most so long. */
const SAVED_WITHIN_MS = 400;

test("D1: the page is ended while somebody types: all is back but the last 400 ms", async ({ phone, context }) => {
  const screens = await openForm(phone);
  await screens.goToStep(3);
  await screens.field("title").pressSequentially(TITLE, { delay: 15 });
  await phone.page.waitForTimeout(SAVED_WITHIN_MS + 50);
  await screens.field("title").press("!");
  await crash(phone.page);
  const again = await continueWriting(phone, context);
  await again.goToStep(3);
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
  await screens.goToStep(3);
  await screens.pickPhotos(await Promise.all(COLOURS.map((colour) => photoOfSize(colour, 3_000_000))));
  await crash(phone.page);
  const again = await continueWriting(phone, context);
  const tab = await phoneAgain(phone, context);
  const stored = await tab.stored();
  const [draft] = stored.drafts;
  expect(stored.photos.map(({ uuid }) => uuid).toSorted()).toEqual(draft!.photos.toSorted());
  expect(stored.bytes).toBe(stored.photos.length);
  await again.goToStep(4);
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
  await screens.goToStep(3);
  await screens.pickPhotos(await photosOf(COLOURS));
  await expect(page.getByText("3 / 10", { exact: true })).toBeVisible();
  const { photos } = await phone.stored();
  expect(photos.map(({ state }) => state)).toEqual(COLOURS.map(() => "stored"));
  await crash(page);
  const tab = await phoneAgain(phone, context);
  const [draft] = (await tab.stored()).drafts;
  await tab.post(draft!.id, { title: TITLE });
  await tab.isEmpty();
  expectColours(await kept.colours(draft!.id), COLOURS);
  expect(front.keyed).toHaveLength(COLOURS.length + 1);
});

test("D4: reload, back and closing: everything comes back, and nobody is asked whether to leave", async ({
  phone,
  context,
}) => {
  const { page } = phone;
  const asked: string[] = [];
  context.on("dialog", (dialog) => void asked.push(dialog.type()));
  const screens = await openForm(phone);
  await screens.goToStep(2);
  await screens.field("price").fill("1,200.50");
  await page.reload();
  await expect(screens.field("price")).toHaveValue("1,200.50");
  await screens.goToStep(2);
  await screens.field("price").fill("168");
  await page.goBack();
  await expect(screens.said("state.draft.text")).toBeVisible();
  await page.goForward();
  await expect(screens.field("price")).toHaveValue("168");
  await screens.goToStep(2);
  await screens.field("price").fill("170");
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
  await screens.goToStep(3);
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
  await screens.goToStep(3);
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

test("D9: a window that keeps nothing says so from the first key, and promises nothing", async ({
  page,
  account,
  serverUrl,
  front,
}) => {
  void front;
  await page.addInitScript(() => Object.defineProperty(window, "indexedDB", { value: undefined }));
  const { page: form } = await openPhone(page, { account, serverUrl, path: "/items?form=new" });
  const screens = screensOf(form, ENGLISH);
  await screens.field("post_code").fill("LS1 1AA");
  await expect(screens.said("saved.blocked")).toBeVisible();
  await form.goto("/outbox");
  await expect(screens.said("outbox.blocked")).toBeVisible();
});

/** Where the page is ended on the way from the tap to the list: the calls that never come back. */
const MOMENTS = [
  { at: "before the entry is written", hangs: "add", isQueued: false },
  { at: "between the entry and the draft", hangs: "put", isQueued: false },
  { at: "when both are there", hangs: "replaceState", isQueued: true },
] as const;

for (const { at, hangs, isQueued } of MOMENTS) {
  test(`Q1: the page is ended ${at}: ${isQueued ? "it is posted" : "it is a draft, and posted by the next tap"}`, async ({
    phone,
    context,
    kept,
  }) => {
    const screens = screensOf(phone.page, ENGLISH);
    await phone.page.goto("/items");
    await screens.writeRoom({ title: TITLE });
    await goOffline(phone);
    const reached = phone.page.waitForEvent("console", (message) => message.text() === "reached");
    await phone.page.evaluate(hangAt, hangs);
    void screens
      .button("listing-form.post")
      .click()
      .catch(() => undefined);
    await reached;
    await crash(phone.page);
    const tab = await secondTab(context, phone.account, "/items");
    const again = screensOf(tab.page, ENGLISH);
    const { drafts, entries } = await tab.stored();
    expect(drafts).toMatchObject([{ status: isQueued ? "posted" : "editing", typed: { title: TITLE } }]);
    expect(entries).toHaveLength(isQueued ? 1 : 0);
    await context.setOffline(false);
    if (!isQueued) {
      await tab.page.getByRole("button", { name: continueOf(again, TITLE) }).click();
      await again.goToStep(4);
      await again.button("listing-form.post").click();
    }
    await expect.poll(async () => (await kept.listings()).length, { timeout: 30_000 }).toBe(1);
    await tab.isEmpty();
  });
}

test("Q2: tapped twice, and Enter with a tap: one entry", async ({ phone, context, kept }) => {
  const screens = screensOf(phone.page, ENGLISH);
  await goOffline(phone);
  for (const title of ["Twice", "Enter and tap"]) {
    await phone.page.goto("/items");
    await screens.writeRoom({ title });
    const post = screens.button("listing-form.post");
    if (title === "Twice") await post.dblclick({ noWaitAfter: true });
    else
      await post.evaluate((button: HTMLButtonElement) => {
        button.form?.requestSubmit();
        button.click();
      });
    await expect(screens.waiting(title)).toBeVisible();
  }
  expect((await phone.stored()).entries).toHaveLength(2);
  await context.setOffline(false);
  await phone.isEmpty(40_000);
  expect((await kept.listings()).map(({ title }) => title).toSorted()).toEqual(["Enter and tap", "Twice"]);
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
async function continueWriting({ account }: Phone, context: Parameters<typeof secondTab>[0]): Promise<Screens> {
  const { page } = await secondTab(context, account, "/items");
  const screens = screensOf(page, ENGLISH);
  await page.getByRole("button", { name: continueOf(screens, "") }).click();
  await expect(screens.field("post_code")).toHaveValue("LS1 1AA");
  return screens;
}

function phoneAgain({ account }: Phone, context: Parameters<typeof secondTab>[0]): Promise<Phone> {
  return secondTab(context, account);
}

function continueOf({ words }: Screens, title: string): string | RegExp {
  return title === ""
    ? new RegExp(`^${words("own-listings.continue-of").split("{")[0]}`)
    : words("own-listings.continue-of").replace("{title}", title);
}

/** Lets a call never come back: the page stands still there until it is ended. */
function hangAt(call: "add" | "put" | "replaceState"): void {
  const owner = call === "replaceState" ? History.prototype : IDBObjectStore.prototype;
  const original = Reflect.get(owner, call) as (...given: unknown[]) => unknown;
  Reflect.set(owner, call, function (this: History | IDBObjectStore, ...given: unknown[]) {
    // The draft is put on its own while somebody types; what counts is the one that is posted.
    const isIt =
      call === "replaceState" ||
      (this as IDBObjectStore).name === "outbox" ||
      (given[0] as { status?: string } | undefined)?.status === "posted";
    if (!isIt) return Reflect.apply(original, this, given);
    console.info("reached");
    for (;;);
  });
}
