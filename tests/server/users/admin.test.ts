import { Errors } from "typebox/value";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ListedUser, UserPageSchema } from "#contract/schemas/user.ts";
import { addRoomOf } from "../listings/support.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { accountRow, clearMails, mails, newcomer, refusal } from "./support.ts";

let server: TestApp;
let root: TestUser;
let ordinary: TestUser;
const lines: string[] = [];
const denied = [403, "The user doesn't have enough privileges", "not_superuser"];

beforeAll(async () => {
  server = await startTestApp({ logLevel: "info", logTo: { write: (line) => lines.push(line) } });
  root = await server.addUser({ email: "root@example.org", is_superuser: true, language: "en" });
  ordinary = await server.addUser();
});
afterAll(() => server.close());
beforeEach(() => clearMails(server));

const create = (body: object, headers = root.headers()) => server.post("/api/v1/users/", body, headers);

test("UA-01: the list is 401 without a session, 403 for users, and for superusers all users without a secret", async () => {
  expect(refusal(await server.get("/api/v1/users/"))).toEqual([401, "Not authenticated", "not_authenticated"]);
  expect(refusal(await server.get("/api/v1/users/", ordinary.headers()))).toEqual(denied);
  const answer = await server.get("/api/v1/users/?limit=1000", root.headers());
  expect(answer.statusCode).toBe(200);
  expect(Errors(UserPageSchema, answer.json())).toEqual([]);
  expect(answer.json().count).toBe(answer.json().data.length);
  expect(answer.body).not.toMatch(/argon2|password|token|language/);
});

test("PR-214: the list says when each user signed up, whether their address is confirmed, and how many rooms they have", async () => {
  const owner = await server.addUser({ email_verified: true });
  for (const standing of [null, "hidden", "removed"] as const) {
    const id = await addRoomOf(server, owner);
    await server.database.kysely.updateTable("listing").set({ standing }).where("id", "=", id).execute();
  }
  const { data } = (await server.get("/api/v1/users/?limit=1000", root.headers())).json<{ data: ListedUser[] }>();
  const [listed, other] = [data.find(({ id }) => id === owner.id), data.find(({ id }) => id === ordinary.id)];
  expect(listed).toMatchObject({ email_verified: true, created_at: expect.any(String), rooms: 2 });
  expect(other).toMatchObject({ email_verified: false, rooms: 0 });
  expect((await server.get(`/api/v1/users/${owner.id}`, root.headers())).json()).not.toHaveProperty("rooms");
});

test("G12: page by page; a limit over 1000 is clamped, and skipping past the end is an empty page", async () => {
  const list = async (query: string) => (await server.get(`/api/v1/users/${query}`, root.headers())).json();
  const all = await list("?limit=5000");
  const pages = [await list("?limit=2"), await list("?skip=2&limit=1000")];
  expect(pages.flatMap(({ data }) => data)).toEqual(all.data);
  expect(await list("?skip=1000000")).toEqual({ data: [], count: all.count });
  for (const query of ["?limit=-1", "?skip=1.5", "?limit=", "?limit=1&limit=2", "?skip=9223372036854775808"]) {
    expect((await server.get(`/api/v1/users/${query}`, root.headers())).statusCode, query).toBe(422);
  }
});

test("G12: newest first; of more than 1000 users a page holds 1000, and the count tells of all", async () => {
  const crowded = await startTestApp();
  await crowded.database.pool.query(
    `insert into account (id, email, password_hash, language, created_at, updated_at)
     select gen_random_uuid(), n || '@example.org', '', 'zh', timestamptz '2026-01-01' + n * interval '1 s', now()
     from generate_series(1, 1100) as n`,
  );
  const admin = await crowded.addUser({ is_superuser: true });
  const { data, count } = (await crowded.get("/api/v1/users/?limit=5000", admin.headers())).json();
  expect([data.length, count]).toEqual([1000, 1102]);
  const times = data.map(({ created_at }: { created_at: string }) => created_at);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(times.slice(2, 4)).toEqual(["2026-01-01T00:18:20.000Z", "2026-01-01T00:18:19.000Z"]);
  expect((await crowded.get("/api/v1/users/", admin.headers())).json().data).toHaveLength(100);
  await crowded.close();
});

