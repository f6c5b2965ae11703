import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/durations.ts";
import type { SavedRoom } from "#offline/documents/row.ts";
import type { Call } from "#contract/endpoints.ts";
import { account, device, held, ID, OTHER_ID, OWNER, type Account } from "./device.ts";

const IN_STEP = { kind: "synced", nextAt: null };
type Phone = ReturnType<typeof device>;

async function besideOf(phone: Phone, id = ID): Promise<SavedRoom> {
  return (await phone.row(id))!.beside as SavedRoom;
}

function askedFor(server: Account, name: string): number {
  return server.asked.filter((one) => one === name).length;
}

/** An account with a viewing and its photos, from a device that is not seen again. */
async function pictured(...uuids: string[]) {
  const server = account();
  const taking = device(server);
  await taking.save();
  for (const uuid of uuids) await taking.takePhoto(uuid);
  await taking.sync();
  server.asked.length = 0;
  return server;
}

test("another device of the account gets the notes, then the room, then the photos", async () => {
  const server = await pictured("photo-1", "photo-2");
  const phone = device(server);
  expect(await phone.sync()).toEqual(IN_STEP);
  expect(server.asked).toEqual(["listViewings", "readListing", "readViewingPhoto", "readViewingPhoto"]);
  expect(await besideOf(phone)).toMatchObject({ listing: { id: ID }, fetchedAt: server.clock.now });
  expect(await phone.photos()).toMatchObject([
    { uuid: "photo-1", state: "uploaded", size: 5 },
    { uuid: "photo-2", state: "uploaded", size: 5 },
  ]);
  await phone.syncAnew();
  expect(server.asked).toHaveLength(5);
});

test("S2: a room or a photo that never comes holds up no other", async () => {
  const server = await pictured("photo-1", "photo-2");
  server.answerPings();
  const other = device(server);
  await other.save(OTHER_ID);
  await other.sync();
  server.refusedOnTheWay.add(ID).add("photo-1");
  const phone = device(server);
  expect(await phone.sync()).toEqual({ kind: "synced", nextAt: server.clock.now + 1000 });
  expect(await besideOf(phone, OTHER_ID)).toMatchObject({ listing: { id: OTHER_ID } });
  expect((await besideOf(phone)).listing).toBeNull();
  expect(await phone.photos()).toMatchObject([{ state: "awaited", wait: { failures: 1 } }, { state: "uploaded" }]);
  server.refusedOnTheWay.clear();
  await phone.wake();
  expect(await phone.sync()).toEqual(IN_STEP);
  expect((await besideOf(phone)).listing).toMatchObject({ id: ID });
  expect(await phone.photos()).toMatchObject([{ state: "uploaded" }, { state: "uploaded" }]);
});

test("a photo that the account has not got comes with later news", async () => {
  const server = await pictured("photo-1");
  const there = server.photos.get("photo-1")!;
  server.photos.clear();
  const phone = device(server);
  expect(await phone.sync()).toEqual(IN_STEP);
  expect(await phone.photos()).toMatchObject([{ state: "awaited", wait: { reason: "photo-elsewhere" } }]);
  expect(await phone.row()).toMatchObject({ unsent: 0 });
  await phone.sync();
  expect(askedFor(server, "readViewingPhoto")).toBe(1);
  server.photos.set("photo-1", there);
  await phone.syncAnew();
  expect(await phone.photos()).toMatchObject([{ state: "uploaded", size: 5 }]);
});

test("a photo that is taken out while it is fetched is not kept, nor is one that waits", async () => {
  const server = await pictured("photo-1", "photo-2");
  server.photos.delete("photo-2");
  const phone = device(server);
  await phone.sync();
  expect(await phone.photos()).toHaveLength(2);
  await phone.edit({ photos: [] });
  expect([await phone.photos(), await phone.bytes()]).toEqual([[], []]);
});

test("data that is expensive brings the rooms that are missing, and neither old ones nor photos; nor does the worker", async () => {
  const server = await pictured("photo-1");
  for (const changes of [{ isCostly: () => true }, { place: "worker" }] as const) {
    const phone = device(server, undefined, changes);
    await phone.sync();
    expect(await besideOf(phone)).toMatchObject({ listing: { id: ID } });
    server.asked.length = 0;
    server.pass(7 * HOUR_MS);
    expect(await phone.syncAnew()).toEqual(IN_STEP);
    expect(server.asked).toEqual(["listViewings"]);
    expect(await phone.photos()).toEqual([]);
  }
});

