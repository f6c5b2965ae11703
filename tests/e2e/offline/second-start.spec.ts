import type { Page } from "@playwright/test";
import { createAccount, logIn, openSignedIn } from "../support/accounts.ts";
import { watchLayoutShifts } from "../support/layout-shifts.ts";
import { twoVisitors } from "../support/visitors.ts";
import { deleteRoom, postRoom } from "../support/written-room.ts";
import { wordsIn } from "../support/words.ts";
import { expect, test, visit } from "./support/test.ts";

/** What a document shows before any of the app's code has run. */
interface PaintedScreen {
  titles: string[];
  prices: number;
  age: string;
}

/** What is kept for the next document. */
interface Kept {
  rooms: { fetchedAt: number; listings: { title: string; end_date: string | null }[] };
}

const HOUR_MS = 60 * 60 * 1000;

for (const { name, language, wide, context: options } of twoVisitors) {
  test.describe(name, () => {
    test.use(options);

    for (const network of ["with a network", "without a network"] as const)
      test(`the second start ${network} paints the rooms of the first, the app takes their places, and nothing moves`, async ({
        page,
        context,
      }) => {
        await visitUntilPainted(page);
        await changeKept(page, (kept) => (kept.rooms.fetchedAt -= 3 * HOUR_MS));
        await page.addInitScript(watchPaintedScreen);
        const shifts = await watchLayoutShifts(page);
        await context.setOffline(network === "without a network");
        await page.reload();
        await expect(page.locator("[data-first-paint]")).toHaveCount(0);
        const shown = page.getByRole("article").filter({ visible: true }).locator("h3");
        await expect(shown).toHaveCount(8);
        await page.waitForTimeout(1000);
        const painted = await paintedScreen(page);
        expect(painted).toMatchObject({
          titles: (await shown.allTextContents()).slice(0, wide ? 8 : 4),
          prices: wide ? 8 : 4,
          age: language === "en" ? "3 hours ago" : "3 小时前",
        });
        expect(await shifts()).toEqual([]);
        const offline = page.getByText(wordsIn(language)("connection.offline"));
        await expect(offline).toBeVisible({ visible: network === "without a network" });
      });
  });
}

test.describe("on a phone", () => {
  test.use({ locale: "en-GB", viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test("A-21: a room that has ended since the first start is not painted", async ({ page, context }) => {
    await visitUntilPainted(page);
    const titles = (await kept(page))!.rooms.listings.map(({ title }) => title);
    await changeKept(page, ({ rooms }) => (rooms.listings[0]!.end_date = "2020-01-31"));
    await page.addInitScript(watchPaintedScreen);
    await context.setOffline(true);
    await page.reload();
    expect((await paintedScreen(page)).titles).toEqual(titles.slice(1, 5));
  });

  test("rooms that cannot be painted leave the document as it was built, and the app draws rooms", async ({ page }) => {
    await visitUntilPainted(page);
    await page.evaluate(async () => (await caches.open("painted")).put("/painted/newest-rooms", new Response("{")));
    await page.addInitScript(watchPaintedScreen);
    await page.reload();
    expect((await paintedScreen(page)).titles).toEqual([]);
    await expect(page.getByRole("article").filter({ visible: true })).toHaveCount(8);
  });

  test("a room that is tapped before the app has started is opened by it, in the same document", async ({ page }) => {
    await visitUntilPainted(page);
    const title = (await kept(page))!.rooms.listings[0]!.title;
    await page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () =>
        document.querySelector<HTMLElement>("html[lang=en] [data-first-paint=en] article a")!.click(),
      );
    });
    await page.reload();
    await expect(page.getByRole("dialog").getByRole("heading", { name: title })).toBeVisible();
    const documents = await page.evaluate(() => performance.getEntriesByType("navigation").map(({ name }) => name));
    expect(documents.map((address) => new URL(address).search)).toEqual([""]);
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("article").filter({ visible: true })).toHaveCount(8);
  });

  test("a second start has code of other screens when it rests, and not before", async ({ page }) => {
    await visitUntilPainted(page);
    await page.addInitScript(holdLongTimers);
    await page.reload();
    await expect(page.locator("[data-first-paint]")).toHaveCount(0);
    const files = () => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    const ofScreens = async () =>
      (await files()).filter((name) => /\/assets\/(search|screens|sheet|menu|kept)-/.test(name));
    await expect.poll(async () => (await files()).some((name) => name.includes("/assets/store-"))).toBe(true);
    await page.waitForTimeout(500);
    expect(await ofScreens()).toEqual([]);
    await page.evaluate(() => (window as unknown as { endTimers(): void }).endTimers());
    await expect.poll(ofScreens).not.toEqual([]);
    expect((await files()).filter((name) => name.endsWith(".css"))).toHaveLength(1);
  });

  test("a search gets no rooms that it has not asked for", async ({ page }) => {
    await visitUntilPainted(page);
    await page.addInitScript(watchPaintedScreen);
    await page.goto("/?mode=filter&city=Leeds");
    expect((await paintedScreen(page)).titles).toEqual([]);
  });

  for (const isTouched of [false, true])
    test(`newer rooms ${isTouched ? "wait while the page is being touched" : "take the places of painted ones"}`, async ({
      page,
      front,
      serverUrl,
    }) => {
      await visitUntilPainted(page);
      await changeKept(page, ({ rooms }) => (rooms.fetchedAt -= 3 * HOUR_MS));
      const poster = await logIn(serverUrl, await createAccount(serverUrl));
      const { id } = await postRoom(serverUrl, poster, { title: "Posted since" });
      await forgetAnswers(page);
      front.delay = { path: /items\/open\?/, milliseconds: 3000 };
      const answered = page.waitForResponse(/items\/open\?/);
      await page.goto("/");
      await expect(page.locator("[data-first-paint]")).toHaveCount(0);
      const [newest, age] = [page.getByRole("article").first(), page.locator("[data-age]")];
      await expect(age).toHaveText("3 hours ago");
      if (isTouched) await page.evaluate(() => dispatchEvent(new Event("pointerdown")));
      expect(await (await answered).text()).toContain("Posted since");
      if (isTouched) {
        await page.waitForTimeout(1000);
        await expect(newest).not.toContainText("Posted since");
        await expect(age).toHaveText("3 hours ago");
        await page.getByRole("link", { name: "Saved" }).click();
        await page.goBack();
      }
      await expect(newest).toContainText("Posted since");
      await expect(age).toHaveCount(0);
      await deleteRoom(serverUrl, poster, id);
    });

  test("A-46: what is painted has nothing of an account, and goes when its session ends", async ({
    page,
    context,
    serverUrl,
  }) => {
    const anna = await createAccount(serverUrl);
    const tokens = await logIn(serverUrl, anna);
    const { id } = await postRoom(serverUrl, tokens, { title: "Anna’s own room" });
    await openSignedIn(page, anna, tokens);
    await visitUntilPainted(page);
    await expect(page.getByRole("article").first()).toContainText("Anna’s own room");
    expect(await keptText(page)).not.toContain("Anna’s own room");
    await context.setOffline(true);
    await page.getByRole("button", { name: "My account" }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect.poll(() => keptText(page)).toBeNull();
    await page.addInitScript(watchPaintedScreen);
    await page.goto("/");
    expect((await paintedScreen(page)).titles).toEqual([]);
    await deleteRoom(serverUrl, tokens, id);
  });
});

