import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { emptyDraft, MAX_DRAFT_PHOTO_BYTES, MAX_DRAFTS } from "#domain/drafts/draft-document.ts";
import { sweepDrafts } from "../../../src/server/drafts/draft-store.ts";
import { sweepDraftPhotos } from "../../../src/server/drafts/sweep-draft-photos.ts";
import { diskStorage } from "../../../src/server/photos/storage/disk-storage.ts";
import { patiently, ROOM } from "../listings/support.ts";
import { newPhoto, picture } from "../photos/support.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { atOnce, remove, tally } from "../users/support.ts";
import {
  deleteDraft,
  draftsOf,
  draftUrl,
  draftWith,
  photosNamed,
  putDraft,
  readDraftPhoto,
  sendDraftPhoto,
  written,
} from "./support.ts";

let server: TestApp;
let user: TestUser;
let id: string;

beforeEach(async () => {
  server = await startTestApp();
  user = await server.addUser();
  id = crypto.randomUUID();
});
afterEach(() => server.close());

/** As the server's jobs do, some time later. */
async function sweep(afterHours = 0): Promise<void> {
  server.clock.set(new Date(server.clock.now().getTime() + afterHours * 3600_000).toISOString());
  await sweepDrafts(server.database.kysely, server.clock.now().toISOString());
  await sweepDraftPhotos({ db: server.database.kysely, storage: diskStorage(server.photosDir) }, server.clock.now());
}

async function sent(draftId = id): Promise<string> {
  const answer = await sendDraftPhoto(server, user, draftId);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().uuid;
}

/** Photos in the database, and sets of files on the disk. */
async function kept() {
  const photos = await server.database.kysely.selectFrom("draft_photo").select("uuid").execute();
  return [photos.length, (await readdir(join(server.photosDir, "private")).catch(() => [])).length];
}

test("A39: a photo of a draft is private: its owner reads it back, nobody else, by no public address", async () => {
  const uuid = crypto.randomUUID();
  const bytes = await picture(2400, 1800).jpeg().toBuffer();
  expect((await sendDraftPhoto(server, user, id, { uuid, bytes })).json()).toEqual({ uuid });
  const answer = await readDraftPhoto(server, user, id, uuid.toUpperCase());
  expect(answer.headers).toMatchObject({ "content-type": "image/webp", vary: "Authorization" });
  expect(answer.headers["cache-control"]).toContain("private");
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: "webp", width: 1600, height: 1200 });
  for (const other of [await server.addUser(), await server.addUser({ is_superuser: true })]) {
    const refused = await readDraftPhoto(server, other, id, uuid);
    expect([refused.statusCode, refused.json().code]).toEqual([404, "draft_not_found"]);
  }
  expect((await readDraftPhoto(server, null, id, uuid)).statusCode).toBe(401);
  expect((await readDraftPhoto(server, user, crypto.randomUUID(), uuid)).statusCode).toBe(404);
  const { file_id } = await server.database.kysely
    .selectFrom("draft_photo")
    .select("file_id")
    .executeTakeFirstOrThrow();
  expect(file_id).toMatch(/^private\/[\da-f]{32}$/);
  for (const address of [file_id, encodeURIComponent(file_id), file_id.replace("private/", "")]) {
    expect((await server.get(`/photos/${address}/1600.webp`)).statusCode, address).toBe(404);
  }
});

test("A39: of one uuid the first bytes stay, the same bytes are one file, another draft's uuid is refused", async () => {
  const [uuid, other, bytes] = [crypto.randomUUID(), crypto.randomUUID(), await newPhoto()];
  await sendDraftPhoto(server, user, id, { uuid, bytes });
  const first = await readDraftPhoto(server, user, id, uuid);
  expect((await sendDraftPhoto(server, user, id, { uuid })).statusCode).toBe(200);
  expect((await readDraftPhoto(server, user, id, uuid)).rawPayload.equals(first.rawPayload)).toBe(true);
  await sendDraftPhoto(server, user, id, { uuid: other, bytes });
  expect(await kept()).toEqual([2, 1]);
  const elsewhere = await sendDraftPhoto(server, user, crypto.randomUUID(), { uuid });
  expect([elsewhere.statusCode, elsewhere.json().detail[0].type]).toEqual([422, "reused"]);
});

test("A39: a draft goes 60 days after its last change, with its photos; a change begins them anew", async () => {
  const uuid = await sent();
  const { version } = await written(server, user, id, photosNamed(uuid));
  await sweep(59 * 24);
  const changed = await written(server, user, id, { typed: { title: "again" }, ...photosNamed(uuid) }, version);
  await sweep(59 * 24);
  expect(await draftsOf(server, user)).toEqual([changed]);
  expect(await kept()).toEqual([1, 1]);
  server.clock.set(changed.deletes_at);
  // Nobody is answered with it any more, whether it was swept or not.
  expect(await draftsOf(server, user)).toEqual([]);
  await sweep();
  expect(await kept()).toEqual([0, 0]);
  expect(await server.database.kysely.selectFrom("draft").selectAll().execute()).toEqual([]);
  expect((await putDraft(server, user, id, emptyDraft)).statusCode).toBe(200);
});

