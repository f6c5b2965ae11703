import { expect, test } from "./support/story.ts";
import { watchLayoutShifts } from "./support/layout-shifts.ts";
import { twoVisitors } from "./support/visitors.ts";
import { wordsIn } from "./support/words.ts";
import { createAccount } from "./support/accounts.ts";
import { acceptAgreement, logInOnScreen } from "./account/form.ts";

interface SharedRoom {
  id: string;
  title: string;
  /** Demo rooms have one. */
  description: string;
  is_demo: boolean;
}

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    for (const link of ["session.log-in", "save-viewing.save"] as const) {
      test(`the first tap on '${link}' in a room leads to its screen, and back to the room`, async ({ page }) => {
        await page.goto("/");
        await page.getByRole("main").getByRole("article").first().getByRole("link").click();
        const dialog = page.getByRole("dialog");
        await dialog.getByRole("link", { name: words(link), exact: true }).click();
        await expect(page.getByRole("heading", { name: words("login.title"), exact: true })).toBeVisible();
        await expect(page).toHaveURL(/\/login\?next=/);
        await page.goBack();
        await expect(dialog.getByRole("link", { name: words(link), exact: true })).toBeVisible();
        await expect(page).toHaveURL(/room=/);
      });
    }

    test("the first tap on a link in a room opened by its address leads to its screen", async ({ page, request }) => {
      const { data } = (await (await request.get("/api/v1/items/open?limit=1")).json()) as { data: { id: string }[] };
      await page.goto(`/?room=${data[0]?.id}`);
      await page
        .getByRole("dialog")
        .getByRole("link", { name: words("session.log-in"), exact: true })
        .click();
      await expect(page.getByRole("heading", { name: words("login.title"), exact: true })).toBeVisible();
      await expect(page).toHaveURL(/\/login\?next=/);
    });
    test("A-51: a shared link's room stands on the screen before any script has come, and is the app's from then on @core", async ({
      page,
      request,
    }) => {
      // The oldest: other stories have posted rooms.
      const answer = await request.get("/api/v1/items/filter-open?sort_by=created_at&order=asc&limit=40");
      const { data } = (await answer.json()) as { data: SharedRoom[] };
      const { id, title, description } = data.find((room) => room.is_demo)!;
      const { promise: seen, resolve: letScriptsThrough } = Promise.withResolvers<void>();
      await page.route(/\/assets\/.*\.js/, async (route) => seen.then(() => route.continue()));
      await page.addInitScript(watchHeading, title);
      // Behind the room, the number of all rooms may come later than the room.
      const shifts = await watchLayoutShifts(page, 0.001);
      await page.goto(`/?room=${id}`);
      const painted = page.locator("[data-painted-room]");
      await expect(page.getByRole("dialog", { name: title, exact: true })).toHaveAttribute("aria-modal", "true");
      await expect(painted.getByRole("heading", { name: title, exact: true })).toBeVisible();
      await expect(painted.getByText(/£\d+/).first()).toBeVisible();
      await expect(painted.getByText(description.split("\n", 1)[0]!).first()).toBeVisible();
      // Under it there may be its preview.
      await expect(painted.locator("img").last()).toHaveJSProperty("complete", true);
      letScriptsThrough();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("heading", { name: title, exact: true })).toBeVisible();
      await expect(painted).toHaveCount(0);
      expect(await page.evaluate(() => (window as unknown as { watched: Watched }).watched.framesWithout)).toBe(0);
      expect(await shifts()).toEqual([]);
      await dialog.getByRole("button", { name: words("dialog.close"), exact: true }).click();
      await expect(page).toHaveURL(/\/$/);
      await expect(dialog).toHaveCount(0);
    });

    test.describe("behind a proxy that refuses all calls", () => {
      test.use({ expectedErrors: [/403/] });

      test("a shared link's room is there all the same", async ({ page, request }) => {
        const { data } = (await (await request.get("/api/v1/items/open?limit=1")).json()) as { data: SharedRoom[] };
        const { id, title } = data[0]!;
        await page.route(/\/api\//, (route) =>
          route.fulfill({ status: 403, contentType: "text/html", body: "Refused" }),
        );
        await page.goto(`/?room=${id}`);
        const dialog = page.getByRole("dialog");
        await expect(dialog.getByText(words("room.map"), { exact: true })).toBeVisible();
        await expect(dialog.getByRole("heading", { name: title, exact: true })).toBeVisible();
      });

      test("a room opened from the home page shows what its card has told, why the rest is missing, and all once it can be had", async ({
        page,
      }) => {
        let refuses = true;
        await page.route(/\/api\//, (route) =>
          refuses ? route.fulfill({ status: 403, contentType: "text/html", body: "Refused" }) : route.fallback(),
        );
        // A server whose database is slow serves the page without rooms.
        const card = page.getByRole("main").getByRole("article").first();
        await expect(async () => {
          await page.goto("/");
          await expect(card).toBeVisible({ timeout: 1000 });
        }).toPass();
        const title = await card.getByRole("heading").innerText();
        await card.getByRole("link").click();
        const dialog = page.getByRole("dialog");
        await expect(dialog.getByRole("heading", { name: title, exact: true })).toBeVisible();
        await expect(dialog.getByText(/£\d+/).first()).toBeVisible();
        await expect(dialog.getByRole("status")).toHaveText(words("error.on-the-way").replace("{status}", "403"));
        refuses = false;
        await dialog.getByRole("button", { name: words("search.retry"), exact: true }).click();
        await expect(dialog.getByText(words("room.map"), { exact: true })).toBeVisible();
      });
    });

    test("A-51: a shared link shows the room to everybody, and its contact straight after the login", async ({
      page,
      server,
      request,
    }) => {
      const { data } = (await (await request.get("/api/v1/items/open?limit=1")).json()) as { data: { id: string }[] };
      const account = await createAccount(server.url);
      await page.goto(`/?room=${data[0]?.id}`);
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByText(words("room.map"), { exact: true })).toBeVisible();
      await dialog.getByRole("link", { name: words("session.log-in"), exact: true }).click();
      await logInOnScreen(page, words, account);
      await acceptAgreement(page, words);
      await expect(page).toHaveURL(new RegExp(`/\\?room=${data[0]?.id}$`));
      await expect(dialog.getByRole("region", { name: words("contact.heading") })).toContainText("@");
    });
  });
}

interface Watched {
  /** Frames without the heading, once it has been seen. */
  framesWithout: number;
}

/** Runs in the page, before it is read. */
function watchHeading(title: string): void {
  const watched: Watched = { framesWithout: 0 };
  Object.assign(window, { watched });
  let isSeen = false;
  const look = () => {
    const isThere = [...document.querySelectorAll("h2")].some(
      (heading) => heading.textContent === title && heading.checkVisibility({ opacityProperty: true }),
    );
    if (isSeen && !isThere) watched.framesWithout += 1;
    isSeen ||= isThere;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
