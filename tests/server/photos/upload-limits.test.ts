import { v7 as uuid } from "uuid";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { newPhoto, sendPhoto } from "./support.ts";

let server: TestApp;
let user: TestUser;

beforeEach(async () => {
  server = await startTestApp();
  user = await server.addUser();
});
afterEach(() => server.close());

/** Photos as if they had been sent: what makes the difference is how many there are. */
async function addPhotos(count: number): Promise<void> {
  const now = server.clock.now().toISOString();
  await server.database.pool.query("insert into photo_file values ('made', true, '#ffffff', $1)", [now]);
  await server.database.pool.query(
    "insert into photo (owner_id, uuid, file_id, created_at) select $1, unnest($2::uuid[]), 'made', $3",
    [user.id, Array.from({ length: count }, () => uuid()), now],
  );
}

test("X-14: 120 photos an hour, of which ten rooms can have ten each; repetitions and our own failures don't count", async () => {
  const bytes = await newPhoto();
  const key = crypto.randomUUID();
  await sendPhoto(server, user, bytes, { uuid: key });
  const limits = server.database.kysely.updateTable("rate_limit").where("name", "=", "photoUpload");
  await limits.set({ count: 119 }).execute();
  expect((await sendPhoto(server, user, bytes)).statusCode).toBe(200);
  const refused = await sendPhoto(server, user, bytes);
  expect([refused.statusCode, refused.json(), Number(refused.headers["retry-after"])]).toEqual([
    429,
    {
      detail: "Too many attempts. Please try again later.",
      code: "quota_used_up",
      quota: { of: "photoUpload", most: 120, within_seconds: 3600 },
    },
    expect.closeTo(3600, -2),
  ]);
  expect((await sendPhoto(server, user, bytes, { uuid: key })).statusCode).toBe(200);
  server.clock.set("2026-11-21T13:00:01Z");
  expect((await sendPhoto(server, user, bytes)).statusCode).toBe(200);
});

test("X-14: 200 photos may wait for a room, and parallel ones are no more", async () => {
  await addPhotos(197);
  const photos = await Promise.all(Array.from({ length: 6 }, newPhoto));
  const statuses = (await Promise.all(photos.map((bytes) => sendPhoto(server, user, bytes)))).map((a) => a.statusCode);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 429, 429, 429]);
  const refused = await sendPhoto(server, user, await newPhoto());
  expect([refused.statusCode, refused.json()]).toEqual([
    429,
    { detail: expect.stringContaining("no room shows yet"), code: "too_many_unused_photos" },
  ]);
  expect(refused.headers["retry-after"]).toBe("3600");
  const { rows } = await server.database.pool.query("select from photo_file where not ready");
  expect(rows).toEqual([]);
  await server.database.pool.query("update photo set claimed_at = now() where uuid = (select uuid from photo limit 1)");
  expect((await sendPhoto(server, user, await newPhoto())).statusCode).toBe(200);
});

test("W-01: both limits are lifted where limits are off", async () => {
  const free = await startTestApp({ settings: { rateLimits: false } });
  const other = await free.addUser();
  await free.database.pool.query("insert into photo_file values ('made', true, '#ffffff', now())");
  await free.database.pool.query(
    "insert into photo (owner_id, uuid, file_id, created_at) select $1, gen_random_uuid(), 'made', now() from generate_series(1, 210)",
    [other.id],
  );
  expect((await sendPhoto(free, other, await newPhoto())).statusCode).toBe(200);
  expect(await free.database.kysely.selectFrom("rate_limit").selectAll().execute()).toEqual([]);
  await free.close();
});
