import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/durations.ts";
import { emptyViewing, type ViewingContent } from "#domain/viewings/viewing.ts";
import { account, device, held, ID, OTHER_ID, OWNER, type Account } from "./device.ts";

const noted = (notes: string): ViewingContent => ({ ...emptyViewing, notes });
const notesOf = ({ rows }: Account, id = ID) => rows.get(id)?.content.notes;
const IN_STEP = { kind: "synced", nextAt: null };

/** A device with a viewing that is in step. */
async function settledDevice(server: Account, notes = "first") {
  const phone = device(server);
  await phone.save();
  await phone.edit({ notes });
  await phone.sync();
  server.asked.length = 0;
  return phone;
}

test("what is written is sent once, and then in step", async () => {
  const server = account();
  const phone = device(server);
  await phone.save();
  await phone.edit({ notes: "first" });
  expect(await phone.sync()).toEqual(IN_STEP);
  expect(server.asked).toEqual(["putViewing", "listViewings"]);
  expect(await phone.row()).toMatchObject({
    base: noted("first"),
    version: server.rows.get(ID)!.version,
    wanted: null,
    unsent: 0,
  });
  expect(await phone.sync()).toEqual(IN_STEP);
  expect(server.asked).toHaveLength(2);
});

test("nothing is sent while nobody, or somebody else, is signed in", async () => {
  const server = account();
  const phone = device(server);
  await phone.save();
  for (const other of [null, "user-b"]) {
    server.clock.signedIn = other;
    await phone.sync();
    expect(server.rows.size).toBe(0);
    expect((await phone.row())?.unsent).toBe(1);
  }
});

test("A12, S2: without a network all waits, ever longer; the network's return ends that", async () => {
  const server = account();
  const phone = device(server);
  await phone.save();
  server.faults.push("lost-request");
  const { now } = server.clock;
  expect(await phone.sync()).toEqual({ kind: "synced", nextAt: now + 1000 });
  expect(await phone.row()).toMatchObject({
    wanted: { failures: 1, lastWait: "no-answer", state: { name: "waiting" } },
  });
  expect(await phone.sync()).toEqual({ kind: "synced", nextAt: now + 1000 });
  expect(server.asked).toEqual(["putViewing"]);
  await phone.wake();
  expect(await phone.sync()).toEqual(IN_STEP);
  expect(server.rows.size).toBe(1);
});

test("S2: what alone does not get through holds up nothing else", async () => {
  const server = account();
  const phone = device(server);
  server.answerPings();
  server.refusedOnTheWay.add(ID);
  await phone.save();
  await phone.save(OTHER_ID);
  expect(await phone.sync()).toEqual({ kind: "synced", nextAt: server.clock.now + 1000 });
  expect([...server.rows.keys()]).toEqual([OTHER_ID]);
  for (let tries = 0; tries < 10; tries += 1) {
    server.pass(MINUTE_MS * 2);
    await phone.sync();
  }
  server.refusedOnTheWay.clear();
  server.pass(MINUTE_MS * 2);
  await phone.sync();
  expect(server.rows.size).toBe(2);
});

test("S2: parts go by turns, the oldest first: one that always waits does not go before others", async () => {
  const server = account();
  server.answerPings();
  server.refusedOnTheWay.add(ID);
  const phone = device(server);
  await phone.save();
  await phone.sync();
  server.pass(MINUTE_MS);
  await phone.save(OTHER_ID);
  server.faults.push(null);
  server.asked.length = 0;
  await phone.sync();
  expect(server.rows.has(OTHER_ID)).toBe(true);
  expect((await phone.row())?.wanted?.turn).toBeGreaterThan(1);
});

test("a lost answer is no second edit: the same is sent again, and a line that was taken out meanwhile does not come back", async () => {
  const server = account();
  const phone = await settledDevice(server, "one\ntwo");
  await phone.edit({ notes: "one\ntwo\nthree" });
  server.faults.push("lost-answer");
  await phone.sync();
  await phone.edit({ notes: "one\ntwo" });
  expect((await phone.row())?.unsent).toBe(1);
  await phone.wake();
  expect(await phone.sync()).toEqual(IN_STEP);
  expect(notesOf(server)).toBe("one\ntwo");
  expect(await phone.shown()).toEqual(noted("one\ntwo"));
});

