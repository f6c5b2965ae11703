import type { Page } from "@playwright/test";
import { age, cardPhotosAreKept, rowsOf, writeRows } from "./support/phone-store.ts";
import { expect, test, visit } from "./support/test.ts";

test.use({ locale: "en-GB" });

const SEARCH = "/?mode=filter&city=Leeds";
const HOUR_MS = 60 * 60 * 1000;
const rooms = (page: Page) => page.getByRole("article");
const savedNote = (page: Page) => page.getByText(/^saved /).first();
const bar = (page: Page) => page.getByText("Showing what’s saved on this device");

/** Makes a search on a phone that has the app, and waits until the phone remembers it. */
async function searchOnce(page: Page): Promise<void> {
  await visit(page);
  await page.goto(SEARCH);
  await expect(rooms(page).first()).toBeVisible();
  await expect.poll(() => rememberedPaths(page)).toContainEqual(expect.stringContaining("filter-open?city=Leeds"));
}

async function rememberedPaths(page: Page): Promise<string[]> {
  return (await rowsOf<{ path: string }>(page, "answers")).map(({ path }) => path);
}

test("R1: a search made a moment ago is shown without asking again: on reload, in a new tab, offline", async ({
  page,
  context,
  front,
}) => {
  await searchOnce(page);
  front.asked = [];
  await page.reload();
  await expect(rooms(page).first()).toBeVisible();
  const tab = await context.newPage();
  await tab.goto(SEARCH);
  await expect(rooms(tab).first()).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(rooms(page).first()).toBeVisible();
  await expect(page.getByText(/^saved (just now|1 minute ago)$/).first()).toBeVisible();
  expect(front.asked.filter((path) => path.includes("filter-open"))).toEqual([]);
});

test("R2: an older search is shown offline with its age, and nothing is said about failing @core", async ({
  page,
  context,
}) => {
  await searchOnce(page);
  await age(page, 2 * HOUR_MS);
  await context.setOffline(true);
  await page.reload();
  await expect(rooms(page).first()).toBeVisible();
  await expect(page.getByText("saved 2 hours ago").first()).toBeVisible();
  await expect(bar(page)).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByText("Search failed")).toHaveCount(0);
});

test("R2: when the network is back, saved results are asked again by themselves, once", async ({
  page,
  context,
  front,
}) => {
  await searchOnce(page);
  await age(page, 2 * HOUR_MS);
  await context.setOffline(true);
  await page.reload();
  await expect(savedNote(page)).toBeVisible();
  front.asked = [];
  await context.setOffline(false);
  await expect(bar(page)).toBeHidden();
  await expect(savedNote(page)).toBeHidden();
  await page.waitForTimeout(1000);
  expect(front.asked.filter((path) => path.includes("filter-open"))).toHaveLength(1);
});

test("R3: after an hour in the pocket a search is asked again, once", async ({ page, front }) => {
  await searchOnce(page);
  await age(page, HOUR_MS);
  front.asked = [];
  await page.reload();
  await expect(rooms(page).first()).toBeVisible();
  await page.waitForTimeout(1000);
  expect(front.asked.filter((path) => path.includes("filter-open"))).toHaveLength(1);
});

test("R6: with a network that takes too long the saved results come within four seconds, then the live ones", async ({
  page,
  front,
}) => {
  await searchOnce(page);
  await age(page, 2 * HOUR_MS);
  front.delay = { path: /filter-open/, milliseconds: 5500 };
  const answers = page.evaluate(async () => {
    const started = performance.now();
    const told = new Promise<{ path: string; data: { count: number }; seconds: number }>((resolve) => {
      navigator.serviceWorker.addEventListener("message", ({ data }) => {
        // Before it comes whole, the worker may say that it is coming.
        if (data.type !== "late-answer") return;
        resolve({ path: data.path, data: data.data, seconds: (performance.now() - started) / 1000 });
      });
    });
    const path = performance.getEntriesByType("resource").findLast(({ name }) => name.includes("filter-open"))!.name;
    const response = await fetch(path, { headers: { accept: "application/json" } });
    const saved = { savedAt: response.headers.get("x-saved-at"), seconds: (performance.now() - started) / 1000 };
    return { saved, told: await told };
  });
  const { saved, told } = await answers;
  expect(saved.seconds).toBeGreaterThan(3.5);
  expect(saved.seconds).toBeLessThan(4.6);
  expect(Number(saved.savedAt)).toBeLessThan(Date.now() - HOUR_MS);
  expect(told.path).toContain("filter-open?city=Leeds");
  expect(told.data.count).toBeGreaterThan(0);
  expect(told.seconds).toBeLessThan(7);
  const row = (await rowsOf<{ path: string; fetchedAt: number }>(page, "answers")).find(
    ({ path }) => path === told.path,
  );
  expect(Date.now() - (row?.fetchedAt ?? 0)).toBeLessThan(60_000);
});

