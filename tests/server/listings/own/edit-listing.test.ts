import { afterAll, beforeAll, expect, test } from "vitest";
import type { Listing } from "#domain/listings/listing.ts";
import { raceRounds } from "../../../support/scope.ts";
import { startTestApp, type TestApp } from "../../test-app.ts";
import type { TestUser } from "../../test-users.ts";
import { atOnce, refusal, tally } from "../../users/support.ts";
import { mistakes, patiently, posted, putRoom, roomRow } from "../support.ts";

const lines: string[] = [];
let server: TestApp;
let user: TestUser;

beforeAll(async () => {
  const logTo = { write: (line: string) => void lines.push(line) };
  server = await startTestApp({ settings: { rateLimits: false }, logLevel: "info", logTo });
  user = await server.addUser();
});
afterAll(() => server.close());

const edit = (room: Pick<Listing, "id">, body: object, headers: Record<string, string> = {}) =>
  putRoom(server, room.id, { ...user.headers(), ...headers }, body);

const EVENTS = (id: string) =>
  lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ event, rowId }) => event === "security" && rowId === id)
    .map(({ msg, userId }) => [msg, userId]);

test("I-19: another user's room is not changed, which the log tells; a superuser changes it", async () => {
  const room = await posted(server, user);
  const [other, superuser] = [await server.addUser(), await server.addUser({ is_superuser: true })];
  const before = await roomRow(server, room.id);
  const refused = await putRoom(server, room.id, other.headers(), { title: "Mine now" });
  expect(refusal(refused)).toEqual([403, "Not enough permissions", "not_owner"]);
  expect(await roomRow(server, room.id)).toEqual(before);
  const changed = await putRoom(server, room.id, superuser.headers(), { title: "Tidied" });
  expect([changed.statusCode, changed.json().title, changed.json().owner_id]).toEqual([200, "Tidied", user.id]);
  expect(EVENTS(room.id)).toEqual([
    ["refused: somebody else's", other.id],
    ["changed by superuser", superuser.id],
  ]);
});

test("G11, I-19: a room that is not there is 404, whatever its id looks like", async () => {
  for (const id of [crypto.randomUUID(), "0", "1;--", "urn:uuid:0190a5d0-ac96-774b-bcce-b302099a8057"]) {
    expect(refusal(await putRoom(server, id, user.headers(), { title: "x" }))).toEqual([
      404,
      "Item not found",
      "listing_not_found",
    ]);
  }
});

test("I-20: owner, id, times and demo mark are not for the owner to change", async () => {
  const room = await posted(server, user);
  const other = await server.addUser();
  const body = { owner_id: other.id, id: crypto.randomUUID(), created_at: "2020-01-01T00:00:00Z", is_demo: true };
  expect((await edit(room, { ...body, price: 1 })).json()).toEqual({
    ...room,
    price: 1,
    confirmed_at: server.clock.now().toISOString(),
    updated_at: expect.any(String),
  });
});

test("W-05: what is absent stays, and what is null or empty is cleared", async () => {
  const room = await posted(server, user, { description: "old", contact_info: "wechat", duration: "39 weeks" });
  const after = (await edit(room, { title: " New\ntitle ", contact_info: null, duration: "" })).json();
  expect(after).toEqual({
    ...room,
    title: "New title",
    contact_info: null,
    duration: null,
    confirmed_at: server.clock.now().toISOString(),
    updated_at: expect.any(String),
  });
  expect(after.updated_at > room.updated_at).toBe(true);
});

test("W-05, A-33: the merged room is judged; an edit may make it free, and may be past its last day", async () => {
  const room = await posted(server, user);
  const refusedFor = async (body: object) => mistakes(await edit(room, body));
  expect(await refusedFor({ title: "" })).toEqual({ title: "Title is required." });
  expect(await refusedFor({ begin_date: "2027-09-01" })).toEqual({
    end_date: "Start date cannot be later than end date!",
  });
  expect(await refusedFor({ price: -1 })).toEqual({ price: "Price cannot be negative" });
  expect(await refusedFor({ price: null })).toEqual({ price: "field is required." });
  expect((await roomRow(server, room.id))?.updated_at).toBe(room.updated_at);
  expect((await edit(room, { price: 0 })).statusCode).toBe(200);
  const ended = await edit(room, { begin_date: "2026-01-01", end_date: "2026-02-01" });
  expect([ended.statusCode, (await roomRow(server, room.id))?.live]).toEqual([200, false]);
});

test("I-21, W-05: an edit of an older version is refused with the room as it is", async () => {
  const room = await posted(server, user);
  const first = await edit(room, { price: 1, updated_at: room.updated_at });
  expect(first.statusCode).toBe(200);
  for (const stale of [
    await edit(room, { price: 2, updated_at: room.updated_at }),
    await edit(room, { price: 2 }, { "if-match": `"${room.updated_at}"` }),
    await edit(room, { price: 2, updated_at: first.json().updated_at }, { "if-match": `"${room.updated_at}"` }),
    await edit(room, { price: 2 }, { "if-match": "garbage" }),
  ]) {
    expect([stale.statusCode, stale.json()]).toEqual([
      409,
      { detail: "It was changed meanwhile", code: "changed_meanwhile", current: first.json() },
    ]);
  }
  expect((await roomRow(server, room.id))?.price_pence).toBe(100);
});

