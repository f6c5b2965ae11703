import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { mailQueue } from "../../../src/server/mail/mail-queue-store.ts";
import { raceRounds } from "../../support/scope.ts";
import { accountRow, newcomer, patch, refusal, remove, signUp } from "./support.ts";
import { tracesOf } from "./traces.ts";

let server: TestApp;
let root: TestUser;
const done = [200, { message: "User deleted successfully" }];

beforeAll(async () => {
  server = await startTestApp();
  root = await server.addUser({ is_superuser: true });
});
afterAll(() => server.close());

async function deleted(url: string, by: TestUser) {
  const answer = await remove(server, url, by.headers());
  return [answer.statusCode, answer.json()];
}

test("UA-19, A-28: an ordinary user deletes themselves, by id or as 'me'", async () => {
  const [one, two] = [await server.addUser(), await server.addUser()];
  expect(await deleted(one.id.toUpperCase(), one)).toEqual(done);
  expect(await deleted("me", two)).toEqual(done);
  for (const user of [one, two]) {
    expect(await accountRow(server, user.id)).toBeUndefined();
    expect(refusal(await server.get("/api/v1/users/me", user.headers()))).toEqual([
      401,
      "Could not validate credentials",
      "invalid_credentials",
    ]);
  }
});

test("UA-19: another user's id is 403 for users, whether it exists or not", async () => {
  const [user, other] = [await server.addUser(), await server.addUser()];
  for (const id of [other.id, root.id, crypto.randomUUID(), "0", "%00"]) {
    expect(refusal(await remove(server, id, user.headers()))).toEqual([
      403,
      "The user doesn't have enough privileges",
      "not_superuser",
    ]);
  }
  expect(refusal(await remove(server, other.id, {}))).toEqual([401, "Not authenticated", "not_authenticated"]);
  expect(await accountRow(server, other.id)).toBeDefined();
});

test("UA-19: superusers delete others but not themselves; an unknown id is 404, the second time too", async () => {
  const refused = [403, "Super users are not allowed to delete themselves", "superuser_deletion"];
  expect(refusal(await remove(server, root.id, root.headers()))).toEqual(refused);
  expect(refusal(await remove(server, "me", root.headers()))).toEqual(refused);
  const user = await server.addUser();
  expect(await deleted(user.id, root)).toEqual(done);
  for (const id of [user.id, crypto.randomUUID(), "0", "1;--", "%00"]) {
    expect(refusal(await remove(server, id, root.headers())), id).toEqual([404, "User not found", "user_not_found"]);
  }
  const other = await server.addUser({ is_superuser: true });
  expect(await deleted(other.id, root)).toEqual(done);
});

test("UA-20: the address may sign up again at once, as a new account", async () => {
  const user = await server.addUser({ email: "again@example.org" });
  await deleted("me", user);
  const again = await signUp(server, newcomer("again@example.org"));
  expect(again.statusCode).toBe(200);
  expect(again.json().id).not.toBe(user.id);
  expect((await server.get("/api/v1/users/me", user.headers())).statusCode).toBe(401);
});

test("UA-20: what belongs to others stays", async () => {
  const [user, other] = [await server.addUser(), await server.addUser({ email: "staying@example.org" })];
  const [room = ""] = await server.add({ title: "Staying room", email: other.email });
  await server.database.pool.query("update listing set owner_id = $1 where id = $2", [other.id, room]);
  await patch(server, "me", { receive_updates: true }, other.headers());
  const before = await tracesOf(server, [other.id, "staying@"]);
  await deleted("me", user);
  expect(await tracesOf(server, [other.id, "staying@"])).toEqual(before);
});

test("UA-21, RC-09: a room that is written while its owner is deleted is deleted too, or refused", async () => {
  for (let round = 0; round < raceRounds(10); round += 1) {
    const user = await server.addUser();
    const ids = await server.add({ title: "Orphan" }, { title: "Orphan" }, { title: "Orphan" });
    const writes = ids.map((id) =>
      server.database.pool.query("update listing set owner_id = $1 where id = $2", [user.id, id]).then(
        () => "written",
        (error: { code: string }) => error.code,
      ),
    );
    const [answer, ...outcomes] = await Promise.all([deleted("me", user), ...writes]);
    expect(answer).toEqual(done);
    // 23503: there is no such owner any more.
    for (const outcome of outcomes) expect(["written", "23503"]).toContain(outcome);
    expect(await tracesOf(server, [user.id])).toEqual([]);
  }
});

test("of several deletions of one account at once one is answered 200 and none 500", async () => {
  const user = await server.addUser();
  const answers = await Promise.all([
    ...[1, 2, 3].map(() => remove(server, "me", user.headers())),
    ...[1, 2, 3].map(() => remove(server, user.id, root.headers())),
  ]);
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  for (const status of statuses) expect([200, 401, 404]).toContain(status);
});

test("a mail that is queued under an earlier SECRET_KEY hinders no deletion", async () => {
  const user = await server.addUser();
  const earlier = mailQueue({
    clock: server.clock,
    secretKeys: ["an earlier secret of tests, long enough"],
    limited: false,
  });
  await earlier.add(server.database.kysely, { kind: "test", email: user.email, language: "en" });
  expect(await deleted("me", user)).toEqual(done);
  await server.database.pool.query("delete from delivery");
});