test("R5: a remembered room whose last day has passed is hidden", async ({ page, context }) => {
  await searchOnce(page);
  const title = await endFirstRoom(page);
  // Two rooms may have one title.
  const alike = rooms(page).filter({ hasText: title });
  const before = await alike.count();
  expect(before).toBeGreaterThan(0);
  await context.setOffline(true);
  await page.reload();
  await expect(rooms(page).first()).toBeVisible();
  await expect(alike).toHaveCount(before - 1);
});

for (const portal of ["page", "redirect"] as const) {
  test(`B-06: behind a captive portal (${portal}) saved results are shown, and nothing of the portal is kept`, async ({
    page,
    front,
  }) => {
    await searchOnce(page);
    await age(page, HOUR_MS);
    // They come by themselves, after the page's own requests.
    await cardPhotosAreKept(page, "filter-open?city=Leeds");
    const before = await everythingKept(page);
    front.portal = portal;
    await page.reload();
    await expect(rooms(page).first()).toBeVisible();
    await expect(page.getByText("saved 1 hour ago").first()).toBeVisible();
    await expect(page.getByText("Can’t reach Qiying.")).toBeVisible();
    await page.goto("/?mode=filter&city=York");
    await expect(page.getByRole("heading", { name: /saved on this device match/ })).toBeVisible();
    expect(await everythingKept(page)).toEqual(before);
    front.portal = "none";
    await expect(page.getByText("Can’t reach Qiying.")).toBeHidden({ timeout: 60_000 });
  });
}

test("B-06: a refusal of our own server is passed on, not hidden behind saved results", async ({ page, context }) => {
  await searchOnce(page);
  await age(page, HOUR_MS);
  await context.route("**/filter-open**", (route) => route.fulfill({ status: 422, json: { detail: "No" } }));
  const answer = await page.evaluate(async () => {
    const path = performance.getEntriesByType("resource").findLast(({ name }) => name.includes("filter-open"))!.name;
    const response = await fetch(path);
    return { status: response.status, savedAt: response.headers.get("x-saved-at") };
  });
  expect(answer).toEqual({ status: 422, savedAt: null });
});

test("when a gateway says that the server is away, the saved results are shown", async ({ page, front }) => {
  await searchOnce(page);
  await age(page, HOUR_MS);
  front.broken = { path: /filter-open/, status: 502, html: true };
  await page.reload();
  await expect(rooms(page).first()).toBeVisible();
  await expect(page.getByText("saved 1 hour ago").first()).toBeVisible();
});

test("ages are right on a phone whose clock is a day off", async ({ page, context, front }) => {
  front.clockOffset = 24 * HOUR_MS;
  await searchOnce(page);
  await age(page, 2 * HOUR_MS);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText("saved 2 hours ago").first()).toBeVisible();
});

test("recent searches are listed on the first screen, offline too", async ({ page, context }) => {
  await searchOnce(page);
  await context.setOffline(true);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Recent searches" })).toBeVisible();
  await page.getByRole("link", { name: /Leeds/ }).first().click();
  await expect(rooms(page).first()).toBeVisible();
});

test("a text that was typed is a recent search by its words, and opens with its rooms and their age offline", async ({
  page,
  context,
}) => {
  await visit(page);
  await page.goto("/?mode=fuzzy&keyword=studio+in+Leeds");
  await expect(rooms(page).first()).toBeVisible();
  await expect.poll(() => rememberedPaths(page)).toContainEqual(expect.stringContaining("text=studio+in+Leeds"));
  await age(page, 2 * HOUR_MS);
  await context.setOffline(true);
  await page.goto("/");
  await page.getByRole("link", { name: /studio in Leeds/ }).click();
  await expect(page).toHaveURL(/mode=fuzzy&keyword=studio/);
  await expect(rooms(page).first()).toContainText("Leeds");
  await expect(page.getByText("saved 2 hours ago").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Change “Leeds”" })).toBeVisible();
});

/** Lets the first remembered room of the search have ended; answers its title. */
async function endFirstRoom(page: Page): Promise<string> {
  const rows = await rowsOf<{ path: string; body: string }>(page, "bodies");
  const search = rows.find(({ path }) => path.includes("filter-open"));
  const body = JSON.parse(search?.body ?? "") as { data: { title: string; end_date: string }[] };
  const [room] = body.data;
  if (search === undefined || room === undefined) throw new Error("The search is not remembered");
  room.end_date = "2020-01-01";
  await writeRows(page, "bodies", [{ ...search, body: JSON.stringify(body) }]);
  return room.title;
}

async function everythingKept(page: Page): Promise<unknown> {
  const files = await page.evaluate(async () => {
    const names = (await caches.keys()).toSorted();
    return Promise.all(
      names.map(async (name) => [name, (await (await caches.open(name)).keys()).map(({ url }) => url)]),
    );
  });
  return { files, bodies: await rowsOf(page, "bodies") };
}
