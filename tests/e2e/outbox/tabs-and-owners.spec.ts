import { createAccount, logIn, type Tokens } from "../support/accounts.ts";
import { expectPosted, expectWaiting, keysOf } from "./support/invariants.ts";
import { crash, goOffline, openPhone, phoneOf, secondTab } from "./support/phone.ts";
import { openServerState } from "./support/server-state.ts";
import { ANSWERS, breaking, CREATE, expect, REFRESH, test, UPLOAD } from "./support/test.ts";
import { mirroredToken } from "./support/worker-sender.ts";
import type { Page } from "@playwright/test";

/** Several tabs, several people, several devices. */
const COLOURS = ["#c03020", "#2040c0"];
const LONGER_THAN_A_LEASE_MS = 21_000;

test("T1: two tabs come back to the network at once: each room is sent once", async ({ phone, kept, front }) => {
  const other = await secondTab(phone.page.context(), phone.account);
  const rooms: string[] = [];
  for (const title of ["One", "Two", "Three"]) rooms.push(await phone.write({ fields: { title } }));
  await goOffline(phone);
  for (const room of rooms) await phone.post(room);
  await phone.page.context().setOffline(false);
  await Promise.all([phone.isEmpty(40_000), other.isEmpty(40_000)]);
  expect((await kept.listings()).map(({ id }) => id).toSorted()).toEqual(rooms.toSorted());
  expect(front.keyed.filter((line) => line.startsWith(`${CREATE} `))).toHaveLength(3);
});

test("T2: the tab that sends is ended: the other takes over, with the same keys", async ({ phone, kept, front }) => {
  const other = await secondTab(phone.page.context(), phone.account);
  const uploads = breaking(front, UPLOAD, [null, { kind: "hang" }]);
  const room = await phone.write({ colours: COLOURS });
  await phone.post(room);
  await expect.poll(uploads).toBe(2);
  await crash(phone.page);
  await other.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expectPosted({ phone: other, kept, front }, { id: room, colours: COLOURS });
});

test(
  "T3: the tab that sends is frozen with its lock: another takes over when its lease has run out, and its late answer changes nothing",
  {
    tag: "@matrix",
  },
  async ({ phone, kept, front }) => {
    const other = await secondTab(phone.page.context(), phone.account);
    const uploads = breaking(front, UPLOAD, [{ kind: "delay", milliseconds: 6000 }]);
    const room = await phone.write({ colours: COLOURS });
    await phone.post(room);
    await expect.poll(uploads).toBe(1);
    // Nothing runs there for a while, not even what prolongs the lease; its lock is held all the time.
    const thawed = phone.page.evaluate((milliseconds) => {
      const end = performance.now() + milliseconds;
      while (performance.now() < end);
    }, 8000);
    await other.page.evaluate((later) => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + later;
    }, LONGER_THAN_A_LEASE_MS);
    await other.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expectPosted({ phone: other, kept, front }, { id: room, colours: COLOURS });
    await thawed;
    await expect.poll(uploads).toBeGreaterThan(COLOURS.length);
    await phone.page.waitForTimeout(1000);
    await expectPosted({ phone, kept, front }, { id: room, colours: COLOURS });
    expect((await phone.stored()).receipts).toHaveLength(1);
  },
);

test("T5: a browser without locks: still one sender", async ({ page, account, serverUrl, front, kept }) => {
  // Where pages have no locks, workers have none either; what wakes one has come later still.
  await page.context().addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "locks");
    // An empty page has no workers to begin with.
    if ("ServiceWorkerRegistration" in globalThis) Reflect.deleteProperty(ServiceWorkerRegistration.prototype, "sync");
  });
  const phone = await openPhone(page, { account, serverUrl });
  const other = await secondTab(page.context(), account);
  await goOffline(phone);
  const rooms: string[] = [];
  for (const title of ["One", "Two", "Three"]) rooms.push(await phone.write({ fields: { title } }));
  for (const room of rooms) await phone.post(room);
  await page.context().setOffline(false);
  await Promise.all([phone.isEmpty(40_000), other.isEmpty(40_000)]);
  expect(await kept.listings()).toHaveLength(3);
  expect(keysOf(front, CREATE).size).toBe(3);
  expect(front.keyed.filter((line) => line.startsWith(`${CREATE} `))).toHaveLength(3);
});