test("UA-02, A-29: creating is for superusers, and a user is active and ordinary unless told", async () => {
  expect(refusal(await create(newcomer("made@example.org"), ordinary.headers()))).toEqual(denied);
  expect(refusal(await create(newcomer("made@example.org"), {}))).toEqual([
    401,
    "Not authenticated",
    "not_authenticated",
  ]);
  const made = await create(newcomer(" Made@Example.org", { full_name: undefined }));
  expect(made.json()).toMatchObject({
    email: "made@example.org",
    full_name: null,
    is_active: true,
    is_superuser: false,
    email_verified: false,
  });
  const inactive = await create(newcomer("off@example.org", { is_active: false, is_superuser: false }));
  expect(inactive.json().is_active).toBe(false);
  // The link that confirms the address; whoever cannot log in needs none.
  expect(await mails(server)).toMatchObject([{ kind: "confirm-email", email: "made@example.org" }]);
});

test("UA-02, A-41: a duplicate is 400; a mismatch, a weak password and a bad address are 422", async () => {
  await create(newcomer("twice@example.org"));
  expect(refusal(await create(newcomer("TWICE@example.org")))).toEqual([
    400,
    "The user with this email already exists in the system.",
    "email_registered",
  ]);
  expect(refusal(await create(newcomer("a@example.org", { confirm_password: "another one" })))).toEqual([
    422,
    ["body.confirm_password: The passwords do not match"],
  ]);
  for (const fields of [
    { password: "password1" },
    { password: "short" },
    { email: "a@b" },
    { full_name: "x".repeat(31) },
  ]) {
    const answer = await create({ ...newcomer("a@example.org"), confirm_password: undefined, ...fields });
    expect(answer.statusCode, JSON.stringify(fields)).toBe(422);
  }
  expect(refusal(await create({ ...newcomer("a@b"), password: "short" }))).toEqual([
    422,
    [
      "body.email: Invalid email address",
      "body.password: Password must be at least 8 characters",
      "body.confirm_password: The passwords do not match",
    ],
  ]);
});

test("UA-02: one more superuser is told to all active ones, and to the log without an address", async () => {
  await server.addUser({ email: "asleep@example.org", is_superuser: true, is_active: false });
  await server.addUser({ email: "second@example.org", is_superuser: true, language: "zh" });
  const answer = await create(newcomer("third@example.org", { is_superuser: true }));
  expect(answer.json().is_superuser).toBe(true);
  const told = (await mails(server)).filter(({ kind }) => kind === "superuser-created");
  expect(told).toEqual([
    { kind: "superuser-created", email: "root@example.org", newEmail: "third@example.org", language: "en" },
    { kind: "superuser-created", email: "second@example.org", newEmail: "third@example.org", language: "zh" },
  ]);
  const line = lines.map((text) => JSON.parse(text)).find(({ msg }) => msg === "superuser created");
  expect(line).toMatchObject({ event: "security", userId: root.id, targetId: answer.json().id });
  expect(lines.join("")).not.toMatch(/@example\.org|Meimei|kettle/);
});

test("UA-13: one's own id is 200; another user's and an unknown id are the same 403 for users, 200 and 404 for superusers", async () => {
  const read = (id: string, reader: TestUser) => server.get(`/api/v1/users/${id}`, reader.headers());
  expect((await read(ordinary.id, ordinary)).json().id).toBe(ordinary.id);
  expect((await read(ordinary.id.toUpperCase(), ordinary)).json().id).toBe(ordinary.id);
  const absent = [
    crypto.randomUUID(),
    "0",
    "-1",
    "1.5",
    "1e3",
    "%201",
    "9223372036854775808",
    "1;--",
    "..%2f1",
    "%00",
    "x".repeat(3000),
  ];
  const refused = [];
  for (const id of [root.id, ...absent]) {
    const { statusCode, body, headers } = await read(id, ordinary);
    refused.push({ statusCode, body, length: headers["content-length"] });
    if (id !== root.id) expect(refusal(await read(id, root)), id).toEqual([404, "User not found", "user_not_found"]);
  }
  expect(new Set(refused.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(refused[0]?.statusCode).toBe(403);
  expect((await read(ordinary.id, root)).json().email).toBe(ordinary.email);
  expect(refusal(await server.get(`/api/v1/users/${root.id}`))).toEqual([
    401,
    "Not authenticated",
    "not_authenticated",
  ]);
});

test("V8.3.2: rights are those of this moment: a demoted superuser is 403 on the very next call", async () => {
  const fallen = await server.addUser({ is_superuser: true });
  expect((await server.get("/api/v1/users/", fallen.headers())).statusCode).toBe(200);
  await server.database.kysely
    .updateTable("account")
    .set({ is_superuser: false })
    .where("id", "=", fallen.id)
    .execute();
  expect(refusal(await server.get("/api/v1/users/", fallen.headers()))).toEqual(denied);
  expect((await accountRow(server, fallen.id))?.is_active).toBe(true);
});