test("I-21, W-05: the ETag of a read or an edit is what If-Match takes", async () => {
  const room = await posted(server, user);
  const etag = String((await server.get(`/api/v1/items/${room.id}`, user.headers())).headers["etag"]);
  const first = await edit(room, { price: 1 }, { "if-match": etag });
  expect(first.headers["etag"]).toBe(`"${first.json().updated_at}"`);
  const second = await edit(room, { price: 2 }, { "if-match": `"other", W/${String(first.headers["etag"])}` });
  expect(second.statusCode).toBe(200);
  expect((await edit(room, { price: 3 }, { "if-match": "*" })).statusCode).toBe(200);
  const sameInstant = { updated_at: (await roomRow(server, room.id))?.updated_at.replace("Z", "+00:00") };
  expect((await edit(room, { price: 4, ...sameInstant })).statusCode).toBe(200);
});

test("W-05: the version grows with every change, also within a millisecond and when the clock goes back", async () => {
  const room = await posted(server, user);
  const noon = server.clock.now().toISOString();
  const versions = [room.updated_at];
  for (const instant of [noon, noon, "2026-11-21T11:00:00Z", noon]) {
    server.clock.set(instant);
    versions.push((await edit(room, { price: versions.length })).json().updated_at);
  }
  expect(versions).toEqual([...new Set(versions)].toSorted());
});

test("RC-10: of parallel edits of one version exactly one is taken, and the others see it", async () => {
  for (let round = 0; round < raceRounds(5); round += 1) {
    const room = await posted(server, user);
    const answers = await atOnce(20, (index) => {
      const body = { title: `Edit ${index}`, price: index + 1 };
      const headers = { "if-match": `"${room.updated_at}"` };
      return index % 2 === 0 ? edit(room, { ...body, updated_at: room.updated_at }) : edit(room, body, headers);
    });
    expect(tally(answers)).toEqual({ 200: 1, 409: 19 });
    const winner = answers.find(({ statusCode }) => statusCode === 200)!.json();
    expect((await server.get(`/api/v1/items/${room.id}`, user.headers())).json()).toEqual(winner);
    for (const answer of answers) if (answer.statusCode === 409) expect(answer.json().current).toEqual(winner);
  }
});

test("RC-10: it is the same for a room without an owner", async () => {
  const superuser = await server.addUser({ is_superuser: true });
  for (let round = 0; round < raceRounds(5); round += 1) {
    const [id = ""] = await server.add({ title: "A demo room" });
    const { updated_at } = (await server.get(`/api/v1/items/${id}`, superuser.headers())).json();
    const answers = await atOnce(20, (index) =>
      putRoom(server, id, superuser.headers(), { title: `Edit ${index}`, updated_at }),
    );
    expect(tally(answers)).toEqual({ 200: 1, 409: 19 });
  }
});

test("RC-10: parallel edits of different fields that name no version all count, one after the other", async () => {
  const room = await posted(server, user);
  const fields = ["title", "description", "duration", "contact_info", "price_description", "additional_info"];
  const answers = await atOnce(24, (index) =>
    patiently(() => edit(room, { [fields[index % fields.length]!]: `by ${index}` })),
  );
  expect(tally(answers)).toEqual({ 200: 24 });
  const versions = answers.map((answer) => answer.json().updated_at);
  expect(new Set(versions).size).toBe(24);
  const after = (await server.get(`/api/v1/items/${room.id}`, user.headers())).json();
  for (const field of fields) expect(after[field], field).toMatch(/^by \d+$/);
});

test("A-87: a price that was typed by the month stays beside the week's, and goes when the week's is set alone", async () => {
  const room = await posted(server, user, { price: 288.46, price_per_month: 1250 });
  expect(room).toMatchObject({ price: 288.46, price_per_month: 1250 });
  const retitled = (await edit(room, { title: "By the month" })).json();
  expect(retitled).toMatchObject({ price: 288.46, price_per_month: 1250 });
  const open = await server.get("/api/v1/items/open?limit=100");
  expect(open.json().data).toContainEqual(expect.objectContaining({ id: room.id, price_per_month: 1250 }));
  expect((await edit(room, { price: 290 })).json()).toMatchObject({ price: 290, price_per_month: null });
  expect((await edit(room, { price_per_month: 1300 })).json()).toMatchObject({ price: 300, price_per_month: 1300 });
  const mistaken = await edit(room, { price_per_month: 1300.555 });
  expect(mistakes(mistaken)).toHaveProperty("price_per_month");
});
