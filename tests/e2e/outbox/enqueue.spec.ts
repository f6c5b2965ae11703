import { crash, goOffline, secondTab } from "./support/phone.ts";
import { screensOf } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

/** From the tap on the button into the outbox: all of it, or nothing. */
const TITLE = "Sunny ensuite by the river";
const ENGLISH = { language: "en" } as const;

/** Where the page is ended on the way from the tap to the list: the calls that come to nothing. */
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
    await phone.page.close();
    const tab = await secondTab(context, phone.account, "/items");
    const again = screensOf(tab.page, ENGLISH);
    const { drafts, entries } = await tab.stored();
    expect(drafts).toMatchObject([{ status: isQueued ? "posted" : "editing", typed: { title: TITLE } }]);
    expect(entries).toHaveLength(isQueued ? 1 : 0);
    await context.setOffline(false);
    if (!isQueued) {
      await tab.page
        .getByRole("button", { name: again.words("own-listings.continue-of").replace("{title}", TITLE) })
        .click();
      await again.goToStep("words");
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

/** Lets a call never come back; of the store, with its transaction left open. */
function hangAt(call: "add" | "put" | "replaceState"): void {
  const owner = call === "replaceState" ? history : IDBObjectStore.prototype;
  const original = Reflect.get(owner, call) as (...given: unknown[]) => unknown;
  Reflect.set(owner, call, function (this: History | IDBObjectStore, ...given: unknown[]) {
    if (this instanceof IDBObjectStore) {
      // The draft is saved while somebody types, too; what counts is its becoming posted.
      const isPosting = this.name === "outbox" || (given[0] as { status?: string }).status === "posted";
      if (!isPosting) return Reflect.apply(original, this, given);
      keepOpen(this);
    }
    console.info("reached");
    return {};
  });

  // A transaction ends by itself as soon as nothing is asked of it.
  function keepOpen(store: IDBObjectStore): void {
    store.count().onsuccess = () => keepOpen(store);
  }
}