test("A39, W-11: photos go with their draft at once, those that no draft names after two days", async () => {
  const [named, unnamed] = [await sent(), await sent()];
  const { version } = await written(server, user, id, photosNamed(named));
  await sweep(47);
  expect(await kept()).toEqual([2, 2]);
  await sweep(2);
  expect(await kept()).toEqual([1, 1]);
  expect((await readDraftPhoto(server, user, id, unnamed)).statusCode).toBe(404);
  await deleteDraft(server, user, id, version);
  await sweep();
  expect(await kept()).toEqual([0, 0]);
});

test("A39: a posted draft that its phone never deletes is emptied after two days, photos included", async () => {
  const payload = { ...ROOM, id };
  await written(server, user, id, photosNamed(await sent()));
  await server.app.inject({ method: "POST", url: "/api/v1/items/", headers: user.headers(), payload });
  await sweep(47);
  expect(await kept()).toEqual([1, 1]);
  await sweep(2);
  expect(await kept()).toEqual([0, 0]);
  expect(await draftsOf(server, user)).toMatchObject([{ content: emptyDraft, is_removed: true, is_posted: true }]);
});

test("UA-20, W-11: an account takes its drafts and their photos with it", async () => {
  await written(server, user, id, { typed: { title: "Private" }, ...photosNamed(await sent()) });
  expect((await remove(server, "me", user.headers())).statusCode).toBe(200);
  await sweep();
  expect(await kept()).toEqual([0, 0]);
  expect(await server.database.kysely.selectFrom("draft").selectAll().execute()).toEqual([]);
});

test("RC-10: of parallel changes of one version one is taken, and the others see it", async () => {
  const { version } = await written(server, user, id);
  const answers = await atOnce(8, (at) =>
    patiently(() => putDraft(server, user, id, draftWith({ typed: { title: `${at}` } }), version)),
  );
  expect(tally(answers)).toEqual({ 200: 1, 409: 7 });
});

test("RC-10: a draft that is kept while its room is posted is refused, or ends with it", async () => {
  for (let round = 0; round < 5; round += 1) {
    const draftId = crypto.randomUUID();
    const post = {
      method: "POST",
      url: "/api/v1/items/",
      headers: user.headers(),
      payload: { ...ROOM, id: draftId },
    } as const;
    const [put, posted] = await Promise.all([putDraft(server, user, draftId, emptyDraft), server.app.inject(post)]);
    expect(posted.statusCode, posted.body).toBe(200);
    expect([200, 409]).toContain(put.statusCode);
    const unposted = (await draftsOf(server, user)).filter(({ is_posted }) => !is_posted);
    expect(unposted).toEqual([]);
  }
});

test("A39: 50 drafts are the most, 1200 changes an hour, and so many bytes of photos", async () => {
  const now = server.clock.now().toISOString();
  const uuid = await sent();
  await server.database.pool.query(
    `insert into draft (owner_id, id, kind, content, created_at, updated_at, deletes_at)
     select $1, gen_random_uuid(), 'listing', $2, $3, $3, $3::timestamptz + interval '60 days'
     from generate_series(1, $4)`,
    [user.id, emptyDraft, now, MAX_DRAFTS - 1],
  );
  const ids: string[] = Array.from({ length: 3 }, () => crypto.randomUUID());
  const answers = await Promise.all(ids.map((one) => putDraft(server, user, one, emptyDraft)));
  expect(tally(answers)).toEqual({ 200: 1, 429: 2 });
  const refused = answers.find(({ statusCode }) => statusCode === 429)!;
  expect([refused.json().code, refused.headers["retry-after"]]).toEqual(["too_many_drafts", undefined]);
  const taken = answers.find(({ statusCode }) => statusCode === 200)!.json();
  const limits = server.database.kysely.updateTable("rate_limit").where("name", "=", "draftWrite");
  await limits.set({ count: 1200 }).execute();
  const late = await putDraft(server, user, taken.id, draftWith({ typed: { title: "more" } }), taken.version);
  expect([late.statusCode, late.json().code]).toEqual([429, "quota_used_up"]);

  await server.database.kysely.updateTable("draft_photo").set({ bytes: MAX_DRAFT_PHOTO_BYTES }).execute();
  const full = await sendDraftPhoto(server, user, id);
  expect([full.statusCode, full.json().code]).toEqual([413, "drafts_too_large"]);
  expect((await sendDraftPhoto(server, user, id, { uuid })).statusCode).toBe(200);
  expect(await kept()).toEqual([1, 1]);
});

test("X-14: 200 photos that no draft names are the most, and what is no photo is refused by its content", async () => {
  await sent();
  await server.database.pool.query(
    `insert into draft_photo (owner_id, uuid, draft_id, file_id, bytes, created_at, unneeded_since)
     select $1, gen_random_uuid(), $2, id, 1, $3, $3 from draft_photo_file, generate_series(1, 199)`,
    [user.id, id, server.clock.now().toISOString()],
  );
  const refused = await sendDraftPhoto(server, user, id);
  expect([refused.statusCode, refused.json().code]).toEqual([429, "too_many_unused_draft_photos"]);
  await server.database.pool.query("delete from draft_photo");
  expect((await sendDraftPhoto(server, user, id, { bytes: Buffer.from("no photo") })).statusCode).toBe(415);
  expect((await sendDraftPhoto(server, user, "0")).statusCode).toBe(404);
  expect((await server.get(`${draftUrl(id)}/photos/%00`, user.headers())).statusCode).toBe(404);
});
