import { createAccount, logIn, openSignedIn } from "./support/accounts.ts";
import { goToStep } from "./support/form-steps.ts";
import { expect, test } from "./support/story.ts";
import { twoVisitors } from "./support/visitors.ts";
import { wordsIn } from "./support/words.ts";
import { postRoom } from "./support/written-room.ts";

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("A-86: a contact in the description is moved to its field by one tap, or left where it is", async ({
      page,
      server,
    }) => {
      const account = await createAccount(server.url);
      await openSignedIn(page, account, await logIn(server.url, account));
      await page.goto("/items?form=new");
      await goToStep(page, "words");
      const field = (name: string) => page.locator(`form [name=${name}]`);
      const button = (id: string) => page.getByRole("button", { name: words(id), exact: true });
      await field("description").fill("Quiet house near UCL.\n+44 7700 900123 or WeChat scam_88");
      await expect(button("contacts-in-text.move")).toBeVisible();
      await button("contacts-in-text.move").click();
      await expect(field("description")).toHaveValue("Quiet house near UCL.");
      await expect(field("contact_info")).toHaveValue("+44 7700 900123\nWeChat scam_88");
      await expect(button("contacts-in-text.move")).toHaveCount(0);
      await field("title").fill("Studio, 微信 scam_88");
      await expect(button("contacts-in-text.leave")).toBeVisible();
      await button("contacts-in-text.leave").click();
      await expect(button("contacts-in-text.leave")).toHaveCount(0);
      await expect(field("title")).toHaveValue("Studio, 微信 scam_88");

      await page.goto("/tenant_post?form=new");
      await field("description").fill("Two of us, call 07700 900123");
      await button("contacts-in-text.move").click();
      await expect(field("description")).toHaveValue("Two of us");
      await expect(field("contact_info")).toHaveValue("call 07700 900123");
    });

    test("A-86: a reader sees the text with its contacts covered, and them with the opened contact", async ({
      page,
      server,
    }) => {
      const owner = await createAccount(server.url);
      const { id: room } = await postRoom(server.url, await logIn(server.url, owner), {
        title: "Canal studio, 微信 scam_88",
        description: "Ask me: +44 7700 900123 or WeChat scam_88. Quiet house near UCL.",
        contact_info: null,
      });
      const reader = await createAccount(server.url);
      await openSignedIn(page, reader, await logIn(server.url, reader));
      await page.goto(`/?room=${room}`);
      const dialog = page.getByRole("dialog");
      const covered = words("contact.covered");
      await expect(dialog.getByRole("heading", { name: `Canal studio, ${covered}` }).first()).toBeVisible();
      await expect(dialog).toContainText(`Ask me: ${covered} or ${covered}. Quiet house near UCL.`);
      await expect(dialog).toContainText(words("contact.covered.note"));
      await expect(dialog).not.toContainText("scam_88");
      await dialog
        .getByRole("button", { name: words("contact.show"), exact: true })
        .first()
        .click();
      await expect(dialog).toContainText("WeChat scam_88");
      await expect(dialog).toContainText("+44 7700 900123");
    });
  });
}
