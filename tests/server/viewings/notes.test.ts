import { afterAll, beforeAll, expect, test } from "vitest";
import { emptyViewing, type ViewingContent } from "#domain/viewings/viewing.ts";
import { mistakes } from "../listings/support.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { notesWith, putViewing, removeViewing, viewingsOf, viewingUrl, written } from "./support.ts";

let server: TestApp;
let user: TestUser;

beforeAll(async () => {
  server = await startTestApp({ settings: { rateLimits: false } });
  user = await server.addUser();
});
afterAll(() => server.close());

const WHOLE: ViewingContent = {
  state: "viewing",
  appointment: "2026-11-30T14:00",
  score: 4,
  notes: "带上卷尺\nask about bills",
  checks: { damp: { answer: "bad", note: "behind the wardrobe" }, heating: { answer: null, note: "?" } },
  photos: [{ uuid: "01890a5d-ac96-774b-bcce-b302099a8057", caption: "the wardrobe" }],
  other: [{ field: "score", value: 2 }],
};

test("notes about a room are kept as they were written, and come back with their version", async () => {
  const listingId = crypto.randomUUID();
  const answer = await putViewing(server, user, listingId, WHOLE);
  const now = server.clock.now().toISOString();
  const viewing = { listing_id: listingId, content: WHOLE, version: now, updated_at: now, is_removed: false };
  expect([answer.statusCode, answer.json()]).toEqual([200, viewing]);
  expect(answer.headers).toMatchObject({ etag: `"${now}"`, "cache-control": "no-store" });
  const list = await server.get("/api/v1/viewings", user.headers());
  expect(list.json()).toMatchObject({ data: [viewing], count: 1 });
  expect(list.headers["cache-control"]).toBe("no-store");
});

test("W-05: a change names the version that it began with; another one is refused with what is there", async () => {
  const listingId = crypto.randomUUID();
  const first = await written(server, user, listingId, { notes: "one" });
  const second = await written(server, user, listingId, { notes: "two" }, first.version);
  expect(second.version > first.version).toBe(true);
  for (const [version, code] of [
    [first.version, "changed_meanwhile"],
    ["garbage", "changed_meanwhile"],
    [undefined, "viewing_exists"],
  ]) {
    const stale = await putViewing(server, user, listingId, notesWith({ notes: "three" }), version);
    expect([stale.statusCode, stale.json()]).toEqual([409, { detail: expect.any(String), code, current: second }]);
  }
});

test("what is there already is answered as it is, whatever version it comes with: its answer got lost", async () => {
  const listingId = crypto.randomUUID();
  const first = await written(server, user, listingId, { notes: "one" });
  expect(await written(server, user, listingId, { notes: "one" })).toEqual(first);
  const second = await written(server, user, listingId, { notes: "two" }, first.version);
  expect(await written(server, user, listingId, { notes: "two" }, first.version)).toEqual(second);
});

test("a version of notes that were never there is 404", async () => {
  const answer = await putViewing(server, user, crypto.randomUUID(), emptyViewing, "2026-11-21T12:00:00.000Z");
  expect([answer.statusCode, answer.json()]).toEqual([404, { detail: "Viewing not found", code: "viewing_not_found" }]);
});

test("notes that are taken away leave a trace without a word, and come back only by its version", async () => {
  const listingId = crypto.randomUUID();
  const owner = await server.addUser();
  const { version } = await written(server, owner, listingId, WHOLE);
  for (let time = 0; time < 2; time += 1) {
    const removed = await removeViewing(server, owner, listingId);
    expect([removed.statusCode, removed.body]).toEqual([204, ""]);
  }
  const [trace] = await viewingsOf(server, owner);
  expect(trace).toMatchObject({ listing_id: listingId, content: emptyViewing, is_removed: true });
  expect((await server.database.pool.query("select viewing::text as row from viewing")).rows).not.toContainEqual({
    row: expect.stringMatching(new RegExp(`${owner.id}.*wardrobe`)),
  });
  for (const stale of [undefined, version]) {
    const answer = await putViewing(server, owner, listingId, WHOLE, stale);
    expect([answer.statusCode, answer.json().current]).toEqual([409, trace]);
  }
  const again = await written(server, owner, listingId, WHOLE, trace!.version);
  expect([again.is_removed, again.content]).toEqual([false, WHOLE]);
});

test("taking away what is not there is fine, also of a room that cannot be", async () => {
  for (const id of [crypto.randomUUID(), "0", "%00"]) {
    expect((await removeViewing(server, await server.addUser(), id)).statusCode, id).toBe(204);
  }
  expect((await putViewing(server, user, "0", emptyViewing)).statusCode).toBe(404);
});

