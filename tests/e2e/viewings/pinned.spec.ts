import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { Listing } from "#domain/listings/listing.ts";
import { rowsOf, writeRows } from "../offline/support/phone-store.ts";
import { openPhone, goOffline, type Phone } from "../outbox/support/phone.ts";
import { expect, test } from "../outbox/support/test.ts";
import { closeApp } from "../outbox/support/worker-sender.ts";
import { logIn, type Account } from "../support/accounts.ts";
import { demoRooms } from "../support/demo-rooms.ts";
import { oneOrTwoVisitors, type Visitor } from "../support/visitors.ts";
import { wordsIn } from "../support/words.ts";

for (const visitor of oneOrTwoVisitors) {
  test.describe(visitor.name, () => {
    test.use(visitor.context);
    const words = wordsIn(visitor.language);
    const begun = (page: Page, id: string) => page.getByText(words(id).split("{")[0]!).first();

    test("R4, M11: a room that was saved for a viewing opens cold and without a signal, whatever was opened since", async ({
      phone,
      context,
    }) => {
      const room = await saveFirstRoom(phone);
      await expect(phone.page.getByText(words("save-viewing.saved"), { exact: true })).toBeVisible();
      await phone.page.getByRole("button", { name: words("contact.keep") }).click();
      await expect.poll(() => rowsOf(phone.page, "contacts")).toMatchObject([{ id: room.id }]);
      const [{ email }] = (await rowsOf<{ email: string }>(phone.page, "contacts")) as [{ email: string }];
      await openHundredOthers(phone.page);
      await goOffline(phone);
      await (await context.newCDPSession(phone.page)).send("Network.clearBrowserCache");
      await phone.page.close();
      const page = await context.newPage();
      await page.goto(`/viewings/${room.id}`);
      await expect(page.getByRole("heading", { name: room.title, level: 1 })).toBeVisible();
      await expect(page.getByText(email, { exact: true }).first()).toBeVisible();
      await expect.poll(() => photosShown(page)).toBeGreaterThan(0);
      // The room's own page has no other copy any more.
      expect((await rowsOf<{ id: string }>(page, "rooms")).map(({ id }) => id)).not.toContain(room.id);
      await page.goto(`/item_detail/${room.id}`);
      await expect(page.getByText(email, { exact: true }).first()).toBeVisible();
      await expect.poll(() => photosShown(page)).toBeGreaterThan(0);
    });

    test("what was noted on two phones while they were apart is on both", async ({
      phone,
      account,
      serverUrl,
      front,
      browser,
    }) => {
      const room = await saveFirstRoom(phone);
      await phone.page.goto(`/viewings/${room.id}`);
      await expect(phone.page.getByText(words("viewings.sync.done"), { exact: true })).toBeVisible();
      const other = await otherPhone(browser, { account, serverUrl, url: front.url, visitor });
      await other.page.goto("/viewings");
      await other.page.getByText(room.title).first().click();
      await notes(other.page).fill("From the second phone");
      await expect.poll(() => notesInAccount(serverUrl, account)).toEqual(["From the second phone"]);
      await phone.page.context().setOffline(true);
      await notes(phone.page).fill("From the first phone");
      await expect(begun(phone.page, "viewings.sync.waiting")).toBeVisible();
      await phone.page.context().setOffline(false);
      await expect(notes(phone.page)).toHaveValue("From the first phone\nFrom the second phone", { timeout: 60_000 });
      await expect
        .poll(() => notesInAccount(serverUrl, account))
        .toEqual(["From the first phone\nFrom the second phone"]);
      await other.context.close();
    });

    test("S23: a photo that begins to come and stalls holds up no note", async ({
      phone,
      account,
      serverUrl,
      front,
    }) => {
      const [{ images }] = (await demoRooms(front.url)) as [Listing];
      // One alone: the browser opens no more than six connections.
      const stalled = images.at(-1)!.image_url.replace(/[^/]+$/, "");
      front.fault = ({ url }) => (url.startsWith(stalled) ? { kind: "stall" } : null);
      const room = await saveFirstRoom(phone);
      await phone.page.goto(`/viewings/${room.id}`);
      await expect.poll(() => front.asked.filter((path) => path.startsWith(stalled)).length).toBeGreaterThan(0);
      await notes(phone.page).fill("Quiet street");
      await expect.poll(() => notesInAccount(serverUrl, account)).toEqual(["Quiet street"]);
    });

    test("T9: notes that are not in the account yet are told of at a log-out, kept for their owner, and go out after the next login", async ({
      phone,
      account,
      serverUrl,
      front,
    }) => {
      const { page } = phone;
      const room = await saveFirstRoom(phone);
      await page.goto(`/viewings/${room.id}`);
      await expect(page.getByText(words("viewings.sync.done"), { exact: true })).toBeVisible();
      front.broken = { path: /^\/api\/v1\/viewings/, status: 503 };
      await notes(page).fill("Ask about the boiler");
      await expect(begun(page, "viewings.sync.waiting")).toBeVisible();
      await page.getByRole("button", { name: words("session.menu") }).click();
      await page.getByRole("menuitem", { name: words("session.log-out") }).click();
      await expect(page.getByText(/1 room |1 间/).first()).toBeVisible();
      await page.getByRole("button", { name: words("log-out.keep"), exact: true }).click();
      await expect(page).toHaveURL(/\/login/);
      front.broken = null;
      const { access_token, refresh_token } = await logIn(serverUrl, account);
      await page.evaluate((tokens) => Object.assign(localStorage, tokens), { access_token, refresh_token });
      await page.goto(`/viewings/${room.id}`);
      await expect(notes(page)).toHaveValue("Ask about the boiler");
      await expect(page.getByText(words("viewings.sync.done"), { exact: true })).toBeVisible({ timeout: 60_000 });
    });

    test("B1: what was noted in the cellar goes to the account with the app closed @whole-browser", async ({
      phone,
      account,
      serverUrl,
    }) => {
      const room = await saveFirstRoom(phone);
      await phone.page.goto(`/viewings/${room.id}`);
      await expect(phone.page.getByText(words("viewings.sync.done"), { exact: true })).toBeVisible();
      await goOffline(phone);
      await notes(phone.page).fill("Damp behind the wardrobe");
      await expect(begun(phone.page, "viewings.sync.waiting")).toBeVisible();
      const context = phone.page.context();
      await closeApp(phone);
      await context.setOffline(false);
      await expect.poll(() => notesInAccount(serverUrl, account)).toEqual(["Damp behind the wardrobe"]);
    });

    function notes(page: Page) {
      return page.getByRole("textbox", { name: words("viewings.notes"), exact: true });
    }

    async function saveFirstRoom({ page }: Phone): Promise<Listing> {
      const [room] = await demoRooms(new URL(page.url()).origin);
      await page.goto(`/item_detail/${room!.id}`);
      await page.getByRole("button", { name: words("save-viewing.save") }).click();
      await expect(page.getByRole("link", { name: words("save-viewing.open") })).toBeVisible();
      const [opened] = await rowsOf<{ listing: Listing }>(page, "rooms");
      return opened!.listing;
    }
  });
}

