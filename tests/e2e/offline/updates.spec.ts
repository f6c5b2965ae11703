import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expectPosted } from "../outbox/support/invariants.ts";
import { goOffline, secondTab } from "../outbox/support/phone.ts";
import { screensOf } from "../outbox/support/screens.ts";
import { breaking, test as base, UPLOAD } from "../outbox/support/test.ts";
import type { Front } from "./support/front.ts";
import { nextBuild } from "./support/next-build.ts";
import { BUILD_DIR, buildOf, expect, shellIsKept, visit } from "./support/test.ts";

/** Later builds of the same app, made once for the file. */
const test = base.extend<object, { build2: string; build3: string }>({
  build2: [laterBuild("build2"), { scope: "worker" }],
  build3: [laterBuild("build3"), { scope: "worker" }],
});

test.use({ locale: "en-GB" });

const ready = (page: Page) => page.getByText("A new version is ready.", { exact: true });
const waiting = (page: Page) => page.getByText("It’ll wait until you’ve finished typing");
const update = (page: Page) => page.getByRole("button", { name: "Update" });

/** What the page does by itself every hour, and whenever it comes back after one. */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    // A deployment that is broken makes it fail; the page takes no notice either.
    await registration.update().catch(() => undefined);
  });
}

async function visitFirstBuild(page: Page, front: Front): Promise<void> {
  await front.deploy(BUILD_DIR);
  await visit(page);
}

/** Visits the first build, and is offered the next one. */
async function offerUpdate(page: Page, front: Front, next: string): Promise<void> {
  await visitFirstBuild(page, front);
  await front.deploy(next);
  await lookForUpdate(page);
  await expect(ready(page)).toBeVisible();
}

/** Types into the search form without searching: something that a reload would lose. */
async function typeSomething(page: Page): Promise<void> {
  await keyword(page).fill("ensuite near");
}

const keyword = (page: Page) => page.getByRole("searchbox").or(page.getByLabel("Keyword")).first();

test("U6: in the first session an update is offered, waits for a yes, and then is there @core", async ({
  page,
  front,
  build2,
}) => {
  await offerUpdate(page, front, build2);
  expect(await buildOf(page)).toBe("first");
  await update(page).click();
  await expect.poll(() => buildOf(page)).toBe("build2");
  await expect(ready(page)).toBeHidden();
});

