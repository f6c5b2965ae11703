import type { Page } from "@playwright/test";
import { createAccount, logIn, type Tokens } from "../support/accounts.ts";
import type { Fault } from "../offline/support/request-faults.ts";
import { expectPosted, expectWaiting, keysOf } from "./support/invariants.ts";
import { when } from "./support/moment.ts";
import { goOffline, openPhone, phoneOf, secondTab } from "./support/phone.ts";
import { ANSWERS, breaking, CREATE, expect, REFRESH, test, UPLOAD } from "./support/test.ts";
import { besideApp, closeApp, mirroredToken, sessionIsMirrored, workerOf } from "./support/worker-sender.ts";

/** What is sent with the app closed: the browser wakes the worker when there is a network. */
const COLOURS = ["#c03020", "#2040c0"];

const unsentText = (page: Page) => page.getByRole("main").getByText(/^Not sent yet\./);

test("B1: posted in the tunnel, the app closed: the browser wakes the worker, and all is sent @core @whole-browser", async ({
  phone,
  kept,
  front,
}) => {
  await goOffline(phone);
  const room = await phone.write({ colours: COLOURS });
  await phone.post(room);
  await phone.page.goto("/outbox");
  await expect(unsentText(phone.page)).toContainText("You can close Qiying");
  const context = phone.page.context();
  const closed = await closeApp(phone);
  await context.setOffline(false);
  await expectPosted({ phone: closed, kept, front }, { id: room, colours: COLOURS });
});

test("B2: the browser wakes the worker for the last time, and the server is down: the next start of the app sends @whole-browser", async ({
  phone,
  kept,
  front,
}) => {
  const closed = await closeApp(phone);
  const room = await closed.write({ colours: COLOURS });
  await closed.post(room);
  front.fault = ({ method }) => (method === "POST" ? ANSWERS.error(503) : null);
  await closed.sync(true);
  await closed.isIn("waiting");
  await expectWaiting({ phone: closed, kept }, { id: room, colours: COLOURS });
  await closed.stop();
  front.fault = null;
  const again = await secondTab(closed.page.context(), phone.account);
  await expectPosted({ phone: again, kept, front }, { id: room, colours: COLOURS });
});

test("B3: a browser that wakes no worker: the page sends, and promises no more than that @whole-browser", async ({
  page,
  account,
  serverUrl,
  front,
  kept,
}) => {
  await page.context().addInitScript(() => {
    Reflect.deleteProperty(window, "SyncManager");
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, "sync");
  });
  const phone = await openPhone(page, { account, serverUrl });
  await goOffline(phone);
  const room = await phone.write({ colours: COLOURS });
  await phone.post(room);
  await page.goto("/outbox");
  await expect(unsentText(page)).toContainText("while Qiying is open");
  await page.context().setOffline(false);
  await expectPosted({ phone, kept, front }, { id: room, colours: COLOURS });
});

/** Moments of sending at which a worker is killed: by the browser's three minutes, or for its memory. */
const MOMENTS: { id: string; at: string; which: string; nth: number; fault: Fault }[] = [
  { id: "P17", at: "a photo is on the wire", which: UPLOAD, nth: 1, fault: { kind: "hang" } },
  { id: "B5, P17", at: "the server has just kept a photo", which: UPLOAD, nth: 2, fault: { kind: "lose-answer" } },
  { id: "P17", at: "the server has just kept the room", which: CREATE, nth: 1, fault: { kind: "lose-answer" } },
];

for (const { id, at, which, nth, fault } of MOMENTS) {
  test(`${id}: the worker is stopped when ${at}: the next event goes on from there @whole-browser`, async ({
    phone,
    kept,
    front,
  }) => {
    const closed = await closeApp(phone);
    const room = await closed.write({ colours: COLOURS });
    await closed.post(room);
    const moment = when(front, { which, nth, fault });
    await closed.sync();
    await moment;
    await closed.stop();
    front.fault = null;
    const acknowledged = [...keysOf(front, UPLOAD)].slice(0, which === UPLOAD ? nth - 1 : COLOURS.length);
    const before = front.keyed.length;
    await closed.sync();
    await expectPosted({ phone: closed, kept, front }, { id: room, colours: COLOURS });
    const sentAgain = front.keyed.slice(before).filter((line) => acknowledged.some((key) => line.endsWith(key)));
    expect(sentAgain).toEqual([]);
  });
}

