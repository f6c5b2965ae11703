import { expect, test } from "./support/story.ts";
import { twoVisitors } from "./support/visitors.ts";
import { wordsIn } from "./support/words.ts";
import { createAccount } from "./support/accounts.ts";
import { acceptAgreement, logInOnScreen } from "./account/form.ts";

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    for (const link of ["session.log-in", "save-viewing.save"] as const) {
      test(`the first tap on '${link}' in a room leads to its screen, and back to the room`, async ({ page }) => {
        await page.goto("/");
        await page.getByRole("main").getByRole("article").first().getByRole("link").click();
        const dialog = page.getByRole("dialog");
        await dialog.getByRole("link", { name: words(link), exact: true }).click();
        await expect(page.getByRole("heading", { name: words("login.title"), exact: true })).toBeVisible();
        await expect(page).toHaveURL(/\/login\?next=/);
        await page.goBack();
        await expect(dialog.getByRole("link", { name: words(link), exact: true })).toBeVisible();
        await expect(page).toHaveURL(/room=/);
      });
    }

    test("the first tap on a link in a room opened by its address leads to its screen", async ({ page, request }) => {
      const { data } = (await (await request.get("/api/v1/items/open?limit=1")).json()) as { data: { id: string }[] };
      await page.goto(`/?room=${data[0]?.id}`);
      await page
        .getByRole("dialog")
        .getByRole("link", { name: words("session.log-in"), exact: true })
        .click();
      await expect(page.getByRole("heading", { name: words("login.title"), exact: true })).toBeVisible();
      await expect(page).toHaveURL(/\/login\?next=/);
    });
    test("A-51: a shared link shows the room to everybody, and its contact straight after the login", async ({
      page,
      server,
      request,
    }) => {
      const { data } = (await (await request.get("/api/v1/items/open?limit=1")).json()) as { data: { id: string }[] };
      const account = await createAccount(server.url);
      await page.goto(`/?room=${data[0]?.id}`);
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByText(words("room.map"), { exact: true })).toBeVisible();
      await dialog.getByRole("link", { name: words("session.log-in"), exact: true }).click();
      await logInOnScreen(page, words, account);
      await acceptAgreement(page, words);
      await expect(page).toHaveURL(new RegExp(`/\\?room=${data[0]?.id}$`));
      await expect(dialog.getByRole("region", { name: words("contact.heading") })).toContainText("@");
    });
  });
}
