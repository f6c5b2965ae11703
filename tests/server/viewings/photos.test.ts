import { MAX_VIEWINGS_PHOTO_BYTES } from "#domain/viewings/viewing.ts";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BOMBS, BROKEN, OTHER_FORMATS } from "../photos/hostile-files.ts";
import { newPhoto, picture } from "../photos/support.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { atOnce, tally } from "../users/support.ts";
import { readViewingPhoto, sendViewingPhoto, viewingUrl, written } from "./support.ts";

let server: TestApp;
let user: TestUser;

beforeAll(async () => {
  server = await startTestApp({ settings: { rateLimits: false } });
  user = await server.addUser();
});
afterAll(() => server.close());

const fileIdsOf = async (uuid: string) => {
  const photos = server.database.kysely.selectFrom("viewing_photo").select("file_id").where("uuid", "=", uuid);
  return (await photos.execute()).map(({ file_id }) => file_id);
};

test("a photo of a viewing is kept in one width and read back by its owner, from their own cache too", async () => {
  const [listingId, uuid] = [crypto.randomUUID(), crypto.randomUUID()];
  const bytes = await picture(2400, 1800).jpeg().toBuffer();
  const sent = await sendViewingPhoto(server, user, listingId, { uuid, bytes });
  expect([sent.statusCode, sent.json()]).toEqual([200, { uuid }]);
  const answer = await readViewingPhoto(server, user, listingId, uuid.toUpperCase());
  expect(answer.headers).toMatchObject({
    "content-type": "image/webp",
    "content-length": String(answer.rawPayload.length),
    "cache-control": "private, max-age=31536000, immutable",
    vary: "Authorization",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
  });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: "webp", width: 1600, height: 1200 });
  const [fileId = ""] = await fileIdsOf(uuid);
  expect(await readdir(join(server.photosDir, fileId))).toEqual(["1600.webp"]);
});

test("a list says which photos are named and not there, of the reader's own notes alone", async () => {
  const [listingId, kept, lost] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const [owner, other] = [await server.addUser(), await server.addUser()];
  for (const uuid of [kept, lost]) await sendViewingPhoto(server, owner, listingId, { uuid });
  await written(server, owner, listingId, { photos: [kept, lost].map((uuid) => ({ uuid, caption: "" })) });
  const missing = async (reader: TestUser) =>
    (await server.get("/api/v1/viewings", reader.headers())).json().missing_photos;
  expect(await missing(owner)).toEqual([]);
  await server.database.kysely.deleteFrom("viewing_photo").where("uuid", "=", lost).execute();
  expect([await missing(owner), await missing(other)]).toEqual([[lost], []]);
});

test("X-08: it stands upright, and where it was taken is not in it", async () => {
  const exif = { IFD0: { Make: "CanaryCam" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } };
  const bytes = await picture(80, 60).jpeg().withMetadata({ orientation: 6 }).withExifMerge(exif).toBuffer();
  const [listingId, uuid] = [crypto.randomUUID(), crypto.randomUUID()];
  await sendViewingPhoto(server, user, listingId, { uuid, bytes });
  const { rawPayload } = await readViewingPhoto(server, user, listingId, uuid);
  const { width, height, exif: left } = await sharp(rawPayload).metadata();
  expect([width, height, left, rawPayload.includes("Canary")]).toEqual([60, 80, undefined, false]);
});

test.each([...OTHER_FORMATS.slice(0, 2), ...BROKEN.slice(0, 2), ...BOMBS.slice(0, 1)])(
  "X-04, X-05: %s is refused by its content",
  async (_, make) => {
    const answer = await sendViewingPhoto(server, user, crypto.randomUUID(), { bytes: await make() });
    expect([415, 422]).toContain(answer.statusCode);
  },
);

test("X-02, X-03: without a token 401, without a uuid 422, a much larger one than 5 MiB 413, of a room that cannot be 404", async () => {
  const listingId = crypto.randomUUID();
  expect((await sendViewingPhoto(server, null, listingId)).statusCode).toBe(401);
  expect((await sendViewingPhoto(server, user, listingId, { uuid: "1" })).statusCode).toBe(422);
  const bytes = Buffer.alloc(6 * 1024 * 1024);
  expect((await sendViewingPhoto(server, user, listingId, { bytes })).statusCode).toBe(413);
  expect((await sendViewingPhoto(server, user, "0")).statusCode).toBe(404);
});

