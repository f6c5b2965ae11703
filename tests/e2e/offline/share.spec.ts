import type { Page } from "@playwright/test";
import { acceptAgreement, logInOnScreen } from "../account/form.ts";
import { goOffline } from "../outbox/support/phone.ts";
import { photoOf, photoOfSize, photosOf } from "../outbox/support/picked-files.ts";
import { screensOf } from "../outbox/support/screens.ts";
import { expect, test } from "../outbox/support/test.ts";
import { wordsIn } from "../support/words.ts";
import { keptPhotos, postShare, share, sha256Of } from "./support/sharing.ts";
import { shellIsKept, visit } from "./support/test.ts";

/** Photos from the gallery, whatever the phone is doing (A27, M15). */
const COLOURS = ["#c03020", "#20a040", "#2040c0"];
const TEXT = "Sunny ensuite, from September";
const words = wordsIn("en");

test("H1: a signed-in user shares three photos: a new room has them, and the words", async ({ phone: { page } }) => {
  await shellIsKept(page);
  const files = await photosOf(COLOURS);
  await share(page, { files, text: TEXT });
  await isInForm(page, 3);
  await expect(page.getByLabel(words("listing-form.description"))).toHaveValue(TEXT);
  await expect(page.getByLabel(words("suggest.paste.label"))).toHaveValue(TEXT);
  expect(await keptPhotos(page)).toEqual([files.map(sha256Of)]);
});

test("H1: offline they become a room all the same", async ({ phone }) => {
  const { page } = phone;
  await goOffline(phone);
  const files = await photosOf(COLOURS);
  await share(page, { files });
  await isInForm(page, 3);
  expect(await keptPhotos(page)).toEqual([files.map(sha256Of)]);
});

test("H1, M15: signed out and offline they wait, and become a room after the login", async ({
  page,
  context,
  account,
}) => {
  await visit(page);
  await context.setOffline(true);
  const files = await photosOf(COLOURS);
  await share(page, { files });
  await expect(page).toHaveURL(/\/login\?next=/);
  const waiting = page.getByRole("status").filter({ hasText: "3 photos" });
  await expect(waiting).toContainText(words("shared.waiting.log-in"));
  await expect(waiting.locator("img")).toHaveCount(3);
  await page.reload();
  await expect(waiting).toBeVisible();
  await context.setOffline(false);
  await logInOnScreen(page, words, account);
  await acceptAgreement(page, words);
  await page.getByRole("link", { name: words("continue.screen") }).click();
  await isInForm(page, 3);
  expect(await keptPhotos(page)).toEqual([files.map(sha256Of)]);
});

test("H1: the worker is stopped between the photos and the screen: they are there", async ({ phone, context }) => {
  const { page } = phone;
  await goOffline(phone);
  const files = await photosOf(COLOURS);
  expect(await postShare(page, { files })).toBe(true);
  const browser = await context.newCDPSession(page);
  await browser.send("ServiceWorker.enable");
  await browser.send("ServiceWorker.stopAllWorkers");
  await page.goto("/items?shared=1");
  await isInForm(page, 3);
  expect(await keptPhotos(page)).toEqual([files.map(sha256Of)]);
});

test("an eleventh photo and a file that is none are told, and one over 5 MB is taken in", async ({
  phone: { page },
}) => {
  await shellIsKept(page);
  const small = await photoOf(COLOURS[0]!);
  const files = [await photoOfSize(COLOURS[1]!, 5_300_000), ...Array.from({ length: 10 }, () => small)];
  const noPhoto = { name: "notes.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no photo at all") };
  await share(page, { files: [noPhoto, ...files] });
  await isInForm(page, 10);
  await expect(page.getByText(/^1 is over 5 MB/)).toBeVisible();
  await expect(page.getByText(/^1 more was left out/)).toBeVisible();
  await expect(page.getByRole("alert").getByText("notes.jpg")).toBeVisible();
  expect(await keptPhotos(page)).toEqual([files.slice(0, 10).map(sha256Of)]);
});

test("whoever is writing a room already is asked; what was shared can be thrown away as well", async ({ phone }) => {
  const { page } = phone;
  const screens = screensOf(page, { language: "en" });
  await phone.write({ fields: { title: "Room by the river" } });
  await shellIsKept(page);
  const files = await photosOf(COLOURS.slice(0, 2));
  await share(page, { files, text: TEXT });
  await expect(page.getByRole("heading", { name: words("shared.choose") })).toBeVisible();
  await page.getByRole("button", { name: /Room by the river/ }).click();
  await isInForm(page, 2);
  const description = `Two minutes from the station.\n\n${TEXT}`;
  await expect(page.getByLabel(words("listing-form.description"))).toHaveValue(description);
  expect(await keptPhotos(page)).toEqual([files.map(sha256Of)]);

  await share(page, { files });
  await expect(page.getByRole("heading", { name: words("shared.choose") })).toBeVisible();
  await page.goto("/items");
  await screens.button("shared.discard").click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: words("shared.discard") })
    .click();
  await expect(page.getByRole("link", { name: words("shared.use") })).toBeHidden();
  await page.goto("/items?shared=1");
  await expect(page).toHaveURL(/\/items$/);
  expect(await keptPhotos(page)).toEqual([files.map(sha256Of)]);
});

test.describe("without a worker", () => {
  test.use({ serviceWorkers: "block" });

  test("the screen says that nothing arrived, signed in and signed out", async ({ phone: { page } }) => {
    await share(page, { files: await photosOf(COLOURS) });
    await expect(page.getByText(words("shared.unreceived"))).toBeVisible();
    await page.getByRole("link", { name: words("shared.pick") }).click();
    await expect(page.getByRole("heading", { name: words("listing-form.title") })).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await page.goto("/");
    await share(page, { files: await photosOf(COLOURS) });
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText(words("shared.unreceived"))).toBeVisible();
  });
});

/** The form of a room stands open at its photos. */
async function isInForm(page: Page, photos: number): Promise<void> {
  await expect(page).toHaveURL(/\/items\?form=/);
  await expect(page.getByText(`${photos} / 10`, { exact: true })).toBeVisible();
}
