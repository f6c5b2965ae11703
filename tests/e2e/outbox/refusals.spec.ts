import { expectPosted } from "./support/invariants.ts";
import { secondTab } from "./support/phone.ts";
import { closeApp } from "./support/worker-sender.ts";
import { ANSWERS, ANY_DELETE, breaking, CREATE, expect, test, UPLOAD } from "./support/test.ts";

/** What the server will not take: one thing is parked, the rest goes on, and nothing is thrown away. */
const COLOURS = ["#c03020", "#20a040", "#2040c0"];

test("P10: 413: the photo is shrunk once more by itself", async ({ phone, kept, front }) => {
  const uploads = breaking(front, UPLOAD, [null, ANSWERS.error(413)]);
  const room = await phone.write({ colours: COLOURS });
  await phone.post(room);
  await expectPosted({ phone, kept, front }, { id: room, colours: COLOURS });
  expect(uploads()).toBe(4);
});

test("P10: 413 again: that photo alone is named", async ({ phone, front }) => {
  breaking(front, UPLOAD, [null, ANSWERS.error(413), ANSWERS.error(413)]);
  const room = await phone.write({ colours: COLOURS });
  await phone.post(room);
  await phone.isIn("needs-fix");
  const { photos } = await phone.stored();
  expect(photos.filter(({ state }) => state === "refused").map(({ name }) => name)).toEqual([`${COLOURS[1]}.jpg`]);
});

for (const status of [415, 422]) {
  test(`P11: ${status} for a photo: the others are sent, other drafts too, and without it the room is posted`, async ({
    phone,
    kept,
    front,
  }) => {
    breaking(front, UPLOAD, [null, ANSWERS.error(status)]);
    const room = await phone.write({ colours: COLOURS });
    await phone.post(room);
    await phone.isIn("needs-fix");
    const other = await phone.write({ fields: { title: "Another" } });
    await phone.post(other);
    await expect.poll(async () => (await kept.listings()).map(({ id }) => id)).toEqual([other]);
    const sent = front.keyed.length;
    await phone.takeBack(room);
    await phone.arrange(room, { without: [1] });
    await phone.post(room);
    await phone.isEmpty();
    expect((await kept.colours(room)).length).toBe(2);
    // No photo went out again.
    expect(front.keyed.slice(sent).filter((line) => line.startsWith(UPLOAD))).toEqual([]);
  });
}

test("C14: 422 for a field: it is named, and mended the room goes without its photos being sent again @core", async ({
  phone,
  kept,
  front,
}) => {
  // The server's own word: such a price is refused.
  const room = await phone.write({ colours: COLOURS.slice(0, 1), fields: { price: 0 } });
  await phone.post(room);
  await phone.isIn("needs-fix");
  const [entry] = (await phone.stored()).entries;
  expect(entry?.state).toMatchObject({
    problems: [{ field: "price", message: "Price must be larger than 0" }],
  });
  await phone.takeBack(room);
  await phone.post(room, { price: 120 });
  await phone.isEmpty();
  expect(await kept.listings()).toMatchObject([{ id: room, price: 120 }]);
  expect(front.keyed.filter((line) => line.startsWith(UPLOAD))).toHaveLength(1);
});

test("C22: two drafts, the first is refused: the second goes", async ({ phone, kept }) => {
  const poisoned = await phone.write({ fields: { price: 0 } });
  const good = await phone.write({ fields: { title: "Good" } });
  await phone.post(poisoned);
  await phone.post(good);
  await expect.poll(async () => (await kept.listings()).map(({ id }) => id)).toEqual([good]);
  await phone.isIn("needs-fix");
});

test("F5: 503 for every call parks nothing: both drafts go when the server is well again", async ({
  phone,
  kept,
  front,
}) => {
  breaking(
    front,
    CREATE,
    Array.from({ length: 2 }, () => ANSWERS.error(503, { "retry-after": "1" })),
  );
  for (const title of ["One", "Two"]) await phone.post(await phone.write({ fields: { title } }));
  await phone.isEmpty(40_000);
  expect(await kept.listings()).toHaveLength(2);
});

test("PR-806: a refused room is told once, with the detail, in one tab of two, and not again after a reload", async ({
  phone,
}) => {
  const { page } = phone;
  const other = await secondTab(page.context(), phone.account);
  await page.bringToFront();
  await phone.post(await phone.write({ fields: { price: 0 } }));
  await phone.isIn("needs-fix");
  const toastsIn = async (tab: typeof page) => tab.getByText("Something went wrong.", { exact: true }).count();
  await expect.poll(async () => (await toastsIn(page)) + (await toastsIn(other.page))).toBe(1);
  const told = (await toastsIn(page)) === 1 ? page : other.page;
  await expect(told.getByText("Price must be larger than 0")).toBeVisible();
  await page.goto("/outbox");
  await expect(page.getByText("Please check", { exact: true })).toBeVisible();
  await expect(page.getByText("Something went wrong.")).toHaveCount(0);
});

test("PR-806: a refused deletion is told once, in the words of a deletion, and the room stays listed", async ({
  phone,
  kept,
  front,
}) => {
  const { page } = phone;
  const id = await phone.write();
  await phone.post(id);
  await phone.isEmpty();
  const [room] = await kept.listings();
  breaking(front, ANY_DELETE, [ANSWERS.error(422)]);
  await phone.remove({ id, title: room?.title ?? "" });
  await phone.isIn("needs-fix");
  await expect(page.getByText("An error occurred.", { exact: true })).toBeVisible();
  await expect(page.getByText("An error occurred while deleting the item.")).toBeVisible();
  await page.goto("/outbox");
  await expect(page.getByText(/^Not deleted: the server refused/)).toBeVisible();
  await expect(page.getByText(/Not posted/)).toHaveCount(0);
  await expect(page.getByText("An error occurred.")).toHaveCount(0);
  expect(await kept.listings()).toHaveLength(1);
});

test("PR-806: what the worker was refused with the app closed is told once the app is opened @whole-browser", async ({
  phone,
}) => {
  const closed = await closeApp(phone);
  await closed.post(await closed.write({ fields: { price: 0 } }));
  await closed.sync();
  await closed.isIn("needs-fix");
  const { page } = await secondTab(closed.page.context(), phone.account);
  await expect(page.getByText("Something went wrong.", { exact: true })).toBeVisible();
  await expect(page.getByText("Price must be larger than 0")).toBeVisible();
  const { page: later } = await secondTab(page.context(), phone.account, "/outbox");
  await expect(later.getByText("Please check", { exact: true })).toBeVisible();
  await expect(later.getByText("Something went wrong.")).toHaveCount(0);
});
