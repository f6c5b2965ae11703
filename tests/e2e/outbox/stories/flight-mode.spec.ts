import type { BrowserContext, Page } from "@playwright/test";
import { twoVisitors } from "../../support/visitors.ts";
import { expectPosted, expectWaiting } from "../support/invariants.ts";
import { goOffline, secondTab, type Phone } from "../support/phone.ts";
import { photosOf } from "../support/picked-files.ts";
import { screensOf } from "../support/screens.ts";
import { expect, test } from "../support/test.ts";

const COLOURS = ["#c03020", "#20a040", "#2040c0", "#d0b020", "#803090"];
const TITLE = "Sunny ensuite by the river";
const NEW_TITLE = "Sunny ensuite, bills included";

for (const visitor of twoVisitors) {
  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("a room with five photos is written, changed and deleted in flight mode, and each goes out on landing @core @whole-browser", async ({
      phone,
      kept,
      front,
      context,
    }) => {
      await goOffline(phone);
      await phone.page.goto("/items");
      let screens = screensOf(phone.page, visitor);
      await screens.writeRoom({ title: TITLE, photos: await photosOf(COLOURS) });
      await screens.button("listing-form.post").click();
      await expect(phone.page).toHaveURL(/\/items$/);
      await isNotSent(screens, TITLE);

      const landing = await reopen(phone, context);
      screens = screensOf(landing.page, visitor);
      await isNotSent(screens, TITLE);
      const [draft] = (await landing.stored()).drafts;
      const id = draft!.id;
      await expectWaiting({ phone: landing, kept }, { id, colours: COLOURS });
      await context.setOffline(false);
      await expect(screens.said("posting.item-created")).toBeVisible({ timeout: 60_000 });
      await expectPosted({ phone: landing, kept, front }, { id, colours: COLOURS, title: TITLE });
      await isOrdinary(landing.page, screens, TITLE);

      await context.setOffline(true);
      await screens.choose(TITLE, "own-listings.edit");
      await screens.goToStep("terms");
      await screens.field("price").fill("165.50");
      await screens.goToStep("words");
      await screens.field("title").fill(NEW_TITLE);
      await screens.goToStep("words");
      await screens.button("listing-form.save").click();
      await isNotSent(screens, NEW_TITLE);
      const second = await reopen(landing, context);
      screens = screensOf(second.page, visitor);
      await isNotSent(screens, NEW_TITLE);
      expect(await kept.listings()).toMatchObject([{ title: TITLE, price: 150 }]);
      await context.setOffline(false);
      await expect(screens.said("posting.item-updated")).toBeVisible({ timeout: 60_000 });
      await expectPosted({ phone: second, kept, front }, { id, colours: COLOURS, title: NEW_TITLE });
      expect(await kept.listings()).toMatchObject([{ price: 165.5 }]);
      await isOrdinary(second.page, screens, NEW_TITLE);

      await context.setOffline(true);
      await screens.choose(NEW_TITLE, "own-listings.delete");
      await second.page
        .getByRole("dialog")
        .getByRole("button", { name: screens.words("own-listings.delete") })
        .click();
      await expect(screens.said("posting.will-be-deleted")).toBeVisible();
      const third = await reopen(second, context);
      screens = screensOf(third.page, visitor);
      await expect(screens.said("posting.will-be-deleted")).toBeVisible();
      expect(await kept.listings()).toHaveLength(1);
      await context.setOffline(false);
      await expect(screens.said("posting.item-deleted")).toBeVisible({ timeout: 60_000 });
      await expect(screens.said("own-listings.none-left")).toBeVisible();
      expect(await kept.listings()).toEqual([]);
      await third.isEmpty();
    });
  });
}

type Screens = ReturnType<typeof screensOf>;

/** It stands on top, and says that it has not been sent. */
async function isNotSent(screens: Screens, title: string): Promise<void> {
  const row = screens.waiting(title);
  await expect(row).toContainText(screens.words("state.queued.closable"));
  await expect(row.getByText(screens.words("state.queued"), { exact: true })).toBeVisible();
}

/** It stands among what the server has, once, and nothing waits. */
async function isOrdinary(page: Page, { said, words }: Screens, title: string): Promise<void> {
  await expect(said("own-listings.waiting")).toHaveCount(0);
  const menu = words("own-listings.actions-for").replace("{title}", title);
  await expect(page.getByRole("button", { name: menu })).toHaveCount(1);
}

/** Closes the app and opens it again, without a network. */
async function reopen({ page, account }: Phone, context: BrowserContext): Promise<Phone> {
  await page.close();
  return secondTab(context, account, "/items");
}
