import type { Listing } from "../../src/domain/listings/listing.ts";
import { DEFAULT_NOTIFICATION_SETTINGS, type AlertTime } from "../../src/domain/notifications/notification.ts";
import type { SavedSearch } from "../../src/domain/saved-searches/saved-search.ts";
import { isShellKept } from "../e2e/offline/support/test.ts";
import { createAccount, logIn, type Account } from "../e2e/support/accounts.ts";
import { postRoom } from "../e2e/support/written-room.ts";
import { startAutopush, type Autopush } from "../support/browser-push/autopush.ts";
import type { BrowserPushService, PushServiceTold } from "../support/browser-push/browser-push-service.ts";
import { startGcm } from "../support/browser-push/gcm.ts";
import { logInFirst } from "./support/log-in.ts";
import type { Screen } from "./support/screen.ts";
import { expect, test as base, type OpenScreen } from "./support/test.ts";

const SEARCH = "/?mode=filter&city=Durham&high_price=173";
/** Of the site, so that it sees the phone's stores, but no screen of the app. */
const NO_SCREEN = "/api/v1/ping";
const SUBSCRIPTIONS = /^\/api\/v1\/push\/subscriptions/;

interface Fixtures {
  /** Of the browser's maker's kind. */
  pushes: BrowserPushService | Autopush;
  /** Opens the browser with that push service, on what it shows first: no screen of the app. */
  openWithPushes: (more?: PushServiceTold) => Promise<OpenScreen>;
  /** What the server knows of the reader, who is told of rooms at any hour. */
  known: Known;
  /** Posts a room that the search finds. */
  post: (title: string) => Promise<Listing>;
}

interface Known {
  /** To how many devices it sends pushes. */
  devices: () => Promise<number>;
  /** When it tells of each saved search. */
  alerts: () => Promise<AlertTime[]>;
}

const test = base.extend<Fixtures>({
  pushes: async ({ engineName, front }, use) => {
    const pushes = engineName === "Firefox" ? await startAutopush() : await startGcm();
    if (pushes.origins !== null) front.rewrite = { path: SUBSCRIPTIONS, from: pushes.origins, to: pushes.origin };
    await use(pushes);
    await pushes.close();
  },
  openWithPushes: async ({ open, pushes }, use) =>
    use(({ preferences } = {}) =>
      open({ pushService: { ...pushes.told, preferences: { ...pushes.told.preferences, ...preferences } } }),
    ),
  known: async ({ server, account }, use) => {
    const { access_token } = await logIn(server.url, account);
    const headers = { authorization: `Bearer ${access_token}`, "content-type": "application/json" };
    const ask = async (path: string, init: RequestInit = {}): Promise<unknown> =>
      (await fetch(`${server.url}/api/v1/${path}`, { headers, ...init })).json();
    // Stories are told at night, too.
    const atAnyHour = { ...DEFAULT_NOTIFICATION_SETTINGS, quiet_from: null, quiet_until: null };
    await ask("notification-settings", { method: "PUT", body: JSON.stringify(atAnyHour) });
    await use({
      devices: async () => ((await ask("notification-settings")) as { push_devices: number }).push_devices,
      alerts: async () => ((await ask("saved-searches")) as { data: SavedSearch[] }).data.map(({ alert }) => alert),
    });
  },
  post: async ({ server }, use) => {
    const poster = await logIn(server.url, await createAccount(server.url));
    await use((title) => postRoom(server.url, poster, { city: "Durham", price: 160, title }));
  },
});

test.skip(
  ({ engineName }) => engineName !== "Firefox" && engineName !== "Chromium",
  "those that can be told which push service to use",
);

