import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteUnusedPhotos } from "../../../../src/server/photos/sweep/unused-photo-store.ts";
import { raceRounds } from "../../../support/scope.ts";
import { startTestApp, type TestApp } from "../../test-app.ts";
import type { TestUser } from "../../test-users.ts";
import { atOnce } from "../../users/support.ts";
import {
  addPhoto,
  addPhotos,
  addRoomOf,
  claimsOf,
  deleteRoom,
  patiently,
  posted,
  postRoom,
  putRoom,
  roomRow,
  roomsOf,
} from "../support.ts";

let server: TestApp;
let user: TestUser;

beforeAll(async () => {
  server = await startTestApp({ settings: { rateLimits: false } });
  user = await server.addUser();
});
afterAll(() => server.close());

type Named = Awaited<ReturnType<typeof addPhoto>>;

/** The places and stable names of what a list of photos is refused for; nothing may have been written. */
async function refusedFor(images: unknown[]): Promise<string[]> {
  const before = await roomsOf(server, user);
  const answer = await postRoom(server, user.headers(), { images });
  expect(answer.statusCode, answer.body).toBe(422);
  expect(await roomsOf(server, user)).toEqual(before);
  const { detail } = answer.json<{ detail: { loc: string[]; type: string }[] }>();
  return detail.map(({ loc, type }) => `${loc.join(".")} ${type}`);
}

async function claimedAt({ uuid }: Named): Promise<string | null | undefined> {
  const found = server.database.kysely.selectFrom("photo").select("claimed_at").where("uuid", "=", uuid);
  return (await found.executeTakeFirst())?.claimed_at;
}

test("I-12, A-17: uploaded photos are shown in display order, and the first is the room's image", async () => {
  const [first, second, third] = (await addPhotos(server, user, 3)) as [Named, Named, Named];
  const named = [
    { ...first, display_order: 7 },
    { ...second, display_order: 2, uuid: second.uuid.toUpperCase() },
    { ...third, display_order: 5 },
  ];
  const room = await posted(server, user, { images: named });
  expect(room.images.map(({ uuid }) => uuid)).toEqual([second.uuid, third.uuid, first.uuid]);
  expect(room.image_url).toBe(second.image_url);
  expect(room.images[0]).toEqual({
    id: second.uuid,
    ...second,
    display_order: 2,
    placeholder_colour: "#aabbcc",
  });
  expect(await claimsOf(server, room.id)).toEqual([first.uuid, second.uuid, third.uuid].toSorted());
  expect(await claimedAt(first)).toBe(server.clock.now().toISOString());
  expect((await server.get(`/api/v1/items/${room.id}`, user.headers())).json()).toEqual(room);
});

test("I-12: a room has ten photos at most", async () => {
  const eleven = await addPhotos(server, user, 11);
  expect(await posted(server, user, { images: eleven.slice(0, 10) })).toHaveProperty("images.length", 10);
  eleven.forEach((image) => (image.display_order %= 10));
  expect(await refusedFor(eleven)).toEqual(["body.images too-many"]);
});

test("I-12: each photo has its own uuid and place", async () => {
  const [one, two] = (await addPhotos(server, user, 2)) as [Named, Named];
  expect(await refusedFor([one, { ...one, uuid: one.uuid.toUpperCase(), display_order: 1 }])).toEqual([
    "body.images.1.uuid repeated",
  ]);
  expect(await refusedFor([one, { ...two, display_order: 0 }])).toEqual(["body.images.1.display_order repeated"]);
  for (const display_order of [-1, 1e9, 0.5, "0"]) {
    expect(await refusedFor([{ ...one, display_order }])).toHaveLength(1);
  }
});

test("I-12: a photo that is another user's, unfinished or invented is unknown, and named", async () => {
  const own = await addPhoto(server, user);
  const foreign = await addPhoto(server, await server.addUser(), { display_order: 1 });
  const unfinished = await addPhoto(server, user, { display_order: 2, ready: false });
  const invented = { uuid: crypto.randomUUID(), image_url: "/photos/invented/800.webp", display_order: 3 };
  expect(await refusedFor([own, foreign, unfinished, invented])).toEqual([
    "body.images.1.uuid unknown-photo",
    "body.images.2.uuid unknown-photo",
    "body.images.3.uuid unknown-photo",
  ]);
  const urn = { ...own, uuid: `urn:uuid:${own.uuid}` };
  expect(await refusedFor([urn])).toEqual(["body.images.0.uuid not-a-uuid"]);
  expect(await claimedAt(own)).toBeNull();
});

test.each([
  "https://evil.example/photos/1/800.webp",
  "//evil.example/1.webp",
  "javascript:alert(1)",
  "data:image/webp;base64,AA",
  "http://127.0.0.1/photos/1/800.webp",
  "",
])("I-12: a photo's address is the server's own, not %j", async (image_url) => {
  const photo = await addPhoto(server, user);
  expect(await refusedFor([{ ...photo, image_url }])).toEqual(["body.images.0.image_url wrong-address"]);
});

test("I-12: one photo's uuid with another's address is refused", async () => {
  const [one, two] = (await addPhotos(server, user, 2)) as [Named, Named];
  expect(await refusedFor([{ ...one, image_url: two.image_url }])).toEqual(["body.images.0.image_url wrong-address"]);
});

