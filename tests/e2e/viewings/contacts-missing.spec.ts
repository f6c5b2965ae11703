import { shellIsKept } from "../offline/support/test.ts";
import { expect, test } from "../outbox/support/test.ts";
import { logIn, openSignedIn } from "../support/accounts.ts";
import { demoRooms } from "../support/demo-rooms.ts";
import { oneOrTwoVisitors } from "../support/visitors.ts";
import { wordsIn } from "../support/words.ts";

for (const visitor of oneOrTwoVisitors) {
  test.describe(visitor.name, () => {
    test.use(visitor.context);
    const words = wordsIn(visitor.language);
    const missing = (count: number) =>
      visitor.language === "zh"
        ? `有 ${count} 间的联系方式还没在本机打开过`
        : count === 1
          ? "the contact details of 1 room on this device"
          : `the contact details of ${count} rooms on this device`;

    test("A-53: the list of saved rooms says which contacts are not on the phone, opens none by itself, and each at a press", async ({
      page,
      context,
      account,
      serverUrl,
      front,
    }) => {
      const rooms = (await demoRooms(serverUrl)).slice(0, 2);
      await openSignedIn(page, account, await logIn(serverUrl, account));
      for (const { id } of rooms) {
        await page.goto(`/item_detail/${id}`);
        await page.getByRole("button", { name: words("save-viewing.save") }).click();
        await expect(page.getByRole("link", { name: words("save-viewing.open") })).toBeVisible();
      }
      const opened: string[] = [];
      const before = front.fault;
      front.fault = (request) => {
        if (request.method === "POST" && request.url.endsWith("/contact")) opened.push(request.url);
        return before?.(request) ?? null;
      };
      await page.goto("/viewings");
      await expect(page.getByText(missing(2))).toBeVisible();
      await expect(page.getByText(words("viewings.text"))).toHaveCount(0);
      await page
        .getByRole("button", { name: visitor.language === "zh" ? /^打开这 2 个/ : /^Open contact details for 2/ })
        .click();
      const show = page.getByRole("button", { name: words("contact.show"), exact: true });
      await expect(show).toHaveCount(2);
      expect(opened).toEqual([]);
      await show.first().click();
      await expect(page.getByText(missing(1))).toBeVisible();
      await expect(show).toHaveCount(1);
      await show.click();
      await expect(page.getByText(words("viewings.text"))).toBeVisible();
      expect(opened).toHaveLength(2);
      await expect(page.getByRole("button", { name: words("contact.show"), exact: true })).toHaveCount(0);
      await shellIsKept(page);
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByText(words("viewings.text"))).toBeVisible();
      await page.getByRole("link", { name: rooms[0]!.title }).click();
      await expect(page.getByRole("region", { name: words("viewings.reach") })).toContainText("@example.");
    });
  });
}
