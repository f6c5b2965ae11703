import { beforeEach, expect, test, vi } from "vitest";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { postDraft } from "#offline/outbox/entries/enqueue.ts";
import { changeProfile } from "#offline/outbox/entries/enqueue-deeds.ts";
import { outboxOf } from "#offline/outbox/entries/outbox-of.ts";
import { HIDDEN_LEASE_MS, LEASE_MS } from "#offline/transport/sender-lease.ts";
import { StoreSilentError } from "#offline/transport/store-watchdog.ts";
import { emptyDrafts, FIELDS, network, OWNER, states, writtenDraft } from "./support.ts";

beforeEach(emptyDrafts);

const creations = (server: ReturnType<typeof network>) => server.asked.filter(({ name }) => name === "createListing");

test("T1: two tabs at once send each entry once", async () => {
  const server = network();
  for (let index = 0; index < 5; index += 1) await postDraft(await writtenDraft(), FIELDS);
  const drained = await Promise.all([server.drain(), server.drain({ holder: "tab-2" })]);
  expect(drained.map(({ kind }) => kind).toSorted()).toEqual(["blocked", "drained"]);
  expect(creations(server)).toHaveLength(5);
});

test("T4: page and worker drain at the same moment: one of them sends, each entry once", async () => {
  const server = network();
  for (let index = 0; index < 5; index += 1) await postDraft(await writtenDraft(), FIELDS);
  const worker = new Worker(new URL("drain.worker.ts", import.meta.url), { type: "module" });
  await heard(worker);
  // Whoever sends does not end before the other has come back: they are at it at the same time.
  const workers = heard<{ kind: string; sent: string[] }>(worker);
  const { api } = server.sender;
  const call: typeof api.call = async (...asked) => (await workers, api.call(...asked));
  worker.postMessage("drain");
  const page = await server.drain({ api: { ...api, call } });
  worker.postMessage("page is done");
  const { kind, sent } = await workers;
  worker.terminate();
  expect([page.kind, kind].toSorted()).toEqual(["blocked", "drained"]);
  const keys = [...creations(server).map(({ key }) => key), ...sent];
  expect(keys).toHaveLength(5);
  expect(new Set(keys).size).toBe(5);
  expect(sent).toHaveLength(kind === "drained" ? 5 : 0);
  expect(await states()).toEqual([]);
});

/** As in browsers that have no Web Locks. */
async function withoutLocks(work: () => Promise<void>): Promise<void> {
  const locks = Object.getOwnPropertyDescriptor(Navigator.prototype, "locks")!;
  Reflect.deleteProperty(Navigator.prototype, "locks");
  try {
    await work();
  } finally {
    Object.defineProperty(Navigator.prototype, "locks", locks);
  }
}

/** An API whose answers come once `answer` is called. */
function late({ sender }: ReturnType<typeof network>) {
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  const call: typeof sender.api.call = async (...asked) => {
    const answered = await sender.api.call(...asked);
    await promise;
    return answered;
  };
  return { api: { ...sender.api, call }, answer };
}

test("T5: without locks the lease alone lets one tab send", () =>
  withoutLocks(async () => {
    const server = network();
    for (let index = 0; index < 5; index += 1) await postDraft(await writtenDraft(), FIELDS);
    await Promise.all([server.drain(), server.drain({ holder: "tab-2" })]);
    expect(creations(server)).toHaveLength(5);
  }));

test("S11: without locks a tab that thaws takes no entry which another one is sending", () =>
  withoutLocks(async () => {
    const server = network();
    await postDraft(await writtenDraft(), FIELDS);
    const [frozen, other] = [late(server), late(server)];
    const first = server.drain({ api: frozen.api });
    await expect.poll(() => server.asked.length).toBe(1);
    server.pass(LEASE_MS + 1);
    const second = server.drain({ holder: "tab-2", api: other.api });
    await expect.poll(() => server.asked.length).toBe(2);
    frozen.answer();
    expect(await first).toEqual({ kind: "drained", nextAt: null });
    expect(server.asked).toHaveLength(2);
    other.answer();
    await second;
    expect(server.rows.size).toBe(1);
    expect(server.asked).toHaveLength(2);
  }));