test("what is changed during a request is sent after it", async () => {
  const server = account();
  const { api, letGo, isThere } = held(server.api, "after");
  const phone = device(server, undefined, { api });
  await phone.save();
  await phone.edit({ notes: "first" });
  const syncing = phone.sync();
  await isThere;
  await phone.edit({ notes: "second" });
  letGo();
  expect(await syncing).toEqual(IN_STEP);
  expect(notesOf(server)).toBe("second");
  expect(await phone.row()).toMatchObject({ base: noted("second"), unsent: 0 });
});

test("a refusal waits for a change", async () => {
  const server = account();
  const phone = await settledDevice(server);
  await phone.edit({ notes: "too much" });
  server.faults.push({ status: 422 });
  expect(await phone.sync()).toEqual(IN_STEP);
  expect(await phone.row()).toMatchObject({ unsent: 1, wanted: { state: { name: "needs-fix" } } });
  await phone.edit({ notes: "less" });
  await phone.sync();
  expect(notesOf(server)).toBe("less");
});

test("what waits for a login goes out after it", async () => {
  const server = account();
  const phone = await settledDevice(server);
  await phone.edit({ notes: "second" });
  server.faults.push({ status: 401, code: "invalid_credentials" });
  expect(await phone.sync()).toEqual(IN_STEP);
  expect(await phone.row()).toMatchObject({ wanted: { state: { name: "needs-login" } } });
  await phone.sync();
  expect(server.asked).toEqual(["putViewing"]);
  await phone.wake();
  await phone.sync();
  expect(notesOf(server)).toBe("second");
});

test("A12: a pause that the server asks for keeps all from being sent, until then or the user's wish", async () => {
  const server = account();
  const phone = await settledDevice(server);
  await phone.save(OTHER_ID);
  server.faults.push({ status: 503, code: "overloaded", retryAfter: 60 });
  const { now } = server.clock;
  expect(await phone.sync()).toEqual({ kind: "synced", nextAt: now + MINUTE_MS });
  await phone.wake();
  await phone.edit({ notes: "second" });
  expect(await phone.sync()).toEqual({ kind: "synced", nextAt: now + MINUTE_MS });
  expect(server.asked).toEqual(["putViewing"]);
  await phone.wake(true);
  expect(await phone.sync()).toEqual(IN_STEP);
  expect(notesOf(server)).toBe("second");
});

test("two devices' edits are merged, whichever comes first", async () => {
  const server = account();
  const one = await settledDevice(server);
  const other = device(server);
  await other.sync();
  await one.edit({ notes: "first\nfrom one" });
  await other.edit({ notes: "first\nfrom other" });
  await one.sync();
  await other.sync();
  await one.syncAnew();
  expect(await one.shown()).toEqual(await other.shown());
  expect((await one.shown())?.notes.split("\n").toSorted()).toEqual(["first", "from one", "from other"]);
  expect([(await one.row())?.unsent, (await other.row())?.unsent]).toEqual([0, 0]);
});

test("a removal is told, remembered for a day, and then forgotten", async () => {
  const server = account();
  const phone = await settledDevice(server);
  const { version } = server.rows.get(ID)!;
  await phone.remove();
  expect(await phone.sync()).toEqual(IN_STEP);
  expect(server.rows.get(ID)).toMatchObject({ is_removed: true });
  expect(await phone.row()).toMatchObject({ base: null, ended: { version }, unsent: 0 });
  server.pass(HOUR_MS);
  await phone.syncAnew();
  expect(await phone.row()).toBeDefined();
  server.pass(DAY_MS);
  await phone.syncAnew();
  expect(await phone.row()).toBeUndefined();
});

