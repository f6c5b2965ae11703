import { beforeEach, expect, test } from "vitest";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { postDraft } from "#offline/outbox/entries/enqueue.ts";
import { sendInBackground } from "#offline/outbox/sending/send-in-background.ts";
import { StillDueError } from "#offline/transport/still-due.ts";
import type { Sender } from "#offline/outbox/sending/sender.ts";
import { NeedsPageError } from "#offline/shrink/shrinking.ts";
import { emptyDrafts, FIELDS, network, OWNER, receipts, states, writtenDraft } from "./support.ts";

beforeEach(emptyDrafts);

/** The worker, woken; its pauses pass at once by the network's clock. */
function worker(server: ReturnType<typeof network>, parts: Partial<Sender> = {}) {
  const pauses: number[] = [];
  const sender: Sender = { ...server.sender, holder: "worker", place: "worker", ...parts };
  const pause = async (milliseconds: number) => {
    pauses.push(milliseconds);
    server.pass(milliseconds);
  };
  return { pauses, send: () => sendInBackground({ sender, pause }) };
}

const creations = (server: ReturnType<typeof network>) => server.asked.filter(({ name }) => name === "createListing");

test("B1: what waited is sent at once when the worker is woken, and its receipt says who sent it", async () => {
  const server = network();
  server.faults.push("lost-request");
  await postDraft(await writtenDraft({ photos: 2 }), FIELDS);
  await server.drain();
  expect(await states()).toEqual(["waiting"]);
  const { pauses, send } = worker(server);
  await send();
  expect(await states()).toEqual([]);
  expect(pauses).toEqual([]);
  expect(await receipts()).toMatchObject([{ type: "create", by: "worker" }]);
});

test("on an unstable network it retries within the event, with the page's backoff", async () => {
  const server = network();
  server.faults.push("lost-request", "lost-answer", "lost-request");
  await postDraft(await writtenDraft(), FIELDS);
  const { pauses, send } = worker(server);
  await send();
  expect(pauses).toEqual([1000, 2000, 4000]);
  expect(creations(server)).toHaveLength(4);
  expect(new Set(creations(server).map(({ key }) => key)).size).toBe(1);
});

test("B2, B6: on server errors the event fails after few tries, and the entry waits for the next event", async () => {
  const server = network();
  server.faults.push(...Array.from({ length: 50 }, () => ({ status: 503 })));
  await postDraft(await writtenDraft(), FIELDS);
  const { send } = worker(server);
  await expect(send()).rejects.toThrow(StillDueError);
  expect(await states()).toEqual(["waiting"]);
  expect(creations(server).length).toBeLessThanOrEqual(9);
  server.faults.length = 0;
  await send();
  expect(await states()).toEqual([]);
});

test("a time that the server has named is kept, though the browser wakes the worker before it", async () => {
  const server = network();
  server.faults.push({ status: 429, retryAfter: 600 });
  await postDraft(await writtenDraft(), FIELDS);
  const { send } = worker(server);
  await expect(send()).rejects.toThrow(StillDueError);
  await expect(send()).rejects.toThrow(StillDueError);
  expect(creations(server)).toHaveLength(1);
});

test("T4: the worker waits while a page sends, and takes over when the page dies", async () => {
  const server = network();
  await postDraft(await writtenDraft(), FIELDS);
  const page = Promise.withResolvers<void>();
  const held = navigator.locks.request("outbox", () => page.promise);
  await draftsDatabase().leases.put({ key: "sender", holder: "page", until: server.now() + 20_000 });
  let looks = 0;
  // The page renews its lease as long as it lives: no time passes by the clock.
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, (looks += 1)));
  const sent = sendInBackground({ sender: { ...server.sender, holder: "worker", place: "worker" }, pause });
  await expect.poll(() => looks).toBeGreaterThan(1);
  expect(creations(server)).toEqual([]);
  page.resolve();
  await held;
  await sent;
  expect(creations(server)).toHaveLength(1);
});

test("T8: signed out or as another user, it sends nothing and requests no further event", async () => {
  const server = network();
  await postDraft(await writtenDraft(), FIELDS);
  for (const somebody of ["anonymous", "user-b"]) {
    server.signIn(somebody);
    await worker(server).send();
  }
  expect(server.asked).toEqual([]);
  expect(await states()).toEqual(["queued"]);
});

test("a refused session parks the entry for its owner; the browser need not wake the worker for it", async () => {
  const server = network();
  server.faults.push({ status: 401 });
  await postDraft(await writtenDraft(), FIELDS);
  await worker(server).send();
  expect(await states()).toEqual(["needs-login"]);
});

test("a HEIC that only a page can read waits for a page; the next room is sent, and a page sends the HEIC at once", async () => {
  const server = network();
  const shrink: Sender["shrink"] = async (photo) => {
    if (photo.size === 50) throw new NeedsPageError("No decoder here");
    return photo;
  };
  await postDraft(await writtenDraft({ photos: 1 }), FIELDS);
  await postDraft(await writtenDraft({ title: "The next one" }), FIELDS);
  const { pauses, send } = worker(server, { shrink });
  await send();
  expect(pauses).toEqual([]);
  const [entry] = await draftsDatabase().outbox.where("owner").equals(OWNER).toArray();
  expect(entry?.state).toMatchObject({ name: "waiting", reason: "needs-page" });
  expect(creations(server)).toHaveLength(1);
  await server.drain();
  expect(await states()).toEqual([]);
});
