import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dexieStore } from "#offline/database/dexie-store.ts";
import { pushOf } from "#offline/database/live.ts";
import type { PushRow } from "#offline/documents/push-row.ts";
import { endSession, startSession } from "../../../../src/client/api/credentials/session.ts";
import { confirmPush } from "../../../../src/client/sync/push/push-subscription.ts";
import { connection } from "../../../../src/client/platform/connection/connection.ts";
import { currentLanguage } from "../../../../src/client/platform/language/i18n.ts";
import { emptyMirror, tokensOf } from "../../../offline/session/session-support.ts";

const OWNER = "reader";
const [KEY, OTHER_KEY] = [1, 2].map((fill) => new Uint8Array(65).fill(fill));
const KNOWN = "https://push.example/1";

/** What the browser has subscribed to; what it does without a push service, which no browser of these tests has. */
let subscription: { endpoint: string; key: Uint8Array } | null;
let canSubscribe: boolean;
let asked: { what: string; body?: { endpoint: string; replaces?: string } }[];

const manager = {
  getSubscription: async () => (subscription === null ? null : asSubscription(subscription)),
  async subscribe({ applicationServerKey }: { applicationServerKey: Uint8Array }) {
    if (!canSubscribe) throw new DOMException("There is no push service", "AbortError");
    if (subscription !== null) throw new DOMException("It has another key", "InvalidStateError");
    subscription = { endpoint: "https://push.example/2", key: applicationServerKey };
    return asSubscription(subscription);
  },
};

function asSubscription({ endpoint, key }: { endpoint: string; key: Uint8Array }) {
  return {
    endpoint,
    options: { applicationServerKey: Uint8Array.from(key).buffer },
    toJSON: () => ({ endpoint, keys: { p256dh: "point", auth: "secret" } }),
    async unsubscribe() {
      subscription = null;
      return true;
    },
  };
}

beforeEach(async () => {
  [subscription, canSubscribe, asked] = [{ endpoint: KNOWN, key: KEY! }, true, []];
  await emptyMirror();
  connection.value = "online";
  startSession(tokensOf({ sub: OWNER, sid: "reader-1" }));
  vi.stubGlobal("Notification", { permission: "granted" });
  const registration = { pushManager: manager } as unknown as ServiceWorkerRegistration;
  vi.spyOn(navigator.serviceWorker, "ready", "get").mockResolvedValue(registration);
  vi.spyOn(window, "fetch").mockImplementation(async (input, init) => {
    const path = (input as string).replace("/api/v1", "");
    if (path === "/push/key") return Response.json({ public_key: base64url(KEY!) });
    const body = typeof init?.body === "string" ? { body: JSON.parse(init.body) } : {};
    asked.push({ what: `${init?.method} ${path}`, ...body });
    if (init?.method === "DELETE") return new Response(null, { status: 204 });
    return Response.json({ id: "new-id", language: "en", created_at: new Date().toISOString() });
  });
  await dexieStore.write(["pushes"], (tx) => tx.put("pushes", row()));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  endSession();
});

function row(): PushRow {
  return { owner: OWNER, endpoint: KNOWN, id: "known-id", language: currentLanguage(), confirmedAt: Date.now() };
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

test("A-76: a subscription that is as the server knows it is left alone", async () => {
  await confirmPush(OWNER);
  expect(asked).toEqual([]);
  expect(await pushOf(OWNER)).toMatchObject({ endpoint: KNOWN, id: "known-id" });
});

test("A-76: one that the browser has ended is made anew when the app opens, and the server told which it replaces", async () => {
  subscription = null;
  await confirmPush(OWNER);
  const body = { endpoint: "https://push.example/2", replaces: KNOWN };
  expect(asked).toEqual([{ what: "PUT /push/subscriptions", body: expect.objectContaining(body) }]);
  expect(await pushOf(OWNER)).toMatchObject({ endpoint: "https://push.example/2", id: "new-id" });
});

test("A-76: one under another key than the server's is replaced by one under that", async () => {
  subscription = { endpoint: KNOWN, key: OTHER_KEY! };
  await confirmPush(OWNER);
  expect(subscription).toEqual({ endpoint: "https://push.example/2", key: KEY });
  expect(asked).toMatchObject([{ what: "PUT /push/subscriptions", body: { replaces: KNOWN } }]);
});

test("A-76: without a push service it is tried again when the app next opens", async () => {
  [subscription, canSubscribe] = [null, false];
  await confirmPush(OWNER);
  expect(asked).toEqual([]);
  expect(await pushOf(OWNER)).toMatchObject({ endpoint: KNOWN });
  canSubscribe = true;
  await confirmPush(OWNER);
  expect(await pushOf(OWNER)).toMatchObject({ endpoint: "https://push.example/2" });
});

test.each(["denied", "default"])(
  "A-76: where notifications are not allowed any more (%s) nothing is asked, and the server is told",
  async (permission) => {
    vi.stubGlobal("Notification", { permission });
    subscription = null;
    await confirmPush(OWNER);
    expect(subscription).toBeNull();
    expect(asked).toEqual([{ what: "DELETE /push/subscriptions/known-id" }]);
    expect(await pushOf(OWNER)).toBeUndefined();
  },
);
