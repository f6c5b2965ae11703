import { afterEach, beforeEach, expect, test } from "vitest";
import { sweepDraftPhotos } from "../../../src/server/drafts/sweep-draft-photos.ts";
import { LIMITS, type LimitName } from "../../../src/server/limits/limit-table.ts";
import { rateLimits } from "../../../src/server/limits/rate-limits.ts";
import { mailTransport } from "../../../src/server/mail/transport.ts";
import { sendDueMails } from "../../../src/server/mail/send-due-mails.ts";
import { s3Objects } from "../../../src/server/photos/storage/s3-objects.ts";
import { s3Storage } from "../../../src/server/photos/storage/s3-storage.ts";
import { diskStorage } from "../../../src/server/photos/storage/disk-storage.ts";
import type { PhotoStorage } from "../../../src/server/photos/storage/photo-storage.ts";
import { sweepPhotos } from "../../../src/server/photos/sweep/sweep-photos.ts";
import { sweepViewingPhotos } from "../../../src/server/viewings/sweep-viewing-photos.ts";
import { startS3Server, type S3Server } from "../../support/s3-server.ts";
import { sendDraftPhoto, photosNamed, written as draftWritten } from "../drafts/support.ts";
import { deleteRoom, postRoom, putRoom } from "../listings/support.ts";
import { newPhoto, sendPhoto } from "../photos/support.ts";
import { posted as requestPosted } from "../tenant-requests/support.ts";
import { SECRET_KEYS, SITE_URL, startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { sendViewingPhoto, written as viewingWritten } from "../viewings/support.ts";
import { mails, patch, remove, sendCode } from "./support.ts";
import { filesIn, filesWith, tracesOf } from "./traces.ts";

/** Stands in all that the account's owner writes; no word of ours has it. */
const MARKER = "Zyxovanish";
const FORMER = "zyxovanish.before@example.org";
const ADDRESS = "zyxovanish@example.org";

let server: TestApp;
let s3: S3Server;
let storage: PhotoStorage;
let root: TestUser;
let user: TestUser;

beforeEach(async () => {
  s3 = await startS3Server();
});
afterEach(async () => {
  await server.close();
  await s3.close();
});

async function start(where: "disk" | "S3"): Promise<void> {
  const kept = s3Storage(s3Objects({ ...s3.account, endpoint: s3.endpoint }));
  server = await startTestApp(where === "S3" ? { photoStorage: kept } : {});
  storage = where === "S3" ? kept : diskStorage(server.photosDir);
  root = await server.addUser({ is_superuser: true });
  user = await server.addUser({ email: FORMER, full_name: MARKER, allow_data_for_training: true });
}

/** Sends the mails that are due, into the folder of the app under test. */
async function sendMails(): Promise<void> {
  const log = { info: () => undefined, warn: () => undefined };
  const transport = mailTransport({
    smtpUrl: undefined,
    mailFrom: "a@qiying.example",
    mailConnections: 1,
    folder: server.mailFolder,
    log,
  });
  const site = () => ({ url: SITE_URL, supportEmail: undefined });
  const { kysely: db } = server.database;
  await sendDueMails({ db, clock: server.clock, secretKeys: SECRET_KEYS, transport, site, log });
}

async function sweepAllPhotos(): Promise<void> {
  const parts = { db: server.database.kysely, storage };
  for (const sweep of [sweepPhotos, sweepViewingPhotos, sweepDraftPhotos]) await sweep(parts, server.clock.now());
}

async function uploadedBy(who: TestUser) {
  const answer = await sendPhoto(server, who, await newPhoto(), { uuid: crypto.randomUUID() });
  const { uuid, image_url } = answer.json<{ uuid: string; image_url: string }>();
  return { uuid, image_url, display_order: 0 };
}

let keys = 0;
/** Of somebody whose answers are kept for repetition. */
const keyed = (who: TestUser) => ({ ...who.headers(), "idempotency-key": `key-${(keys += 1)}` });

/** Two rooms, of which one is deleted again. @returns Their ids. */
async function addRooms(): Promise<{ room: string; removed: string }> {
  const fields = { description: MARKER, email: ADDRESS, contact_info: MARKER, additional_info: MARKER };
  const images = [await uploadedBy(user)];
  const first = await postRoom(server, keyed(user), { ...fields, title: `Old${MARKER} by the river`, images });
  const room = first.json<{ id: string }>().id;
  await putRoom(server, room, keyed(user), { title: `${MARKER} by the river` });
  await putRoom(server, room, keyed(root), { price: 199 });
  const removing = await postRoom(server, user.headers(), {
    ...fields,
    title: `Gone${MARKER}`,
    images: [await uploadedBy(user)],
  });
  const removed = removing.json<{ id: string }>().id;
  await deleteRoom(server, removed, keyed(user));
  return { room, removed };
}

async function addNotes(room: string): Promise<void> {
  const uuid = crypto.randomUUID();
  await viewingWritten(server, user, room, { notes: MARKER, photos: [{ uuid, caption: MARKER }] });
  expect((await sendViewingPhoto(server, user, room, { uuid })).statusCode).toBe(200);
  const draft = { id: crypto.randomUUID(), photo: crypto.randomUUID() };
  await draftWritten(server, user, draft.id, { typed: { title: MARKER }, ...photosNamed(draft.photo) });
  expect((await sendDraftPhoto(server, user, draft.id, { uuid: draft.photo })).statusCode).toBe(200);
}

/** One count of each limit for each key that it may have. @returns How many there are then. */
async function countEverything(countedFor: readonly string[]): Promise<number> {
  const limits = rateLimits({
    db: server.database.kysely,
    clock: server.clock,
    secretKeys: SECRET_KEYS,
    enabled: true,
  });
  for (const name of Object.keys(LIMITS) as LimitName[]) {
    for (const key of countedFor) await limits.take([[name, key]]).catch(() => undefined);
  }
  return (await server.database.kysely.selectFrom("rate_limit").select("name").execute()).length;
}

/** Everything that an account can have. @returns The ids of its rooms. */
async function leaveTracesEverywhere() {
  await patch(server, "me", { email: ADDRESS, receive_updates: true, agreement_version: "1.0" }, keyed(user));
  await patch(server, user.id, { full_name: `${MARKER} the Second` }, keyed(root));
  await sendMails();
  await user.signIn({ remember: true });
  await server.post("/api/v1/logout/everywhere", undefined, user.headers());
  const rooms = await addRooms();
  await requestPosted(server, user, { description: MARKER, contact_info: ADDRESS });
  await addNotes(rooms.room);
  await server.get(`/api/v1/items/ai-search?query=${MARKER}`, user.headers());
  await server.post("/api/v1/items/ai-feedback", { query: MARKER, satisfied: true }, keyed(user));
  await sendCode(server, ADDRESS, "123456");
  await server.post(`/api/v1/password-recovery/${ADDRESS}`);
  await sendMails();
  await server.post("/api/v1/users/me/confirmation-mail", undefined, user.headers());
  return rooms;
}

const EVERYWHERE = [
  "account.email",
  "account.full_name",
  "account.id",
  "ai_feedback.account_id",
  "ai_feedback.query",
  "ai_use.account_id",
  "consent.account_id",
  "draft.content",
  "draft.owner_id",
  "draft_photo.owner_id",
  "ended_session.account_id",
  "idempotent_answer.account_id",
  "listing.contact_info",
  "listing.description",
  "listing.email",
  "listing.owner_id",
  "listing.search_text",
  "listing.search_tsv",
  "listing.title",
  "mailed_token.email",
  "photo.owner_id",
  "removed_listing.content",
  "removed_listing.owner_id",
  "search_term.term",
  "session.account_id",
  "sign_up_code.email",
  "tenant_request.contact_info",
  "tenant_request.description",
  "viewing.content",
  "viewing.owner_id",
  "viewing_photo.owner_id",
];

test.each([
  ["its owner, with photos on the disk", "disk"],
  ["a superuser, with photos in an S3 store", "S3"],
] as const)("UA-20: of an account deleted by %s nothing is left anywhere", async (_, where) => {
  await start(where);
  const other = await server.addUser();
  const shown = await uploadedBy(other);
  expect((await postRoom(server, other.headers(), { title: "Staying by the river", images: [shown] })).statusCode).toBe(
    200,
  );
  const photos = async () => (where === "S3" ? s3.objects.size : filesIn(server.photosDir));
  const ofOther = await photos();
  const before = await countEverything([]);
  const { room, removed } = await leaveTracesEverywhere();
  expect(await countEverything([user.id, ADDRESS])).toBeGreaterThan(before);
  const needles = [user.id, MARKER, ADDRESS, FORMER];
  expect(await tracesOf(server, needles)).toEqual(expect.arrayContaining(EVERYWHERE));
  expect(await filesWith(server.mailFolder, needles)).not.toEqual([]);
  expect((await mails(server)).map(({ email }) => email)).toContain(ADDRESS);
  expect(await photos()).toBeGreaterThan(ofOther);

  const answer = await remove(server, where === "S3" ? user.id : "me", (where === "S3" ? root : user).headers());
  expect(answer.statusCode).toBe(200);
  await sweepAllPhotos();

  expect(await tracesOf(server, needles)).toEqual([]);
  // That there was a room of this id is all that is known of it: phones that have it ask.
  expect(await tracesOf(server, [room, removed])).toEqual(["moderation_act.target_id", "removal.id"]);
  expect(await filesWith(server.mailFolder, needles)).toEqual([]);
  expect(await filesWith(server.photosDir, needles)).toEqual([]);
  expect((await mails(server)).filter(({ email }) => email === ADDRESS)).toEqual([]);
  const counts = await server.database.kysely.selectFrom("rate_limit").select("name").execute();
  expect(counts.length).toBeLessThanOrEqual(before + NETWORKS);
  // What is another's stays.
  expect(await photos()).toBe(ofOther);
  expect((await server.get(shown.image_url)).statusCode).toBe(200);
  expect(await terms()).toEqual(["river", "staying", "the"]);
});

/** Counts for the network that all calls of a test come from, and for the superuser. */
const NETWORKS = 10;

async function terms(): Promise<string[]> {
  const rows = await server.database.kysely.selectFrom("search_term").select("term").orderBy("term").execute();
  return rows.map(({ term }) => term);
}

test("UA-20: words of titles go with the last room that has them: deleted, renamed or its owner's account gone", async () => {
  await start("disk");
  const room = (await postRoom(server, user.headers(), { title: "Attic Bothy" })).json<{ id: string }>().id;
  await postRoom(server, user.headers(), { title: "Attic croft" });
  expect(await terms()).toEqual(["attic", "bothy", "croft"]);
  await putRoom(server, room, user.headers(), { title: "Attic barn" });
  expect(await terms()).toEqual(["attic", "barn", "croft"]);
  await deleteRoom(server, room, user.headers());
  expect(await terms()).toEqual(["attic", "croft"]);
  await postRoom(server, user.headers(), { title: "Attic barn", id: room, restore: true });
  expect(await terms()).toEqual(["attic", "barn", "croft"]);
  await remove(server, "me", user.headers());
  expect(await terms()).toEqual([]);
});
