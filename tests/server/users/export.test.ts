import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { strFromU8, unzipSync } from "fflate";
import type { Static } from "typebox";
import { Errors } from "typebox/value";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ArchivedExportSchema, ExportSchema } from "#contract/schemas/export.ts";
import { diskStorage } from "../../../src/server/photos/storage/disk-storage.ts";
import type { PhotoStorage } from "../../../src/server/photos/storage/photo-storage.ts";
import { CORE_ONLY } from "../../support/scope.ts";
import { sendDraftPhoto } from "../drafts/support.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import { sendViewingPhoto } from "../viewings/support.ts";
import { atOnce, patch, refusal, tally } from "./support.ts";

let server: TestApp;
let address: string;
let photosDir: string;
let storage: PhotoStorage;
/** What the app reads photos with; a test may put another in its place. */
let findPhoto: PhotoStorage["read"];
const PHOTO = "0".repeat(32);

beforeAll(async () => {
  photosDir = await mkdtemp(join(tmpdir(), "photos-"));
  await mkdir(join(photosDir, PHOTO));
  await writeFile(join(photosDir, PHOTO, "1600.webp"), "the bytes of a photo");
  storage = diskStorage(photosDir);
  server = await startTestApp({ photoStorage: { ...storage, read: (...photo) => findPhoto(...photo) } });
  address = await server.app.listen({ port: 0 });
});
beforeEach(() => {
  findPhoto = (...photo) => storage.read(...photo);
});
afterAll(async () => {
  await server.close();
  await rm(photosDir, { recursive: true });
});

const exported = (headers: Record<string, string>) => server.get("/api/v1/users/me/export", headers);

