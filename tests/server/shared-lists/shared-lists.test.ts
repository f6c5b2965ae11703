import { afterAll, beforeAll, expect, test } from "vitest";
import type { OwnOpinion, SharedList } from "#domain/shared-lists/shared-list.ts";
import {
  MAX_OPINIONS,
  MAX_SHARED_LISTS,
  SHARED_LIST_IDLE_DAYS,
  SHARED_LIST_LENGTHS,
} from "#domain/shared-lists/shared-list.ts";
import { sweepSharedLists } from "../../../src/server/shared-lists/sweep-shared-lists.ts";
import { posted } from "../listings/support.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { written } from "../viewings/support.ts";
import { createList, listsOf, openList, putOpinion, sharedListOf, viewOf } from "./support.ts";

let server: TestApp;
let owner: TestUser;
let poster: TestUser;
let room: string;
const unknown = crypto.randomUUID();

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.addUser();
  poster = await server.addUser();
  room = (await posted(server, poster, { contact_info: "WeChat qiying_poster" })).id;
  await written(server, owner, room, { notes: "The landlord is kind", state: "contacted" });
  await written(server, owner, unknown);
});
afterAll(() => server.close());

test("A-75: a link shows the saved rooms to everybody, never notes or contacts; a room that is gone by its id", async () => {
  const { token } = await sharedListOf(server, owner);
  const answer = await openList(server, token);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).not.toContain("The landlord is kind");
  expect(answer.body).not.toContain("qiying_poster");
  const view = await viewOf(server, token);
  expect(view).toMatchObject({ name: "September", is_owner: false, opinions: [], own: null });
  expect(view.rooms.map(({ listing_id, listing }) => [listing_id, listing?.id ?? null])).toEqual(
    expect.arrayContaining([
      [room, room],
      [unknown, null],
    ]),
  );
  expect(
    (await viewOf(server, token, poster)).rooms.find(({ listing_id }) => listing_id === room)?.listing,
  ).toMatchObject({
    email: null,
    contact_info: null,
  });
});

test("A-75: a paused or deleted room is shown as gone", async () => {
  const { token } = await sharedListOf(server, owner);
  const { id } = await posted(server, poster);
  await written(server, owner, id);
  const shown = async () => (await viewOf(server, token)).rooms.find(({ listing_id }) => listing_id === id)?.listing;
  expect(await shown()).toMatchObject({ id });
  await server.app.inject({
    method: "PUT",
    url: `/api/v1/items/${id}`,
    headers: poster.headers(),
    payload: { state: "paused" },
  });
  expect(await shown()).toBeNull();
});

test("A-75: the same id again gives the same link, ten are the most, and ending one ends what was said by it", async () => {
  const user = await server.addUser();
  const id = crypto.randomUUID();
  const first = (await createList(server, user, { id })).json<SharedList>();
  expect((await createList(server, user, { id })).json<SharedList>()).toEqual(first);
  for (let more = 1; more < MAX_SHARED_LISTS; more += 1) await createList(server, user);
  expect((await createList(server, user)).statusCode).toBe(422);
  expect((await createList(server, poster, { id })).statusCode).toBe(404);
  await putOpinion(server, poster, first.token, { content: { name: "Ming", votes: { [room]: "up" }, notes: {} } });
  expect((await listsOf(server, user)).find((list) => list.id === id)?.opinions).toBe(1);
  const url = `/api/v1/shared-lists/${id}`;
  await server.app.inject({ method: "DELETE", url, headers: poster.headers() });
  expect((await openList(server, first.token)).statusCode).toBe(200);
  expect((await server.app.inject({ method: "DELETE", url, headers: user.headers() })).statusCode).toBe(204);
  expect((await openList(server, first.token)).statusCode).toBe(404);
  expect(await server.database.kysely.selectFrom("shared_list_opinion").selectAll().execute()).toEqual([]);
});

test("A-75: everybody reads everybody's votes and notes; of two devices that began with one version the later merges", async () => {
  const { token } = await sharedListOf(server, owner);
  const content = { name: "Ming", votes: { [room]: "up" as const }, notes: { [room]: "近" } };
  const written = (await putOpinion(server, poster, token, { content })).json<OwnOpinion>();
  expect(written.content).toEqual(content);
  // A repetition, whose first answer was lost.
  expect((await putOpinion(server, poster, token, { content })).json<OwnOpinion>()).toEqual(written);
  const second = { ...content, votes: { [room]: "down" as const } };
  const stale = await putOpinion(server, poster, token, { content: second });
  expect(stale.statusCode).toBe(409);
  expect(stale.json()).toMatchObject({ code: "changed_meanwhile", current: { version: written.version } });
  const ofBoth = ["近", "静"].map((word) => word.repeat(SHARED_LIST_LENGTHS.note)).join("\n");
  const merged = { ...second, notes: { [room]: ofBoth } };
  const later = await putOpinion(server, poster, token, { content: merged, version: written.version });
  expect(later.statusCode).toBe(200);
  const forOwner = await viewOf(server, token, owner);
  expect(forOwner).toMatchObject({
    is_owner: true,
    own: null,
    opinions: [{ name: "Ming", votes: { [room]: "down" } }],
  });
  expect(JSON.stringify(forOwner.opinions)).not.toContain(poster.id);
  expect(await viewOf(server, token, poster)).toMatchObject({ opinions: [], own: { content: merged } });
});

