import { expect, test } from "./support/story.ts";
import { twoVisitors } from "./support/visitors.ts";
import { wordsIn } from "./support/words.ts";

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("a room opens over the search and the back button closes it @core", async ({ page }) => {
      await page.goto("/?mode=filter&city=London");
      const card = page.getByRole("main").getByRole("article").first();
      const title = await card.getByRole("heading").textContent();
      await card.getByRole("link").click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("heading", { name: title ?? "" })).toBeVisible();
      await expect(page).toHaveURL(/room=/);
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/mode=filter&city=London$/);
    });

    test("the keyboard opens, pages through the photos and closes @core", async ({ page }) => {
      await page.goto("/?mode=filter&sort_by=created_at&order=desc");
      const withPhotos = page
        .getByRole("article")
        .filter({ has: page.locator("img[srcset]") })
        .first();
      await withPhotos.getByRole("link").focus();
      await page.keyboard.press("Enter");
      const gallery = page.getByRole("region", { name: words("gallery.label") });
      await expect(gallery).toBeVisible();
      await gallery.getByRole("group").focus();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(page).not.toHaveURL(/room=/);
    });

    test("a link to an open room works for somebody who never searched, without contact data @core", async ({
      page,
      request,
    }) => {
      const { data } = (await (await request.get("/api/v1/items/open?limit=1&skip=100")).json()) as {
        data: { id: string; title: string }[];
      };
      const [room] = data;
      await page.goto(`/?room=${room?.id}`);
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("heading", { name: room?.title ?? "" })).toBeVisible();
      await expect(dialog.getByText(words("contact.log-in"))).toBeVisible();
      await dialog.getByRole("button", { name: words("dialog.close") }).click();
      await expect(page).toHaveURL(/\/$/);
    });

    test("B-07: a link to a hostile or unknown id says that there is no such room", async ({ page }) => {
      await page.goto("/?room=%3Cscript%3Ealert(1)%3C/script%3E");
      await expect(page.getByRole("dialog").getByText(words("room.not-found"), { exact: true })).toBeVisible();
    });

    test("the page of a room leads the signed-out to the login, which learns the way back", async ({ page }) => {
      await page.goto("/item_detail/0190aaaa-0000-7000-8000-000000000001");
      await expect(page).toHaveURL(/\/login\?next=%2Fitem_detail%2F0190aaaa/);
    });
  });
}
