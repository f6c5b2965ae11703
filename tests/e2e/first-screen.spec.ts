import { createAccount, logIn } from "./support/accounts.ts";
import { watchLayoutShifts } from "./support/layout-shifts.ts";
import { expect, test } from "./support/story.ts";
import { wordsIn } from "./support/words.ts";
import { twoVisitors } from "./support/visitors.ts";
import { deleteRoom, postRoom, uploadPhoto } from "./support/written-room.ts";

const SCRIPTS = /\/assets\/.*\.js/;
const STYLESHEET = /\/assets\/.*\.css/;

for (const visitor of twoVisitors) {
  test.describe(visitor.name, () => {
    test.use({ ...visitor.context, expectedErrors: [/ERR_FAILED/] });

    test("rooms with their prices and photos stand on the first screen before any script has come @core", async ({
      page,
      server,
      isMobile,
    }) => {
      // Other stories of this server may have posted rooms without photos.
      const poster = await logIn(server.url, await createAccount(server.url));
      const photo = await uploadPhoto(server.url, poster);
      const { id } = await postRoom(server.url, poster, { title: "With a photo", images: [photo] });
      await page.route(SCRIPTS, (route) => route.abort());
      const room = page.getByRole("article").filter({ hasText: "With a photo" });
      // A server whose database is slow serves the page without rooms, and one that has just painted it serves that again.
      await expect(async () => {
        await page.goto("/");
        await expect(page.getByRole("article").filter({ visible: true })).toHaveCount(isMobile ? 4 : 8, {
          timeout: 1000,
        });
        await expect(room).toBeAttached({ timeout: 1000 });
      }).toPass();
      await expect(room.getByText(/£\d+/).first()).toBeVisible();
      // Under a photo there may be its preview.
      await expect(room.locator("img").last()).toHaveJSProperty("complete", true);
      // A room opens by its address, with or without the app.
      await expect(room.getByRole("link")).toHaveAttribute("href", `/?room=${id}`);
      await deleteRoom(server.url, poster, id);
    });

    test("the first price is in sight at once, also on a phone on its side, and demo rooms are marked once", async ({
      page,
      isMobile,
    }) => {
      const sizes = isMobile ? [page.viewportSize()!, { width: 844, height: 390 }] : [{ width: 1280, height: 800 }];
      for (const viewport of sizes) {
        await page.setViewportSize(viewport);
        await page.goto("/");
        await expect(page.locator("[data-first-paint]")).toHaveCount(0);
        const price = page.getByRole("article").first().getByText(/£\d+/).first();
        const { y, height } = (await price.boundingBox())!;
        expect(y + height).toBeLessThanOrEqual(isMobile ? 340 : 400);
        const bar = await page.getByRole("navigation").last().boundingBox();
        if (isMobile) expect(y + height).toBeLessThanOrEqual(bar!.y);
      }
      // Another story may have posted a room that is none for demonstration: then each card says it.
      const demo = wordsIn(visitor.language)("room.demo");
      const heading = page.locator("#newest-heading").getByText(demo);
      if ((await heading.count()) > 0) await expect(page.getByRole("article").getByText(demo)).toHaveCount(0);
    });

    test("the styles inside the document are all that the painted page needs", async ({ page, request }) => {
      const { data } = (await (await request.get("/api/v1/items/open?limit=1")).json()) as { data: { id: string }[] };
      await page.route(SCRIPTS, () => undefined);
      for (const path of [
        "/",
        `/?room=${data[0]?.id}`,
        "/?mode=filter&city=Leeds",
        "/login",
        "/viewings/00000000-0000-4000-8000-000000000000",
      ]) {
        const { promise: measured, resolve: measure } = Promise.withResolvers<void>();
        await page.route(STYLESHEET, async (route) => measured.then(() => route.continue()));
        await page.goto(path, { waitUntil: "domcontentloaded" });
        await expect(page.locator("link[href$='.css']")).toBeAttached();
        const painted = await page.evaluate(looksOfElements);
        expect(painted.length).toBeGreaterThan(20);
        measure();
        await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBe(2);
        expect(await page.evaluate(looksOfElements), path).toEqual(painted);
        await page.unrouteAll({ behavior: "ignoreErrors" });
        await page.route(SCRIPTS, () => undefined);
      }
    });

    test("a phone's first screen has the styles that it needs, and all others once it is touched", async ({
      page,
      isMobile,
    }) => {
      await page.goto("/");
      await expect(page.locator("[data-first-paint]")).toHaveCount(0);
      await expect(page.getByRole("article").filter({ visible: true })).toHaveCount(8);
      // What follows by itself: the menu, and what the line says of the AI.
      await page.waitForLoadState("networkidle");
      await expect(page.locator("search form button", { hasText: "AI" })).toBeVisible();
      const drawn = await page.evaluate(looksOfElements);
      const sheets = () => page.evaluate(() => document.styleSheets.length);
      expect(await sheets()).toBe(2);
      await page.evaluate(() => dispatchEvent(new Event("pointerdown")));
      await expect.poll(sheets).toBe(isMobile ? 3 : 2);
      expect(await page.evaluate(looksOfElements)).toEqual(drawn);
    });

    test("an app whose styles cannot be had says so, and starts when they can", async ({ page }) => {
      await page.route(STYLESHEET, (route) => route.abort());
      await page.goto("/");
      const again = page.locator("[data-start-failed]").filter({ visible: true }).getByRole("button");
      await expect(again).toBeVisible();
      await page.unrouteAll();
      await again.click();
      await expect(page.locator("[data-first-paint]")).toHaveCount(0);
      await expect(page.getByRole("article").filter({ visible: true })).toHaveCount(8);
    });

    test("the app draws the rooms of the document in their places, and nothing moves", async ({ page, isMobile }) => {
      await page.addInitScript(watchPaintedTitles);
      const shifts = await watchLayoutShifts(page);
      await page.goto("/");
      await expect(page.locator("[data-first-paint]")).toHaveCount(0);
      await page.waitForTimeout(1000);
      const painted = await page.evaluate(() => (window as unknown as Watched).paintedTitles);
      // A phone's screen has room for fewer: the app draws the rest.
      expect(painted).toHaveLength(isMobile ? 4 : 8);
      const titles = page.getByRole("article").filter({ visible: true }).locator("h3");
      await expect(titles).toHaveCount(8);
      expect((await titles.allTextContents()).slice(0, painted.length)).toEqual(painted);
      expect(await shifts()).toEqual([]);
    });

    test("a room that is posted while the page loads moves none of those that stand there", async ({
      page,
      server,
    }) => {
      const poster = await logIn(server.url, await createAccount(server.url));
      const shifts = await watchLayoutShifts(page, 0.001);
      const { promise: isPosted, resolve: letAnswerThrough } = Promise.withResolvers<void>();
      await page.route(/items\/open\?/, async (route) => isPosted.then(() => route.continue()));
      const titles = page.getByRole("article").filter({ visible: true }).locator("h3");
      // A server whose database is slow serves the page without rooms.
      await expect(async () => {
        await page.goto("/");
        await expect(page.locator("[data-first-paint]")).toHaveCount(0);
        await expect(titles).toHaveCount(8, { timeout: 1000 });
      }).toPass();
      const painted = await titles.allTextContents();
      const { id } = await postRoom(server.url, poster, { title: "Posted meanwhile" });
      const answered = page.waitForResponse(/items\/open\?/);
      letAnswerThrough();
      expect(await (await answered).text()).toContain("Posted meanwhile");
      await page.waitForTimeout(500);
      expect(await titles.allTextContents()).toEqual(painted);
      expect(await shifts()).toEqual([]);
      // Other stories of this server look at the first room's photo.
      await deleteRoom(server.url, poster, id);
    });

    test("a start makes no formatter of Intl, which would cost a slow phone a tenth of a second", async ({ page }) => {
      await page.addInitScript(watchFormatters);
      await page.goto("/");
      await expect(page.locator("[data-first-paint]")).toHaveCount(0);
      await expect(page.getByRole("article").filter({ visible: true })).toHaveCount(8);
      expect(await page.evaluate(() => (window as unknown as { made: string[] }).made)).toEqual([]);
    });
  });
}

