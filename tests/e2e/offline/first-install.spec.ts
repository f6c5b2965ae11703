import type { Page, Request } from "@playwright/test";
import { workerOf } from "../outbox/support/worker-sender.ts";
import type { Front } from "./support/front.ts";
import { BUILD_DIR, expect, shellIsKept, test, visit } from "./support/test.ts";

/** How the first worker comes to a phone whose network is slow, or there for a moment only. */

/** How many files the first try of an installation gets. */
const FILES_AT_FIRST = 8;
/** What the page asks the server for, whatever its worker does. */
const DATA = /^\/(api|photos|health)(\/|$|\?)|^\/sw\.js$/;

test("S22: an installing worker asks for six files at once @core", async ({ page, context, front }) => {
  const unanswered = new Set<Request>();
  context.on("request", (request) => {
    if (request.serviceWorker() !== null && !DATA.test(new URL(request.url()).pathname)) unanswered.add(request);
  });
  context.on("requestfinished", (request) => unanswered.delete(request));
  filesOfInstallation(front, () => ({ kind: "hang" }));
  await page.goto("/");
  // How many of them are on the wire is for the browser to say, which shares its connections with the page.
  await expect.poll(() => unanswered.size).toBe(6);
});

for (const { how, interrupt } of [
  { how: "the network goes", interrupt: async () => undefined },
  { how: "the worker is killed", interrupt: async (page: Page) => (await workerOf(page)).stop() },
]) {
  test(`W10: an installation during which ${how} goes on in the next visit with what is missing`, async ({
    page,
    context,
    front,
  }) => {
    const goesNetwork = how === "the network goes";
    const asked = filesOfInstallation(front, (count) =>
      count <= FILES_AT_FIRST ? null : { kind: goesNetwork ? "drop" : "hang" },
    );
    await page.goto("/");
    await expect.poll(async () => asked().length > FILES_AT_FIRST && (await kept(page)).length >= 2).toBe(true);
    await interrupt(page);
    await expect.poll(() => hasWorker(page)).toBe(false);
    const before = await kept(page);
    expect(before.length).toBeGreaterThan(1);

    front.fault = null;
    front.asked = [];
    // What the worker has must be the worker's own, and not the browser's.
    await (await context.newCDPSession(page)).send("Network.clearBrowserCache");
    const byPage = new Set<string>();
    page.on("request", (request) => byPage.add(new URL(request.url()).pathname));
    await page.goto("/about");
    await shellIsKept(page);
    expect(front.asked.filter((path) => before.includes(path) && !byPage.has(path))).toEqual([]);
    await context.setOffline(true);
    await page.goto("/");
    await expect(page.locator("main#content")).toBeVisible();
  });
}

for (const broken of [
  { what: "is missing", status: 404 },
  { what: "comes as another page", status: 200, html: true },
]) {
  test(`U8: a first installation of which a file ${broken.what} is not taken; the next visit makes it whole`, async ({
    page,
    front,
  }) => {
    front.broken = { ...broken, path: /^\/assets\/menu-/ };
    await page.goto("/");
    await expect.poll(() => front.asked.some((path) => path.startsWith("/assets/menu-"))).toBe(true);
    await expect.poll(() => hasWorker(page)).toBe(false);
    expect((await kept(page)).filter((path) => path.startsWith("/assets/menu-"))).toEqual([]);
    front.broken = null;
    await visit(page);
  });
}

test("U8: a file that a portal has put into the browser's own cache does not come into the app", async ({
  page,
  front,
}) => {
  await front.deploy(BUILD_DIR);
  front.fault = ({ url }) => (url.startsWith("/assets/menu-") ? PORTAL_ANSWER : null);
  await page.goto("/health");
  const menu = await page.evaluate(async () => {
    const worker = await (await fetch("/sw.js")).text();
    const path = /assets\/menu-[\w-]+\.js/.exec(worker)![0];
    await (await fetch(`/${path}`)).text();
    return `/${path}`;
  });
  front.fault = null;
  await visit(page);
  const text = await page.evaluate(async (path) => (await caches.match(path, { cacheName: "shell" }))!.text(), menu);
  expect(text).not.toContain("Airport");
});

const PORTAL_ANSWER = {
  kind: "answer",
  status: 200,
  body: "<!doctype html><title>Airport Wi-Fi</title>",
  headers: { "content-type": "text/html", "cache-control": "public, max-age=31536000, immutable" },
} as const;

type Fault = ReturnType<NonNullable<Front["fault"]>>;

/**
 * Lets a fault befall what is asked for once the worker's script was, data apart.
 * @param faultOf Gets how many have been asked for, this one included.
 * @returns Tells the paths so far.
 */
function filesOfInstallation(front: Front, faultOf: (count: number) => Fault): () => string[] {
  const paths: string[] = [];
  let isInstalling = false;
  front.fault = ({ method, url }) => {
    isInstalling ||= method === "GET" && url === "/sw.js";
    if (!isInstalling || DATA.test(url)) return null;
    paths.push(url);
    return faultOf(paths.length);
  };
  return () => paths;
}

/** Whether there is a worker, or one that installs. */
async function hasWorker(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return (registration?.installing ?? registration?.waiting ?? registration?.active ?? null) !== null;
  });
}

/** Paths of the files that the worker has. */
async function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const requests = await (await caches.open("shell")).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });
}
