import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteRoom, posted, postRoom, putRoom, roomsOf } from "../listings/support.ts";
import { deleteRequest, postRequest, putRequest, requestsOf } from "../tenant-requests/support.ts";
import { draftUrl, draftWith } from "../drafts/support.ts";
import { notesWith, viewingUrl } from "../viewings/support.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";

let server: TestApp;
let user: TestUser;

beforeAll(async () => {
  server = await startTestApp();
});
beforeAll(async () => {
  user = await server.addUser();
});
afterAll(() => server.close());

const CANARY = "canary words of somebody";
const underKey = (key: string) => ({ ...user.headers(), "idempotency-key": key });

async function keptText(): Promise<string> {
  const { rows } = await server.database.pool.query("select idempotent_answer::text as row from idempotent_answer");
  return JSON.stringify(rows);
}

const PUT = "PUT" as const;
const WRITES: [what: string, write: (key: string) => Promise<{ statusCode: number }>][] = [
  ["a room", (key) => postRoom(server, underKey(key), { contact_info: CANARY })],
  [
    "an edit of a room",
    async (key) => putRoom(server, (await posted(server, user)).id, underKey(key), { description: CANARY }),
  ],
  ["a request", (key) => postRequest(server, underKey(key), { contact_info: CANARY })],
  [
    "an edit of a request",
    async (key) => {
      const { id } = (await postRequest(server, user.headers())).json<{ id: string }>();
      return putRequest(server, id, underKey(key), { description: CANARY });
    },
  ],
  [
    "notes about a viewing",
    (key) =>
      server.app.inject({
        method: PUT,
        url: viewingUrl(crypto.randomUUID()),
        headers: underKey(key),
        payload: { content: notesWith({ notes: CANARY }) },
      }),
  ],
  [
    "a draft",
    (key) =>
      server.app.inject({
        method: PUT,
        url: draftUrl(crypto.randomUUID()),
        headers: underKey(key),
        payload: { kind: "listing", content: draftWith({ typed: { title: CANARY } }) },
      }),
  ],
  [
    "one's name",
    (key) =>
      server.app.inject({
        method: "PATCH",
        url: "/api/v1/users/me",
        headers: underKey(key),
        payload: { full_name: CANARY },
      }),
  ],
];

test.each(WRITES)("G17: what is kept under the key of %s holds none of its words", async (what, write) => {
  expect((await write(what.replaceAll(" ", "-"))).statusCode).toBe(200);
  expect(await keptText()).not.toContain(CANARY);
});

test("I-15, G17: a posting that comes again after its room was deleted is answered as posted, and posts nothing", async () => {
  user = await server.addUser();
  const fields = { id: crypto.randomUUID(), contact_info: CANARY, end_date: "2026-12-24", begin_date: "2026-12-01" };
  const first = (await postRoom(server, underKey("post"), fields)).json();
  await deleteRoom(server, fields.id, user.headers());
  // Weeks later, when it could not be posted any more.
  server.clock.set("2026-12-25T10:00:00Z");
  const again = await postRoom(server, underKey("post"), fields);
  expect([again.statusCode, again.json()]).toEqual([200, first]);
  expect(await roomsOf(server, user)).toEqual([]);
});

test("TN-06, G17: so is a request", async () => {
  user = await server.addUser();
  const fields = { id: crypto.randomUUID(), contact_info: CANARY, price: 200 };
  const first = (await postRequest(server, underKey("post"), fields)).json();
  await deleteRequest(server, fields.id, user.headers());
  const again = await postRequest(server, underKey("post"), fields);
  expect([again.statusCode, again.json()]).toEqual([200, first]);
  expect(await requestsOf(server, user)).toEqual([]);
});

test("I-15, G17: a posting that comes again after an edit is answered with the room as it is by now", async () => {
  user = await server.addUser();
  const fields = { id: crypto.randomUUID() };
  await postRoom(server, underKey("post"), fields);
  await putRoom(server, fields.id, user.headers(), { title: "edited since" });
  const again = await postRoom(server, underKey("post"), fields);
  expect([again.statusCode, again.json().title]).toEqual([200, "edited since"]);
});

test("I-23, G17: an edit that comes again after its room was deleted is told so, and changes nothing", async () => {
  user = await server.addUser();
  const { id } = await posted(server, user);
  await putRoom(server, id, underKey("edit"), { title: "edited" });
  await deleteRoom(server, id, user.headers());
  const again = await putRoom(server, id, underKey("edit"), { title: "edited" });
  expect([again.statusCode, again.json().code]).toEqual([404, "listing_deleted"]);
});
