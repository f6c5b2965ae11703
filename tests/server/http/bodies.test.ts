import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ErrorBody } from "#contract/schemas/errors.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";

let server: TestApp;
let user: TestUser;

beforeAll(async () => {
  // Every try here may be somebody's eleventh.
  server = await startTestApp({ settings: { rateLimits: false } });
  user = await server.addUser();
});
afterAll(() => server.close());

const JSON_TYPE = "application/json";

async function send(payload: string | Buffer, type: string | undefined, headers: Record<string, string> = {}) {
  const answer = await server.app.inject({
    method: "POST",
    url: "/api/v1/login",
    headers: { ...(type !== undefined && { "content-type": type }), ...headers },
    payload,
  });
  return { status: answer.statusCode, ...answer.json<ErrorBody>() };
}

function login(more: object = {}): string {
  return JSON.stringify({ username: user.email, password: user.password, ...more });
}

test.each(["application/json", "application/json; charset=utf-8", "APPLICATION/JSON"])("%s is JSON", async (type) => {
  expect((await send(login(), type)).status).toBe(200);
});

test.each([
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/jsonp",
  "nonsense",
  undefined,
])("G5: a body that says it is %s is 415 where JSON is taken", async (type) => {
  expect(await send(login(), type)).toEqual({
    status: 415,
    detail: "Unsupported Media Type",
    code: "unsupported_media_type",
  });
});

const malformed = [
  '{"username":"a"',
  '{"username":NaN}',
  "\uFEFFnonsense",
  "nonsense",
  "{'username':'a'}",
  '{"username":"a",}',
  " ",
  '{"username":"a"}{}',
];

test.each(malformed)("G6: %s is 400, not 500", async (payload) => {
  expect(await send(payload, JSON_TYPE)).toEqual({ status: 400, detail: "Malformed JSON", code: "malformed_json" });
});

const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);

test.each([
  ["in a field", `{"username":${nested(2000)},"password":"x"}`],
  ["in a field, as deep as a body's size allows", `{"username":${nested(30_000)},"password":"x"}`],
  ["in objects", `${'{"username":'.repeat(3000)}1${"}".repeat(3000)}`],
  ["in a field that nobody asks for", `{"more":${nested(2000)},"username":"a","password":"x"}`],
  ["as the whole body", nested(30_000)],
])("G6: JSON nested %s is 400, not 500", async (_, payload) => {
  expect(await send(payload, JSON_TYPE)).toEqual({
    status: 400,
    detail: "JSON with too many levels",
    code: "malformed_json",
  });
});

test("G6: JSON that never ends its levels is malformed", async () => {
  expect(await send("[".repeat(60_000), JSON_TYPE)).toEqual({
    status: 400,
    detail: "Malformed JSON",
    code: "malformed_json",
  });
});

test("G9: JSON of a few levels is answered for its fields", async () => {
  expect(await send(`{"username":${nested(20)},"password":"x"}`, JSON_TYPE)).toMatchObject({
    status: 422,
    detail: [{ loc: ["body", "username"] }],
  });
});

test("G9: of a list of thousands of mistakes, and of a key given a thousand times, a hundred are named", async () => {
  const images = Array.from({ length: 5000 }, () => ({ a: 1 }));
  const room = await server.app.inject({
    method: "POST",
    url: "/api/v1/items/",
    headers: user.headers(),
    payload: { images },
  });
  const search = await server.get(`/api/v1/items/open?${"limit=1&".repeat(1000)}`);
  expect([room.statusCode, search.statusCode]).toEqual([422, 422]);
  expect([room, search].map((answer) => answer.json<ErrorBody>().detail.length)).toEqual([100, 100]);
});

test("G6: an empty body is 422", async () => {
  const missing = {
    status: 422,
    detail: [{ loc: ["body"], msg: "A body is required", type: "required" }],
    code: "invalid_fields",
  };
  expect(await send("", JSON_TYPE)).toEqual(missing);
  const answer = await server.post("/api/v1/login");
  expect([answer.statusCode, answer.json().detail]).toEqual([422, missing.detail]);
});

test.each(["[]", '"text"', "5", "null", "true"])("G9: %s is no object", async (payload) => {
  expect(await send(payload, JSON_TYPE)).toMatchObject({ status: 422, detail: [{ loc: ["body"], type: "type" }] });
});

