import { expect, test } from "./support/story.ts";
import { rowsOf } from "./offline/support/phone-store.ts";
import { twoVisitors } from "./support/visitors.ts";
import { wordsIn } from "./support/words.ts";

// The worker would answer from what it remembers; here the page itself meets the trouble.
test.use({ serviceWorkers: "block" });

/** The sentences of the first screen, one file a language. */
const CATALOGUES = /\/assets\/first-[^/]*\.js$/;

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("a server that is down is told by its status, and trying again works @core", async ({
      page,
      expectedErrors,
    }) => {
      expectedErrors.push(/503/);
      let down = true;
      await page.route(/filter-open/, (route) =>
        down
          ? route.fulfill({ status: 503, json: { detail: "Service Unavailable", code: "service_unavailable" } })
          : route.fallback(),
      );
      await page.goto("/?mode=filter&city=London");
      await expect(page.getByText(words("dashboard.errors.searchFailed"))).toBeVisible();
      await expect(page.getByText(words("error.status.503"))).toBeVisible();
      down = false;
      await page.getByRole("button", { name: words("search.retry") }).click();
      await expect(page.getByRole("article").first()).toBeVisible();
    });

    test("a mistake of the server is told with what to quote, to be copied", async ({
      page,
      context,
      expectedErrors,
    }) => {
      expectedErrors.push(/500/);
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const json = { detail: "Internal Server Error", code: "internal_error" };
      await page.route(/filter-open/, (route) =>
        route.fulfill({ status: 500, headers: { "x-request-id": "4t7xq2m9d8kw" }, json }),
      );
      await page.goto("/?mode=filter&city=London");
      await expect(page.getByText(words("error.status.500"))).toBeVisible();
      const reference = page.getByRole("button", {
        name: words("error.reference.copy").replace("{reference}", "4t7xq2m9d8kw"),
      });
      await expect(reference).toHaveText(`${words("error.reference")} 4t7xq2m9d8kw`);
      await reference.click();
      await expect(page.getByText(words("copy.done"))).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("4t7xq2m9d8kw");
    });

    test("L11: a server with too much to do is asked again by itself; until then the phone shows the rooms that it has", async ({
      page,
      expectedErrors,
    }) => {
      expectedErrors.push(/503/);
      let isBusy = true;
      await page.route(/filter-open/, (route) =>
        isBusy
          ? route.fulfill({
              status: 503,
              headers: { "retry-after": "2" },
              json: { detail: "Too busy just now", code: "overloaded" },
            })
          : route.fallback(),
      );
      await page.goto("/?mode=filter&city=London");
      await expect(page.getByText(words("search.busy"))).toBeVisible();
      await expect(page.getByText(words("search.busy.title"))).toBeVisible();
      await expect(page.locator("#results-heading")).toHaveText(words("search.results"));
      isBusy = false;
      await expect(page.getByRole("article").first()).toBeVisible();
      await expect(page.getByText(words("search.busy"))).toHaveCount(0);

      // What is shown is saved a moment later.
      await expect.poll(async () => (await rowsOf(page, "answers")).length).toBeGreaterThan(0);
      isBusy = true;
      await page.goto("/?mode=filter&city=London&high_price=5000");
      // The first sentence: the others vary.
      const [note = ""] = words("search.on-phone.busy").split(/[.。]/);
      await expect(page.getByText(note)).toBeVisible();
      await expect(page.getByRole("article").first()).toBeVisible();
      isBusy = false;
      await expect(page.getByText(note)).toHaveCount(0);
      await expect(page.getByRole("article").first()).toBeVisible();
    });

    for (const [what, files] of [
      ["the app", /\/assets\/.*\.js$/],
      ["its sentences", CATALOGUES],
    ] as const) {
      test(`S18: where ${what} cannot be fetched, the painted page says so, and opens it once it can`, async ({
        page,
        expectedErrors,
      }) => {
        expectedErrors.push(/ERR_FAILED|Failed to fetch/);
        let isCut = true;
        await page.route(files, (route) => (isCut ? route.abort() : route.fallback()));
        await page.goto("/");
        await expect(page.getByRole("alert")).toHaveText(words("start-failed"));
        isCut = false;
        await page.getByRole("button", { name: words("start-failed.again") }).click();
        await expect(page.getByRole("article").first()).toBeVisible();
        await expect(page.getByText(words("start-failed"))).toHaveCount(0);
      });
    }

    test("M16, S17: errors that nothing has handled are in the event log, without what they say; a screen without its file opens by itself", async ({
      page,
      expectedErrors,
    }) => {
      expectedErrors.push(/Ann Example|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
      let isCut = true;
      await page.route(/\/assets\/later-account-[^/]*\.js$/, (route) => (isCut ? route.abort() : route.fallback()));
      await page.goto("/offline");
      await expect(page.locator("[data-first-paint]")).toHaveCount(0);
      await page.evaluate(() => {
        setTimeout(() => {
          throw new RangeError("Ann Example");
        });
        void Promise.reject(new SyntaxError("Ann Example"));
        history.pushState(null, "", "/sign-up");
      });
      await expect(page.getByText(words("screen-failed.title"))).toBeVisible();
      await page.context().setOffline(true);
      await expect(page.getByText(words("screen-missing.title"))).toBeVisible();
      isCut = false;
      await page.context().setOffline(false);
      await expect(page.getByRole("heading", { name: words("sign-up.title"), level: 1 })).toBeVisible();
      const events = page.getByRole("listitem").filter({ hasText: "page app" });
      const kept = page.getByRole("heading", { name: words("kept.title"), level: 1 });
      // The list is read when the screen opens, and events are written a moment after they happen.
      await expect(async () => {
        await page.evaluate(() => history.pushState(null, "", "/safety"));
        await expect(kept).toHaveCount(0);
        await page.evaluate(() => history.pushState(null, "", "/offline"));
        await expect(kept).toBeVisible();
        for (const event of [
          "error-uncaught error=RangeError",
          "rejection-unhandled error=SyntaxError",
          "render-failed error=PartMissingError",
        ])
          await expect(events.filter({ hasText: event })).toBeVisible({ timeout: 1000 });
      }).toPass();
      await expect(page.getByText("Ann Example")).toHaveCount(0);
    });

    test("a search that takes longer than five seconds offers to log out and in again, and goes on", async ({
      page,
    }) => {
      const answer = Promise.withResolvers<void>();
      await page.route(/filter-open/, async (route) => {
        await answer.promise;
        await route.fallback();
      });
      await page.goto("/?mode=filter&city=London");
      await expect(page.getByText(words("search.in-progress"))).toBeVisible();
      await expect(page.getByText(words("slow-load.text"))).toBeVisible();
      await expect(page.getByRole("button", { name: words("slow-load.log-in-again") })).toBeVisible();
      answer.resolve();
      await expect(page.getByRole("article").first()).toBeVisible();
    });

    test("B-06: a captive portal's page in place of JSON is no network, not an error of ours", async ({ page }) => {
      await page.route(/\/api\//, (route) => route.fulfill({ contentType: "text/html", body: "<h1>Free WiFi</h1>" }));
      await page.goto("/?mode=filter&city=London");
      await expect(page.getByText(words("search.failed.unreachable"))).toBeVisible();
      await expect(page.getByText(words("connection.unreachable"))).toBeVisible();
    });
  });
}
