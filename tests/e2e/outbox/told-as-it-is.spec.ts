import { goOffline } from "./support/phone.ts";
import { screensOf } from "./support/screens.ts";
import { ANSWERS, breaking, CREATE, expect, test, UPLOAD } from "./support/test.ts";

test("W12: a draft that was left opens at its first step that is unfinished", async ({ phone }) => {
  const { page } = phone;
  // Where there is room for all steps, there are none.
  await page.setViewportSize({ width: 390, height: 844 });
  const screens = screensOf(page, { language: "en" });
  const isAtStep = (step: number) => expect(page.getByText(`Step ${step} of 3`)).toBeVisible();
  const id = await phone.write({ fields: { price: 0 } });
  await page.goto(`/items?form=${id}`);
  await isAtStep(2);
  await screens.field("price").fill("150");
  await screens.isSaved();
  await page.goto(`/items?form=${id}`);
  await isAtStep(3);
});

test("W12: who has nothing unsent is told that nothing waits, not that all was sent", async ({ phone }) => {
  await phone.page.goto("/outbox");
  await expect(phone.page.getByText("Nothing waiting to be sent")).toBeVisible();
});

test("W8: who posts as new what was deleted, and posted it here, posts it with its photos, and is told of no loss", async ({
  phone,
  kept,
}) => {
  const { page } = phone;
  const screens = screensOf(page, { language: "en" });
  const id = await phone.write({ colours: ["#c03020", "#2040c0"] });
  await phone.post(id);
  await phone.isEmpty();
  const row = (await kept.listing(id))!;
  await kept.deleteElsewhere(id);
  await phone.edit(row, { price: 165 });
  await phone.isIn("conflict");
  await page.goto("/outbox");
  await screens.button("outbox.choose").click();
  await expect(screens.button("outbox.gone.as-new")).toBeVisible();
  await expect(page.getByText("can’t be posted again")).toHaveCount(0);
  await screens.button("outbox.gone.as-new").click();
  await phone.isEmpty();
  expect(await kept.listings()).toMatchObject([{ price: 165, images: [{ display_order: 0 }, { display_order: 1 }] }]);
});

test("W12: the bar is full when all photos are sent, while the answer is awaited", async ({ phone, front }) => {
  const { page } = phone;
  const id = await phone.write({ colours: ["#c03020", "#2040c0"] });
  await page.goto("/outbox");
  breaking(front, UPLOAD, [null, { kind: "hang" }]);
  await phone.post(id);
  const bar = page.getByRole("progressbar", { name: "Photo upload progress" });
  await expect(bar).toHaveJSProperty("position", 1);
});

test("a room that meets a mistake of the server waits with what to quote, until it is sent again", async ({
  phone,
  front,
}) => {
  const { page } = phone;
  const id = await phone.write();
  await page.goto("/outbox");
  breaking(front, CREATE, [ANSWERS.error(500, { "x-request-id": "4t7xq2m9d8kw" })]);
  await phone.post(id);
  await expect(page.getByRole("button", { name: "Copy error reference 4t7xq2m9d8kw" })).toBeVisible();
  await screensOf(page, { language: "en" }).button("outbox.send-now").click();
  await phone.isEmpty();
  await expect(page.getByText("4t7xq2m9d8kw")).toHaveCount(0);
});

test("without a network the page of one's reports says in its own words what is missing, and what becomes of a new one", async ({
  phone,
}) => {
  await goOffline(phone);
  await phone.page.goto("/reports");
  await expect(phone.page.getByText("We couldn’t load your reports")).toBeVisible();
  await expect(phone.page.getByText(/New reports are saved on this device/)).toBeVisible();
});
