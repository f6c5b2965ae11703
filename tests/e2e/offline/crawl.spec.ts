import type { BrowserContext, Page, Request } from "@playwright/test";
import { paths } from "../../../src/client/paths.ts";
import { heicPhoto, photosOf } from "../outbox/support/picked-files.ts";
import { screensOf } from "../outbox/support/screens.ts";
import { expect, test } from "../outbox/support/test.ts";
import { logIn } from "../support/accounts.ts";
import { leaveBelongings } from "../support/belongings.ts";
import { oneOrTwoVisitors } from "../support/visitors.ts";
import { shellIsKept, visit } from "./support/test.ts";

/** Every address that the app names, with a real room where one is needed; and one that nobody has. */
function screensWith(room: string): string[] {
  const named = Object.values(paths).map((path) => (typeof path === "string" ? path : path(room)));
  return [...named.filter((path) => !path.includes(":")), "/items?form=new", "/tenant_post?form=new", "/no/such/page"];
}

/**
 * What is asked for and not among the files that a phone keeps: the server's own answers, the two scripts that the
 * browser keeps with the worker, and what decodes HEIC, for those who pick one.
 */
const NOT_KEPT =
  /^\/(api|photos|health)(\/|$)|^\/sw\.js$|^\/assets\/(worker-store|decode-heic|libheif)[\w-]*\.(js|wasm)$/;
/** Asked for by the browser for itself, the manifest's pictures; and by this test. */
const OTHERS_OWN = /^\/(icons|screenshots)\/|^\/in-page\.js$/;

for (const visitor of oneOrTwoVisitors) {
  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("M10, A1: a crawl of the whole app asks nobody else for anything, and for no file that a phone does not keep", async ({
      phone,
      front,
      serverUrl,
    }) => {
      // Some thirty screens, each loaded anew, and all their menus.
      test.slow();
      const { page } = phone;
      const screens = screensOf(page, visitor);
      const asked = listen(page.context());
      for (const path of screensWith(await someRoom(serverUrl))) {
        await page.goto(path);
        // A room that its address opens stands over the search, which can't be reached meanwhile; its menus are opened without it.
        const isRoom = path.includes("room=");
        const shown = isRoom ? page.getByRole("dialog") : page.locator("main#content");
        await expect(shown.getByRole("heading").first(), path).toBeVisible();
        if (!isRoom) await openMenus(page, "main");
      }
      await openMenus(page, "header");
      await page.goto("/items");
      const photos = [...(await photosOf(["#c03020"])), await heicPhoto()];
      await screens.writeRoom({ title: "Seen by everybody", photos });
      await screens.button("listing-form.post").click();
      await phone.isEmpty(40_000);
      await screens.askToLogOut();
      await expect.poll(() => new URL(page.url()).pathname).not.toBe("/items");
      for (const path of [paths.login, paths.signUp, paths.recoverPassword, paths.storage]) await visit(page, path);

      expect(asked.filter(({ origin }) => origin !== front.url)).toEqual([]);
      const kept = await keptFiles(page);
      expect(asked.some(({ isWorkers }) => isWorkers)).toBe(true);
      const files = asked.filter(({ isScreen, pathname }) => !isScreen && !OTHERS_OWN.test(pathname));
      const others = files
        .map(({ pathname }) => pathname)
        .filter((path) => !NOT_KEPT.test(path) && !kept.includes(path));
      expect([...new Set(others)]).toEqual([]);
      expect(files.some(({ pathname }) => pathname.includes("decode-heic"))).toBe(true);
    });

    test("U1: signed in, every screen opens offline after one visit, in both languages @core", async ({
      phone,
      serverUrl,
    }) => {
      const { page } = phone;
      const room = await someRoom(serverUrl);
      await shellIsKept(page);
      await page.context().setOffline(true);
      for (const language of ["zh", "en"]) {
        await page.evaluate((chosen) => localStorage.setItem("language", chosen), language);
        await page.goto("/about");
        for (const path of screensWith(room)) {
          await page.evaluate((to) => history.pushState(null, "", to), path);
          // What shows the account alone says in its place that it needs a network.
          const main = page.locator("main#content");
          await expect(main.getByRole("heading").or(main.getByRole("status")).first(), path).toBeVisible();
          await expect(page.getByText(/couldn’t open|没能打开/), path).toHaveCount(0);
        }
        await expect(page.locator("html")).toHaveAttribute("lang", language === "zh" ? "zh-CN" : "en");
      }
    });

    test("U1: signed in, one's searches, matches, offers, lists and rooms open offline after one visit, in both languages", async ({
      phone,
      server,
    }) => {
      const { page, account } = phone;
      const tokens = await logIn(server.url, account);
      const screens = await leaveBelongings(server, tokens, `Crawlford ${visitor.language}`);
      for (const { path, name, shows } of screens) {
        if (new URL(page.url()).pathname !== path) await page.goto(path);
        await expect(shows(page, visitor.language), name).toBeVisible();
      }
      await shellIsKept(page);
      await page.context().setOffline(true);
      for (const language of ["zh", "en"] as const) {
        await page.evaluate((chosen) => localStorage.setItem("language", chosen), language);
        // A new page each: nothing is in its memory.
        for (const { path, name, shows } of screens) {
          await page.goto(path);
          await expect(shows(page, language), `${name}, ${language}`).toBeVisible();
        }
      }
    });
  });
}

interface Asked {
  origin: string;
  pathname: string;
  isScreen: boolean;
  /** Whether the service worker asks, on its own or for a page. */
  isWorkers: boolean;
}

/** What pages and workers ask for from now on. */
function listen(context: BrowserContext): Asked[] {
  const asked: Asked[] = [];
  context.on("request", (request) => {
    const { origin, pathname, protocol } = new URL(request.url());
    if (protocol === "blob:" || protocol === "data:") return;
    asked.push({ origin, pathname, isScreen: isScreen(request), isWorkers: request.serviceWorker() !== null });
  });
  return asked;
}

// Asked before, because a worker's requests belong to no frame.
function isScreen(request: Request): boolean {
  return request.serviceWorker() === null ? request.isNavigationRequest() : new URL(request.url()).pathname === "/";
}

/** Opens every menu and sheet that a part of the screen has a button for, and closes it again. */
async function openMenus(page: Page, part: "header" | "main"): Promise<void> {
  const opened = page.getByRole("menu").or(page.getByRole("dialog")).first();
  for (const button of await page.locator(`${part} button[aria-haspopup]:visible`).all()) {
    await button.click();
    await expect(opened).toBeAttached();
    await page.keyboard.press("Escape");
    await expect(opened).not.toBeAttached();
  }
}

async function someRoom(serverUrl: string): Promise<string> {
  const answer = await fetch(`${serverUrl}/api/v1/items/open?limit=1`);
  return ((await answer.json()) as { data: { id: string }[] }).data[0]!.id;
}

async function keptFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const keys = await Promise.all(["shell", "shell-later"].map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
}
