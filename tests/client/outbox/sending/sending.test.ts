import { i18n } from "@lingui/core";
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from "vitest";
import { messages as en } from "#locales/en.po";
import type { Listing } from "#domain/listings/listing.ts";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { removeDraftRows } from "#offline/drafts/draft-rows.ts";
import { postDraft } from "#offline/outbox/entries/enqueue.ts";
import { pageSender } from "../../../../src/client/outbox/sending/page-sender.ts";
import { sendNow, sendSoon, startSending } from "../../../../src/client/outbox/sending/sending.ts";
import { storeTrouble } from "../../../../src/client/drafts/store/store-trouble.ts";
import { unsent } from "../../../../src/client/drafts/store/unsent.ts";
import { accessToken, endSession, startSession } from "../../../../src/client/api/credentials/session.ts";
import { connection } from "../../../../src/client/platform/connection/connection.ts";
import { noteServerTime, toldServerTime } from "../../../../src/client/platform/clock/server-clock.ts";
import { toasts } from "../../../../src/client/ui/toasts/toasts.ts";
import { emptyDrafts, FIELDS, states, writtenDraft } from "../../../offline/outbox/support.ts";
import { emptyMirror, tokensOf } from "../../../offline/session/session-support.ts";
import { DAY_MS, room } from "../../../offline/support.ts";
import { refusalBody } from "../../../offline/own-code.ts";

i18n.loadAndActivate({ locale: "en", messages: en });

const ANNA = tokensOf({ sub: "user-a", sid: "anna" });
const BEN = tokensOf({ sub: "user-b", sid: "ben" });

interface Asked {
  path: string;
  token: string | undefined;
  key: string | undefined;
  /** When, epoch milliseconds. */
  at: number;
}

type Fate = (asked: Asked) => Response | null;

let asked: Asked[];
/** What becomes of a request; null has the server carry it out. */
let fate: Fate;
let underWay: number;
let mostUnderWay: number;

const json = (status: number, body: object) => Response.json(body, { status });

beforeEach(async () => {
  asked = [];
  [underWay, mostUnderWay] = [0, 0];
  fate = () => null;
  endSession();
  await emptyMirror();
  await emptyDrafts();
  connection.value = "online";
  toldServerTime.value = null;
  vi.spyOn(window, "fetch").mockImplementation(async (input, init) => {
    const { authorization, "idempotency-key": key } = (init?.headers ?? {}) as Record<string, string>;
    const one = { path: input as string, token: authorization?.replace("Bearer ", ""), key, at: Date.now() };
    if (one.path === "/api/v1/ping") return json(503, { detail: "No" });
    underWay += 1;
    mostUnderWay = Math.max(mostUnderWay, underWay);
    await new Promise((resolve) => setTimeout(resolve, 5));
    underWay -= 1;
    asked.push(one);
    return fate(one) ?? json(200, posting(init?.body as string));
  });
  startSession(ANNA);
  startSending();
});
afterEach(async () => {
  await expect.poll(() => underWay).toBe(0);
  vi.restoreAllMocks();
  endSession();
  connection.value = "online";
});

const creations = () => asked.filter(({ path }) => path === "/api/v1/items/");

/** What the server answers to a room that it has just been given. */
function posting(body: string): Listing {
  return room((JSON.parse(body) as Listing).id, { ...FIELDS, created_at: new Date().toISOString() });
}

/** A posted room of somebody. */
async function posted(owner = "user-a"): Promise<void> {
  await postDraft(await writtenDraft({ owner }), FIELDS);
}

