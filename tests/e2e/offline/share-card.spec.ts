import type { Page } from "@playwright/test";
import { readCode } from "../../support/read-code.ts";
import { demoRooms } from "../support/demo-rooms.ts";
import { shareCard } from "../support/share-card.ts";
import { wordsIn } from "../support/words.ts";
import { rowsOf } from "./support/phone-store.ts";
import { expect, test, visit } from "./support/test.ts";

const words = wordsIn("zh");

test.use({ locale: "zh-CN" });

/** Opens a room, waits until it and its photos are on the phone, and takes the network away. */
async function openOffline(page: Page, serverUrl: string): Promise<string> {
  await visit(page);
  const [room] = await demoRooms(serverUrl);
  await page.goto(`/?room=${room!.id}`);
  await expect.poll(async () => (await rowsOf(page, "photos")).length).toBe(room!.images.length * 2);
  // The browser's own cache must not be what makes it.
  await (await page.context().newCDPSession(page)).send("Network.clearBrowserCache");
  await page.context().setOffline(true);
  await page.reload();
  return room!.id;
}

async function openCard(page: Page) {
  await page.getByRole("button", { name: words("room.share"), exact: true }).click();
  const card = shareCard(page, words);
  await expect(card.picture).toBeVisible();
  return card;
}

test("PR-215: a card is made without a network, in both languages, with the photo that is on the phone", async ({
  page,
  front,
  serverUrl,
}) => {
  const id = await openOffline(page, serverUrl);
  const { picture, pixels, sheet } = await openCard(page);
  await expect(sheet.getByText(words("share-card.without-photo"))).toHaveCount(0);
  expect(await readCode(await pixels())).toBe(`${front.url}/?room=${id}`);
  await sheet.getByText("English", { exact: true }).click();
  await expect(picture).toHaveAccessibleName(/£\S+ pw/);
});

test("W6: without its photo a card is made all the same, says so, and gets it when the network is back", async ({
  page,
  context,
  serverUrl,
}) => {
  await openOffline(page, serverUrl);
  await page.evaluate(deletePhotos);
  const { picture, sheet } = await openCard(page);
  await expect(sheet.getByText(words("share-card.without-photo"))).toBeVisible();
  const before = await picture.getAttribute("src");
  await context.setOffline(false);
  await expect(sheet.getByText(words("share-card.without-photo"))).toHaveCount(0);
  await expect(picture).not.toHaveAttribute("src", before!);
});

async function deletePhotos(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.endsWith("photos")).map((name) => caches.delete(name)));
}