test("photos are fetched until they take 60 MB", async () => {
  const server = await pictured("photo-1");
  const phone = device(server);
  await phone.save(OTHER_ID);
  await phone.takePhoto("photo-2", new ArrayBuffer(5), OTHER_ID);
  const [large] = await phone.photos();
  await phone.store.write(["photos"], (tx) => tx.put("photos", { ...large!, state: "refused", size: 61 * 2 ** 20 }));
  await phone.sync();
  expect(server.asked).not.toContain("readViewingPhoto");
});

test("a room is renewed after six hours, at most ten after each list, those first that were seen longest ago", async () => {
  const server = account();
  const ids = Array.from({ length: 12 }, (_, at) => `0198c0de-0000-7000-8000-0000000000${at + 10}`);
  const phone = device(server);
  const renewed = async () => {
    const besides = await Promise.all(ids.map((id) => besideOf(phone, id)));
    return besides.filter(({ fetchedAt }) => fetchedAt === server.clock.now).length;
  };
  for (const id of ids) {
    server.rooms.set(id, { ...server.rooms.get(ID)!, id, title: "Renewed" });
    await phone.save(id);
  }
  await phone.sync();
  server.pass(5 * HOUR_MS);
  await phone.syncAnew();
  expect(askedFor(server, "readListing")).toBe(0);
  server.pass(2 * HOUR_MS);
  await phone.syncAnew();
  expect([askedFor(server, "readListing"), await renewed()]).toEqual([10, 10]);
  expect((await besideOf(phone, ids[0])).listing).toMatchObject({ title: "Renewed" });
  server.pass(MINUTE_MS);
  await phone.syncAnew();
  expect([askedFor(server, "readListing"), await renewed()]).toEqual([12, 2]);
});

test("A-57, A-59: a room that was missing is asked for again once a day, and is there when its owner goes on with it", async () => {
  const server = account();
  const phone = device(server);
  await phone.save();
  await phone.sync();
  const room = server.rooms.get(ID)!;
  server.rooms.delete(ID);
  const laterBy = async (ms: number) => {
    server.pass(ms);
    await phone.syncAnew();
    return [(await besideOf(phone)).goneAt !== null, askedFor(server, "readListing")];
  };
  expect(await laterBy(7 * HOUR_MS)).toEqual([true, 1]);
  expect(await besideOf(phone)).toMatchObject({ listing: { id: ID }, goneAt: server.clock.now });
  expect(await laterBy(7 * HOUR_MS)).toEqual([true, 1]);
  expect(await laterBy(DAY_MS)).toEqual([true, 2]);
  server.rooms.set(ID, room);
  expect(await laterBy(DAY_MS + HOUR_MS)).toEqual([false, 3]);
});

test("an answer that a cache has kept is no news of a room, and is not asked for without an end", async () => {
  const server = account();
  server.answerPings();
  const first = await server.api.call(OWNER, "readListing", { params: { id: ID } });
  const call = (async (owner, name, options) => {
    const answer = await server.api.call(owner, name, options);
    return name === "readListing" ? { ...first, data: { ...first.data, title: "Old" } } : answer;
  }) as typeof server.api.call;
  server.pass(MINUTE_MS);
  const phone = device(server, undefined, { api: { ...server.api, call } });
  await phone.save();
  server.pass(7 * HOUR_MS);
  expect(await phone.sync()).toEqual({ kind: "synced", nextAt: server.clock.now + 1000 });
  expect((await besideOf(phone)).listing).not.toMatchObject({ title: "Old" });
});

test("a note that is written while a room comes is kept, and so is the room", async () => {
  const server = await pictured();
  const { api, letGo, isThere } = held(server.api, "after", "readListing");
  const phone = device(server, undefined, { api });
  const syncing = phone.sync();
  await isThere;
  await phone.edit({ notes: "first" });
  letGo();
  await syncing;
  expect(await besideOf(phone)).toMatchObject({ listing: { id: ID } });
  expect(server.rows.get(ID)?.content.notes).toBe("first");
});

test("A-53: a room keeps the contact that was known of it", async () => {
  const server = account();
  const phone = device(server);
  await phone.save();
  const known = { ...(await phone.row())! };
  const listing: Call<"readListing">["answer"] = { ...server.rooms.get(ID)!, email: "poster@example.org" };
  const beside = { ...(known.beside as SavedRoom), listing };
  await phone.store.write(["documents"], (tx) => tx.put("documents", { ...known, beside }));
  server.pass(7 * HOUR_MS);
  await phone.sync();
  expect((await besideOf(phone)).listing).toMatchObject({ email: "poster@example.org" });
});
