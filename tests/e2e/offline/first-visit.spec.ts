import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { BUILD_DIR, expect, shellIsKept, test, visit } from "./support/test.ts";

test("a first visit loads neither the phone's database nor the worker before the page rests", async ({ page }) => {
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
  await page.waitForTimeout(1500);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("article").getByText(title).first()).toBeVisible();
});

test("C2.5: everything that a walk through the app loads is in the worker's list, or is data", async ({ page }) => {
  await visit(page);
  const requests = new Set<string>();
  page.on("request", (request) => requests.add(new URL(request.url()).pathname));
  for (const path of ["/", "/?mode=filter&city=Leeds", "/login", "/about", "/no/such/page"]) await page.goto(path);
  await page.goto("/?mode=filter");
  await page.getByRole("article").first().getByRole("link").click();
  await page.waitForTimeout(1000);
  const kept = await page.evaluate(async () => {
    const keys = await (await caches.open("shell")).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  });
  const allowed = /^\/(api|photos)\/|^\/(login|about|no\/such\/page|sw\.js)$/;
  expect([...requests].filter((path) => !kept.includes(path) && !allowed.test(path))).toEqual([]);
});

/** Compressed; what the whole app with its forms and workers needs today. The goal is 350 KiB (M18). */
const SHELL_BYTES = 435 * 1024;

test("M18: the worker is at most 40 KiB, the shell no larger than it has to be, compressed", async () => {
  const worker = await readFile(join(BUILD_DIR, "sw.js"));
  expect(gzipSync(worker, { level: 9 }).length).toBeLessThanOrEqual(40 * 1024);
  const urls = [...worker.toString().matchAll(/url:"(?<url>[^"]+)"|"url":"(?<quoted>[^"]+)"/g)].map(
    ({ groups }) => groups?.["url"] ?? groups?.["quoted"] ?? "",
  );
  const files = await Promise.all(urls.map((url) => readFile(join(BUILD_DIR, url))));
  expect(files.length).toBeGreaterThan(10);
  const total = files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
  expect(total).toBeLessThanOrEqual(SHELL_BYTES);
});

/** The addresses of the hashed files that have a text in them. */
async function chunksWith(text: string): Promise<string[]> {
  const assets = join(BUILD_DIR, "assets");
  const files = (await readdir(assets)).filter((file) => file.endsWith(".js"));
  const texts = await Promise.all(files.map((file) => readFile(join(assets, file), "utf8")));
  return files.filter((_, index) => texts[index]?.includes(text)).map((file) => `/assets/${file}`);
}