test("everything stored about a user is in one file: profile, consents, sessions, rooms, requests, photos", async () => {
  const user = await server.addUser({ email: "leaving@example.org" });
  await patch(
    server,
    "me",
    { receive_updates: true, agreement_version: "1.0", agreement_language: "zh" },
    user.headers(),
  );
  await user.signIn({ remember: true });
  await server.post("/api/v1/logout/everywhere", undefined, user.headers());
  await server.post(
    "/api/v1/login",
    { username: user.email, password: user.password, remember_me: true },
    { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0" },
  );
  const image = { id: "i", uuid: "u", display_order: 0, placeholder_colour: null };
  const images = [
    { ...image, image_url: `/photos/${PHOTO}/800.webp` },
    { ...image, image_url: "/photos/gone/800.webp" },
    { ...image, image_url: "https://elsewhere.example/one.webp" },
  ];
  const [room = ""] = await server.add({ title: "Mine", post_code: "M13 9PL", end_date: "infinity", images });
  await server.add({ title: "Somebody else's" });
  await server.database.pool.query("update listing set owner_id = $1 where id = $2", [user.id, room]);
  await server.database.pool.query(
    `insert into tenant_request (id, owner_id, email, city, post_code, begin_date, price_upper_bound_pence, property_type,
       created_at, updated_at)
     values ('01890a5d-ac96-774b-bcce-b302099a8059', $1, 'leaving@example.org', 'Leeds', 'LS2', '2027-01-01', 15050, 'any', now(), now())`,
    [user.id],
  );
  const answer = await exported(user.headers());
  expect(answer.statusCode).toBe(200);
  expect(Errors(ExportSchema, answer.json())).toEqual([]);
  expect(answer.json()).toMatchObject({
    exported_at: "2026-11-21T12:00:00.000Z",
    user: { id: user.id, email: "leaving@example.org", receive_updates: true },
    consents: [{ agreement_version: "1.0", agreement_language: "zh", receive_updates: true }],
    sessions: [
      { remembered: false, browser: null, system: null },
      { remembered: true, browser: "firefox", system: "linux" },
    ],
    ended_sessions: [{ reason: "ended-elsewhere", ended_at: "2026-11-21T12:00:00.000Z" }],
    listings: [{ id: room, title: "Mine", post_code: "M13 9PL", email: "landlord@example.org", end_date: null }],
    tenant_requests: [{ city: "Leeds", price_upper_bound: 150.5, begin_date: "2027-01-01", end_date: null }],
  });
  expect(answer.json().photos).toEqual([
    {
      uuid: "u",
      listing_id: room,
      display_order: 0,
      media_type: "image/webp",
      base64: Buffer.from("the bytes of a photo").toString("base64"),
    },
  ]);
  expect(answer.body).not.toMatch(/argon2|hash|Somebody else/);
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test("an account without data gets an empty export; without a session it is refused", async () => {
  const user = await server.addUser();
  expect((await exported(user.headers())).json()).toMatchObject({
    listings: [],
    tenant_requests: [],
    consents: [],
    photos: [],
  });
  expect(refusal(await exported({}))).toEqual([401, "Not authenticated", "not_authenticated"]);
});

const downloaded = (headers: Record<string, string>) => server.get("/api/v1/users/me/export.zip", headers);

test("the .zip has all photos as files, and names them in its records", async () => {
  const user = await withPhotos(2);
  const [room, draft, uuid] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  await sendViewingPhoto(server, user, room, { uuid });
  await sendDraftPhoto(server, user, draft, { uuid });
  const answer = await downloaded(user.headers());
  expect(answer.headers).toMatchObject({ "content-type": "application/zip", "cache-control": "no-store" });
  const { "qiying.json": text = new Uint8Array(), ...photos } = unzipSync(answer.rawPayload);
  const records = JSON.parse(strFromU8(text)) as Static<typeof ArchivedExportSchema>;
  expect(Errors(ArchivedExportSchema, records)).toEqual([]);
  expect(records.user.id).toBe(user.id);
  const [mine] = records.listings;
  const files = [
    `photos/rooms/${mine?.id}/01.webp`,
    `photos/rooms/${mine?.id}/02.webp`,
    `photos/viewings/${room}/${uuid}.webp`,
    `photos/drafts/${draft}/${uuid}.webp`,
  ];
  expect(records.photos.map(({ file }) => file)).toEqual(files);
  expect(Object.keys(photos)).toEqual(files);
  expect(strFromU8(photos[files[0]!]!)).toBe("the bytes of a photo");
  const viewed = await server.get(`/api/v1/viewings/${room}/photos/${uuid}`, user.headers());
  expect(Buffer.from(photos[files[2]!]!).equals(viewed.rawPayload)).toBe(true);
});

test("ten exports an hour, of both forms together", async () => {
  const user = await server.addUser();
  expect(tally(await atOnce(5, () => exported(user.headers())))).toEqual({ 200: 5 });
  expect(tally(await atOnce(8, () => downloaded(user.headers())))).toEqual({ 200: 5, 429: 3 });
});

async function withPhotos(count: number) {
  const user = await server.addUser();
  const images = Array.from({ length: count }, (_, index) => {
    const image_url = `/photos/${PHOTO}/800.webp`;
    return { id: `${index}`, uuid: `${index}`, display_order: index, placeholder_colour: null, image_url };
  });
  const [room = ""] = await server.add({ images });
  await server.database.pool.query("update listing set owner_id = $1 where id = $2", [user.id, room]);
  return user;
}

/** More than any part of the way could hold at once without being seen. */
const MANY = 60;

test("an export of many photos holds one of them at a time, however slow their store is", async () => {
  const user = await withPhotos(MANY);
  let open = 0;
  let most = 0;
  findPhoto = async () => {
    most = Math.max(most, (open += 1));
    const content = Readable.from([Buffer.alloc(100_000)]);
    content.once("close", () => (open -= 1));
    return { size: 100_000, content };
  };
  expect((await exported(user.headers())).json().photos).toHaveLength(MANY);
  expect(Object.keys(unzipSync((await downloaded(user.headers())).rawPayload))).toHaveLength(MANY + 1);
  expect(most).toBe(1);
});

test.skipIf(CORE_ONLY)("an export may take longer than other answers", async () => {
  const user = await withPhotos(2);
  findPhoto = async () => {
    await delay(3000);
    return { size: 1, content: Readable.from(["a"]) };
  };
  expect((await exported(user.headers())).json().photos).toHaveLength(2);
});

test.each(["export", "export.zip"])(
  "an %s that fails, before it begins or in its middle, breaks off and does not count",
  async (form) => {
    const user = await withPhotos(2);
    const ask = () => fetch(`${address}/api/v1/users/me/${form}`, { headers: user.headers() });
    let found = 0;
    findPhoto = async () => {
      found += 1;
      if (found % 2 === 0) throw new Error("The store is away");
      return { size: 1, content: Readable.from(["a"]) };
    };
    for (let round = 0; round < 12; round += 1) {
      const answer = await ask();
      expect(answer.status).toBe(200);
      await expect(answer.text()).rejects.toThrow();
    }
    await server.database.pool.query("alter table viewing rename to away");
    for (let round = 0; round < 12; round += 1) expect((await ask()).status).toBe(500);
    await server.database.pool.query("alter table away rename to viewing");
    findPhoto = (...photo) => storage.read(...photo);
    const answers: number[] = [];
    for (let round = 0; round < 11; round += 1) {
      const answer = await ask();
      // Read to its end: one that nobody waits for has broken off, too.
      await answer.text();
      answers.push(answer.status);
    }
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  },
);
