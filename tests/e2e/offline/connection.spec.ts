import type { Page } from "@playwright/test";
import type { Front } from "./support/front.ts";
import { expect, test, visit } from "./support/test.ts";

test.use({ locale: "en-GB" });

const offline = (page: Page) => page.getByText("You’re offline. Showing what’s saved");
const unreachable = (page: Page) => page.getByText("Can’t reach Qiying.");
const pings = ({ asked }: Front) => asked.filter((path) => path.startsWith("/api/v1/ping"));

/** Asks for something that no phone has saved, so that the failure shows. */
async function searchSomethingNew(page: Page): Promise<void> {
  await page.goto(`/?mode=fuzzy&keyword=${Math.random()}`);
}

test("a start with a network probes nothing", async ({ page, front }) => {
  await visit(page);
  await page.reload();
  await page.waitForTimeout(3000);
  expect(pings(front)).toEqual([]);
  await expect(offline(page)).toBeHidden();
});

test("a phone without a network says so, and on its return no more", async ({ page, context }) => {
  await visit(page);
  await context.setOffline(true);
  await expect(offline(page)).toBeVisible();
  await page.reload();
  await expect(offline(page)).toBeVisible();
  await context.setOffline(false);
  await expect(offline(page)).toBeHidden();
});

test("a server that is away is told from a missing network, and its return is noticed", async ({ page, front }) => {
  await visit(page);
  front.isDown = true;
  await searchSomethingNew(page);
  await expect(unreachable(page)).toBeVisible();
  front.isDown = false;
  await expect(unreachable(page)).toBeHidden();
});

test("B6: a server that stays away is asked at growing intervals", async ({ page, front }) => {
  await visit(page);
  front.isDown = true;
  await searchSomethingNew(page);
  await expect(unreachable(page)).toBeVisible();
  front.asked = [];
  await page.waitForTimeout(12_000);
  expect(pings(front).length).toBeGreaterThanOrEqual(2);
  expect(pings(front).length).toBeLessThanOrEqual(5);
});

test("B7: a network that comes and goes twenty times in ten seconds is not asked in heaps", async ({
  page,
  context,
  front,
}) => {
  await visit(page);
  front.delay = { path: /ping/, milliseconds: 300 };
  for (let n = 0; n < 20; n += 1) {
    await context.setOffline(n % 2 === 0);
    await page.waitForTimeout(500);
  }
  await context.setOffline(false);
  await expect(offline(page)).toBeHidden();
  expect(pings(front).length).toBeLessThanOrEqual(25);
});

for (const [what, answer] of [
  ["a captive portal's page", { contentType: "text/html", body: "<h1>Log in</h1>" }],
  ["another server's answer", { json: { ok: true, app: "somebody-else", now: "2026-11-20T12:00:00Z" } }],
  ["our answer with something else in it", { json: { ok: "yes", app: "qiying", now: "2026-11-20T12:00:00Z" } }],
  ["an answer that broke off", { contentType: "application/json", body: '{"ok":true,"app":"qi' }],
] as const) {
  test(`B-06: ${what} does not count as being online`, async ({ page, context, front }) => {
    await visit(page);
    await context.route("**/api/v1/ping", (route) => route.fulfill(answer));
    front.isDown = true;
    await searchSomethingNew(page);
    await expect(unreachable(page)).toBeVisible();
    await page.waitForTimeout(2500);
    await expect(unreachable(page)).toBeVisible();
  });
}

test("while the app is out of sight nothing is probed; back in sight it looks at once", async ({ page, front }) => {
  await visit(page);
  front.isDown = true;
  await searchSomethingNew(page);
  await expect(unreachable(page)).toBeVisible();
  await show(page, "hidden");
  await page.waitForTimeout(500);
  front.asked = [];
  await page.waitForTimeout(6000);
  expect(pings(front)).toEqual([]);
  front.isDown = false;
  await show(page, "visible");
  await expect(unreachable(page)).toBeHidden();
});

test("one failed call with a healthy server behind it does not frighten anybody", async ({ page, context }) => {
  await visit(page);
  await context.route("**/items/search?*", (route) => route.abort());
  await searchSomethingNew(page);
  await expect(page.getByRole("heading", { name: /saved on this device match/i })).toBeVisible();
  await page.waitForTimeout(1500);
  await expect(unreachable(page)).toBeHidden();
});

async function show(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, "visibilityState", { value: visibility, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}
