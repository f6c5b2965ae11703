import type { CDPSession, Page } from "@playwright/test";
import type { PushMessage } from "../../../src/domain/notifications/notification.ts";
import type { ListingFields } from "../../../src/domain/listings/listing-fields.ts";
import type { Listing } from "../../../src/domain/listings/listing.ts";
import { goOffline, type Phone } from "../outbox/support/phone.ts";
import { expect, test } from "../outbox/support/test.ts";
import { createAccount, logIn } from "../support/accounts.ts";
import { expectNoViolations } from "../support/axe.ts";
import { postRequest } from "../support/belongings.ts";
import { twoVisitors } from "../support/visitors.ts";
import { wordsIn } from "../support/words.ts";
import { postRoom } from "../support/written-room.ts";
import { shellIsKept } from "./support/test.ts";

const SEARCH = "/?mode=filter&city=Durham&high_price=173";

/**
 * Brings a push to the worker as the browser does once it has decrypted one; tests/engines/push.spec.ts has pushes that come from a
 * push service. The headless shell shows no notifications.
 * @param through Any page of the same browser, also one that shows nothing of the app.
 */
async function deliver(through: Page, message: PushMessage, origin: string): Promise<void> {
  const session = await through.context().newCDPSession(through);
  const registrationId = await registrationOf(session, origin);
  await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data: JSON.stringify(message) });
}

async function registrationOf(session: CDPSession, origin: string): Promise<string> {
  const found = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const ours = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted);
      if (ours !== undefined) resolve(ours.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  return found;
}

function messageAbout(room: Listing, userId: string, language: "zh" | "en"): PushMessage {
  return {
    id: crypto.randomUUID(),
    kind: "saved_search",
    user_id: userId,
    language,
    title: language === "zh" ? "杜伦有新房源" : "A new room in Durham",
    body: room.title,
    url: `/?room=${room.id}`,
    tag: `room-${room.id}`,
    badge: 1,
    sent_at: new Date().toISOString(),
    off_token: "not-a-real-token",
    room,
  };
}

/** Of a room that the server does not have. */
const QUESTION = {
  id: crypto.randomUUID(),
  kind: "freshness",
  title: "Is your room still available?",
  body: "Attic in Durham",
  url: "/still-available?token=00000000-0000-4000-8000-000000000000.1.abc",
  tag: "question",
  badge: 0,
  sent_at: "2026-11-26T09:00:00.000Z",
  off_token: "not-a-real-token",
} as const;

/** Posts a room of somebody else's, and makes the push about it. `arrive` brings that, and waits until it is shown. */
async function roomToPush(
  { page, account }: Phone,
  serverUrl: string,
  { fields, language }: { fields: Partial<ListingFields>; language: "zh" | "en" },
) {
  const origin = new URL(page.url()).origin;
  const poster = await logIn(serverUrl, await createAccount(serverUrl));
  const room = await postRoom(serverUrl, poster, fields);
  const message = messageAbout(room, account.id, language);
  const arrive = async () => {
    await deliver(page, message, origin);
    await expect.poll(async () => JSON.stringify(await shownOn(page))).toContain(room.title);
  };
  return { room, message, origin, arrive };
}