test("S11: a hidden page keeps its lease as long as its throttled timers may be late", () =>
  withoutLocks(async () => {
    const server = network();
    await postDraft(await writtenDraft(), FIELDS);
    const hidden = late(server);
    const first = server.drain({ api: hidden.api, isThrottled: () => true });
    await expect.poll(() => server.asked.length).toBe(1);
    server.pass(HIDDEN_LEASE_MS - 1);
    expect(await server.drain({ holder: "tab-2" })).toEqual({ kind: "blocked" });
    hidden.answer();
    await first;
    expect(server.asked).toHaveLength(1);
  }));

test("S10: a lock is stolen whose holder has written no lease for as long as a lease lasts", async () => {
  const server = network();
  await postDraft(await writtenDraft(), FIELDS);
  const held = navigator.locks.request("outbox", () => new Promise(() => undefined)).catch(() => "stolen");
  expect(await server.drain()).toEqual({ kind: "blocked" });
  server.pass(LEASE_MS + 1);
  expect(await server.drain()).toMatchObject({ kind: "drained" });
  expect(await held).toBe("stolen");
  expect(server.rows.size).toBe(1);
});

test("S10: a store that does not answer while sending is opened anew, and the entry goes out at the next try", async () => {
  const server = network();
  await postDraft(await writtenDraft(), FIELDS);
  const { outbox, leases } = draftsDatabase();
  const busy = new AbortController();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    // Asked on and on, it lets no other transaction begin.
    const hog = draftsDatabase()
      .transaction("rw", outbox, leases, async () => {
        while (!busy.signal.aborted) await leases.get("sender");
      })
      .catch(() => undefined);
    const silent = server.drain().catch((error: unknown) => error);
    for (let round = 0; round < 6; round += 1) await vi.advanceTimersByTimeAsync(5000);
    expect(await silent).toBeInstanceOf(StoreSilentError);
    busy.abort();
    await hog;
  } finally {
    vi.useRealTimers();
  }
  // The first may find the lock still held by what was given up.
  for (let tries = 0; tries < 2; tries += 1) {
    server.pass(LEASE_MS + 1);
    await server.drain();
  }
  expect(server.rows.size).toBe(1);
  expect(await states()).toEqual([]);
});

test("S16: a connection to the store that is lost without a word is opened anew", async () => {
  const server = network();
  await postDraft(await writtenDraft(), FIELDS);
  draftsDatabase().backendDB().close();
  await server.drain();
  expect(server.rows.size).toBe(1);
  expect(await states()).toEqual([]);
});

test("T3: the lock of a frozen tab is stolen when its lease has expired", async () => {
  const server = network();
  await postDraft(await writtenDraft(), FIELDS);
  const frozen = Promise.withResolvers<void>();
  const held = navigator.locks.request("outbox", () => frozen.promise).catch(() => "stolen");
  await draftsDatabase().leases.put({ key: "sender", holder: "frozen", until: server.now() + LEASE_MS });
  expect(await server.drain()).toEqual({ kind: "blocked" });
  server.pass(LEASE_MS + 1);
  expect(await server.drain()).toMatchObject({ kind: "drained" });
  expect(await held).toBe("stolen");
  expect(creations(server)).toHaveLength(1);
});

test("T3: a sender whose entry another has taken over settles nothing", async () => {
  const server = network();
  await postDraft(await writtenDraft(), FIELDS);
  const { api } = server.sender;
  const slow = Promise.withResolvers<void>();
  const call: typeof api.call = async (...asked) => {
    const answer = await api.call(...asked);
    await slow.promise;
    return answer;
  };
  const first = server.drain({ api: { ...api, call } });
  await expect.poll(() => server.asked.length).toBe(1);
  server.pass(LEASE_MS + 1);
  await draftsDatabase().leases.clear();
  const second = navigator.locks
    .request("outbox", { steal: true }, () => undefined)
    .then(() => server.drain({ holder: "tab-2" }));
  await expect.poll(() => server.asked.length).toBe(2);
  slow.resolve();
  await Promise.all([first, second]);
  expect(server.rows.size).toBe(1);
  expect(await states()).toEqual([]);
  expect((await outboxOf(OWNER)).receipts).toHaveLength(1);
});

