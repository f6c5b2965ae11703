import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DAY_MS } from "#domain/durations.ts";
import { ownPhotoAt } from "#domain/own-photo.ts";
import { diskStorage } from "../../../src/server/photos/storage/disk-storage.ts";
import { sweepPhotos } from "../../../src/server/photos/sweep/sweep-photos.ts";
import { sweepReportedPhotos } from "../../../src/server/moderation/reported-photo-store.ts";
import { sweepTable } from "../../../src/server/jobs/retention-store.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { deleteRoom, posted, putRoom } from "../listings/support.ts";
import { newPhoto, sendPhoto } from "../photos/support.ts";
import { remove } from "../users/support.ts";
import { caseOf, done, reported, room, type Thing } from "./support.ts";

let server: TestApp;
let moderator: TestUser;
let owner: TestUser;
let thing: Thing;
let imageUrl: string;

beforeAll(async () => {
  server = await startTestApp({ settings: { rateLimits: false } });
  moderator = await server.addUser({ is_superuser: true });
});
beforeEach(async () => {
  server.clock.set("2026-11-21T12:00:00Z");
  owner = await server.addUser();
  imageUrl = await uploaded(await newPhoto());
});
afterAll(() => server.close());

async function uploaded(bytes: Buffer): Promise<string> {
  const uuid = crypto.randomUUID();
  const { image_url } = (await sendPhoto(server, owner, bytes, { uuid })).json<{ image_url: string }>();
  const { id } = await posted(server, owner, { images: [{ uuid, image_url, display_order: 0 }] });
  thing = room(id);
  return image_url;
}

/** Which photos are withheld is asked four times a minute. */
async function statusOf(url: string): Promise<number> {
  server.clock.set(new Date(server.clock.now().getTime() + 16_000).toISOString());
  return (await server.get(url)).statusCode;
}

test.each(["hide", "remove", "deactivate"])(
  "A-61: after %s the photo is served to nobody but moderators",
  async (act) => {
    expect(await statusOf(imageUrl)).toBe(200);
    await done(server, moderator, act, thing);
    expect(await statusOf(imageUrl)).toBe(404);
    const { now } = await caseOf(server, moderator, thing);
    const seen = now?.listing?.image_url ?? "";
    expect(now?.listing?.images.map(({ image_url }) => image_url)).toEqual([seen]);
    // At every width that pages ask for.
    for (const url of ownPhotoAt(seen, [400, 800, 1600])) expect(await statusOf(url)).toBe(200);
    expect(await statusOf(seen.replace(/.\/800/, "!/800"))).toBe(404);
    const undo = act === "deactivate" ? "reactivate" : "restore";
    await done(server, moderator, undo, thing);
    expect(await statusOf(imageUrl)).toBe(200);
  },
);

test("A-61: a moderator's address of a withheld photo ends with the next day; the case has a new one", async () => {
  await done(server, moderator, "hide", thing);
  const addressNow = async () => (await caseOf(server, moderator, thing)).now?.listing?.image_url ?? "";
  const first = await addressNow();
  // Nor does anything on the way keep what it shows until then.
  expect((await server.get(first)).headers["cache-control"]).toBe("private, no-store");
  server.clock.set("2026-11-22T23:59:00Z");
  expect(await statusOf(first)).toBe(200);
  server.clock.set("2026-11-23T00:00:00Z");
  expect(await statusOf(first)).toBe(404);
  moderator = await server.addUser({ is_superuser: true });
  expect(await statusOf(await addressNow())).toBe(200);
});

test("A-61: a photo that another room still shows is shown, and one that is in no room yet", async () => {
  const uuid = crypto.randomUUID();
  const shared = [{ uuid, image_url: imageUrl, display_order: 0 }];
  const hidden = thing;
  await posted(server, owner, { title: "The same flat", images: shared });
  await done(server, moderator, "hide", hidden);
  expect(await statusOf(imageUrl)).toBe(200);
  const fresh = await sendPhoto(server, owner, await newPhoto(), { uuid: crypto.randomUUID() });
  expect(await statusOf(fresh.json<{ image_url: string }>().image_url)).toBe(200);
});

/** All that removes photos runs once, after so long. */
async function sweptAfter(ms: number): Promise<void> {
  const now = new Date(server.clock.now().getTime() + ms);
  server.clock.set(now.toISOString());
  const db = server.database.kysely;
  await sweepTable(db, "removed_listing", now.toISOString());
  await sweepReportedPhotos(db, now.toISOString());
  await sweepPhotos({ db, storage: diskStorage(server.photosDir) }, now);
}

/** What a moderator sees of the photo as it was reported. */
async function reportedPhoto(): Promise<number> {
  const { versions } = await caseOf(server, moderator, thing);
  return statusOf(versions.at(-1)?.listing?.image_url ?? "");
}

test("A-60: the photo of a reported room stays for moderators, and nobody else, when its owner takes it out", async () => {
  await reported(server, thing, { reason: "stolen_photos" });
  expect((await putRoom(server, thing.target_id, owner.headers(), { images: [] })).statusCode).toBe(200);
  await sweptAfter(32_000);
  expect([await reportedPhoto(), await statusOf(imageUrl)]).toEqual([200, 404]);
});

test("A-60: the photo of a reported room stays when its owner deletes the room, also after it can be brought back no more", async () => {
  await reported(server, thing, { reason: "stolen_photos" });
  await deleteRoom(server, thing.target_id, owner.headers());
  await sweptAfter(31 * DAY_MS);
  expect([await reportedPhoto(), await statusOf(imageUrl)]).toEqual([200, 404]);
});

test("A-60: a photo that was reported goes half a year after the decision", async () => {
  await reported(server, thing, { reason: "stolen_photos" });
  await putRoom(server, thing.target_id, owner.headers(), { images: [] });
  await sweptAfter(400 * DAY_MS);
  expect(await reportedPhoto()).toBe(200);
  await done(server, moderator, "warn", thing);
  await sweptAfter(179 * DAY_MS);
  expect(await reportedPhoto()).toBe(200);
  await sweptAfter(2 * DAY_MS);
  expect(await reportedPhoto()).toBe(404);
});

test("UA-20: with the account the photos that were kept of a report go within a minute", async () => {
  await reported(server, thing, { reason: "stolen_photos" });
  const { versions } = await caseOf(server, moderator, thing);
  await putRoom(server, thing.target_id, owner.headers(), { images: [] });
  expect((await remove(server, "me", owner.headers())).statusCode).toBe(200);
  await sweptAfter(32_000);
  expect(await statusOf(versions[0]?.listing?.image_url ?? "")).toBe(404);
});

test("A-60: a photo that was reported is shown again once its owner shows it again", async () => {
  await reported(server, thing, { reason: "stolen_photos" });
  const { images } = (await server.get(`/api/v1/items/${thing.target_id}`, owner.headers())).json<{
    images: object[];
  }>();
  await putRoom(server, thing.target_id, owner.headers(), { images: [] });
  await sweptAfter(32_000);
  expect((await putRoom(server, thing.target_id, owner.headers(), { images })).statusCode).toBe(200);
  expect(await statusOf(imageUrl)).toBe(200);
});