test("what is posted is sent at once with its own key, told, and no longer counted", async () => {
  connection.value = "offline";
  await posted();
  await expect.poll(() => unsent.value.all).toBe(1);
  connection.value = "online";
  await expect.poll(() => states()).toEqual([]);
  expect(creations()).toHaveLength(1);
  expect(creations()[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  await expect.poll(() => toasts.value.map(({ text }) => text)).toContain("Item created successfully.");
  await expect.poll(() => unsent.value.all).toBe(0);
});

test("Q3: without a network nothing is tried, and its return sends", async () => {
  connection.value = "offline";
  await posted();
  sendSoon();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(asked).toEqual([]);
  expect(await states()).toEqual(["queued"]);
  connection.value = "online";
  await expect.poll(() => states()).toEqual([]);
});

test("B7: a network that comes and goes has one request under way at most, and each entry is sent once", async () => {
  for (let index = 0; index < 4; index += 1) await posted();
  for (let turn = 0; turn < 20; turn += 1) {
    connection.value = turn % 2 === 0 ? "offline" : "online";
    sendSoon();
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
  connection.value = "online";
  await expect.poll(() => states()).toEqual([]);
  expect(creations()).toHaveLength(4);
  expect(mostUnderWay).toBe(1);
});

test("B6: after a server error it sends nothing before the backoff ends, however often the user posts", async () => {
  fate = () => json(503, { detail: "Service Unavailable", code: "service_unavailable" });
  await posted();
  sendSoon();
  await expect.poll(() => states()).toEqual(["waiting"]);
  const [entry] = await draftsDatabase().outbox.toArray();
  const tried = creations().length;
  fate = () => null;
  for (let turn = 0; turn < 30; turn += 1) sendSoon();
  await expect.poll(() => states()).toEqual([]);
  expect(creations()).toHaveLength(tried + 1);
  expect(entry?.state).toMatchObject({ name: "waiting" });
  const { until } = entry!.state as { until: number };
  expect(creations().at(-1)?.at).toBeGreaterThanOrEqual(until);
});

test("P8: a refused session leads to the login and keeps the entry; the owner's next login sends it", async () => {
  fate = ({ path }) =>
    path === "/api/v1/items/" || path === "/api/v1/refresh" ? json(401, refusalBody(401, "No")) : null;
  await posted();
  sendSoon();
  await expect.poll(() => states()).toEqual(["needs-login"]);
  expect(accessToken.peek()).toBeNull();
  fate = () => null;
  startSession(BEN);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(asked.filter(({ token }) => token === BEN.access_token)).toEqual([]);
  expect(await states()).toEqual(["needs-login"]);
  endSession();
  startSession(ANNA);
  await expect.poll(() => states()).toEqual([]);
});

test("S3, A13: what waited for a login that a full phone could not note goes when the network returns", async () => {
  fate = ({ path }) =>
    path === "/api/v1/items/" || path === "/api/v1/refresh" ? json(401, refusalBody(401, "No")) : null;
  await posted();
  sendSoon();
  await expect.poll(() => states()).toEqual(["needs-login"]);
  fate = () => null;
  const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  startSession(ANNA);
  await expect.poll(() => full.mock.contexts.map((store) => (store as IDBObjectStore).name)).toContain("outbox");
  expect(await states()).toEqual(["needs-login"]);
  full.mockRestore();
  connection.value = "offline";
  connection.value = "online";
  await expect.poll(() => states()).toEqual([]);
});

test("A-44: when another user logs in during a request, their token is never sent with the entry", async () => {
  let renewals = 0;
  fate = ({ path }) => {
    if (path === "/api/v1/refresh") {
      renewals += 1;
      startSession(BEN);
      return json(401, refusalBody(401, "No"));
    }
    return path === "/api/v1/items/" ? json(401, refusalBody(401, "No")) : null;
  };
  await posted();
  sendSoon();
  await expect.poll(() => renewals).toBe(1);
  await expect.poll(() => underWay).toBe(0);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(creations().map(({ token }) => token)).toEqual([ANNA.access_token]);
  expect(await states()).not.toContain("sending");
});

test("while another tab sends, this one waits", async () => {
  const [isHeld, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const held = navigator.locks.request("outbox", () => (isHeld.resolve(), other.promise));
  // This tab may still be looking for what there is to send after the login.
  await isHeld.promise;
  await draftsDatabase().leases.put({ key: "sender", holder: "other", until: Date.now() + 20_000 });
  await posted();
  sendSoon();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(asked).toEqual([]);
  other.resolve();
  await held;
  sendNow();
  await expect.poll(() => states()).toEqual([]);
});

test("the page tells what the worker has sent for this user, not what another tab sent or another user's", async () => {
  const about = { kind: "listing", entityId: "1", title: "A room", at: 1, wasThere: false } as const;
  const arrived = (owner: string, type: "create" | "update" | "delete", by: "page" | "worker") =>
    draftsDatabase().receipts.add({ ...about, merged: [], owner, type, by });
  const told = () => toasts.value.map(({ text }) => text);
  // The page looks on as soon as it has seen what there was before.
  await expect.poll(() => arrived("user-a", "delete", "worker").then(told)).not.toEqual([]);
  await arrived("user-a", "create", "page");
  await arrived("user-b", "create", "worker");
  await arrived("user-a", "update", "worker");
  // Of the deletions above, more may be told meanwhile.
  const others = () => told().filter((text) => text !== "The item was deleted successfully.");
  await expect.poll(others).toEqual(["Item updated successfully."]);
});

test("each tab has its own id", () => expect(pageSender.holder).toMatch(/^[0-9a-f-]{36}$/));

test("S8, W3: a phone clock a month ahead deletes no unsent work, before and after the server's time is known", async () => {
  const lastSeen = Date.now() - 31 * DAY_MS;
  await writtenDraft({ owner: "user-b" });
  await draftsDatabase().presences.put({ owner: "user-b", at: lastSeen });
  const sweptFor = async () => (await draftsDatabase().presences.get("user-c"))?.at;

  startSession(tokensOf({ sub: "user-c", sid: "carl" }));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await sweptFor()).toBeUndefined();

  noteServerTime(lastSeen + 60_000);
  await expect.poll(sweptFor).toBeLessThan(lastSeen + DAY_MS);
  expect(await draftsDatabase().drafts.where("owner").equals("user-b").count()).toBe(1);
  noteServerTime(Date.now());
});

test("S8: a clock that is set by years while the app is open deletes no unsent work when somebody else logs in", async () => {
  await writtenDraft({ owner: "user-b" });
  await draftsDatabase().presences.put({ owner: "user-b", at: Date.now() });
  noteServerTime(Date.now());
  const ahead = Date.now() + 3 * 365 * DAY_MS;
  vi.spyOn(Date, "now").mockReturnValue(ahead);
  startSession(tokensOf({ sub: "user-d", sid: "dora" }));
  const seenAt = async () => (await draftsDatabase().presences.get("user-d"))?.at;
  await expect.poll(seenAt).toBeLessThan(ahead - DAY_MS);
  expect(await draftsDatabase().drafts.where("owner").equals("user-b").count()).toBe(1);
});

test.each([
  ["a draft is removed", (id: string) => removeDraftRows("user-a", id)],
  ["the browser reports more room", () => void free.mockResolvedValue({ quota: 9_000_000, usage: 1_000_000 })],
])(
  "S3: a full phone sends as soon as it has room: %s",
  async (_, makeRoom) => {
    free = vi.spyOn(navigator.storage, "estimate").mockResolvedValue({ quota: 9_000_000, usage: 9_000_000 });
    const other = await writtenDraft();
    connection.value = "offline";
    await posted();
    // oxlint-disable-next-line typescript/unbound-method -- It is called on the store that it was called on.
    const { put } = IDBObjectStore.prototype;
    const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (
      this: IDBObjectStore,
      ...given
    ) {
      if (this.name !== "outbox" && this.name !== "leases") return put.apply(this, given);
      throw new DOMException("Full", "QuotaExceededError");
    });
    connection.value = "online";
    await expect.poll(() => storeTrouble.value, { timeout: 15_000 }).toBe("full");
    // The watch has seen what there is.
    await new Promise((resolve) => setTimeout(resolve, 3000));
    full.mockRestore();
    expect(creations()).toEqual([]);
    await makeRoom(other.id);
    await expect.poll(creations, { timeout: 20_000 }).toHaveLength(1);
    await expect.poll(() => storeTrouble.value).toBe(null);
  },
  60_000,
);

let free: MockInstance<StorageManager["estimate"]>;
