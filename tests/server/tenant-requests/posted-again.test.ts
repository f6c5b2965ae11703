import { afterAll, beforeAll, expect, test } from "vitest";
import { raceRounds } from "../../support/scope.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { accountRow, atOnce, refusal, remove, tally } from "../users/support.ts";
import { addRequest, posted, postRequest, putRequest, requestRow, requestsOf } from "./support.ts";

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

test("TN-06, W-04: the same id again is the request as it is by now, posted once", async () => {
  await newcomer();
  const id = crypto.randomUUID().toUpperCase();
  const first = await posted(server, user, { id });
  expect(first.id).toBe(id.toLowerCase());
  await putRequest(server, id, user.headers(), { description: "edited since" });
  const again = await postRequest(server, user.headers(), { id, description: "something else" });
  expect([again.statusCode, again.json().description]).toEqual([200, "edited since"]);
  expect(await requestsOf(server, user)).toHaveLength(1);
});

test("TN-06, W-10: a repetition on the day after the request has ended still finds it", async () => {
  const other = await startTestApp();
  const poster = await other.addUser();
  const fields = { id: crypto.randomUUID(), end_date: "2026-11-21" };
  await posted(other, poster, fields);
  other.clock.set("2026-11-22T00:10:00Z");
  expect((await postRequest(other, poster.headers(), fields)).json().id).toBe(fields.id);
  expect((await postRequest(other, poster.headers(), { ...fields, id: crypto.randomUUID() })).statusCode).toBe(422);
  await other.close();
});

test("W-04: another user's request, or a demo request, is never overwritten", async () => {
  await newcomer();
  const { id } = await posted(server, await server.addUser());
  for (const taken of [id, await addRequest(server)]) {
    const before = await requestRow(server, taken);
    const answer = await postRequest(server, user.headers(), { id: taken });
    expect(refusal(answer)).toEqual([409, "There is another request with this id", "tenant_request_id_taken"]);
    expect(await requestRow(server, taken)).toEqual(before);
  }
});

test("TN-06, RC-08: fifty at once with one id are one request, and fifty answers alike", async () => {
  for (let round = 0; round < raceRounds(3); round += 1) {
    await newcomer();
    const id = crypto.randomUUID();
    const answers = await atOnce(50, () => postRequest(server, user.headers(), { id }));
    expect(tally(answers)).toEqual({ 200: 50 });
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await requestsOf(server, user)).toHaveLength(1);
  }
});

test("TN-06, RC-08: forty at once with one key and no id are one request; who is told to come back gets its answer", async () => {
  for (let round = 0; round < raceRounds(3); round += 1) {
    await newcomer();
    const answers = await atOnce(40, () => postRequest(server, withKey("same")));
    const good = answers.filter(({ statusCode }) => statusCode === 200);
    expect(Object.keys(tally(answers)).every((status) => ["200", "409"].includes(status))).toBe(true);
    for (const answer of answers) if (answer.statusCode === 409) expect(answer.headers["retry-after"]).toBe("1");
    const late = await postRequest(server, withKey("same"));
    expect(new Set([...good, late].map(({ body }) => body)).size).toBe(1);
    expect(await requestsOf(server, user)).toHaveLength(1);
  }
});

test("W-04, RC-08: of two people who post the same id at once one has it, and the other is told", async () => {
  for (let round = 0; round < raceRounds(10); round += 1) {
    const [one, two] = [await server.addUser(), await server.addUser()];
    const id = crypto.randomUUID();
    const answers = await Promise.all([one, two].map((poster) => postRequest(server, poster.headers(), { id })));
    expect(tally(answers)).toEqual({ 200: 1, 409: 1 });
    const winner = answers[0]?.statusCode === 200 ? one : two;
    expect((await requestRow(server, id))?.owner_id).toBe(winner.id);
  }
});

test("G17, W-06: a key stands for one body; one that was refused with 422 takes the corrected body", async () => {
  await newcomer();
  expect((await postRequest(server, withKey("mended"), { price: -1 })).statusCode).toBe(422);
  const mended = await postRequest(server, withKey("mended"), { price: 120 });
  expect(mended.statusCode).toBe(200);
  expect((await postRequest(server, withKey("mended"), { price: 121 })).statusCode).toBe(422);
  expect((await postRequest(server, withKey("mended"), { price: 120 })).body).toBe(mended.body);
});

test("RC-09: a request that is posted while its owner's account is deleted is not left behind", async () => {
  for (let round = 0; round < raceRounds(8); round += 1) {
    const leaving = await server.addUser();
    const kept = await posted(server, leaving);
    const acts = [
      ...Array.from({ length: 16 }, () => () => postRequest(server, leaving.headers())),
      ...Array.from({ length: 4 }, () => () => putRequest(server, kept.id, leaving.headers(), { price: 1 })),
    ];
    acts.splice(3 + round, 0, () => remove(server, "me", leaving.headers()));
    const answers = await Promise.all(acts.map((act) => act()));
    expect(answers[3 + round]?.statusCode, answers[3 + round]?.body).toBe(200);
    for (const { statusCode, body } of answers) expect([200, 401, 404], body).toContain(statusCode);
    expect([await accountRow(server, leaving.id), await requestsOf(server, leaving)]).toEqual([undefined, []]);
  }
});
