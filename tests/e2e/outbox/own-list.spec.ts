import { goOffline } from "./support/phone.ts";
import { expect, test } from "./support/test.ts";

const TITLE = "Listed at once";

test("E6: a room that was just sent is in the list before, and whether or not, the server answers with the list", async ({
  phone,
  front,
  kept,
}) => {
  const { page } = phone;
  await page.goto("/items");
  await expect(page.getByText("You haven’t posted a room yet")).toBeVisible();
  const id = await phone.write({ fields: { title: TITLE } });
  front.broken = { path: /\/items\/\?/, status: 500 };
  await phone.post(id, { title: TITLE });
  await phone.isEmpty();
  // For a moment it may be among what was sent and what is to be sent: one is read after the other.
  await expect(page.getByRole("main").getByText(TITLE, { exact: true })).toHaveCount(1);
  await expect(page.getByRole("link", { name: TITLE, exact: true })).toBeVisible();
  front.broken = null;
  expect((await kept.listings()).map(({ title }) => title)).toEqual([TITLE]);
});

test("E6: a form that is opened without a network has the account's address", async ({ phone, account }) => {
  const { page } = phone;
  await page.goto("/");
  await expect(page.getByRole("article").first()).toBeVisible();
  await goOffline(phone);
  await page.goto("/tenant_post?form=new");
  await expect(page.getByLabel("Email")).toHaveValue(account.email);
});
