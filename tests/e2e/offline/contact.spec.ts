import type { Page } from "@playwright/test";
import { goOffline } from "../outbox/support/phone.ts";
import { expect, test } from "../outbox/support/test.ts";
import { createAccount, logIn } from "../support/accounts.ts";
import { demoRooms } from "../support/demo-rooms.ts";
import { twoVisitors } from "../support/visitors.ts";
import { wordsIn } from "../support/words.ts";
import { postRoom } from "../support/written-room.ts";

for (const visitor of twoVisitors) {
  test.describe(visitor.name, () => {
    test.use(visitor.context);
    const words = wordsIn(visitor.language);
    const contact = (page: Page) => page.getByRole("region", { name: words("contact.heading") });
    const button = (page: Page) => page.getByRole("button", { name: words("contact.show"), exact: true });

    test("A-53: a contact is opened by a press, and from then on there without a network; others say that they need one", async ({
      phone,
    }) => {
      const { page } = phone;
      const [room, other] = await demoRooms(new URL(page.url()).origin);
      await page.goto(`/item_detail/${other!.id}`);
      await expect(button(page)).toBeEnabled();
      await page.goto(`/item_detail/${room!.id}`);
      await expect(contact(page)).not.toContainText("@");
      await button(page).click();
      await expect(contact(page)).toContainText("@");
      await goOffline(phone);
      await page.reload();
      await expect(contact(page)).toContainText("@");
      await page.goto(`/item_detail/${other!.id}`);
      await expect(contact(page)).toContainText(words("contact.needs-network"));
      await expect(button(page)).toHaveCount(0);
    });

    test("A-53: owners see by how many people their contact was opened, in their list and on the room's page", async ({
      phone: { page, account },
      serverUrl,
    }) => {
      const { id } = await postRoom(serverUrl, await logIn(serverUrl, account));
      for (let readers = 0; readers < 2; readers += 1) {
        const { access_token } = await logIn(serverUrl, await createAccount(serverUrl));
        const headers = { authorization: `Bearer ${access_token}` };
        const answer = await fetch(`${serverUrl}/api/v1/items/${id}/contact`, { method: "POST", headers });
        expect(answer.status).toBe(200);
      }
      const said = visitor.language === "zh" ? "2 人看过联系方式" : "2 people have seen your contact details";
      await page.goto("/items");
      await expect(page.getByText(said)).toBeVisible();
      await page.goto(`/item_detail/${id}`);
      await expect(contact(page)).toContainText(said);
    });
  });
}