test("U6: a later session is offered the update as well, and offline it starts as the new version", async ({
  page,
  context,
  front,
  build2,
}) => {
  await visitFirstBuild(page, front);
  await page.reload();
  await front.deploy(build2);
  await lookForUpdate(page);
  await update(page).click();
  await expect.poll(() => buildOf(page)).toBe("build2");
  await context.setOffline(true);
  await page.goto("/about");
  expect(await buildOf(page)).toBe("build2");
  await expect(page.locator("main#content")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("U6: the offer of an update covers no button of an open dialog, and is there again afterwards", async ({
    page,
    front,
    build2,
  }) => {
    await offerUpdate(page, front, build2);
    await expect(update(page)).toBeVisible();
    await page.getByRole("button", { name: "Filters" }).click();
    await expect(page.getByRole("button", { name: "Clear" })).toBeVisible();
    await expect(update(page)).toBeHidden();
    await page.keyboard.press("Escape");
    await update(page).click();
    await expect.poll(() => buildOf(page)).toBe("build2");
  });
});

test("U6: when two updates come one after the other, the last one is there, and a way back is an update too", async ({
  page,
  front,
  build2,
  build3,
}) => {
  await offerUpdate(page, front, build2);
  await front.deploy(build3);
  await lookForUpdate(page);
  await expect.poll(() => workerHas(page, "build3")).toBe(true);
  await update(page).click();
  await expect.poll(() => buildOf(page)).toBe("build3");
  await front.deploy(BUILD_DIR);
  await lookForUpdate(page);
  await update(page).click();
  await expect.poll(() => buildOf(page)).toBe("first");
});

test("U6: a release that falls between the page and its first worker is offered too", async ({
  page,
  front,
  build2,
}) => {
  await front.deploy(BUILD_DIR);
  front.delay = { path: /^\/sw\.js/, milliseconds: 1500 };
  await page.goto("/");
  await expect.poll(() => front.asked.some((path) => path.startsWith("/sw.js"))).toBe(true);
  await front.deploy(build2);
  await expect(ready(page)).toBeVisible({ timeout: 60_000 });
  expect(await buildOf(page)).toBe("first");
  await update(page).click();
  await expect.poll(() => buildOf(page)).toBe("build2");
});

test("a first visit without a release in between says nothing about updates", async ({ page, front }) => {
  await visitFirstBuild(page, front);
  await page.waitForTimeout(2000);
  await expect(ready(page)).toBeHidden();
  expect(front.asked.filter((path) => path === "/").length).toBeLessThanOrEqual(2);
});

test("U5: over something half-typed an update waits, says so, and comes when it is sent or taken back", async ({
  page,
  front,
  build2,
}) => {
  await visitFirstBuild(page, front);
  await typeSomething(page);
  await front.deploy(build2);
  await lookForUpdate(page);
  await expect(waiting(page)).toBeVisible();
  await expect(update(page)).toBeHidden();
  await expect(keyword(page)).toHaveValue("ensuite near");
  await keyword(page).fill("");
  await expect(ready(page)).toBeVisible();
  await update(page).click();
  await expect.poll(() => buildOf(page)).toBe("build2");
});

test("U5: something half-typed in another tab holds the update in every tab", async ({
  page,
  context,
  front,
  build2,
}) => {
  await visitFirstBuild(page, front);
  const other = await context.newPage();
  await other.goto("/");
  await typeSomething(other);
  await front.deploy(build2);
  await lookForUpdate(page);
  await expect(waiting(page)).toBeVisible();
  await expect(waiting(other)).toBeVisible();
  await keyword(other).fill("");
  await expect(ready(page)).toBeVisible();
  await expect(ready(other)).toBeVisible();
});

test("U5: typing begins after the update was offered: the offer is withdrawn everywhere", async ({
  page,
  context,
  front,
  build2,
}) => {
  await visitFirstBuild(page, front);
  const other = await context.newPage();
  await other.goto("/");
  await front.deploy(build2);
  await lookForUpdate(page);
  await expect(ready(page)).toBeVisible();
  await typeSomething(other);
  await expect(waiting(page)).toBeVisible();
  await other.close();
  await expect(ready(page)).toBeVisible();
});

test("U6: one tab agrees, and the other follows at its next screen", async ({ page, context, front, build2 }) => {
  await visitFirstBuild(page, front);
  const other = await context.newPage();
  await other.goto("/");
  await front.deploy(build2);
  await lookForUpdate(page);
  await update(page).click();
  await expect.poll(() => buildOf(page)).toBe("build2");
  await expect(ready(other)).toBeVisible();
  expect(await buildOf(other)).toBe("first");
  await other.getByRole("link", { name: /^All \d/ }).click();
  await expect.poll(() => buildOf(other)).toBe("build2");
  await expect(other).toHaveURL(/mode=filter/);
});

test("U6: a tab out of sight follows at once", async ({ page, context, front, build2 }) => {
  await visitFirstBuild(page, front);
  const other = await context.newPage();
  await other.goto("/");
  await hide(other);
  await front.deploy(build2);
  await lookForUpdate(page);
  await update(page).click();
  await expect.poll(() => buildOf(page)).toBe("build2");
  await expect.poll(() => buildOf(other)).toBe("build2");
});

test("U5: a tab that could not vote, because it slept, is still not reloaded over what was typed", async ({
  page,
  context,
  front,
  build2,
}) => {
  await visitFirstBuild(page, front);
  const other = await context.newPage();
  await other.addInitScript(() => {
    BroadcastChannel.prototype.postMessage = () => undefined;
  });
  await other.goto("/");
  await typeSomething(other);
  await hide(other);
  await front.deploy(build2);
  await lookForUpdate(page);
  await update(page).click();
  await expect.poll(() => buildOf(page)).toBe("build2");
  await other.waitForTimeout(1000);
  expect(await buildOf(other)).toBe("first");
  await expect(keyword(other)).toHaveValue("ensuite near");
});

test("U5: while a photo is on its way the update waits, says so, and is offered when it has arrived", async ({
  phone,
  kept,
  front,
  build2,
}) => {
  const { page } = phone;
  const colours = ["#c03020"];
  await shellIsKept(page);
  await front.deploy(build2);
  await lookForUpdate(page);
  await expect(ready(page)).toBeVisible();
  const uploads = breaking(front, UPLOAD, [{ kind: "delay", milliseconds: 2000 }]);
  const room = await phone.write({ colours });
  await phone.post(room);
  await expect(page.getByText("You can update once everything has been sent")).toBeVisible();
  await expect(update(page)).toBeHidden();
  await expectPosted({ phone, kept, front }, { id: room, colours });
  await expect(ready(page)).toBeVisible();
  expect(uploads()).toBe(1);
  await update(page).click();
  await expect.poll(() => buildOf(page)).toBe("build2");
});

test("T6: eight tabs, an update and rooms that wait for the network: nothing is doubled, and nothing typed is reloaded", async ({
  phone,
  kept,
  front,
  build2,
}) => {
  test.setTimeout(180_000);
  const context = phone.page.context();
  const titles = ["One", "Two", "Three"];
  const others: Page[] = [];
  for (let tab = 1; tab < 8; tab += 1) others.push((await secondTab(context, phone.account, "/")).page);
  const [dirty, ...clean] = others as [Page, ...Page[]];
  await typeSomething(dirty);
  await goOffline(phone);
  const rooms: string[] = [];
  for (const title of titles) rooms.push(await phone.write({ fields: { title }, colours: ["#c03020"] }));
  for (const room of rooms) await phone.post(room);
  await front.deploy(build2);
  const uploads = breaking(front, UPLOAD, [{ kind: "delay", milliseconds: 2000 }]);
  await context.setOffline(false);
  await Promise.all(clean.map(lookForUpdate));
  await expect.poll(async () => (await kept.listings()).length, { timeout: 60_000 }).toBe(titles.length);
  await expect(waiting(dirty)).toBeVisible();
  await expect(keyword(dirty)).toHaveValue("ensuite near");
  expect(await Promise.all([phone.page, ...others].map(buildOf))).toEqual(Array(8).fill("first"));
  await keyword(dirty).fill("");
  await update(phone.page).click();
  await expect.poll(() => buildOf(phone.page)).toBe("build2");
  expect(uploads()).toBe(titles.length);
  expect(front.keyed).toHaveLength(2 * titles.length);
  expect((await kept.listings()).map(({ id }) => id).toSorted()).toEqual(rooms.toSorted());
});

test("U7: an old tab still loads what it has not loaded yet, with the old files gone from the server", async ({
  page,
  context,
  front,
  build2,
}) => {
  await visitFirstBuild(page, front);
  const other = await context.newPage();
  await other.goto("/");
  await front.deploy(build2, { keepsOldAssets: false });
  await lookForUpdate(page);
  await update(page).click();
  await expect.poll(() => buildOf(page)).toBe("build2");
  expect(await buildOf(other)).toBe("first");
  // The browser's own cache must not be what has them.
  await (await context.newCDPSession(other)).send("Network.clearBrowserCache");
  await other.getByRole("button", { name: "Language" }).first().click();
  await expect(other.getByRole("menuitem", { name: "中文" })).toBeVisible();
  expect(await buildOf(other)).toBe("first");
});

test.describe("in a window without workers", () => {
  test.use({ serviceWorkers: "block" });

  test("U7: a screen whose file has gone from the server says so, and what was typed is there in the next build", async ({
    phone: { page },
    front,
    build2,
  }) => {
    const screens = screensOf(page, { language: "en" });
    await page.goto("/items?form=new");
    await screens.goToStep("words");
    await screens.field("title").fill("Kept through it all");
    await screens.isSaved();
    const form = page.url();
    await front.deploy(build2, { keepsOldAssets: false });
    await page.evaluate(() => history.pushState(null, "", "/offline"));
    await expect(screens.said("screen-failed.title")).toBeVisible();
    await page.goto(form);
    expect(await buildOf(page)).toBe("build2");
    await screens.goToStep("words");
    await expect(screens.field("title")).toHaveValue("Kept through it all");
  });
});

/** Files of a release, and how they come when it is half there; the last two are the worker's own and a later screen's. */
const BROKEN = [
  { what: /\/assets\/react-.*build2/, status: 404 },
  { what: /\/assets\/react-.*build2/, status: 500 },
  { what: /\/assets\/react-.*build2/, status: 200, html: true },
  { what: /\/assets\/worker-store-.*build2/, status: 404 },
  { what: /\/assets\/worker-store-.*build2/, status: 200, html: true },
  { what: /\/assets\/later-admin-.*build2/, status: 404 },
];

test("U8: a release with a file that is missing, fails or is a page instead is not taken; the old version starts offline", async ({
  page,
  context,
  front,
  build2,
}) => {
  await visitFirstBuild(page, front);
  await front.deploy(build2);
  for (const { what, ...how } of BROKEN) {
    await forgetTries(page);
    front.broken = { ...how, path: what };
    front.asked = [];
    await lookForUpdate(page);
    await isRefused(page);
    expect(
      front.asked.some((path) => what.test(path)),
      String(what),
    ).toBe(true);
    await expect(ready(page)).toBeHidden();
  }
  await context.setOffline(true);
  await page.reload();
  expect(await buildOf(page)).toBe("first");
  await expect(page.locator("main#content")).toBeVisible();
  await context.setOffline(false);
  front.broken = null;
  await lookForUpdate(page);
  await expect(ready(page)).toBeVisible();
});

test("U8: a worker that comes with another release's document is not taken", async ({
  page,
  front,
  build2,
  build3,
}) => {
  await visitFirstBuild(page, front);
  await cp(join(build2, "index.html"), join(build3, "index.html"));
  await front.deploy(build3);
  await lookForUpdate(page);
  await page.waitForTimeout(1500);
  await expect(ready(page)).toBeHidden();
  expect(await workerHas(page, "build3")).toBe(false);
});

test("after an hour in sight the page looks for a new version by itself", async ({ page, front, build2 }) => {
  await page.clock.install();
  await visitFirstBuild(page, front);
  await front.deploy(build2);
  await page.clock.fastForward("00:59:00");
  await page.waitForTimeout(1000);
  await expect(ready(page)).toBeHidden();
  await page.clock.fastForward("00:02:00");
  await expect(ready(page)).toBeVisible();
});

test("back in sight after more than an hour the page looks for a new version at once", async ({
  page,
  front,
  build2,
}) => {
  await page.clock.install();
  await visitFirstBuild(page, front);
  await page.evaluate(setVisibility, "hidden" as const);
  await front.deploy(build2);
  await page.clock.setSystemTime(Date.now() + 2 * 60 * 60 * 1000);
  await page.evaluate(setVisibility, "visible" as const);
  await expect(ready(page)).toBeVisible();
});

test("a captive portal's answer is not even tried as a worker", async ({ page, front }) => {
  await page.clock.install();
  await visitFirstBuild(page, front);
  front.portal = "page";
  front.asked = [];
  await page.clock.fastForward("01:01:00");
  await expect.poll(() => front.asked).toContain("/sw.js");
  await page.waitForTimeout(1000);
  expect(front.asked.filter((path) => path === "/sw.js")).toHaveLength(1);
});

test("a captive portal cannot replace the worker", async ({ page, context, front }) => {
  await visitFirstBuild(page, front);
  front.portal = "page";
  await lookForUpdate(page);
  await page.reload();
  await expect(page.locator("main#content")).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator("main#content")).toBeVisible();
  await expect(ready(page)).toBeHidden();
});