test("a removal of which the server never heard goes with the next news", async () => {
  const server = account();
  const phone = device(server);
  await phone.save();
  await phone.remove();
  expect(await phone.row()).toMatchObject({ unsent: 0 });
  await phone.sync();
  expect(server.asked).toEqual(["listViewings"]);
  expect(await phone.row()).toBeUndefined();
});

test("brought back after its removal was told, or while that is under way, a document is there with all it had", async () => {
  const server = account();
  const { api, letGo, isThere } = held(server.api, "after");
  const phone = await settledDevice(server);
  await phone.remove();
  const removing = device(server, phone.store, { api }).sync();
  await isThere;
  await phone.save();
  letGo();
  await removing;
  expect(server.rows.get(ID)).toMatchObject({ is_removed: false, content: noted("first") });
  expect(await phone.row()).toMatchObject({ base: noted("first"), unsent: 0, removed: null, ended: null });
  await phone.remove();
  await phone.sync();
  await phone.save();
  await phone.sync();
  expect(server.rows.get(ID)).toMatchObject({ is_removed: false });
});

test("what another device has removed goes here; what was edited here is put over the trace", async () => {
  const server = account();
  const phone = await settledDevice(server);
  server.keep(ID, emptyViewing, true);
  await phone.syncAnew();
  expect(await phone.row()).toBeUndefined();
  const editing = await settledDevice(server, "again");
  await editing.edit({ notes: "edited" });
  server.keep(ID, emptyViewing, true);
  await editing.sync();
  expect(server.rows.get(ID)).toMatchObject({ is_removed: false, content: noted("edited") });
});

test("a removal takes away nothing that another device has written since: that comes back", async () => {
  const server = account();
  const phone = await settledDevice(server);
  server.keep(ID, noted("from another"));
  await phone.remove();
  expect(await phone.sync()).toEqual(IN_STEP);
  expect(server.rows.get(ID)).toMatchObject({ is_removed: false, content: noted("from another") });
  expect(await phone.shown()).toEqual(noted("from another"));
});

test("a removal whose answer was lost takes away nothing that another device has put over it", async () => {
  const server = account();
  const phone = await settledDevice(server);
  await phone.remove();
  server.faults.push("lost-answer");
  await phone.sync();
  expect(server.rows.get(ID)).toMatchObject({ is_removed: true });
  server.keep(ID, noted("from another"));
  await phone.wake();
  await phone.sync();
  expect(server.rows.get(ID)).toMatchObject({ is_removed: false });
  expect(await phone.shown()).toEqual(noted("from another"));
});

test("an answer that was made before what is known says nothing: neither of what it lacks, nor of what it has", async () => {
  const server = account();
  const phone = device(server);
  const first = await server.api.call(OWNER, "listViewings", {});
  server.pass(MINUTE_MS);
  await phone.save();
  await phone.edit({ notes: "first" });
  await phone.sync();
  const second = await server.api.call(OWNER, "listViewings", {});
  server.pass(MINUTE_MS);
  await phone.edit({ notes: "second" });
  await phone.sync();
  for (const kept of [first, second]) {
    const before = await phone.row();
    const call = (async (owner, name, options) =>
      name === "listViewings" ? kept : server.api.call(owner, name, options)) as typeof server.api.call;
    const behindCache = device(server, phone.store, { api: { ...server.api, call } });
    server.asked.length = 0;
    await behindCache.syncAnew();
    expect(await phone.row()).toEqual(before);
    expect(server.asked).toEqual([]);
  }
});

test("S14: a restored server gets again what it has lost, what it has older, and removals that it has forgotten", async () => {
  const server = account();
  const phone = await settledDevice(server);
  const backup = new Map(server.rows);
  await phone.save(OTHER_ID);
  await phone.edit({ notes: "second" });
  await phone.sync();
  server.rows.clear();
  for (const [id, row] of backup) server.rows.set(id, row);
  await phone.syncAnew();
  expect(notesOf(server)).toBe("second");
  expect(server.rows.has(OTHER_ID)).toBe(true);
  await phone.remove();
  await phone.sync();
  server.rows.set(ID, backup.get(ID)!);
  await phone.syncAnew();
  expect(server.rows.get(ID)).toMatchObject({ is_removed: true });
});