/** A first visit, until the next start has rooms to paint. */
async function visitUntilPainted(page: Page): Promise<void> {
  await visit(page);
  await expect.poll(() => keptText(page)).not.toBeNull();
  // Cards' photos are on the phone.
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open("result-photos")).keys()).length))
    .toBeGreaterThan(0);
}

/** The answers of the first start would count as new for five minutes. */
async function forgetAnswers(page: Page): Promise<void> {
  await page.goto("/empty.html");
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase("qiying-cache").addEventListener("success", resolve);
      }),
  );
}

async function keptText(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    const found = await caches.match("/painted/newest-rooms", { cacheName: "painted" });
    return found === undefined ? null : found.text();
  });
}

async function kept(page: Page): Promise<Kept | null> {
  return JSON.parse((await keptText(page)) ?? "null") as Kept | null;
}

async function changeKept(page: Page, change: (kept: Kept) => unknown): Promise<void> {
  const changed = (await kept(page))!;
  change(changed);
  await page.evaluate(async (text) => {
    await (await caches.open("painted")).put("/painted/newest-rooms", new Response(text));
  }, JSON.stringify(changed));
}

async function paintedScreen(page: Page): Promise<PaintedScreen> {
  await page.waitForFunction(() => "paintedScreen" in window);
  return page.evaluate(() => (window as unknown as { paintedScreen: PaintedScreen }).paintedScreen);
}

/** Runs in the page, before it is read. Timers of two to five seconds run when they are told to. */
function holdLongTimers(): void {
  const held: (() => void)[] = [];
  const atOnce = window.setTimeout.bind(window);
  const setTimeoutOrHold = (run: () => void, ms = 0) => (ms >= 2000 && ms <= 5000 ? held.push(run) : atOnce(run, ms));
  Object.assign(window, { setTimeout: setTimeoutOrHold, endTimers: () => held.forEach((run) => run()) });
}

/** Runs in the page, before it is read. */
function watchPaintedScreen(): void {
  addEventListener("DOMContentLoaded", () => {
    const cards = [...document.querySelectorAll("[data-first-paint] article")].filter((card) => card.checkVisibility());
    const paintedScreen = {
      titles: cards.map((card) => card.querySelector("h3")?.textContent ?? ""),
      prices: cards.filter((card) => card.textContent.includes("£")).length,
      age:
        document.querySelector(`[data-first-paint="${document.documentElement.lang.slice(0, 2)}"] [data-age]`)
          ?.textContent ?? "",
    };
    Object.assign(window, { paintedScreen });
  });
}
