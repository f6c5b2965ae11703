import type { Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { oneOrTwoVisitors } from "../support/visitors.ts";
import { wordsIn } from "../support/words.ts";
import { expect, test } from "../outbox/support/test.ts";
import { cardPhotosAreKept, rowsOf } from "./support/phone-store.ts";
import { visit } from "./support/test.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** One kind of what is kept, by its catalogue id. */
function kindOn(page: Page, words: (id: string) => string) {
  return (id: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: words(id), exact: true }) });
}

for (const visitor of oneOrTwoVisitors) {
  test.describe(visitor.name, () => {
    test.use(visitor.context);
    const words = wordsIn(visitor.language);

    test("what the phone keeps is counted, cleared kind by kind, and there without a signal or an account", async ({
      page,
      context,
    }) => {
      await visit(page);
      await page.goto("/?mode=filter&city=Leeds");
      // A photo that the phone has of an opened room is not kept a second time.
      await cardPhotosAreKept(page, "filter-open?city=Leeds");
      await page.getByRole("article").first().getByRole("link").click();
      await expect.poll(async () => (await rowsOf(page, "photos")).length).toBeGreaterThan(1);
      await context.setOffline(true);
      await page.goto("/offline");
      const kind = kindOn(page, words);
      await expect(kind("kept.shell")).toContainText(/[1-9]\d* (files|个文件)/);
      await expect(kind("kept.rooms")).toContainText(/^.*1 (room|间)/);
      await expect(kind("kept.rooms")).toContainText("60 MB");
      await expect(kind("kept.unsent")).toContainText(words("kept.none"));
      await expect(kind("kept.unsent").getByRole("button")).toHaveCount(0);
      await expectNoViolations(page);

      await page.getByRole("button", { name: words("kept.rooms.clear") }).click();
      await expect(kind("kept.rooms")).toContainText(words("kept.none"));
      await expect(kind("kept.searches")).not.toContainText(words("kept.none"));
      await page.getByRole("button", { name: words("kept.searches.clear") }).click();
      await expect(kind("kept.searches")).toContainText(words("kept.none"));
      const left = await Promise.all(
        (["answers", "rooms", "photos", "resultPhotos"] as const).map((of) => rowsOf(page, of)),
      );
      expect(left).toEqual([[], [], [], []]);
    });
  });
}

test.describe("in English", () => {
  const words = wordsIn("en");

  test("M16: drafts are counted and never cleared here; the recorder is copied in one tap, with nothing personal", async ({
    phone,
    account,
    context,
    serverUrl,
  }) => {
    const { page } = phone;
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const title = "Attic with a skylight";
    const id = await phone.write({ colours: ["#336699"], fields: { title } });
    await page.goto("/offline");
    const unsent = kindOn(page, words)("kept.unsent");
    await expect(unsent).toContainText(/1 draft, 0 waiting to be sent, 1 photo, \d/);
    await expect(unsent.getByRole("button")).toHaveCount(0);
    await expect(unsent.getByRole("link", { name: words("kept.unsent.open") })).toHaveAttribute("href", "/outbox");

    await page.getByRole("button", { name: words("kept.recorder.copy") }).click();
    await expect(page.getByText(words("copy.done"))).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^build: index-.+\.js$/m);
    expect(copied).toMatch(/^databases: .*qiying-drafts \d+/m);
    expect(copied).toMatch(/^events: \d+$/m);
    const tokens = await page.evaluate(() => [
      localStorage.getItem("access_token"),
      localStorage.getItem("refresh_token"),
    ]);
    for (const secret of [title, id, account.id, account.email, account.fullName, serverUrl, ...tokens]) {
      expect(copied).not.toContain(secret!);
    }
  });

  test("A18: somebody else's drafts are counted as a whole and not shown; the browser's promise is asked for", async ({
    phone,
  }) => {
    const { page } = phone;
    await phone.write({ fields: { title: "Attic with a skylight" } });
    await page.evaluate(() => localStorage.clear());
    await page.goto("/offline");
    await expect(page.getByText(/Also on this device, .*: 1 item, /)).toBeVisible();
    await expect(page.getByText("Attic with a skylight")).toHaveCount(0);
    const ask = page.getByRole("button", { name: words("kept.lasting.ask") });
    await expect(ask).toBeVisible();
    await letPersist(page);
    await ask.click();
    await expect(page.getByText(words("kept.lasting.promised"))).toBeVisible();
  });

  test("A22, A33: a wrong clock is told, and in a tab of Safari what lies unsent for five days", async ({
    phone,
    front,
  }) => {
    const { page } = phone;
    await phone.write({ fields: { title: "Attic with a skylight" } });
    await editedBefore(page, 6 * DAY_MS);
    await page.addInitScript(() => Object.defineProperty(navigator, "standalone", { value: false }));
    await page.goto("/outbox");
    await expect(page.getByText(words("outbox.safari"), { exact: true })).toBeVisible();
    front.clockOffset = 10 * 60 * 1000;
    await page.goto("/?mode=filter&city=York");
    await expect
      .poll(async () => (await rowsOf<{ path: string }>(page, "answers")).map(({ path }) => path))
      .toContainEqual(expect.stringContaining("city=York"));
    await page.goto("/offline");
    await expect(page.getByText("This device’s clock is about 10 minutes slow.")).toBeVisible();
    await expect(page.getByText(words("kept.lasting.safari"))).toBeVisible();
  });
});

/** Lets every draft have been written so long ago. */
async function editedBefore(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate(
    (ago) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("qiying-drafts");
        opening.addEventListener("success", () => {
          const transaction = opening.result.transaction("drafts", "readwrite");
          const drafts = transaction.objectStore("drafts");
          drafts.openCursor().addEventListener("success", ({ target }) => {
            const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
            if (cursor === null) return;
            cursor.update({ ...cursor.value, editedAt: Date.now() - ago });
            cursor.continue();
          });
          transaction.addEventListener("abort", () => reject(transaction.error as Error));
          transaction.addEventListener("complete", () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    milliseconds,
  );
}

/** Lets the browser agree when it is asked to keep everything. */
async function letPersist(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { targetInfo } = await browser.send("Target.getTargetInfo");
  await browser.send("Browser.setPermission", {
    permission: { name: "persistent-storage" },
    setting: "granted",
    origin: new URL(page.url()).origin,
    browserContextId: targetInfo.browserContextId!,
  });
}
