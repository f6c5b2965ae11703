import { afterAll, beforeAll, expect, test } from "vitest";
import { raceRounds } from "../../../support/scope.ts";
import { startTestApp, type TestApp } from "../../test-app.ts";
import type { TestUser } from "../../test-users.ts";
import { accountRow, atOnce, refusal, remove, tally } from "../../users/support.ts";
import { addPhotos, claimsOf, deleteRoom, patiently, posted, postRoom, putRoom, roomRow, roomsOf } from "../support.ts";

let server: TestApp;
let user: TestUser;

beforeAll(async () => {
  server = await startTestApp({ settings: { rateLimits: false } });
  user = await server.addUser();
});
afterAll(() => server.close());

test("I-23: a room is deleted by its owner, once, and lets go of its photos", async () => {
  const { id } = await posted(server, user, { images: await addPhotos(server, user, 2) });
  const answer = await deleteRoom(server, id, user.headers());
  expect([answer.statusCode, answer.json()]).toEqual([200, { message: "Item deleted successfully" }]);
  expect([await roomRow(server, id), await claimsOf(server, id)]).toEqual([undefined, []]);
  expect(refusal(await deleteRoom(server, id, user.headers()))).toEqual([404, "Item not found", "listing_deleted"]);
  expect((await server.get(`/api/v1/items/${id}`, user.headers())).statusCode).toBe(404);
});

test("I-23: another user's room is deleted by superusers alone; one that is not there is 404", async () => {
  const { id } = await posted(server, user);
  const [other, superuser] = [await server.addUser(), await server.addUser({ is_superuser: true })];
  expect(refusal(await deleteRoom(server, id, other.headers()))).toEqual([403, "Not enough permissions", "not_owner"]);
  expect(await roomRow(server, id)).toBeDefined();
  expect((await deleteRoom(server, id, superuser.headers())).statusCode).toBe(200);
  expect(refusal(await deleteRoom(server, id, user.headers()))).toEqual([404, "Item not found", "listing_deleted"]);
  for (const absent of [crypto.randomUUID(), "0", "x"]) {
    expect(refusal(await deleteRoom(server, absent, user.headers()))).toEqual([
      404,
      "Item not found",
      "listing_not_found",
    ]);
  }
});

test("I-23, G17: the same deletion under its key is answered as the first time", async () => {
  const { id } = await posted(server, user);
  const headers = { ...user.headers(), "idempotency-key": "gone" };
  const first = await deleteRoom(server, id, headers);
  const again = await deleteRoom(server, id, headers);
  expect([again.statusCode, again.body]).toEqual([200, first.body]);
});

test("I-23: of parallel deletions one deletes, and an edit that comes too late finds nothing", async () => {
  for (let round = 0; round < raceRounds(5); round += 1) {
    const { id } = await posted(server, user);
    const deleting = atOnce(10, () => deleteRoom(server, id, user.headers()));
    const editing = atOnce(10, (index) => putRoom(server, id, user.headers(), { price: index + 1 }));
    expect(tally(await deleting)).toEqual({ 200: 1, 404: 9 });
    for (const { statusCode } of await editing) expect([200, 404]).toContain(statusCode);
    expect(await roomRow(server, id)).toBeUndefined();
  }
});

test("RC-09: a room that is posted while its owner's account is deleted is not left behind", async () => {
  for (let round = 0; round < raceRounds(8); round += 1) {
    const leaving = await server.addUser();
    const [images, kept] = [await addPhotos(server, leaving, 2), await posted(server, leaving)];
    const acts = [
      ...Array.from({ length: 16 }, (_, index) => () => {
        const key = index % 2 === 0 ? {} : { "idempotency-key": `post-${index}` };
        return postRoom(server, { ...leaving.headers(), ...key }, { images });
      }),
      ...Array.from({ length: 4 }, () => () => putRoom(server, kept.id, leaving.headers(), { images })),
    ];
    acts.splice(3 + round, 0, () => remove(server, "me", leaving.headers()));
    const answers = await Promise.all(acts.map(patiently));
    for (const { statusCode, body } of answers) expect([200, 401, 404], body).toContain(statusCode);
    expect([await accountRow(server, leaving.id), await roomsOf(server, leaving)]).toEqual([undefined, []]);
    const photos = server.database.kysely.selectFrom("photo").select("uuid").where("owner_id", "=", leaving.id);
    const claims = server.database.kysely.selectFrom("listing_photo").select("uuid").where("owner_id", "=", leaving.id);
    expect([await photos.execute(), await claims.execute()]).toEqual([[], []]);
  }
});