test("S14: an edit of what a restored server has lost is sent under the same id", async () => {
  const server = account();
  const phone = await settledDevice(server);
  server.rows.clear();
  await phone.edit({ notes: "second" });
  await phone.sync();
  expect(server.asked.slice(0, 2)).toEqual(["putViewing", "putViewing"]);
  expect(notesOf(server)).toBe("second");
});

test("a photo goes after the text, which names it once the server has it", async () => {
  const server = account();
  const phone = device(server);
  await phone.save();
  await phone.takePhoto("photo-1");
  await phone.takePhoto("photo-2");
  expect(await phone.sync()).toEqual(IN_STEP);
  expect(server.asked.filter((name) => name !== "listViewings")).toEqual([
    "putViewing",
    "uploadViewingPhoto",
    "putViewing",
    "uploadViewingPhoto",
    "putViewing",
  ]);
  expect(server.rows.get(ID)?.content.photos.map(({ uuid }) => uuid)).toEqual(["photo-1", "photo-2"]);
  expect(server.photos.get("photo-1")?.size).toBe(5);
  expect(await phone.photos()).toMatchObject([{ state: "uploaded", size: 5 }, { state: "uploaded" }]);
  expect(await phone.bytes()).toEqual([
    ["photo-1", "sent"],
    ["photo-2", "sent"],
  ]);
  expect((await phone.row())?.unsent).toBe(0);
});

test("S2: a photo that does not get through waits alone; one that cannot be read is refused", async () => {
  const server = account();
  server.answerPings();
  server.refusedOnTheWay.add("photo-1");
  const phone = device(server);
  await phone.save();
  await phone.takePhoto("photo-1");
  await phone.takePhoto("photo-2");
  await phone.takePhoto("photo-3", new ArrayBuffer(0));
  expect(await phone.sync()).toEqual({ kind: "synced", nextAt: server.clock.now + 1000 });
  expect(server.rows.get(ID)?.content.photos.map(({ uuid }) => uuid)).toEqual(["photo-2"]);
  const states = new Map((await phone.photos()).map(({ uuid, state }) => [uuid, state]));
  expect(states).toEqual(
    new Map([
      ["photo-1", "begun"],
      ["photo-2", "uploaded"],
      ["photo-3", "refused"],
    ]),
  );
});

test("the photos of a document go with it, and one by one when it names them no more", async () => {
  const server = account();
  const phone = device(server);
  await phone.save();
  await phone.takePhoto("photo-1");
  await phone.takePhoto("photo-2");
  await phone.edit({ photos: [{ uuid: "photo-2", caption: "" }] });
  expect(await phone.bytes()).toEqual([["photo-2", "picked"]]);
  await phone.sync();
  await phone.remove();
  expect(await phone.photos()).toHaveLength(1);
  await phone.sync();
  expect([await phone.photos(), await phone.bytes()]).toEqual([[], []]);
});

test("a photo that was not sent is there again with a removal that was undone, here or by another device's change", async () => {
  const server = account();
  const phone = await settledDevice(server);
  await phone.takePhoto("photo-1");
  await phone.remove();
  await phone.save();
  await phone.takePhoto("photo-2");
  await phone.remove();
  server.keep(ID, noted("from another"));
  await phone.sync();
  expect([...server.photos.keys()].toSorted()).toEqual(["photo-1", "photo-2"]);
  expect(server.rows.get(ID)?.content.photos.map(({ uuid }) => uuid)).toEqual(["photo-1", "photo-2"]);
});

test("S14: a restored server gets the photos again", async () => {
  const server = account();
  const phone = device(server);
  await phone.save();
  await phone.takePhoto("photo-1");
  await phone.sync();
  server.rows.clear();
  server.photos.clear();
  await phone.syncAnew();
  expect([...server.photos.keys()]).toEqual(["photo-1"]);
  expect(server.rows.get(ID)?.content.photos).toHaveLength(1);
});