test("A-76: a new room is pushed to the browser with the app open and closed, and once it is started again, and opens without a network", async ({
  openWithPushes,
  pushes,
  front,
  account,
  post,
  known,
}) => {
  let screen = await openWithPushes();
  await turnOnPushes(screen, account, known);
  expect(pushes.endpoints()).toHaveLength(1);
  expect(await known.devices()).toBe(1);

  const whileOpen = await post("While the app is open");
  await expect.poll(() => pushes.arrived).toBe(1);
  await expect.poll(() => shownBodies(screen)).toEqual([expect.stringContaining(whileOpen.title)]);

  await screen.tab.goTo("about:blank");
  const whileClosed = await post("While the app is closed");
  await expect.poll(() => pushes.arrived).toBe(2);

  await screen.close();
  const whileGone = await post("While the browser is closed");
  await expect.poll(() => pushes.received.length).toBe(3);
  screen = await openWithPushes();
  await expect.poll(() => pushes.arrived).toBe(3);

  expect(pushes.refused).toEqual([]);
  front.isDown = true;
  for (const { id, title } of [whileOpen, whileClosed, whileGone]) {
    await screen.goTo(`/?room=${id}`);
    await screen.shows({ text: title });
  }
  expect(await shownBodies(screen)).toContainEqual(expect.stringContaining(whileGone.title));
});

test("A-76: a push that the system does not show brings its room all the same", async ({
  openWithPushes,
  pushes,
  front,
  account,
  post,
  known,
  engineName,
}) => {
  test.skip(engineName !== "Firefox", "Chromium shows its own where the system has none");
  const screen = await openWithPushes({ preferences: { "alerts.useSystemBackend": true } });
  await turnOnPushes(screen, account, known);
  await screen.tab.goTo("about:blank");
  const { id, title } = await post("Shown nowhere");
  await expect.poll(() => pushes.arrived).toBe(1);
  front.isDown = true;
  await screen.goTo(`/?room=${id}`);
  await screen.shows({ text: title });
});

test("A-76: where notifications have no buttons, the page that a tap opens ends a search's alerts, and brings them back", async ({
  openWithPushes,
  pushes,
  front,
  account,
  post,
  known,
  engineName,
}) => {
  test.skip(engineName !== "Firefox", "Chromium's always have buttons");
  // As before Firefox had them.
  const screen = await openWithPushes({ preferences: { "dom.webnotifications.actions.enabled": false } });
  await turnOnPushes(screen, account, known);
  await screen.goTo(NO_SCREEN);
  expect(await screen.evaluate(() => "maxActions" in Notification)).toBe(false);
  const { id } = await post("One too many");
  await expect.poll(() => pushes.arrived).toBe(1);
  await expect.poll(() => shownTokens(screen)).toHaveLength(1);
  // WebDriver taps no notification: this is where the worker opens a page.
  const [token] = await shownTokens(screen);
  await screen.goTo(`/?room=${id}#off=${token}`);
  await screen.press({ button: "alerts-off.stop" });
  await expect.poll(known.alerts).toEqual(["off"]);
  await screen.press({ button: "alerts-off.undo-short" });
  await expect.poll(known.alerts).toEqual(["at_once"]);
  expect(await screen.evaluate(() => location.href)).not.toContain(token);
  expect(front.asked.join("\n")).not.toContain(token);
});

test("A-76: when the push service has dropped the subscription, the worker has a new one; without a network the next page has", async ({
  openWithPushes,
  pushes,
  front,
  account,
  post,
  known,
}) => {
  test.skip(!("forgetBrowsers" in pushes), "Chromium's push service has no way to tell it");
  const service = pushes as Autopush;
  const screen = await openWithPushes();
  await turnOnPushes(screen, account, known);
  const [dropped] = pushes.endpoints();
  await screen.goTo(NO_SCREEN);
  service.forgetBrowsers();
  await expect.poll(() => endpointHere(screen)).not.toBe(dropped);
  expect(pushes.endpoints()).toEqual([await endpointHere(screen)]);
  await post("By the worker's subscription");
  await expect.poll(() => pushes.arrived).toBe(1);

  front.isDown = true;
  const asked = () => front.asked.filter((path) => path === "/api/v1/push/key").length;
  const before = asked();
  service.forgetBrowsers();
  await expect.poll(asked).toBeGreaterThan(before);
  expect(pushes.endpoints()).toEqual([]);
  front.isDown = false;
  const old = await endpointHere(screen);
  await screen.goTo("/");
  await expect.poll(() => endpointHere(screen)).not.toBe(old);
  await post("By the page's subscription");
  await expect.poll(() => pushes.arrived).toBe(2);
  expect(await known.devices()).toBe(1);
});