/** What somebody noted about their rooms, as their account has it. */
async function notesInAccount(serverUrl: string, account: Account): Promise<string[]> {
  const { access_token } = await logIn(serverUrl, account);
  const answer = await fetch(`${serverUrl}/api/v1/viewings`, { headers: { authorization: `Bearer ${access_token}` } });
  const { data } = (await answer.json()) as { data: { content: { notes: string } }[] };
  return data.map(({ content }) => content.notes);
}

/** Another phone of the same account. */
async function otherPhone(
  browser: Browser,
  { account, serverUrl, url, visitor }: { account: Account; serverUrl: string; url: string; visitor: Visitor },
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ ...visitor.context, baseURL: url });
  const page = await context.newPage();
  await openPhone(page, { account, serverUrl });
  return { page, context };
}

/** As if a hundred other rooms had been opened since: the one before them has given way, and so have its photos. */
async function openHundredOthers(page: Page): Promise<void> {
  const [room] = await rowsOf<{ listing: Listing; lastOpenedAt: number }>(page, "rooms");
  const others = Array.from({ length: 100 }, (_, n) => ({
    ...room!,
    id: `other-${n}`,
    listing: { ...room!.listing, id: `other-${n}`, images: [], image_url: null },
    lastOpenedAt: room!.lastOpenedAt + n + 1,
  }));
  await writeRows(page, "rooms", others);
  await page.goto("/?mode=filter&city=York");
  await page.getByRole("article").first().getByRole("link").click();
  await expect.poll(async () => (await rowsOf(page, "rooms")).length).toBe(60);
}

function photosShown(page: Page): Promise<number> {
  return page
    .locator("main img, [role=dialog] img")
    .evaluateAll(
      (images) =>
        (images as HTMLImageElement[]).filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).length,
    );
}