test("S14: a photo that a restored server has lost comes again from the device that took it, whoever has sent the notes again", async () => {
  const server = account();
  const taking = device(server);
  await taking.save();
  await taking.takePhoto("photo-1");
  await taking.sync();
  const other = device(server, undefined, { isCostly: () => true });
  await other.sync();
  server.rows.clear();
  server.photos.clear();
  await other.edit({ notes: "edited" });
  await other.sync();
  expect(server.rows.get(ID)?.content.photos).toHaveLength(1);
  server.asked.length = 0;
  await taking.syncAnew();
  expect([...server.photos.keys()]).toEqual(["photo-1"]);
  expect(server.asked).toEqual(["listViewings", "uploadViewingPhoto"]);
  expect(await taking.photos()).toMatchObject([{ state: "uploaded" }]);
});

test("a note that is written while a photo goes out waits for no photo", async () => {
  const server = account();
  const { api, letGo, isThere } = held(server.api, "before");
  const phone = device(server);
  await phone.save();
  await phone.sync();
  await phone.takePhoto("photo-1");
  let look = () => {};
  const clock = {
    ...phone.process.clock,
    every: (ms: number, work: () => void) => (ms === 2000 && (look = work), () => {}),
  };
  const syncing = device(server, phone.store, { api, clock }).sync();
  await isThere;
  await phone.edit({ notes: "first" });
  look();
  await expect.poll(() => phone.store.read(["documents"], async () => "looked")).toBe("looked");
  letGo();
  await syncing;
  expect(server.asked.slice(-3)).toEqual(["putViewing", "uploadViewingPhoto", "putViewing"]);
  expect(notesOf(server)).toBe("first");
});

test("T3: while one tab sends, another does nothing", async () => {
  const server = account();
  const { api, letGo, isThere } = held(server.api, "before");
  const first = device(server, undefined, { api });
  await first.save();
  const syncing = first.sync();
  await isThere;
  expect(await device(server, first.store).sync()).toEqual({ kind: "blocked" });
  letGo();
  await syncing;
  expect(server.rows.size).toBe(1);
});

test("S11: a tab that thaws after another has taken over settles nothing of that one's try", async () => {
  const server = account();
  const frozen = held(server.api, "after");
  const first = device(server, undefined, { api: frozen.api });
  await first.save();
  const thawing = first.sync();
  await frozen.isThere;
  server.pass(MINUTE_MS);
  const second = device(server, first.store);
  await second.edit({ notes: "second" });
  await second.sync();
  const row = await second.row();
  frozen.letGo();
  await thawing;
  expect(await second.row()).toEqual(row);
  expect(notesOf(server)).toBe("second");
});

test("what a dead tab left as being sent is sent by the next one", async () => {
  const server = account();
  const dead = held(server.api, "before");
  const first = device(server, undefined, { api: dead.api });
  await first.save();
  void first.sync();
  await dead.isThere;
  server.pass(MINUTE_MS);
  expect(await device(server, first.store).sync()).toEqual(IN_STEP);
  expect(server.rows.size).toBe(1);
});

test("a row that a later build has written is neither sent nor changed", async () => {
  const server = account();
  const phone = await settledDevice(server);
  await phone.edit({ notes: "second" });
  const later = { ...(await phone.row())!, format: 99 };
  await phone.store.write(["documents"], (tx) => tx.put("documents", later));
  server.keep(ID, noted("elsewhere"));
  await phone.syncAnew();
  expect(await phone.row()).toEqual(later);
  expect(notesOf(server)).toBe("elsewhere");
});

test("a list that fails waits, and keeps nothing else from being sent", async () => {
  const server = account();
  server.answerPings();
  const phone = device(server);
  server.faults.push({ status: 500 });
  const { now } = server.clock;
  expect(await phone.sync()).toEqual({ kind: "synced", nextAt: now + 1000 });
  await phone.save();
  await phone.sync();
  expect(server.asked).toEqual(["listViewings", "putViewing"]);
  server.pass(1000);
  expect(await phone.sync()).toEqual(IN_STEP);
  expect(server.asked).toHaveLength(3);
});