test("T3, W-03: a photo whose answer a frozen tab has not heard is sent again under its own key, and is there once", async () => {
  const server = network();
  await postDraft(await writtenDraft({ photos: 1 }), FIELDS);
  const { api } = server.sender;
  const slow = Promise.withResolvers<void>();
  const upload: typeof api.upload = async (...sent) => {
    const answer = await api.upload(...sent);
    await slow.promise;
    return answer;
  };
  const first = server.drain({ api: { ...api, upload } });
  await expect.poll(() => server.asked.length).toBe(1);
  server.pass(LEASE_MS + 1);
  await server.drain({ holder: "tab-2" });
  slow.resolve();
  await first;
  const uploads = server.asked.filter(({ name }) => name === "uploadImage");
  expect(uploads).toHaveLength(2);
  expect(new Set(uploads.map(({ key }) => key)).size).toBe(1);
  expect([...server.rows.values()].map(({ images }) => images.length)).toEqual([1]);
  expect([creations(server).length, await states()]).toEqual([1, []]);
});

test("an entry left by a dead sender is sent again with the same key", async () => {
  const server = network();
  await postDraft(await writtenDraft(), FIELDS);
  const [entry] = (await outboxOf(OWNER)).entries;
  await draftsDatabase().outbox.put({ ...entry!, state: { name: "sending", attempt: "dead", step: "saving" } });
  await server.drain();
  expect(creations(server).map(({ key }) => key)).toEqual([entry!.key]);
});

test("T8: users of one phone can't send or see each other's entries", async () => {
  const server = network();
  await postDraft(await writtenDraft(), FIELDS);
  server.signIn("user-b");
  await server.drain();
  expect(server.asked).toEqual([]);
  expect((await outboxOf("user-b")).entries).toEqual([]);
  server.signIn(OWNER);
  await server.drain();
  expect(server.rows.size).toBe(1);
});

test("A-44: another user logs in while photos are on their way: nothing more is sent", async () => {
  const server = network();
  await postDraft(await writtenDraft({ photos: 3 }), FIELDS);
  const { api } = server.sender;
  const upload: typeof api.upload = async (...asked) => {
    const answer = await api.upload(...asked);
    server.signIn("user-b");
    return answer;
  };
  await server.drain({ api: { ...api, upload } });
  expect(server.asked).toHaveLength(1);
  expect(await states()).toEqual(["queued"]);
});

test("changes of the profile that are still unsent become one", async () => {
  const server = network();
  await changeProfile(OWNER, { receive_updates: true });
  await changeProfile(OWNER, { allow_data_for_training: true });
  const { entries } = await outboxOf(OWNER);
  expect(entries.map(({ change }) => change)).toEqual([
    { type: "profile", body: { receive_updates: true, allow_data_for_training: true } },
  ]);
  expect(server.asked).toEqual([]);
});

test("P19: when storing the outcome fails, it sends again with the same key and creates one room", async () => {
  const server = network();
  const draft = await writtenDraft();
  await postDraft(draft, FIELDS);
  const put = Reflect.get(IDBObjectStore.prototype, "delete");
  IDBObjectStore.prototype.delete = function (...asked) {
    if (this.name === "outbox") throw new DOMException("Broken", "UnknownError");
    return put.apply(this, asked);
  };
  await server.drain().catch(() => undefined);
  IDBObjectStore.prototype.delete = put;
  expect(await states()).toEqual(["sending"]);
  await server.drain();
  expect(creations(server).map(({ key }) => key)).toEqual([creations(server)[0]?.key, creations(server)[0]?.key]);
  expect(server.rows.size).toBe(1);
  expect(await states()).toEqual([]);
});

function heard<Word>(worker: Worker): Promise<Word> {
  return new Promise((resolve, reject) => {
    worker.addEventListener("message", ({ data }) => resolve(data as Word), { once: true });
    worker.addEventListener("error", reject, { once: true });
  });
}
