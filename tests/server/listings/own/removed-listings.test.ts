import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Listing, RemovedListing } from "#domain/listings/listing.ts";
import { sweepTable } from "../../../../src/server/jobs/retention-store.ts";
import { deleteUnusedPhotos } from "../../../../src/server/photos/sweep/unused-photo-store.ts";
import { startTestApp, type TestApp } from "../../test-app.ts";
import type { TestUser } from "../../test-users.ts";
import { refusal, remove } from "../../users/support.ts";
import { addPhotos, claimsOf, deleteRoom, posted, postRoom, putRoom, ROOM } from "../support.ts";

let server: TestApp;
let owner: TestUser;

beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  owner = await server.addUser();
});
afterAll(() => server.close());

const DAY_MS = 24 * 60 * 60 * 1000;
const later = (ms: number) => server.clock.set(new Date(server.clock.now().getTime() + ms).toISOString());

async function removedOf(user: TestUser): Promise<RemovedListing[]> {
  return (await server.get("/api/v1/items/removed", user.headers())).json<{ data: RemovedListing[] }>().data;
}

/** The room of the list once more, as a phone brings it back. */
function restore(room: Listing, user = owner) {
  const { id, images, state, title, price, end_date } = room;
  const named = images.map(({ uuid, image_url, display_order }) => ({ uuid, image_url, display_order }));
  return postRoom(server, user.headers(), { id, images: named, state, title, price, end_date, restore: true });
}

async function sweep(): Promise<void> {
  await sweepTable(server.database.kysely, "removed_listing", server.clock.now().toISOString());
  await deleteUnusedPhotos(server.database.kysely, server.clock.now());
}

test("A-59: a deleted room is listed for its owner alone, and is back as it was, photos and age included", async () => {
  const images = await addPhotos(server, owner, 2);
  const room = await posted(server, owner, { images });
  later(5 * DAY_MS);
  const at = server.clock.now().toISOString();
  await deleteRoom(server, room.id, owner.headers());
  const [removed] = await removedOf(owner);
  expect(removed).toEqual({ ...room, removed_at: at });
  expect(await removedOf(await server.addUser())).toEqual([]);
  later(10 * DAY_MS);
  await sweep();
  const back = await restore(removed!);
  const now = server.clock.now().toISOString();
  expect([back.statusCode, back.json()]).toEqual([
    200,
    { ...room, updated_at: now, restored_at: now, confirmed_at: now },
  ]);
  expect(await claimsOf(server, room.id)).toEqual(images.map(({ uuid }) => uuid).toSorted());
  expect(await removedOf(owner)).toEqual([]);
  await sweep();
  expect((await server.get(`/api/v1/items/open?id=${room.id}`)).json<{ count: number }>().count).toBe(1);
});

test("A-59: in the meantime it cannot be seen: not in lists, not by its link, not by an edit", async () => {
  const room = await posted(server, owner);
  await deleteRoom(server, room.id, owner.headers());
  expect((await server.get(`/api/v1/items/open?id=${room.id}`)).json()).toEqual({ data: [], count: 0 });
  for (const headers of [owner.headers(), server.signedIn()]) {
    const answer = await server.get(`/api/v1/items/${room.id}`, headers);
    expect(refusal(answer)).toEqual([404, "Item not found", "listing_deleted"]);
  }
  expect(refusal(await putRoom(server, room.id, owner.headers(), { price: 1 }))[2]).toBe("listing_deleted");
  const own = (await server.get("/api/v1/items/", owner.headers())).json<{ data: Listing[] }>();
  expect(own.data).toEqual([]);
});

test("A-59: one that has ended, or was let, is back as that; and posting it anew brings nothing back", async () => {
  const room = await posted(server, owner);
  const edited = await putRoom(server, room.id, owner.headers(), {
    state: "let",
    end_date: "2026-01-31",
    begin_date: "2026-01-01",
  });
  await deleteRoom(server, room.id, owner.headers());
  const { id, state, end_date } = edited.json<Listing>();
  const body = { id, state, end_date, begin_date: "2026-01-01" };
  // Only a new room must not have ended (W-10).
  expect((await postRoom(server, owner.headers(), body)).statusCode).toBe(422);
  const back = await postRoom(server, owner.headers(), { ...body, restore: true });
  expect(back.json<Listing>()).toMatchObject({ state: "let", end_date: "2026-01-31", created_at: room.created_at });
  await deleteRoom(server, room.id, owner.headers());
  const anew = (await postRoom(server, owner.headers(), { id })).json<Listing>();
  expect([anew.restored_at, anew.state, await removedOf(owner)]).toEqual([undefined, "active", []]);
});

test("A-59: after 30 days it is gone for good, with its photos", async () => {
  const room = await posted(server, owner, { images: await addPhotos(server, owner, 1) });
  await deleteRoom(server, room.id, owner.headers());
  later(30 * DAY_MS - 1000);
  await sweep();
  expect(await removedOf(owner)).toHaveLength(1);
  later(1000);
  expect(await removedOf(owner)).toEqual([]);
  await sweep();
  const photos = server.database.kysely.selectFrom("photo").select("uuid").where("owner_id", "=", owner.id);
  expect(await photos.execute()).toEqual([]);
  expect((await restore(room)).statusCode).toBe(422);
});

test("A-59: the id of a deleted room cannot be taken, and what a superuser deletes cannot be brought back", async () => {
  const room = await posted(server, owner);
  await deleteRoom(server, room.id, owner.headers());
  const other = await server.addUser();
  expect(refusal(await restore(room, other))[2]).toBe("listing_id_taken");
  expect((await restore(room)).statusCode).toBe(200);
  const superuser = await server.addUser({ is_superuser: true });
  await deleteRoom(server, room.id, superuser.headers());
  expect([await removedOf(owner), await removedOf(superuser)]).toEqual([[], []]);
});

test("A-59, UA-20, W-11: an account takes its deleted rooms and their photos with it", async () => {
  const room = await posted(server, owner, { ...ROOM, images: await addPhotos(server, owner, 1) });
  await deleteRoom(server, room.id, owner.headers());
  expect((await remove(server, "me", owner.headers())).statusCode).toBe(200);
  for (const table of ["removed_listing", "removed_listing_photo", "photo"] as const) {
    const rows = server.database.kysely.selectFrom(table).select("owner_id").where("owner_id", "=", owner.id);
    expect(await rows.execute(), table).toEqual([]);
  }
});

test("A-59: what is kept of deleted rooms is in the export of one's data", async () => {
  const room = await posted(server, owner);
  await deleteRoom(server, room.id, owner.headers());
  const all = (await server.get("/api/v1/users/me/export", owner.headers())).json<{ removed_listings: Listing[] }>();
  expect(all.removed_listings.map(({ id }) => id)).toEqual([room.id]);
});

test("A-59: deleting and bringing back in turn does not use up the day's postings, and moves nothing to the top", async () => {
  const room = await posted(server, owner);
  later(1000);
  const newer = await posted(server, owner);
  for (let round = 0; round < 21; round += 1) {
    expect((await deleteRoom(server, room.id, owner.headers())).statusCode).toBe(200);
    expect((await restore(room)).statusCode).toBe(200);
  }
  const { data } = (await server.get("/api/v1/items/open")).json<{ data: Listing[] }>();
  const places = [newer.id, room.id].map((id) => data.findIndex((shown) => shown.id === id));
  expect(places[0]).toBeLessThan(places[1]!);
});