/** The notifications in the tray of the phone. */
function shownOn(page: Page): Promise<{ title: string; body: string }[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
  });
}

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);
  const save = (page: Page) => page.getByRole("button", { name: words("save-search"), exact: true });
  const saved = (page: Page) => page.getByRole("button", { name: words("save-search.saved"), exact: true });
  const dialog = (page: Page) => page.getByRole("dialog");
  const done = (page: Page) => dialog(page).getByRole("button", { name: words("saved-search.done") });
  const cities = { zh: "杜伦", en: "Durham" };
  const name = `${cities[visitor.language]} · ≤ £173`;

  async function saveSearch(page: Page): Promise<void> {
    await page.goto(SEARCH);
    await save(page).click();
    await expect(dialog(page).getByLabel(words("saved-search.name"))).toHaveValue(name);
    await done(page).click();
    // The keyboard goes on where the sheet was opened.
    await expect(saved(page)).toBeFocused();
  }

  test.describe(visitor.name, () => {
    test.use(visitor.context);
    test.use({ permissions: ["notifications"] });

    test("A-76: a search is kept with one tap, named in the reader's language, and what is new in it is marked", async ({
      phone: { page },
      serverUrl,
    }) => {
      await saveSearch(page);
      const poster = await logIn(serverUrl, await createAccount(serverUrl));
      const fields = { city: "Durham", price: 160, title: `New in Durham ${Date.now()}` };
      const room = await postRoom(serverUrl, poster, fields);
      const row = page.getByRole("listitem").filter({ hasText: name });
      // The server looks for whom a room is new in the background.
      await expect(async () => {
        await page.goto("/saved-searches");
        await expect(row).toContainText(visitor.language === "zh" ? "新房源" : "new", { timeout: 3000 });
      }).toPass();
      await expectNoViolations(page);
      await row.getByRole("link", { name }).click();
      const card = page.getByRole("article").filter({ hasText: room.title });
      await expect(card.getByText(words("room.new"), { exact: true })).toBeVisible();
      await page.goBack();
      await expect(row).not.toContainText(visitor.language === "zh" ? "新房源" : "new");
    });

    test("A-76: a push while the app is closed brings its room, which opens without a network @whole-browser", async ({
      phone,
      serverUrl,
    }) => {
      const { page, account } = phone;
      await saveSearch(page);
      await shellIsKept(page);
      const origin = new URL(page.url()).origin;
      const poster = await logIn(serverUrl, await createAccount(serverUrl));
      const room = await postRoom(serverUrl, poster, { city: "Durham", price: 165, title: `Pushed ${Date.now()}` });
      // No screen of the app is open.
      await page.goto(`${origin}/api/v1/ping`);
      await deliver(page, messageAbout(room, account.id, visitor.language), origin);
      await page.goto(`${origin}/about`);
      await expect.poll(() => shownOn(page)).toEqual([expect.objectContaining({ body: room.title })]);
      await goOffline(phone);
      await page.goto(`${origin}/?room=${room.id}`);
      await expect(dialog(page)).toContainText(room.title);
    });

    test("A-71: a push about a match brings the page of what fits, which opens without a network @whole-browser", async ({
      phone,
      front,
      serverUrl,
    }) => {
      const { page, account } = phone;
      await page.goto("/");
      await shellIsKept(page);
      const origin = new URL(page.url()).origin;
      const own = await logIn(serverUrl, account);
      const stay = { begin_date: null, end_date: null };
      const request = await postRequest(serverUrl, own, { city: "Durham", price_upper_bound: 175, ...stay });
      const poster = await logIn(serverUrl, await createAccount(serverUrl));
      const room = await postRoom(serverUrl, poster, { city: "Durham", price: 170, title: `Matched ${Date.now()}` });
      await page.goto(`${origin}/api/v1/ping`);
      const about = { ...messageAbout(room, account.id, visitor.language), kind: "match" as const };
      await deliver(page, { ...about, url: `/matches/request/${request.id}` }, origin);
      await expect.poll(() => front.asked).toContain("/api/v1/offers");
      await page.goto(`${origin}/about`);
      await expect.poll(() => shownOn(page)).toEqual([expect.objectContaining({ body: room.title })]);
      await goOffline(phone);
      await page.goto(`${origin}/matches/request/${request.id}`);
      const card = page.getByRole("article").filter({ hasText: room.title });
      await expect(card.getByRole("list", { name: words("fit.label") })).toBeVisible();
    });

    test("A-76: a tap on a push opens its room in the page that is there; somebody else's push shows nothing of it @whole-browser", async ({
      phone,
      serverUrl,
    }) => {
      const { page, account } = phone;
      await saveSearch(page);
      await shellIsKept(page);
      const origin = new URL(page.url()).origin;
      const poster = await logIn(serverUrl, await createAccount(serverUrl));
      const room = await postRoom(serverUrl, poster, { city: "Durham", price: 168, title: `Tapped ${Date.now()}` });
      await deliver(page, messageAbout(room, crypto.randomUUID(), visitor.language), origin);
      await expect.poll(async () => (await shownOn(page)).length).toBe(1);
      expect(JSON.stringify(await shownOn(page))).not.toContain(room.title);
      await deliver(page, messageAbout(room, account.id, visitor.language), origin);
      await expect.poll(async () => JSON.stringify(await shownOn(page))).toContain(room.title);
      // No protocol taps a notification: the worker is told as by a tap.
      await tap(phone, room.title);
      await expect(dialog(page)).toContainText(room.title);
    });

    test("A-76: a tap on a push leaves a form alone that the reader has gone to since the page was opened @whole-browser", async ({
      phone,
      serverUrl,
    }) => {
      const { page } = phone;
      await shellIsKept(page);
      const { room, message, arrive } = await roomToPush(phone, serverUrl, {
        fields: { city: "Durham", price: 167, title: `Meanwhile ${Date.now()}` },
        language: visitor.language,
      });
      await page.goto("/items");
      await page
        .getByRole("link", { name: words("own-listings.add") })
        .first()
        .click();
      await expect(page).toHaveURL(/form=/);
      await arrive();
      await tap(phone, room.title);
      await expect.poll(() => openedBy(phone)).toEqual([message.url]);
      await expect(page).toHaveURL(/form=/);
      // The other way round: opened at a form that the reader has left.
      await page.reload();
      await page
        .getByRole("main")
        .getByRole("link", { name: words("own-listings.title") })
        .click();
      await expect(page).not.toHaveURL(/form=/);
      await arrive();
      await tap(phone, room.title);
      await expect(dialog(page)).toContainText(room.title);
    });

    test("A-76: where notifications have no buttons, the page that a tap opens offers to stop them, and to undo that @whole-browser", async ({
      phone,
      front,
      serverUrl,
    }) => {
      const { page } = phone;
      await shellIsKept(page);
      const { room, message, origin, arrive } = await roomToPush(phone, serverUrl, {
        fields: { city: "Durham", price: 169, title: `Enough ${Date.now()}` },
        language: visitor.language,
      });
      const stop = page.getByRole("button", { name: words("alerts-off.stop") });

      await arrive();
      await tap(phone, room.title, { buttons: 0 });
      await expect(dialog(page)).toContainText(room.title);
      const answers: boolean[] = [];
      front.fault = ({ url }) => {
        if (url !== "/api/v1/notifications/off") return null;
        answers.push(answers.length > 0);
        const body = JSON.stringify({ kind: "saved_search", name, is_on: answers.at(-1) });
        return { kind: "answer", status: 200, body, headers: {} };
      };
      await stop.click();
      await expect(page.getByText(words("alerts-off.search.off").replace("{name}", name))).toBeVisible();
      await page.getByRole("button", { name: words("alerts-off.undo-short") }).click();
      await expect(page.getByText(words("alerts-off.search.on").replace("{name}", name))).toBeVisible();
      expect(answers).toEqual([false, true]);

      // In a form nobody is disturbed: a new page opens.
      await page.goto("/about?form=elsewhere");
      await arrive();
      await tap(phone, room.title);
      await expect.poll(() => openedBy(phone)).toEqual([message.url]);
      await arrive();
      await tap(phone, room.title, { buttons: 0 });
      await expect.poll(() => openedBy(phone)).toEqual([`${message.url}#off=${message.off_token}`]);
      await page.goto(`${message.url}#off=${message.off_token}`);
      await expect(stop).toBeVisible();
      expect(page.url()).toBe(`${origin}${message.url}`);
      await expectNoViolations(page);
      // The server does not know this token: the page says so.
      front.fault = null;
      await stop.click();
      await expect(page).toHaveURL(`${origin}/notifications/off`);
      await expect(page.getByRole("button", { name: words("alerts-off.submit") })).toBeVisible();
      expect(front.asked.join("\n")).not.toContain(message.off_token);
    });

    test("A-73: a push that asks about a room is answered from the tray; where that fails, the page asks @whole-browser", async ({
      phone,
      front,
    }) => {
      const { page, account } = phone;
      await shellIsKept(page);
      const origin = new URL(page.url()).origin;
      const about = { ...QUESTION, user_id: account.id, language: visitor.language };
      const answers: number[] = [];
      front.fault = ({ url }) => {
        if (url !== "/api/v1/still-available") return null;
        answers.push(200);
        return { kind: "answer", status: 200, body: JSON.stringify({ title: about.body }), headers: {} };
      };
      await deliver(page, about, origin);
      await expect.poll(async () => JSON.stringify(await shownOn(page))).toContain(about.body);
      await tap(phone, about.body, { action: "available" });
      const thanks = visitor.language === "zh" ? "已确认还在出租，谢谢" : "Thanks: confirmed as still available";
      await expect.poll(async () => (await shownOn(page)).map(({ title }) => title)).toEqual([thanks]);
      expect(answers).toEqual([200]);
      front.fault = null;
      await deliver(page, about, origin);
      await expect.poll(async () => JSON.stringify(await shownOn(page))).toContain(about.body);
      // The server does not know this link.
      await tap(phone, about.body, { action: "available" });
      await expect(page).toHaveURL(/\/still-available/);
    });

    test("A-76: a search that is kept without a network is in the account once that is back", async ({
      phone,
      serverUrl,
    }) => {
      const { page, account } = phone;
      await page.goto(SEARCH);
      await expect(save(page)).toBeVisible();
      await goOffline(phone);
      await save(page).click();
      await done(page).click();
      await page.goto("/saved-searches");
      await expect(page.getByRole("link", { name })).toBeVisible();
      await page.context().setOffline(false);
      const { access_token } = await logIn(serverUrl, account);
      const inAccount = async () => {
        const headers = { authorization: `Bearer ${access_token}` };
        const answer = await fetch(`${serverUrl}/api/v1/saved-searches`, { headers });
        return ((await answer.json()) as { data: { name: string }[] }).data.map((search) => search.name);
      };
      await expect.poll(inAccount).toEqual([name]);
    });
  });
}

