import { breaking, expect, test } from "../outbox/support/test.ts";
import { shellIsKept } from "./support/test.ts";

/** The screens that showed nothing, or something old, for want of a network; and the call that makes up for it. */
const SCREENS = [
  { path: () => "/", call: "/api/v1/items/open?limit" },
  { path: () => "/items", call: "/api/v1/items/?" },
  { path: () => "/tenant_post", call: "/api/v1/tenants/tenants" },
  { path: (room: string) => `/item_detail/${room}`, call: "/api/v1/items/{room}" },
] as const;

test("W6: every screen that was opened without a network is asked for again when it returns", async ({
  phone,
  front,
  serverUrl,
}) => {
  const { page } = phone;
  const answer = await fetch(`${serverUrl}/api/v1/items/open?limit=1`);
  const room = ((await answer.json()) as { data: { id: string }[] }).data[0]!.id;
  await shellIsKept(page);
  for (const { path, call } of SCREENS) {
    front.isDown = true;
    await page.goto(path(room));
    await expect(page.getByText("Can’t reach Qiying.")).toBeVisible();
    front.asked = [];
    front.isDown = false;
    await expect
      .poll(() => front.asked.some((asked) => asked.startsWith(call.replace("{room}", room))), path(room))
      .toBe(true);
    await expect(page.getByText("Can’t reach Qiying.")).toBeHidden();
  }
  await expect(page.getByText("You’re offline")).toHaveCount(0);
});

test("W6: a search whose line has died without a word is given up after half a minute, and made again", async ({
  phone,
  front,
}) => {
  const { page } = phone;
  await shellIsKept(page);
  const asked = breaking(front, "GET /api/v1/items/filter-open", [{ kind: "hang" }]);
  await page.goto("/?mode=filter&city=Bath&low_price=50");
  await expect(page.getByRole("heading", { name: /^\d+ rooms? found$/ })).toBeVisible({ timeout: 60_000 });
  expect(asked()).toBe(2);
});