test("A-76: a subscription whose end the server did not hear of is forgotten with the next push, which the push service refuses", async ({
  openWithPushes,
  pushes,
  front,
  account,
  post,
  known,
}) => {
  const screen = await openWithPushes();
  await turnOnPushes(screen, account, known);
  await screen.goTo("/saved-searches");
  await screen.shows({ button: "push.turn-off" });
  front.fault = ({ method }) => (method === "DELETE" ? { kind: "drop" } : null);
  await screen.press({ button: "push.turn-off" });
  await screen.shows({ said: "push.question" });
  await expect.poll(() => pushes.endpoints()).toEqual([]);
  expect(await known.devices()).toBe(1);
  await post("For nobody any more");
  await expect.poll(known.devices).toBe(0);
  expect(pushes.arrived).toBe(0);
});

test("A-76: a subscription under a key that the server has no more is replaced when the app opens", async ({
  openWithPushes,
  pushes,
  account,
  post,
  known,
}) => {
  const screen = await openWithPushes();
  await turnOnPushes(screen, account, known);
  await screen.goTo(NO_SCREEN);
  const other = await screen.evaluate(subscribeUnderAnotherKey);
  expect(pushes.endpoints()).toEqual([other]);
  await screen.goTo("/");
  await expect.poll(() => endpointHere(screen)).not.toBe(other);
  expect(pushes.endpoints()).toEqual([await endpointHere(screen)]);
  await post("Under the server's key");
  await expect.poll(() => pushes.arrived).toBe(1);
  expect(await known.devices()).toBe(1);
});

/** Saves the search, asks to be told at once, and turns on pushes to this browser. */
async function turnOnPushes(screen: Screen, account: Account, known: Known): Promise<void> {
  await logInFirst(screen, account);
  await expect.poll(() => screen.evaluate(isShellKept).catch(() => false), { timeout: 120_000 }).toBe(true);
  await screen.goTo(SEARCH);
  await screen.press({ button: "save-search" });
  await screen.press({ css: "[role=dialog] [role=radiogroup] label", at: 1 });
  await screen.press({ button: "push.turn-on" });
  await screen.shows({ said: "push.on" });
  await screen.press({ button: "saved-search.done" });
  // A room that is posted before the account has the search is none of its new ones.
  await expect.poll(known.alerts).toEqual(["at_once"]);
}

function shownBodies(screen: Screen): Promise<string[]> {
  return screen.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ body }) => body);
  });
}

/** What ends the messages that are shown. */
function shownTokens(screen: Screen): Promise<string[]> {
  return screen.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ data }) => (data as { offToken: string }).offToken);
  });
}

/** The path of the endpoint that this phone has last told the server of. */
function endpointHere(screen: Screen): Promise<string | undefined> {
  return screen.evaluate(readEndpoint).catch(() => undefined);
}

/** Runs inside a page of the site. */
async function readEndpoint(): Promise<string | undefined> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(request.error ?? new Error("No store")));
    });
  const db = await done(indexedDB.open("qiying-documents"));
  const rows = await done<{ endpoint: string }[]>(db.transaction("pushes").objectStore("pushes").getAll());
  db.close();
  return rows[0] && new URL(rows[0].endpoint).pathname;
}

/** As if the server had had another key when this phone subscribed. Runs inside a page of the site. @returns The endpoint's path. */
async function subscribeUnderAnotherKey(): Promise<string> {
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
  const { publicKey } = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, ["sign"]);
  const applicationServerKey = await crypto.subtle.exportKey("raw", publicKey);
  const { endpoint } = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const opening = indexedDB.open("qiying-documents");
  await new Promise((resolve) => opening.addEventListener("success", resolve));
  const write = opening.result.transaction("pushes", "readwrite");
  const reading = write.objectStore("pushes").getAll();
  reading.addEventListener("success", () => {
    write.objectStore("pushes").put({ ...(reading.result as object[])[0], endpoint });
  });
  await new Promise((resolve) => write.addEventListener("complete", resolve));
  opening.result.close();
  return new URL(endpoint).pathname;
}