/** Runs in the page. Where each element of the body is, and how it is drawn. */
function looksOfElements(): string[] {
  return [...document.querySelectorAll("#root *, [data-painted-room] *")].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const looks = ["color", "background", "border", "border-radius", "box-shadow", "font", "opacity", "transform"];
    return [
      element.outerHTML.slice(0, 80),
      x,
      y,
      width,
      height,
      ...looks.map((name) => style.getPropertyValue(name)),
    ].join(" ");
  });
}

/** Runs in the page, before it is read. */
function watchFormatters(): void {
  const made: string[] = [];
  Object.assign(window, { made });
  for (const name of ["DateTimeFormat", "ListFormat", "NumberFormat", "RelativeTimeFormat", "Segmenter"] as const) {
    const watched = new Proxy(Intl[name], {
      construct(target, args, newTarget) {
        made.push(name);
        return Reflect.construct(target, args, newTarget) as object;
      },
    });
    Object.assign(Intl, { [name]: watched });
  }
}

interface Watched {
  /** Titles of the rooms that the document shows. */
  paintedTitles: string[];
}

/** Runs in the page, before it is read. */
function watchPaintedTitles(): void {
  const paintedTitles: string[] = [];
  Object.assign(window, { paintedTitles } satisfies Watched);
  addEventListener("DOMContentLoaded", () => {
    const titles = [...document.querySelectorAll("[data-first-paint] article h3")];
    paintedTitles.push(...titles.filter((title) => title.checkVisibility()).map(({ textContent }) => textContent));
  });
}
