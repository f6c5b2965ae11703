import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { wordsIn } from "../support/words.ts";
import { answerIsKept } from "./support/phone-store.ts";
import { BUILD_DIR, expect, shellIsKept, test, visit } from "./support/test.ts";

test("a first visit loads neither the phone's database nor the worker before the page rests @core", async ({
  page,
}) => {
  const databases = await chunksWith("IDBKeyRange");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  const loaded = page.waitForEvent("load").then(() => requests.length);
  await page.goto("/");
  await expect(page.getByRole("article").first()).toBeVisible();
  const beforeLoad = requests.slice(0, await loaded);
  await shellIsKept(page);
  expect(databases.length).toBeGreaterThan(0);
  expect(requests.filter((path) => databases.includes(path))).toEqual([]);
  expect(beforeLoad.filter((path) => /sw\.js|workbox/.test(path))).toEqual([]);
});

test("nothing is ever asked of another host", async ({ page, context, front }) => {
  const hosts = new Set<string>();
  context.on("request", (request) => hosts.add(new URL(request.url()).origin));
  await visit(page);
  for (const path of ["/?mode=filter", "/login", "/no/such/page"]) await page.goto(path);
  await page.waitForTimeout(1000);
  expect([...hosts]).toEqual([front.url]);
});

test("one visit is enough to find the newest rooms and their number again offline", async ({ page, context }) => {
  await visit(page);
  await expect(page.getByRole("article").first()).toBeVisible();
  const title = await page.getByRole("article").first().getByRole("heading").innerText();
  await answerIsKept(page, "/items/open");
  await answerIsKept(page, "/items/count");
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("article").getByText(title).first()).toBeVisible();
});

test("one visit is enough where the worker takes over before the search is answered", async ({ page, front }) => {
  front.delay = { path: /filter-open/, milliseconds: 6000 };
  await visit(page, "/?mode=filter&city=Leeds");
  await expect(page.getByRole("article")).toHaveCount(0);
  await expect(page.getByRole("article").first()).toBeVisible();
  await answerIsKept(page, "city=Leeds");
});

test("what the history says of a screen outlives the first visit's reload, which the worker answers @core", async ({
  page,
}) => {
  const policies: (string | undefined)[] = [];
  page.on("response", (answer) => {
    if (answer.request().isNavigationRequest()) policies.push(answer.headers()["cross-origin-opener-policy"]);
  });
  await visit(page);
  await page.evaluate(() => {
    history.replaceState({ step: 1 }, "");
    history.pushState({ step: 2 }, "");
  });
  await page.reload();
  expect(policies).toEqual([undefined, "same-origin"]);
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toEqual({ step: 2 });
  await page.goBack();
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toEqual({ step: 1 });
});

test("A1: a page that is being opened while the first worker becomes active comes under its control", async ({
  page,
  front,
}) => {
  // The installation ends while the second page is awaited. The page itself does not ask for this file.
  front.delay = { path: /manifest\.zh/, milliseconds: 2000 };
  await page.goto("/");
  await expect.poll(() => front.asked).toContain("/manifest.zh.webmanifest");
  front.delay = { path: /^\/\?mode=filter/, milliseconds: 5000 };
  await visit(page, "/?mode=filter&city=Leeds");
  await answerIsKept(page, "city=Leeds");
});

test("S22: a first installation that one file has failed is tried again in the same visit", async ({ page, front }) => {
  let asked = 0;
  front.fault = ({ url }) => {
    if (url !== "/deferred-assets.json") return null;
    asked += 1;
    return asked === 1 ? { kind: "answer", status: 503, body: "" } : null;
  };
  await visit(page);
  expect(asked).toBe(2);
});

test("A1: everything that a walk through the app loads is in the worker's list, or is data", async ({ page }) => {
  await visit(page);
  const requests = new Set<string>();
  page.on("request", (request) => requests.add(new URL(request.url()).pathname));
  for (const path of ["/", "/?mode=filter&city=Leeds", "/login", "/about", "/no/such/page"]) await page.goto(path);
  await page.goto("/?mode=filter");
  await page.getByRole("article").first().getByRole("link").click();
  await page.waitForTimeout(1000);
  const kept = await page.evaluate(async () => {
    const names = ["shell", "shell-later"];
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
  const allowed = /^\/(api|photos)\/|^\/(login|about|no\/such\/page|sw\.js)$/;
  expect([...requests].filter((path) => !kept.includes(path) && !allowed.test(path))).toEqual([]);
});

test("M18, S22: the worker is at most 40 KiB, and what its installation fetches 26 files of 350 KiB, compressed @core", async () => {
  const worker = await readFile(join(BUILD_DIR, "sw.js"));
  expect(gzipSync(worker, { level: 9 }).length).toBeLessThanOrEqual(40 * 1024);
  const urls = [...worker.toString().matchAll(/url:"(?<url>[^"]+)"|"url":"(?<quoted>[^"]+)"/g)].map(
    ({ groups }) => groups?.["url"] ?? groups?.["quoted"] ?? "",
  );
  expect(urls.length).toBeGreaterThan(10);
  expect(urls.length).toBeLessThanOrEqual(26);
  expect(await compressedSize(urls)).toBeLessThanOrEqual(350 * 1024);
});

test("A1: the rest of the app is on the phone once a first visit has rested @core", async ({ context, page }) => {
  await visit(page);
  const list = JSON.parse(await readFile(join(BUILD_DIR, "deferred-assets.json"), "utf8")) as string[];
  expect(list.length).toBeGreaterThan(10);
  await expect.poll(() => page.evaluate(keptLater)).toEqual(list.toSorted());
  // Without a network, and without a visit to it before.
  await context.setOffline(true);
  await page.goto("/sign-up");
  await expect(page.locator("main input[type=password]").first()).toBeVisible();
});

test("M18: before the rest of the app has come, the login has all its sentences offline", async ({
  context,
  page,
  front,
}) => {
  front.broken = { path: /^\/assets\/later-/, status: 503 };
  await page.goto("/");
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
  await context.setOffline(true);
  await page.goto("/login");
  const words = wordsIn("en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("login.title"));
  await expect(page.getByText(words("account.share-link"))).toBeVisible();
});

async function keptLater(): Promise<string[]> {
  const keys = await (await caches.open("shell-later")).keys();
  return keys.map(({ url }) => new URL(url).pathname).toSorted();
}

async function compressedSize(files: readonly string[]): Promise<number> {
  const all = await Promise.all(files.map((file) => readFile(join(BUILD_DIR, file))));
  return all.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
}

/** The addresses of the hashed files that have a text in them. */
async function chunksWith(text: string): Promise<string[]> {
  const assets = join(BUILD_DIR, "assets");
  const files = (await readdir(assets)).filter((file) => file.endsWith(".js"));
  const texts = await Promise.all(files.map((file) => readFile(join(assets, file), "utf8")));
  return files.filter((_, index) => texts[index]?.includes(text)).map((file) => `/assets/${file}`);
}