test("A-75: what is no room and a note that says nothing are left out, and twenty people are the most", async () => {
  const { id, token } = await sharedListOf(server, owner);
  const odd = { name: " Ming ", votes: { nonsense: "up" as const, [room]: "up" as const }, notes: { [room]: "  " } };
  expect((await putOpinion(server, poster, token, { content: odd })).json<OwnOpinion>().content).toEqual({
    name: "Ming",
    votes: { [room]: "up" },
    notes: {},
  });
  for (let others = 1; others < MAX_OPINIONS; others += 1) {
    const { id: account_id } = await server.addUser();
    const at = server.clock.now().toISOString();
    await server.database.pool.query(
      'insert into shared_list_opinion values ($1, $2, $3, \'{"name":"","votes":{},"notes":{}}\', $4, $4)',
      [id, account_id, crypto.randomUUID(), at],
    );
  }
  const late = await putOpinion(server, owner, token, { content: { name: "Owner", votes: {}, notes: {} } });
  expect(late.statusCode).toBe(422);
});

test("G10b, G10c: names and notes come without characters that turn the direction of writing, and a name has text", async () => {
  const friend = await server.addUser();
  const [roomId, otherId] = [crypto.randomUUID(), crypto.randomUUID()];
  const list = (await createList(server, owner, { name: "Sep\u202Etember\r\n2027" })).json<SharedList>();
  expect(list.name).toBe("September 2027");
  expect((await createList(server, owner, { name: "\u200b\u202e" })).statusCode).toBe(422);
  const content = {
    name: "Li\u202E\nLei",
    votes: {},
    notes: { [roomId]: "near\u2066 the river\nquiet", [otherId]: "\u202E \u200b" },
  };
  await putOpinion(server, friend, list.token, { content });
  const { opinions } = await viewOf(server, list.token, owner);
  expect(opinions).toMatchObject([{ name: "Li Lei", notes: { [roomId]: "near the river\nquiet" } }]);
  expect(opinions[0]?.notes).not.toHaveProperty(otherId);
});

test("A-75: a deactivated owner's link leads nowhere, and accounts take their links and words along", async () => {
  const [user, friend] = [await server.addUser(), await server.addUser()];
  const { token } = await sharedListOf(server, user);
  const content = { name: "Friend", votes: {}, notes: { [room]: "hm" } };
  await putOpinion(server, friend, token, { content });
  expect((await viewOf(server, token)).opinions).toHaveLength(1);
  await server.database.pool.query("delete from account where id = $1", [friend.id]);
  expect((await viewOf(server, token)).opinions).toEqual([]);
  await server.database.pool.query("update account set is_active = false where id = $1", [user.id]);
  expect((await openList(server, token)).statusCode).toBe(404);
  await server.database.pool.query("delete from account where id = $1", [user.id]);
  expect(
    await server.database.kysely.selectFrom("shared_list").where("token", "=", token).selectAll().execute(),
  ).toEqual([]);
});

test("A-75: a link that nobody opens for ninety days ends, one that is opened stays", async () => {
  const [idle, used] = [await sharedListOf(server, owner), await sharedListOf(server, owner)];
  const long = new Date(server.clock.now().getTime() - (SHARED_LIST_IDLE_DAYS + 1) * 24 * 60 * 60 * 1000).toISOString();
  await server.database.pool.query("update shared_list set last_opened_at = $1 where id = any($2)", [
    long,
    [idle.id, used.id],
  ]);
  expect((await openList(server, used.token)).statusCode).toBe(200);
  await sweepSharedLists(server.database.kysely, server.clock.now().toISOString());
  expect([(await openList(server, idle.token)).statusCode, (await openList(server, used.token)).statusCode]).toEqual([
    404, 200,
  ]);
});

test.each(["short", "%00", "a".repeat(32)])("A-75: %j opens nothing", async (token) => {
  const answer = await openList(server, token);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: "shared_list_not_found" });
});
