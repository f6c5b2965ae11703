import { readFile } from "node:fs/promises";
import { unzipSync } from "fflate";
import type { Page } from "@playwright/test";
import { oneOrTwoVisitors } from "../support/visitors.ts";
import { expectColours, keysOf } from "./support/invariants.ts";
import { goOffline, openPhone, type Phone } from "./support/phone.ts";
import { photosOf } from "./support/picked-files.ts";
import { screensOf } from "./support/screens.ts";
import type { ServerState } from "./support/server-state.ts";
import { CREATE, expect, test } from "./support/test.ts";

/** D9: browsers that let nothing be stored, as private windows and some apps' own browsers do. */
const COLOURS = ["#c03020", "#2040c0"];
const TITLE = "Sunny ensuite by the river";

const WAYS = [
  { name: "there is no store", take: withoutStore },
  { name: "the store does not open", take: withBlockedStore },
];

for (const visitor of oneOrTwoVisitors) {
  test.describe(visitor.name, () => {
    test.use(visitor.context);

    for (const { name, take } of WAYS) {
      test(
        `D9: ${name}: it is said from the start, and what is posted arrives once`,
        { tag: "@matrix" },
        async ({ page, account, serverUrl, kept, front }) => {
          await page.addInitScript(take);
          await openPhone(page, { account, serverUrl, path: "/items" });
          const screens = screensOf(page, visitor);
          await screens.writeRoom({ title: TITLE, photos: await photosOf(COLOURS) });
          await expect(screens.said("keeps-nothing.title")).toBeVisible();
          await expect(screens.said("saved.nowhere")).toBeVisible();
          await expect(screens.begun("saved.at")).toBeHidden();
          await screens.button("listing-form.post").click();
          await expect(screens.said("posting.item-created")).toBeVisible({ timeout: 60_000 });
          await isThere(kept);
          expect(keysOf(front, CREATE).size).toBe(1);
          await goTo(page, "/tenant_post?form=new");
          await expect(screens.said("saved.nowhere")).toBeVisible();
          await expect(screens.said("keeps-nothing.title")).toBeVisible();
        },
      );
    }

    test("D9: posted without a network it waits in the page, can be exported, and goes out on landing", async ({
      page,
      account,
      serverUrl,
      kept,
      front,
    }) => {
      await page.addInitScript(withoutStore);
      const phone = await openPhone(page, { account, serverUrl, path: "/items" });
      const screens = screensOf(page, visitor);
      await screens.writeRoom({ title: TITLE, photos: await photosOf(COLOURS) });
      await goOffline(phone);
      await expect(screens.said("listing-form.offline.unkept")).toBeVisible();
      await screens.button("listing-form.post").click();
      await expect(screens.waiting(TITLE)).toContainText(screens.words("state.queued.unkept"));
      await asksBeforeClosing(phone);

      await goTo(page, "/outbox");
      await expect(screens.said("keeps-nothing.title")).toBeVisible();
      const download = page.waitForEvent("download");
      await screens.button("outbox.export-all").click();
      const files = unzipSync(new Uint8Array(await readFile(await (await download).path())));
      expect(new TextDecoder().decode(files["unsent.json"])).toContain(TITLE);
      expect(Object.keys(files)).toHaveLength(1 + COLOURS.length);

      await page.context().setOffline(false);
      await expect(screens.said("outbox.empty")).toBeVisible({ timeout: 60_000 });
      await isThere(kept);
      expect(keysOf(front, CREATE).size).toBe(1);
      await page.close({ runBeforeUnload: true });
      await expect.poll(() => page.isClosed()).toBe(true);
    });
  });
}

/** Once, with its photos in their order. */
async function isThere(kept: ServerState): Promise<void> {
  const listings = await kept.listings();
  expect(listings).toMatchObject([{ title: TITLE }]);
  expectColours(await kept.colours(listings[0]!.id), COLOURS);
}

async function asksBeforeClosing({ page }: Phone): Promise<void> {
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
}

/** Within the page: a reload would lose everything. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, "", to), path);
  await expect(page).toHaveURL(path);
}

function withoutStore(): void {
  for (const name of ["indexedDB", "IDBKeyRange"]) Object.defineProperty(window, name, { value: undefined });
}

function withBlockedStore(): void {
  IDBFactory.prototype.open = () => {
    throw new DOMException("The user denied permission to access the database.", "SecurityError");
  };
}
