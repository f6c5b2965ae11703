import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { StoredDatabase } from "../../offline/fixtures/stored-database.ts";
import { rowsOf } from "./support/phone-store.ts";
import { expect, shellIsKept, test, visit } from "./support/test.ts";

const cacheVersion1 = JSON.parse(
  await readFile(new URL("../../offline/fixtures/qiying-cache-v1.json", import.meta.url), "utf8"),
) as StoredDatabase;

/** Every screen of the app, known or not, with and without criteria. */
const SCREENS = [
  "/",
  "/?mode=filter&city=Leeds",
  "/?mode=fuzzy&keyword=ensuite",
  "/login",
  "/search",
  "/sign-up",
  "/recover-password",
  "/reset-password?token=a.b",
  "/tenant",
  "/items",
  "/tenant_post",
  "/about",
  "/settings",
  "/outbox",
  "/offline",
  "/viewings",
  "/viewings/compare",
  "/saved-searches",
  "/notifications/off?token=a.b",
  "/milestone",
  "/changelog",
  "/terms",
  "/privacy",
  "/safety",
  "/admin",
  "/item_detail/0198c0de-0000-7000-8000-000000000001",
  "/no/such/page",
];

const LANGUAGES = [
  { locale: "zh-CN", lang: "zh-CN", menu: "语言" },
  { locale: "en-GB", lang: "en", menu: "Language" },
];

for (const { locale, lang, menu } of LANGUAGES) {
  test.describe(`a phone set to ${locale}`, () => {
    test.use({ locale });

    test("U1: every screen starts offline after one visit", async ({ page, context }) => {
      await visit(page);
      await context.setOffline(true);
      for (const screen of SCREENS) {
        await page.goto(screen);
        await expect(page.locator("main#content"), screen).toBeVisible();
        await expect(page.locator("main#content").getByRole("heading").first(), screen).toBeVisible();
        await expect(page.locator("html"), screen).toHaveAttribute("lang", lang);
        await expect(page.getByRole("button", { name: menu }).first(), screen).toBeVisible();
      }
    });
  });
}

test("U1: the server's own addresses never get the app's page, with or without a network", async ({
  page,
  context,
}) => {
  await visit(page);
  await page.goto("/health");
  expect(JSON.parse((await page.locator("body").textContent()) ?? "")).toHaveProperty("status");
  await context.setOffline(true);
  for (const path of [
    "/docs",
    "/api/v1/ping",
    "/health",
    "/ready",
    "/serving",
    "/photos/x/800.webp",
    "/share-target",
  ]) {
    await expect(page.goto(path), path).rejects.toThrow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  }
});

test.describe("a phone set to Chinese", () => {
  test.use({ locale: "zh-CN" });

  test("U2: the language can be switched offline, and stays", async ({ page, context }) => {
    await visit(page);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole("button", { name: "语言" }).first().click();
    await page.getByRole("menuitem", { name: "English" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.reload();
    await page.getByRole("button", { name: "Language" }).first().click();
    await page.getByRole("menuitem", { name: "中文" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  });
});

test("U3: after the browser has cleared its cache, one visit makes the app start offline again", async ({
  page,
  context,
  front,
}) => {
  await visit(page);
  const whole = await countOfKept(page);
  const browser = await context.newCDPSession(page);
  await browser.send("Storage.clearDataForOrigin", { origin: front.url, storageTypes: "cache_storage" });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => countOfKept(page), { timeout: 30_000 }).toBe(whole);
  await context.setOffline(true);
  await page.goto("/about");
  await expect(page.locator("main#content")).toBeVisible();
});

test("U3: a page never waits for the cache to be repaired", async ({ page, context, front }) => {
  await visit(page);
  const browser = await context.newCDPSession(page);
  await browser.send("Storage.clearDataForOrigin", { origin: front.url, storageTypes: "cache_storage" });
  front.delay = { path: /\/icons\//, milliseconds: 90_000 };
  await page.reload({ timeout: 60_000 });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("U4: when the browser has cleared the database, the app still starts offline", async ({
  page,
  context,
  front,
}) => {
  await visit(page);
  const browser = await context.newCDPSession(page);
  await browser.send("Storage.clearDataForOrigin", { origin: front.url, storageTypes: "indexeddb" });
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("U10: while another tab keeps an older store open, the app works and says what to do; then everything is there", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto("/health");
  await other.evaluate(openForGood, cacheVersion1);
  await page.goto("/?mode=filter");
  await expect(page.getByRole("article").first()).toBeVisible();
  const notice = page.getByText(/^(Close the other tabs|请关掉其他标签页)$/);
  await expect(notice).toBeVisible();
  await other.close();
  await expect(notice).toBeHidden();
  await page.goto("/?mode=filter");
  await expect.poll(async () => (await rowsOf(page, "answers")).length).toBeGreaterThan(0);
});

test("D9: without IndexedDB the app works, remembers nothing and complains about nothing @core", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "indexedDB", { value: undefined });
  });
  await page.goto("/?mode=filter");
  await expect(page.getByRole("article").first()).toBeVisible();
  await shellIsKept(page);
  await page.reload();
  await expect(page.getByRole("article").first()).toBeVisible();
});

test.describe("in a window without workers, such as an in-app browser's", () => {
  test.use({ serviceWorkers: "block" });

  test("the app works and complains about nothing @core", async ({ page }) => {
    await page.goto("/?mode=filter");
    await expect(page.getByRole("article").first()).toBeVisible();
    await page.waitForTimeout(1500);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  });

  test("the app works where browsers have no worker support at all", async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
    });
    await page.goto("/");
    await expect(page.getByRole("article").first()).toBeVisible();
    await page.waitForTimeout(1500);
    expect(await page.evaluate(() => "serviceWorker" in navigator)).toBe(false);
  });
});

/** Opens a database as an older build left it, in a tab that lets nobody upgrade it. */
async function openForGood({ name, version, stores }: StoredDatabase): Promise<void> {
  const opening = indexedDB.open(name, version);
  opening.addEventListener("upgradeneeded", () => {
    for (const { name, keyPath, indexes } of stores) {
      const store = opening.result.createObjectStore(name, { keyPath });
      for (const index of indexes) store.createIndex(index.name, index.keyPath, index);
    }
  });
  await new Promise((resolve) => opening.addEventListener("success", resolve));
}

async function countOfKept(page: Page): Promise<number> {
  return page.evaluate(async () => (await (await caches.open("shell")).keys()).length);
}
