import type { Page } from "@playwright/test";
import { shellIsKept } from "./offline/support/test.ts";
import { createAccount, logIn, openSignedIn } from "./support/accounts.ts";
import { expectNoViolations } from "./support/axe.ts";
import { demoRooms } from "./support/demo-rooms.ts";
import type { RunningServer } from "./support/server.ts";
import { expect, test } from "./support/story.ts";
import { twoVisitors } from "./support/visitors.ts";
import { wordsIn } from "./support/words.ts";
import { postRoom } from "./support/written-room.ts";

const SCAM = {
  zh: "房源抢手，先付 £300 定金，再安排看房。押金也可以付 USDT。",
  en: "Transfer the deposit and then I will arrange a viewing. I accept USDT too.",
} as const;

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);

  test.describe(visitor.name, () => {
    test.use(visitor.context);
    test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

    test("a visitor is told calmly why to look twice at a room, with figures and what to do", async ({
      page,
      server,
    }) => {
      const room = await postedBySomebody(server, { city: "London", price: 60, description: SCAM[visitor.language] });
      const { release, dialog } = await openWithLateWarnings(page, room.id);
      const contact = dialog.getByText(words("contact.log-in"));
      const description = dialog.getByText(SCAM[visitor.language]);
      await expect(contact).toBeVisible();
      release();

      const panel = dialog.getByRole("region", { name: words("warnings.heading") });
      await expect(panel).toBeVisible();
      // Whoever reads on from the top meets it before the poster's words.
      const [warned, read] = [await panel.boundingBox(), await description.boundingBox()];
      expect(warned!.y + warned!.height).toBeLessThanOrEqual(read!.y);
      for (const id of ["asks-money-first", "crypto", "new-account"]) {
        await expect(panel).toContainText(words(`warnings.${id}`));
        await expect(panel).toContainText(words(`warnings.${id}.advice`));
      }
      await expect(panel.getByText(/£60.*£\d+.*\d+/)).toBeVisible();
      // Once: the one that every room has.
      await expect(dialog.locator("a[href='/safety']")).toHaveCount(1);

      await dialog
        .getByRole("button", { name: visitor.language === "zh" ? "4 处请留意" : "4 things to check" })
        .click();
      await expect(panel).toBeFocused();
      await expect(panel.getByRole("heading")).toBeInViewport();
      await expectNoViolations(page);
    });

    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ]) {
      test.describe(`${viewport.width} × ${viewport.height}`, () => {
        test.use({ viewport });

        test("what is said of a room later than the room comes moves nothing", async ({ page, server }) => {
          const room = await postedBySomebody(server, {
            city: "London",
            price: 60,
            description: SCAM[visitor.language],
          });
          const { release, dialog } = await openWithLateWarnings(page, room.id);
          const description = dialog.getByText(SCAM[visitor.language]);
          const contact = dialog.getByText(words("contact.log-in"));
          await expect(contact).toBeVisible();
          const places = async () => [await description.boundingBox(), await contact.boundingBox()];
          await expect(async () => {
            const before = await places();
            await page.waitForTimeout(500);
            expect(await places()).toEqual(before);
          }).toPass();
          const before = await places();
          await page.evaluate(() => {
            Object.assign(window, { shifts: [] });
            new PerformanceObserver((list) => {
              const { shifts } = window as unknown as { shifts: number[] };
              for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
            }).observe({ type: "layout-shift", buffered: false });
          });
          release();
          const panel = dialog.getByRole("region", { name: words("warnings.heading") });
          await expect(panel).toContainText(words("warnings.new-account"));
          expect(await places()).toEqual(before);
          expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
          await expectNoViolations(page);
        });
      });
    }

    test("the contact of a room with strong signs opens after one confirmation", async ({ page, server }) => {
      const room = await postedBySomebody(server, { description: SCAM[visitor.language] });
      const reader = await createAccount(server.url);
      await openSignedIn(page, reader, await logIn(server.url, reader));
      await page.goto(`/?room=${room.id}`);
      const contact = page.getByRole("dialog").getByRole("region", { name: words("contact.heading") });
      await expect(page.getByRole("region", { name: words("warnings.heading") })).toBeVisible();
      await contact.getByRole("button", { name: words("contact.show"), exact: true }).click();
      await expect(contact.getByText(words("contact.risk"), { exact: true })).toBeVisible();
      await expect(contact.getByText(room.email!)).toHaveCount(0);
      await contact.getByRole("button", { name: words("contact.risk.confirm"), exact: true }).click();
      await expect(contact.getByText(room.email!)).toBeVisible();
    });

    test("one weak sign is a quiet line, and an ordinary room has none", async ({ page, server }) => {
      const room = await postedBySomebody(server, { price: 170 });
      await page.goto(`/?room=${room.id}`);
      const dialog = page.getByRole("dialog");
      const quiet = dialog.getByRole("region", { name: words("warnings.heading.quiet") });
      await expect(quiet).toContainText(words("warnings.new-account"));
      await expect(dialog.getByText(words("warnings.heading"), { exact: true })).toHaveCount(0);

      const [ordinary] = await demoRooms(server.url);
      const answered = page.waitForResponse((answer) => answer.url().endsWith(`${ordinary!.id}/warnings`));
      await page.goto(`/?room=${ordinary!.id}`);
      await expect(dialog.getByRole("heading", { name: ordinary!.title })).toBeVisible();
      expect(await (await answered).json()).toEqual({ signs: [] });
      await expect(dialog.getByText(words("warnings.automatic"))).toHaveCount(0);
    });

    test("a room that was opened before opens without a network, with what was said of it or nothing", async ({
      page,
      server,
    }) => {
      const room = await postedBySomebody(server, { description: SCAM[visitor.language] });
      await page.goto(`/?room=${room.id}`);
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByText(words("warnings.automatic"))).toBeVisible();
      await shellIsKept(page);
      await page.context().setOffline(true);
      await page.goBack();
      await page.goForward();
      await expect(dialog.getByRole("heading", { name: room.title })).toBeVisible();
      await page.reload();
      await expect(dialog.getByRole("heading", { name: room.title })).toBeVisible();
      await expect(dialog.getByText(SCAM[visitor.language])).toBeVisible();
    });
  });
}

/** Posted by an account of today. */
async function postedBySomebody(server: RunningServer, fields: Parameters<typeof postRoom>[2]) {
  const account = await createAccount(server.url);
  return postRoom(server.url, await logIn(server.url, account), { title: `Room ${account.id.slice(-6)}`, ...fields });
}

/** Opens a room whose warnings are held back until they are released. */
async function openWithLateWarnings(page: Page, id: string) {
  const held = Promise.withResolvers<void>();
  await page.context().route("**/warnings", async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest((request) => request.url().endsWith(`${id}/warnings`));
  await page.goto(`/?room=${id}`);
  await asked;
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { level: 2 })).toBeVisible();
  return { dialog, release: held.resolve };
}
