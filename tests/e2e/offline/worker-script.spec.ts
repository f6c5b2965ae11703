import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { workerOf } from "../outbox/support/worker-sender.ts";
import { nextBuild } from "./support/next-build.ts";
import { rowsOf } from "./support/phone-store.ts";
import { BUILD_DIR, expect, test as base, visit } from "./support/test.ts";

/** The worker's second script: with the phone's databases, loaded when it is needed. */
const test = base.extend<object, { build2: string }>({
  build2: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = await nextBuild(BUILD_DIR, "build2");
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
});

const SCRIPT = /^worker-store-[\w-]+\.js$/;

test("M18: the worker has no database in it, names its second script, and the shell's list leaves that out @core", async () => {
  const worker = await readFile(join(BUILD_DIR, "sw.js"), "utf8");
  const scripts = (await readdir(join(BUILD_DIR, "assets"))).filter((name) => SCRIPT.test(name));
  expect(scripts).toHaveLength(1);
  expect(worker.split(`/assets/${scripts[0]}`)).toHaveLength(2);
  expect(worker).not.toContain("IDBKeyRange");
  expect(worker).not.toContain(`url:"assets/${scripts[0]}"`);
  expect(await readFile(join(BUILD_DIR, "deferred-assets.json"), "utf8")).not.toContain("worker-store");
});

test("a worker that was stopped starts without it, and has it offline when an answer is to be remembered", async ({
  page,
  context,
  front,
}) => {
  await visit(page);
  await expect.poll(async () => (await rowsOf(page, "answers")).length).toBeGreaterThan(0);
  const [answer] = await rowsOf<{ path: string }>(page, "answers");
  await (await workerOf(page)).stop();
  await context.setOffline(true);
  // Also for a worker that starts before the browser has told it so.
  front.isDown = true;
  // The document and its files come from a worker that has only just started.
  await page.goto("/about");
  const [worker] = context.serviceWorkers().slice(-1);
  expect(await worker!.evaluate(() => "workerStore" in globalThis)).toBe(false);
  const saved = await page.evaluate(async (path) => {
    const response = await fetch(path, { cache: "no-store" });
    return response.headers.get("x-saved-at");
  }, answer!.path);
  expect(Number(saved)).toBeGreaterThan(0);
  expect(await worker!.evaluate(() => "workerStore" in globalThis)).toBe(true);
});

for (const broken of [
  { what: "is missing", status: 404 },
  { what: "comes as another page", status: 200, html: true },
]) {
  test(`U8: a release whose second script ${broken.what} is not taken; once it is there, it is`, async ({
    page,
    front,
    build2,
  }) => {
    await front.deploy(BUILD_DIR);
    await visit(page);
    await front.deploy(build2, { keepsOldAssets: false });
    front.broken = { ...broken, path: /\/assets\/worker-store-.*build2/ };
    expect(await stateOfUpdate(page)).toBe("redundant");
    front.broken = null;
    expect(await stateOfUpdate(page)).toBe("installed");
  });
}

/** Looks for a new worker. @returns What becomes of it. */
async function stateOfUpdate(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const found = new Promise<ServiceWorker>((resolve) =>
      registration.addEventListener("updatefound", () => resolve(registration.installing!), { once: true }),
    );
    await registration.update().catch(() => undefined);
    const worker = await found;
    return new Promise<string>((resolve) => {
      const look = () => (worker.state === "installing" ? undefined : resolve(worker.state));
      worker.addEventListener("statechange", look);
      look();
    });
  });
}