/** Headless browsers show every tab; this one believes that it is behind another. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(setVisibility, "hidden" as const);
}

function setVisibility(state: DocumentVisibilityState): void {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}

/** Takes from the phone what earlier tries of a build have brought: a file that it has is not asked for again. */
async function forgetTries(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const name of ["shell", "shell-later"]) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) if (request.url.includes("-build2.")) await cache.delete(request);
    }
  });
  await (await page.context().newCDPSession(page)).send("Network.clearBrowserCache");
}

/** Waits until a worker that was tried has given up. */
async function isRefused(page: Page): Promise<void> {
  const left = () =>
    page.evaluate(async () => {
      const { installing, waiting } = await navigator.serviceWorker.ready;
      return [installing?.state, waiting?.state];
    });
  await expect.poll(left).toEqual([undefined, undefined]);
}

async function workerHas(page: Page, build: string): Promise<boolean> {
  return page.evaluate(async (name) => {
    const registration = await navigator.serviceWorker.ready;
    const files = await (await caches.open("shell")).keys();
    // One that still installs has its files already, while the one before it waits.
    const isSettled = registration.installing === null && registration.waiting !== null;
    return isSettled && files.some(({ url }) => url.includes(`-${name}.`));
  }, build);
}

function laterBuild(name: string) {
  // eslint-disable-next-line no-empty-pattern
  return async ({}: object, use: (folder: string) => Promise<void>) => {
    const folder = await nextBuild(BUILD_DIR, name);
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  };
}