test("SG-01: to everybody else it is not there, superusers included, and by no address of rooms' photos", async () => {
  const [listingId, uuid] = [crypto.randomUUID(), crypto.randomUUID()];
  await sendViewingPhoto(server, user, listingId, { uuid });
  for (const other of [await server.addUser(), await server.addUser({ is_superuser: true })]) {
    const answer = await readViewingPhoto(server, other, listingId, uuid);
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { detail: "Viewing not found", code: "viewing_not_found" },
    ]);
  }
  expect((await readViewingPhoto(server, null, listingId, uuid)).statusCode).toBe(401);
  for (const id of [crypto.randomUUID(), "0"]) {
    expect((await readViewingPhoto(server, user, id, uuid)).statusCode).toBe(404);
    expect((await readViewingPhoto(server, user, listingId, id)).statusCode).toBe(404);
  }
  const [fileId = ""] = await fileIdsOf(uuid);
  expect(fileId).toMatch(/^private\/[\da-f]{32}$/);
  for (const id of [
    fileId,
    encodeURIComponent(fileId),
    fileId.replace("private/", ""),
    `private%252f${fileId.slice(8)}`,
  ]) {
    expect((await server.get(`/photos/${id}/1600.webp`)).statusCode, id).toBe(404);
  }
});

test("two people's photos of one uuid, or of the same bytes, have nothing to do with each other", async () => {
  const [listingId, uuid, other] = [crypto.randomUUID(), crypto.randomUUID(), await server.addUser()];
  const [bytes, others] = [await newPhoto(), await newPhoto()];
  await sendViewingPhoto(server, user, listingId, { uuid, bytes });
  await sendViewingPhoto(server, other, listingId, { uuid, bytes: others });
  const [mine, theirs] = await Promise.all([user, other].map((who) => readViewingPhoto(server, who, listingId, uuid)));
  expect(mine!.rawPayload.equals(theirs!.rawPayload)).toBe(false);
  const again = crypto.randomUUID();
  await sendViewingPhoto(server, other, listingId, { uuid: again, bytes });
  expect(await fileIdsOf(again)).not.toEqual((await fileIdsOf(uuid)).slice(0, 1));
});

test("W-03: of one uuid the first bytes stay, whatever comes again; for another room it is refused", async () => {
  const [listingId, uuid] = [crypto.randomUUID(), crypto.randomUUID()];
  await sendViewingPhoto(server, user, listingId, { uuid });
  const { rawPayload } = await readViewingPhoto(server, user, listingId, uuid);
  for (const bytes of [rawPayload, await newPhoto()]) {
    const again = await sendViewingPhoto(server, user, listingId, { uuid, bytes });
    expect([again.statusCode, again.json()]).toEqual([200, { uuid }]);
  }
  expect((await readViewingPhoto(server, user, listingId, uuid)).rawPayload.equals(rawPayload)).toBe(true);
  const elsewhere = await sendViewingPhoto(server, user, crypto.randomUUID(), { uuid });
  expect([elsewhere.statusCode, elsewhere.json().detail[0].type]).toEqual([422, "reused"]);
});

test("RC-08: many at once under one uuid make one photo of one file", async () => {
  const [listingId, uuid, bytes] = [crypto.randomUUID(), crypto.randomUUID(), await newPhoto()];
  const answers = await atOnce(10, () => sendViewingPhoto(server, user, listingId, { uuid, bytes }));
  for (const { statusCode } of answers) expect([200, 503]).toContain(statusCode);
  expect(tally(answers)[200]).toBeGreaterThanOrEqual(1);
  expect(await fileIdsOf(uuid)).toHaveLength(1);
});

test("a viewing may name photos that are still to come", async () => {
  const [listingId, uuid] = [crypto.randomUUID(), crypto.randomUUID()];
  await written(server, user, listingId, { photos: [{ uuid, caption: "hall" }] });
  expect((await readViewingPhoto(server, user, listingId, uuid)).statusCode).toBe(404);
  await sendViewingPhoto(server, user, listingId, { uuid });
  expect((await readViewingPhoto(server, user, listingId, uuid)).statusCode).toBe(200);
});

test("X-16: what is no photo's address is 404", async () => {
  for (const path of ["..%2f..%2fetc", "%00", "1600.webp"]) {
    expect((await server.get(`${viewingUrl(crypto.randomUUID())}/photos/${path}`, user.headers())).statusCode).toBe(
      404,
    );
  }
});

test("X-14: the photos of all viewings have so many bytes at most; one that is there already is answered, others are not read", async () => {
  const hoarder = await server.addUser();
  const [listingId, uuid, bytes] = [crypto.randomUUID(), crypto.randomUUID(), await newPhoto()];
  await sendViewingPhoto(server, hoarder, listingId, { uuid, bytes });
  const kept = server.database.kysely.selectFrom("viewing_photo").select("bytes").where("owner_id", "=", hoarder.id);
  expect(await kept.execute()).toEqual([{ bytes: bytes.length }]);
  await server.database.kysely
    .updateTable("viewing_photo")
    .set({ bytes: MAX_VIEWINGS_PHOTO_BYTES })
    .where("owner_id", "=", hoarder.id)
    .execute();
  const refused = await sendViewingPhoto(server, hoarder, listingId, { bytes: Buffer.from("no photo") });
  expect([refused.statusCode, refused.json().code]).toEqual([413, "viewings_too_large"]);
  expect((await sendViewingPhoto(server, hoarder, listingId, { uuid, bytes })).statusCode).toBe(200);
  expect((await sendViewingPhoto(server, user, listingId, { bytes })).statusCode).toBe(200);
});