test("G7: a body over 64 KiB is 413 before it is read as JSON, also without a length", async () => {
  expect((await send(`"${"x".repeat(64 * 1024)}"`, JSON_TYPE)).status).toBe(413);
  expect((await send("[".repeat(1024 * 1024), JSON_TYPE)).status).toBe(413);
  await server.app.listen({ port: 0 });
  const address = server.app.server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  const chunks = new ReadableStream({
    start(controller) {
      for (let index = 0; index < 3; index += 1) controller.enqueue(Buffer.alloc(32 * 1024, "["));
      controller.close();
    },
  });
  const init = { method: "POST", headers: { "content-type": JSON_TYPE }, body: chunks, duplex: "half" };
  expect((await fetch(`http://127.0.0.1:${port}/api/v1/login`, init as RequestInit)).status).toBe(413);
  expect((await send(`{"username":${"[".repeat(60_000)}`, JSON_TYPE)).status).toBe(400);
});

test("G8, U-05: fields that the call does not know, privileged ones too, change nothing", async () => {
  const more = { id: crypto.randomUUID(), is_superuser: true, is_active: false, hashed_password: "x", created_at: "x" };
  expect((await send(login(more), JSON_TYPE)).status).toBe(200);
  const row = await server.database.kysely
    .selectFrom("account")
    .selectAll()
    .where("email", "=", user.email)
    .executeTakeFirst();
  expect(row).toMatchObject({ id: user.id, is_superuser: false, is_active: true });
});

const wrong: [what: string, fields: object, loc: string][] = [
  ["a list", { username: ["a@example.org"] }, "username"],
  ["an object", { password: { $ne: "" } }, "password"],
  ["a number", { username: 5 }, "username"],
  ["nothing", { password: null }, "password"],
  ["yes", { remember_me: "yes" }, "remember_me"],
  ["one", { remember_me: 1 }, "remember_me"],
];

test.each(wrong)("G9: %s is not turned into what the field takes", async (_, fields, field) => {
  const { status, detail } = await send(login(fields), JSON_TYPE);
  expect([status, detail]).toEqual([422, [expect.objectContaining({ loc: ["body", field] })]]);
});

const stray = ["\\u0000", "\\ud800", "\\udfff x", "\\u0007", "\\u001b[31m", "\\u007f"];

test.each(stray)("G10: %s is in no text", async (escaped) => {
  const { status, detail } = await send(`{"username":"a${escaped}@example.org","password":"x"}`, JSON_TYPE);
  expect([status, detail]).toEqual([
    422,
    [{ loc: ["body", "username"], msg: "Must not have control characters", type: "characters" }],
  ]);
});

const polluting = [
  '{"__proto__":{"polluted":true},"username":"a","password":"b"}',
  '{"constructor":{"prototype":{"polluted":true}},"username":"a","password":"b"}',
  '{"username":{"__proto__":{"polluted":true}},"password":"b"}',
];

test.each(polluting)("G13: %s reaches no prototype", async (payload) => {
  expect(await send(payload, JSON_TYPE)).toEqual({ status: 400, detail: "Malformed JSON", code: "malformed_json" });
  expect(Object.prototype).not.toHaveProperty("polluted");
});

test("G9, G13: a form's fields reach no prototype either, and are given once", async () => {
  const form = (payload: string) =>
    server.app.inject({
      method: "POST",
      url: "/api/v1/login/access-token",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload,
    });
  expect((await form("__proto__=x&username=a&password=b")).statusCode).toBe(400);
  expect((await form("username=a&password=b&password=c")).json().detail[0].type).toBe("repeated");
  expect((await form("username[]=a&password=b")).statusCode).toBe(422);
  expect((await form("username=a%00b&password=b")).statusCode).toBe(422);
  expect(Object.prototype).not.toHaveProperty("polluted");
});

test.each(["gzip", "br", "deflate", "gzip, identity", "nonsense"])(
  "G19: a body that is encoded with %s is 415, and is not unpacked",
  async (encoding) => {
    const payload = gzipSync(login());
    expect(await send(payload, JSON_TYPE, { "content-encoding": encoding })).toEqual({
      status: 415,
      detail: "Unsupported Media Type",
      code: "unsupported_media_type",
    });
  },
);

test("G19: 'identity' is no encoding", async () => {
  expect((await send(login(), JSON_TYPE, { "content-encoding": "identity" })).status).toBe(200);
});

test("V3.5: neither text nor a form gets past where JSON changes something, signed in or not", async () => {
  for (const url of ["/api/v1/refresh", "/api/v1/logout", "/api/v1/users/open", "/api/v1/reset-password/"]) {
    for (const type of ["text/plain", "application/x-www-form-urlencoded"]) {
      const headers = { ...user.headers(), "content-type": type };
      const answer = await server.app.inject({ method: "POST", url, headers, payload: "refresh_token=x" });
      expect([answer.statusCode, answer.json()], `${url} ${type}`).toEqual([
        415,
        { detail: "Unsupported Media Type", code: "unsupported_media_type" },
      ]);
    }
  }
});