test("T4: the network is back for page and worker at once: each room is sent once @whole-browser", async ({
  phone,
  kept,
  front,
}) => {
  const rooms: string[] = [];
  for (const title of ["One", "Two", "Three"]) rooms.push(await phone.write({ fields: { title } }));
  await goOffline(phone);
  const worker = await workerOf(phone.page);
  for (const room of rooms) await phone.post(room);
  await phone.page.context().setOffline(false);
  await worker.sync();
  await phone.isEmpty(40_000);
  expect((await kept.listings()).map(({ id }) => id).toSorted()).toEqual(rooms.toSorted());
  expect(front.keyed.filter((line) => line.startsWith(`${CREATE} `))).toHaveLength(3);
});

test("what the worker sends, an open page tells, and shows in its list @whole-browser", async ({
  phone,
  kept,
  front,
}) => {
  const { page } = phone;
  const beside = await besideApp(phone);
  const room = await beside.write({ fields: { title: "Told by the page" } });
  await page.bringToFront();
  await page.goto("/items");
  const row = page.getByRole("main").getByText("Told by the page").first();
  await expect(row).toBeVisible();
  await beside.post(room);
  await beside.sync();
  await expect(page.getByText("Item created successfully.")).toBeVisible();
  await expect(row).toBeVisible();
  await expectPosted({ phone: beside, kept, front }, { id: room });
});

test("T8: one user's posts are not sent by the worker while another is logged in @whole-browser", async ({
  phone,
  kept,
  front,
  serverUrl,
}) => {
  const { page, account: anna } = phone;
  const room = await (await besideApp(phone)).write();
  await takeSession(page, await logIn(serverUrl, await createAccount(serverUrl)));
  await page.goto("/about");
  await sessionIsMirrored(page);
  const closed = await closeApp({ ...phone, page });
  await closed.post(room);
  await closed.sync();
  expect(await closed.synced()).toBe("sync-done");
  expect(front.keyed).toEqual([]);
  await takeSession(closed.page, await logIn(serverUrl, anna));
  const again = await secondTab(closed.page.context(), anna);
  await expectPosted({ phone: again, kept, front }, { id: room });
});

test("P7: the worker renews the tokens with the app closed; the app starts with them, still logged in @whole-browser", async ({
  phone,
  kept,
  front,
}) => {
  const closed = await closeApp(phone);
  const room = await closed.write({ colours: COLOURS });
  await closed.post(room);
  const old = await mirroredToken(closed.page);
  const renewals = breaking(front, REFRESH, []);
  const others = front.fault;
  front.fault = (request) => (request.authorization === `Bearer ${old}` ? ANSWERS.error(401) : others!(request));
  await closed.sync();
  await expectPosted({ phone: closed, kept, front }, { id: room, colours: COLOURS });
  const renewed = await mirroredToken(closed.page);
  expect(renewed).not.toBe(old);
  const { page } = await secondTab(closed.page.context(), phone.account, "/settings");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("access_token"))).toBe(renewed);
  await expect(page).toHaveURL(/\/settings/);
  expect(renewals()).toBe(1);
});

test("P8: the session is refused while the worker sends: an open page finds out and leads to the login @whole-browser", async ({
  phone,
  kept,
  front,
  serverUrl,
}) => {
  const { page, account } = phone;
  const beside = await besideApp(phone);
  const room = await beside.write({ colours: COLOURS });
  await page.goto("/about");
  await beside.post(room);
  breaking(front, UPLOAD, [ANSWERS.error(401), ANSWERS.error(401)]);
  breaking(front, REFRESH, [ANSWERS.error(401), ANSWERS.error(401)]);
  await beside.sync();
  await expect(page).toHaveURL(/\/login/);
  await beside.isIn("needs-login");
  await expectWaiting({ phone: beside, kept }, { id: room, colours: COLOURS });
  front.fault = null;
  await takeSession(page, await logIn(serverUrl, account));
  await page.goto("/about");
  await expectPosted({ phone: phoneOf(page, account), kept, front }, { id: room, colours: COLOURS });
});

/** Puts a session into the page's storage, in the place of the one before. */
async function takeSession(page: Page, { access_token, refresh_token }: Tokens): Promise<void> {
  await page.evaluate(
    (session) => Object.entries(session).forEach(([name, token]) => localStorage.setItem(name, token)),
    {
      refresh_token,
      access_token,
    },
  );
}
