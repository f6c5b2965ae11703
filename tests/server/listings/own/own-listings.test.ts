import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../test-app.ts";
import type { TestUser } from "../../test-users.ts";
import { addRoomOf, posted } from "../support.ts";

let server: TestApp;
let owner: TestUser;
let superuser: TestUser;

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.addUser();
  superuser = await server.addUser({ is_superuser: true });
  await server.add({ title: "nobody's" });
  await posted(server, await server.addUser(), { title: "somebody else's" });
  for (const title of ["first", "second", "third"]) {
    server.clock.set(new Date(server.clock.now().getTime() + 1000).toISOString());
    await posted(server, owner, { title });
  }
  const ended = await addRoomOf(server, owner);
  const past = { title: "ended", end_date: "2026-02-01", begin_date: "2026-01-01", live: false };
  await server.database.kysely.updateTable("listing").set(past).where("id", "=", ended).execute();
});
afterAll(() => server.close());

const titles = (query: string, user = owner) => server.titles(`/api/v1/items/${query}`, user.headers());

test("I-03: without a token there is no list", async () => {
  expect((await server.get("/api/v1/items/")).statusCode).toBe(401);
});

test("I-04: one's own rooms are listed, ended ones too, newest first, with and without the slash", async () => {
  for (const url of ["/api/v1/items/", "/api/v1/items"]) {
    const answer = (await server.get(url, owner.headers())).json();
    expect(answer.data.map(({ title }: { title: string }) => title)).toEqual(["third", "second", "first", "ended"]);
    expect(answer.count).toBe(4);
    expect(answer.data[0]).toMatchObject({ email: "landlord@example.org", post_code: "SE1 7PB" });
  }
});

test("I-05, A-27: who asks for all gets all as a superuser, and their own otherwise", async () => {
  expect(await titles("?show_all=true")).toEqual(["third", "second", "first", "ended"]);
  expect(await titles("?show_all=true", superuser)).toEqual(
    expect.arrayContaining(["third", "second", "first", "ended", "nobody's", "somebody else's"]),
  );
  expect(await titles("?show_all=false", superuser)).toEqual([]);
  expect(await titles("", superuser)).toEqual([]);
});

test.each(["TRUE", "True", "1", "0", "yes", "[]", "", "null", "true&show_all=true"])(
  "I-06: show_all=%s is 422",
  async (value) => {
    expect((await server.get(`/api/v1/items/?show_all=${value}`, superuser.headers())).statusCode).toBe(422);
  },
);

test("G12, W-10: the list is paged in its order, and a large limit is clamped", async () => {
  expect(await titles("?skip=1&limit=2")).toEqual(["second", "first"]);
  expect(await titles("?limit=1000000000")).toHaveLength(4);
  expect((await server.get("/api/v1/items/?skip=9", owner.headers())).json()).toEqual({ data: [], count: 4 });
  for (const bad of ["skip=-1", "limit=NaN", "limit=1.5", "skip="]) {
    expect((await server.get(`/api/v1/items/?${bad}`, owner.headers())).statusCode, bad).toBe(422);
  }
});