test("notes that have changed since stay where a version of them is to go, also when that is said late", async () => {
  const listingId = crypto.randomUUID();
  const first = await written(server, user, listingId, { notes: "first" });
  const second = await written(server, user, listingId, { notes: "second" }, first.version);
  const refused = await removeViewing(server, user, listingId, first.version);
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    { detail: "It was changed meanwhile", code: "changed_meanwhile", current: second },
  ]);
  const removed = await removeViewing(server, user, listingId, second.version);
  const repeated = await removeViewing(server, user, listingId, second.version);
  expect([removed.statusCode, repeated.statusCode]).toEqual([204, 204]);
});

test("notes stay when the room goes", async () => {
  const [listingId = ""] = await server.add({ title: "Soon gone" });
  const { content } = await written(server, user, listingId, { notes: "nice" });
  await server.database.kysely.deleteFrom("listing").where("id", "=", listingId).execute();
  expect(await viewingsOf(server, user)).toContainEqual(expect.objectContaining({ listing_id: listingId, content }));
});

test("SG-01: other users cannot see them, superusers included: two people's notes about one room are two", async () => {
  const [listingId, other] = [crypto.randomUUID(), await server.addUser({ is_superuser: true })];
  await written(server, user, listingId, { notes: "mine" });
  expect(await viewingsOf(server, other)).toEqual([]);
  const theirs = await written(server, other, listingId, { notes: "theirs" });
  await removeViewing(server, other, listingId);
  expect((await viewingsOf(server, user)).find(({ listing_id }) => listing_id === listingId)).toMatchObject({
    content: { notes: "mine" },
    is_removed: false,
  });
  expect(theirs.content.notes).toBe("theirs");
});

test("each place at fault is named", async () => {
  const content = {
    ...WHOLE,
    appointment: "tomorrow",
    notes: "x".repeat(5001),
    checks: { damp: { answer: "bad", note: "x".repeat(501) } },
    photos: [{ uuid: crypto.randomUUID(), caption: "x".repeat(201) }],
  };
  const answer = await putViewing(server, user, crypto.randomUUID(), content);
  expect([answer.statusCode, mistakes(answer)]).toEqual([
    422,
    {
      "content.appointment": "Must be a time such as 2026-11-30T14:00",
      "content.notes": "Must have at most 5000 characters",
      "content.checks.damp.note": "Must have at most 500 characters",
      "content.photos.0.caption": "Must have at most 200 characters",
    },
  ]);
});

test.each([
  [{ ...WHOLE, state: "gone" }, "content.state"],
  [{ ...WHOLE, score: 7 }, "content.score"],
  [{ ...WHOLE, photos: Array.from({ length: 21 }, () => photo()) }, "content.photos"],
  [{ ...WHOLE, notes: "a\u0000b" }, "content.notes"],
  [{ ...WHOLE, checks: { damp: "bad" } }, "content.checks.damp"],
  [{}, "content.state"],
  [null, "content"],
])("G10, A-37: %# is refused with its place", async (content, place) => {
  const answer = await putViewing(server, user, crypto.randomUUID(), content);
  expect([answer.statusCode, Object.keys(mistakes(answer))]).toEqual([422, expect.arrayContaining([place])]);
});

test("A-37: what the contract does not know is left out, however deep it lies; a newer build's checks stay", async () => {
  const checks = { "electric-meter": { answer: "good", note: "", is_admin: true } };
  const answer = await putViewing(server, user, crypto.randomUUID(), { ...emptyViewing, checks, is_superuser: true });
  expect(answer.json().content).toEqual({
    ...emptyViewing,
    checks: { "electric-meter": { answer: "good", note: "" } },
  });
});

test("notes as long as they may be are taken, in any script", async () => {
  const checks = Object.fromEntries(
    Array.from({ length: 18 }, (_, index) => [
      `check-${"abcdefghijklmnopqr"[index]}`,
      { answer: "good", note: "🏠".repeat(500) },
    ]),
  );
  const photos = Array.from({ length: 20 }, () => ({ ...photo(), caption: "🏠".repeat(200) }));
  const content = { ...WHOLE, notes: "🏠".repeat(5000), checks, photos };
  const answer = await putViewing(server, user, crypto.randomUUID(), content);
  expect([answer.statusCode, answer.json().content]).toEqual([200, content]);
  const tooLong = await putViewing(server, user, crypto.randomUUID(), { ...content, notes: "x".repeat(130_000) });
  expect(tooLong.statusCode).toBe(413);
});

function photo() {
  return { uuid: crypto.randomUUID(), caption: "" };
}

test.each(["PUT", "DELETE"] as const)("SG-01: %s without a token is 401", async (method) => {
  const payload = { content: emptyViewing };
  const url = viewingUrl(crypto.randomUUID());
  const answer = await server.app.inject({ method, url, ...(method === "PUT" && { payload }) });
  expect([answer.statusCode, answer.json()]).toEqual([401, { detail: "Not authenticated", code: "not_authenticated" }]);
});
