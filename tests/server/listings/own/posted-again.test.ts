import { afterAll, beforeAll, expect, test } from "vitest";
import { raceRounds } from "../../../support/scope.ts";
import { startTestApp, type TestApp } from "../../test-app.ts";
import type { TestUser } from "../../test-users.ts";
import { atOnce, tally } from "../../users/support.ts";
import { addPhotos, claimsOf, patiently, posted, postRoom, putRoom, roomRow, roomsOf } from "../support.ts";

let server: TestApp;
let user: TestUser;

beforeAll(async () => {
  server = await startTestApp({ settings: { rateLimits: false } });
});
afterAll(() => server.close());

async function newcomer(): Promise<TestUser> {
  user = await server.addUser();
  return user;
}

const withKey = (key: string, of = user) => ({ ...of.headers(), "idempotency-key": key });

test("I-15, W-04: the same id again is the room as it is by now, posted once", async () => {
  await newcomer();
  const id = crypto.randomUUID().toUpperCase();
  const first = await posted(server, user, { id });
  expect(first.id).toBe(id.toLowerCase());
  await putRoom(server, id, user.headers(), { title: "edited since" });
  const again = await postRoom(server, user.headers(), { id, title: "something else" });
  expect([again.statusCode, again.json().title]).toEqual([200, "edited since"]);
  expect(await roomsOf(server, user)).toHaveLength(1);
});

test("I-15, W-10: a repetition on the day after the room has ended still finds it", async () => {
  const other = await startTestApp();
  const poster = await other.addUser();
  const [id, end_date] = [crypto.randomUUID(), "2026-11-21"];
  const fields = { id, begin_date: "2026-11-01", end_date };
  await posted(other, poster, fields);
  other.clock.set("2026-11-22T00:10:00Z");
  expect((await postRoom(other, poster.headers(), fields)).json().id).toBe(id);
  expect((await postRoom(other, poster.headers(), { ...fields, id: crypto.randomUUID() })).statusCode).toBe(422);
  await other.close();
});

test("W-04: another user's room, or a demo room, is never overwritten", async () => {
  await newcomer();
  const { id } = await posted(server, await server.addUser());
  const [demo = ""] = await server.add({ title: "a demo room" });
  for (const taken of [id, demo]) {
    const before = await roomRow(server, taken);
    const answer = await postRoom(server, user.headers(), { id: taken });
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { detail: "There is another room with this id", code: "listing_id_taken" },
    ]);
    expect(await roomRow(server, taken)).toEqual(before);
  }
});

test("I-15, RC-08: thirty at once with one id are one room with its photos, and thirty answers alike", async () => {
  for (let round = 0; round < raceRounds(3); round += 1) {
    await newcomer();
    const fields = { id: crypto.randomUUID(), images: await addPhotos(server, user, 3) };
    const answers = await atOnce(30, () => patiently(() => postRoom(server, user.headers(), fields)));
    expect(tally(answers)).toEqual({ 200: 30 });
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await roomsOf(server, user)).toHaveLength(1);
    expect(await claimsOf(server, fields.id)).toHaveLength(3);
  }
});

test("RC-08: thirty at once with one key and no id are one room; who is told to come back gets the same answer", async () => {
  for (let round = 0; round < raceRounds(3); round += 1) {
    await newcomer();
    const answers = await atOnce(30, () => patiently(() => postRoom(server, withKey("same"))));
    const good = answers.filter(({ statusCode }) => statusCode === 200);
    expect(Object.keys(tally(answers)).every((status) => ["200", "409"].includes(status))).toBe(true);
    for (const answer of answers) if (answer.statusCode === 409) expect(answer.headers["retry-after"]).toBe("1");
    const late = await postRoom(server, withKey("same"));
    expect(new Set([...good, late].map(({ body }) => body)).size).toBe(1);
    expect(await roomsOf(server, user)).toHaveLength(1);
  }
});

test("RC-08: two phones with keys of their own and one id post one room", async () => {
  for (let round = 0; round < raceRounds(5); round += 1) {
    await newcomer();
    const id = crypto.randomUUID();
    const answers = await atOnce(20, (index) => patiently(() => postRoom(server, withKey(`phone-${index}`), { id })));
    expect(tally(answers)).toEqual({ 200: 20 });
    expect(await roomsOf(server, user)).toHaveLength(1);
  }
});

test("W-04, RC-08: of two people who post the same id at once one has it, and the other is told", async () => {
  for (let round = 0; round < raceRounds(10); round += 1) {
    const [one, two] = [await server.addUser(), await server.addUser()];
    const id = crypto.randomUUID();
    const answers = await Promise.all([one, two].map((poster) => postRoom(server, poster.headers(), { id })));
    expect(tally(answers)).toEqual({ 200: 1, 409: 1 });
    const winner = answers[0]?.statusCode === 200 ? one : two;
    expect((await roomRow(server, id))?.owner_id).toBe(winner.id);
  }
});

test("G17, W-06: a key stands for one body; one that was refused with 422 takes the corrected body", async () => {
  await newcomer();
  expect((await postRoom(server, withKey("mended"), { price: 0 })).statusCode).toBe(422);
  const mended = await postRoom(server, withKey("mended"), { price: 120 });
  expect(mended.statusCode).toBe(200);
  expect((await postRoom(server, withKey("mended"), { price: 121 })).statusCode).toBe(422);
  expect((await postRoom(server, withKey("mended"), { price: 120 })).body).toBe(mended.body);
  const other = await server.addUser();
  expect((await postRoom(server, withKey("mended", other), { price: 120 })).json().owner_id).toBe(other.id);
});
