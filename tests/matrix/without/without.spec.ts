import type { Page } from "@playwright/test";
import { expectColours, keysOf } from "../../e2e/outbox/support/invariants.ts";
import { goOffline, openPhone, type Phone } from "../../e2e/outbox/support/phone.ts";
import { photosOf } from "../../e2e/outbox/support/picked-files.ts";
import { screensOf, type Screens } from "../../e2e/outbox/support/screens.ts";
import { CREATE, expect, test } from "../../e2e/outbox/support/test.ts";
import { LACKING, doWithout, type Lacking } from "./lacking.ts";

/** M9: drafts and outbox where the browser lacks something; what is said is what that browser can do. */
const COLOURS = ["#c03020", "#2040c0"];
const TITLE = "Sunny ensuite by the river";

for (const lacking of LACKING) {
  test.describe(lacking.name, () => {
    test.use({ serviceWorkers: lacking.hasWorker ? "allow" : "block" });

    test(
      `M9: ${lacking.name}: a room is written, posted without a network, changed and deleted`,
      { tag: tagOf(lacking) },
      async ({ page, context, account, serverUrl, front, kept }) => {
        const restore = await doWithout(context, front, lacking);
        const phone = await openPhone(page, { account, serverUrl, path: "/items" });
        const screens = screensOf(page, { language: "en" });
        await screens.writeRoom({ title: TITLE, photos: await photosOf(COLOURS) });
        await isKeptAsSaid(page, screens, lacking);

        await leaveNetwork(phone, lacking);
        await screens.button("listing-form.post").click();
        await expect(screens.waiting(TITLE)).toContainText(screens.words(promiseOf(lacking)));
        expect(await kept.listings()).toEqual([]);
        await context.setOffline(false);
        await expect(screens.said("posting.item-created")).toBeVisible({ timeout: 60_000 });
        const [row, ...others] = await kept.listings();
        expect([row!.title, others]).toEqual([TITLE, []]);
        expectColours(await kept.colours(row!.id), COLOURS);
        expect(keysOf(front, CREATE).size).toBe(1);

        await screens.choose(TITLE, "own-listings.edit");
        await screens.goToStep("terms");
        await screens.field("price").fill("165.50");
        await screens.goToStep("words");
        await screens.button("listing-form.save").click();
        await expect(screens.said("posting.item-updated")).toBeVisible({ timeout: 60_000 });
        expect(await kept.listings()).toMatchObject([{ price: 165.5 }]);

        await screens.choose(TITLE, "own-listings.delete");
        const dialog = page.getByRole("dialog");
        await dialog.getByRole("button", { name: screens.words("own-listings.delete") }).click();
        await expect(screens.said("posting.item-deleted")).toBeVisible({ timeout: 60_000 });
        expect(await kept.listings()).toEqual([]);
        await restore();
      },
    );
  });
}

function tagOf({ sendsClosed }: Lacking): string[] {
  return sendsClosed ? ["@whole-browser"] : [];
}

/** A draft survives a reload, or it is said that it will not. */
async function isKeptAsSaid(page: Page, screens: Screens, { keeps }: Lacking): Promise<void> {
  if (!keeps) {
    await expect(screens.said("keeps-nothing.title")).toBeVisible();
    return expect(screens.said("saved.nowhere")).toBeVisible();
  }
  await page.reload();
  await screens.goToStep("words");
  await expect(screens.field("title")).toHaveValue(TITLE);
  await screens.goToStep("room");
  await expect(page.getByText(`${COLOURS.length} / 10`, { exact: true })).toBeVisible();
  await expect(screens.said("keeps-nothing.title")).toBeHidden();
  await screens.goToStep("words");
}

async function leaveNetwork(phone: Phone, { hasWorker }: Lacking): Promise<void> {
  if (hasWorker) return goOffline(phone);
  await phone.page.context().setOffline(true);
}

/** What may be said about something that waits for a network. */
function promiseOf({ keeps, sendsClosed }: Lacking): string {
  if (!keeps) return "state.queued.unkept";
  return sendsClosed ? "state.queued.closable" : "state.queued.offline";
}