test("T6: eight tabs: nothing is sent twice", async ({ phone, kept, front }) => {
  const others = [];
  for (let tab = 1; tab < 8; tab += 1) others.push(await secondTab(phone.page.context(), phone.account));
  const rooms: string[] = [];
  for (const title of ["One", "Two"])
    rooms.push(await phone.write({ fields: { title }, colours: COLOURS.slice(0, 1) }));
  for (const room of rooms) await phone.post(room);
  for (const other of others) await other.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await phone.isEmpty(40_000);
  expect(await kept.listings()).toHaveLength(2);
  expect(front.keyed).toHaveLength(4);
});

test("T6: eight tabs come back to the network with a room and its two photos: one room, each photo once", async ({
  phone,
  kept,
  front,
}) => {
  const { page } = phone;
  const others = [];
  for (let tab = 1; tab < 8; tab += 1) others.push(await secondTab(page.context(), phone.account));
  const room = await phone.write({ colours: COLOURS });
  await goOffline(phone);
  await phone.post(room);
  await page.context().setOffline(false);
  await Promise.all([phone, ...others].map((tab) => tab.isEmpty(60_000)));
  await expectPosted({ phone, kept, front }, { id: room, colours: COLOURS });
  const sent = front.keyed.map((line) => line.split(" ").slice(0, 2).join(" "));
  expect(sent.toSorted()).toEqual([CREATE, UPLOAD, UPLOAD].toSorted());
  expect((await phone.stored()).receipts).toHaveLength(1);
});

test("T8: one user's posts wait while another is logged in, unseen; they go when their owner is back", async ({
  phone,
  kept,
  serverUrl,
  front,
}) => {
  const { page, account: anna } = phone;
  const ben = await createAccount(serverUrl);
  const bens = await openServerState(serverUrl, ben);
  await goOffline(phone);
  const room = await phone.write({ colours: COLOURS });
  await phone.post(room);
  await takeSession(page, null);
  // The app is opened without its session: what the worker has of it goes too.
  await page.goto("/login");
  await expect.poll(() => mirroredToken(page)).toBeNull();
  await page.context().setOffline(false);
  await takeSession(page, await logIn(serverUrl, ben));
  await page.goto("/items");
  // By its tag: the agreement that Ben is asked for hides the screen behind it from roles.
  await expect(page.locator("main")).not.toContainText("Sunny ensuite");
  await page.goto("/outbox");
  await expect(page.locator("main")).not.toContainText("Sunny ensuite");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.waitForTimeout(1500);
  expect(front.keyed).toEqual([]);
  expect(await bens.listings()).toEqual([]);
  await expectWaiting({ phone, kept }, { id: room, colours: COLOURS });
  await takeSession(page, await logIn(serverUrl, anna));
  await page.goto("/about");
  await expectPosted({ phone: phoneOf(page, anna), kept, front }, { id: room, colours: COLOURS });
  expect(await bens.listings()).toEqual([]);
});

test("T11: two tabs renew the tokens at once: one call, nobody is logged out", async ({ phone, front, kept }) => {
  const other = await secondTab(phone.page.context(), phone.account);
  // What it asks for at its start is answered before.
  await other.page.waitForLoadState("networkidle");
  // The access token has just ended, for both.
  const ended = `Bearer ${await phone.page.evaluate(() => localStorage.getItem("access_token"))}`;
  front.fault = ({ authorization }) => (authorization === ended ? ANSWERS.error(401) : null);
  const renewals = breaking(front, REFRESH, []);
  const room = await phone.write();
  // A reload that cut a renewal off would make a second one right.
  await other.page.reload({ waitUntil: "commit" });
  await phone.post(room);
  await expectPosted({ phone, kept, front }, { id: room });
  expect(renewals()).toBe(1);
  expect(other.page.url()).not.toContain("/login");
});

/** Puts a session into the page's storage, as a login in another tab does; null takes it away. */
async function takeSession(page: Page, tokens: Tokens | null): Promise<void> {
  await page.evaluate((session) => {
    localStorage.removeItem("access_token");
    localStorage.removeItem("refresh_token");
    if (session === null) return;
    localStorage.setItem("refresh_token", session.refresh_token);
    localStorage.setItem("access_token", session.access_token);
  }, tokens);
}