/**
 * As a tap on the notification with these words does, or on one of its buttons.
 * @param how Which button, and how many of them notifications have in this browser: other makers' have none.
 */
async function tap({ page }: Phone, body: string, { action = "", buttons = 2 } = {}): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  await worker!.evaluate(
    async ([wanted, button, maxActions]) => {
      // The types of the page know no worker.
      const scope = globalThis as unknown as {
        registration: ServiceWorkerRegistration;
        clients: { openWindow: (url: string) => Promise<null> };
        opened: string[];
        Notification: { maxActions: number };
        NotificationEvent: new (type: string, init: { notification: Notification; action: string }) => Event;
        dispatchEvent: (event: Event) => boolean;
      };
      // Without a finger the browser opens nothing.
      scope.opened = [];
      scope.clients.openWindow = async (url) => {
        scope.opened.push(url);
        return null;
      };
      Object.defineProperty(scope.Notification, "maxActions", { value: maxActions, configurable: true });
      const notification = (await scope.registration.getNotifications()).find((each) => each.body === wanted)!;
      scope.dispatchEvent(new scope.NotificationEvent("notificationclick", { notification, action: button }));
    },
    [body, action, buttons] as const,
  );
}

/** Addresses at which the worker wanted to open new pages since the last tap. */
function openedBy({ page }: Phone): Promise<string[]> {
  const [worker] = page.context().serviceWorkers();
  return worker!.evaluate(() => (globalThis as unknown as { opened: string[] }).opened);
}