test("I-22: a photo left out is let go, a new one claimed, and a new first is the room's image", async () => {
  const [removed, kept, added] = (await addPhotos(server, user, 3)) as [Named, Named, Named];
  const { id } = await posted(server, user, { images: [removed, kept] });
  const images = [
    { ...added, display_order: 0 },
    { ...kept, display_order: 4 },
  ];
  const room = (await putRoom(server, id, user.headers(), { images })).json();
  expect(room.images.map(({ uuid }: Named) => uuid)).toEqual([added.uuid, kept.uuid]);
  expect(room.image_url).toBe(added.image_url);
  expect(await claimsOf(server, id)).toEqual([added.uuid, kept.uuid].toSorted());
  const swapped = [
    { ...kept, display_order: 0 },
    { ...added, display_order: 1 },
  ];
  expect((await putRoom(server, id, user.headers(), { images: swapped })).json().image_url).toBe(kept.image_url);
  expect((await putRoom(server, id, user.headers(), { images: [] })).json()).toMatchObject({
    image_url: null,
    images: [],
  });
  expect(await claimsOf(server, id)).toEqual([]);
});

test("W-05: an edit without photos leaves them; a refused one leaves everything", async () => {
  const images = await addPhotos(server, user, 2);
  const { id } = await posted(server, user, { images });
  expect((await putRoom(server, id, user.headers(), { price: 99 })).json().images).toHaveLength(2);
  const before = await roomRow(server, id);
  const unknown = { ...images[0], uuid: crypto.randomUUID(), image_url: "/photos/unknown/800.webp" };
  expect((await putRoom(server, id, user.headers(), { price: 98, images: [unknown] })).statusCode).toBe(422);
  expect(await roomRow(server, id)).toEqual(before);
});

test("a photo may show two rooms, and stays when one goes", async () => {
  const images = [await addPhoto(server, user)];
  const [one, two] = [await posted(server, user, { images }), await posted(server, user, { images })];
  await deleteRoom(server, one.id, user.headers());
  expect([await claimsOf(server, one.id), await claimsOf(server, two.id)]).toEqual([[], [images[0]?.uuid]]);
});

test("a superuser may order an owner's photos, but not add another user's to the room", async () => {
  const superuser = await server.addUser({ is_superuser: true });
  const [one, two] = (await addPhotos(server, user, 2)) as [Named, Named];
  const { id } = await posted(server, user, { images: [one, two] });
  const swapped = [
    { ...two, display_order: 0 },
    { ...one, display_order: 1 },
  ];
  expect((await putRoom(server, id, superuser.headers(), { images: swapped })).statusCode).toBe(200);
  const own = await addPhoto(server, superuser);
  expect((await putRoom(server, id, superuser.headers(), { images: [own] })).statusCode).toBe(422);
});

test("a demo room keeps the photos that it has", async () => {
  const superuser = await server.addUser({ is_superuser: true });
  const image = { uuid: crypto.randomUUID(), image_url: "/photos/demo/800.webp", display_order: 0 };
  const [id = ""] = await server.add({ images: [{ id: image.uuid, ...image, placeholder_colour: null }] });
  const answer = await putRoom(server, id, superuser.headers(), { images: [image], title: "Still a demo" });
  expect([answer.statusCode, answer.json().image_url]).toEqual([200, image.image_url]);
});

test("RC-07: of parallel edits with photos each is whole, and a room never has more than ten", async () => {
  for (let round = 0; round < raceRounds(4); round += 1) {
    const sets = await atOnce(8, (index) => addPhotos(server, user, 6 + (index % 5)));
    const id = await addRoomOf(server, user);
    const answers = await atOnce(24, (index) =>
      patiently(() => putRoom(server, id, user.headers(), { images: sets[index % sets.length] })),
    );
    for (const answer of answers) expect(answer.statusCode, answer.body).toBe(200);
    const shown = (await roomRow(server, id))?.images.map(({ uuid }) => uuid) ?? [];
    expect(sets.map((set) => set.map(({ uuid }) => uuid))).toContainEqual(shown);
    expect(await claimsOf(server, id)).toEqual(shown.toSorted());
  }
});

test("A-17: a room that is posted like another one shows the same files under uuids of its own", async () => {
  const [named] = (await addPhotos(server, user, 1)) as [Named];
  const first = await posted(server, user, { images: [named] });
  const copy = { ...named, uuid: crypto.randomUUID() };
  const second = await posted(server, user, { images: [copy] });
  expect(second.images).toMatchObject([{ uuid: copy.uuid, image_url: named.image_url, placeholder_colour: "#aabbcc" }]);
  expect([await claimsOf(server, first.id), await claimsOf(server, second.id)]).toEqual([[named.uuid], [copy.uuid]]);
  await deleteRoom(server, first.id, user.headers());
  await deleteUnusedPhotos(server.database.kysely, server.clock.now());
  expect(await claimedAt(copy)).not.toBeNull();
  expect(await claimsOf(server, second.id)).toEqual([copy.uuid]);
});

test("I-12: another user's photo, or one that is gone, is not copied by its address", async () => {
  const [theirs] = (await addPhotos(server, await server.addUser(), 1)) as [Named];
  const copy = { ...theirs, uuid: crypto.randomUUID() };
  const gone = { uuid: crypto.randomUUID(), image_url: "/photos/gone/800.webp", display_order: 1 };
  expect(await refusedFor([copy, gone])).toEqual([
    "body.images.0.uuid unknown-photo",
    "body.images.1.uuid unknown-photo",
  ]);
});
