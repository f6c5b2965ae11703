import { expectNoViolations } from "./support/axe.ts";
import { expect, test } from "./support/story.ts";
import { twoVisitors } from "./support/visitors.ts";

const SAYS = { zh: "浏览器版本太旧，用不了完整的栖英。", en: "This browser is too old for all of Qiying." };
const ANYWAY = { zh: "还是打开完整版试试", en: "Open the full version all the same" };

for (const visitor of twoVisitors) {
  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("A-52: a browser below the floor is told so, shows rooms, and may try the app all the same", async ({
      page,
    }) => {
      await page.addInitScript(() => void Reflect.deleteProperty(window, "CSSPropertyRule"));
      await page.goto("/");
      await expect(page).toHaveURL(/\/plain$/);
      await expect(page.getByText(SAYS[visitor.language])).toBeVisible();
      await expectNoViolations(page);
      const first = page.getByRole("heading", { level: 2 }).first();
      const title = await first.innerText();
      await first.getByRole("link").click();
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expectNoViolations(page);
      const [, id] = /rooms\/([^?]+)/.exec(page.url())!;
      await page.goto(`/item_detail/${id}`);
      await expect(page).toHaveURL(new RegExp(`/plain/rooms/${id}`));
      await page.getByRole("link", { name: ANYWAY[visitor.language] }).click();
      await expect(page.getByRole("article").first()).toBeVisible();
      await page.goto("/offline");
      await expect(page).toHaveURL(/\/offline$/);
    });

    test("A-52: a browser below the floor gets there too where an earlier visit has left a worker", async ({
      page,
    }) => {
      await page.addInitScript(() => void Reflect.deleteProperty(window, "CSSPropertyRule"));
      await page.goto("/?app=anyway");
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        sessionStorage.clear();
      });
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
      await page.goto("/offline");
      await expect(page).toHaveURL(/\/plain$/);
      await expect(page.getByText(SAYS[visitor.language])).toBeVisible();
    });
  });
}
