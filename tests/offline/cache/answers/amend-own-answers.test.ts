import { beforeEach, expect, test } from "vitest";
import { pathOf } from "#contract/call.ts";
import { amendOwnAnswers } from "#offline/cache/answers/amend-own-answers.ts";
import type { TenantRequest } from "#domain/tenant-requests/tenant-request.ts";
import { recallAnswer } from "#offline/rooms/recall-answer.ts";
import { rememberAnswer } from "#offline/cache/answers/remember-answer.ts";
import { savedRooms } from "#offline/rooms/saved-rooms.ts";
import { rememberOpenedRoom } from "#offline/rooms/remember-opened-room.ts";
import { postDraft } from "#offline/outbox/entries/enqueue.ts";
import { emptyDrafts, FIELDS, network, OWNER, writtenDraft } from "../../outbox/support.ts";
import { emptyStore, results, room } from "../../support.ts";

const ID = "0198c0de-0000-7000-8000-000000000001";
const FIRST_PAGE = pathOf("listOwnListings");
const SECOND_PAGE = pathOf("listOwnListings", undefined, { skip: 20 });

beforeEach(async () => {
  await Promise.all([emptyStore(), emptyDrafts()]);
  await remember(FIRST_PAGE, results([room("a"), room(ID, { price: 150 })], 3));
  await remember(SECOND_PAGE, results([room("c")], 3));
});

function remember(path: string, body: string): Promise<void> {
  return rememberAnswer({ owner: OWNER, path, body, fetchedAt: Date.now() });
}

async function own(path = FIRST_PAGE): Promise<{ ids: string[]; prices: number[]; count: number }> {
  const { data, count } = (await recallAnswer(OWNER, path))!.data as { data: ReturnType<typeof room>[]; count: number };
  return { ids: data.map(({ id }) => id), prices: data.map(({ price }) => price), count };
}

test("W7: an edited room is in one's list as it was sent, in its place", async () => {
  await amendOwnAnswers({ owner: OWNER, kind: "listing", id: ID, row: room(ID, { price: 120 }) });
  expect(await own()).toMatchObject({ ids: ["a", ID], count: 3 });
  expect((await own()).prices[1]).toBe(120);
  expect((await own(SECOND_PAGE)).ids).toEqual(["c"]);
});

test("W7: a new room comes first on the first page, a deleted one goes", async () => {
  await amendOwnAnswers({ owner: OWNER, kind: "listing", id: "new", row: room("new") });
  expect(await own()).toMatchObject({ ids: ["new", "a", ID], count: 4 });
  await amendOwnAnswers({ owner: OWNER, kind: "listing", id: ID, row: null });
  expect(await own()).toMatchObject({ ids: ["new", "a"], count: 3 });
});

test("W7: the room that was opened is what was sent", async () => {
  await rememberOpenedRoom({ owner: OWNER, listing: room(ID, { price: 150 }), fetchedAt: Date.now() });
  await amendOwnAnswers({ owner: OWNER, kind: "listing", id: ID, row: room(ID, { price: 120 }) });
  expect((await recallAnswer(OWNER, pathOf("readListing", { id: ID })))?.data).toMatchObject({ price: 120 });
});

test("W7: another user's list stays as it is", async () => {
  await amendOwnAnswers({ owner: "user-b", kind: "listing", id: ID, row: room(ID, { price: 120 }) });
  expect((await own()).prices[1]).toBe(150);
});

test("W7: what the sender has posted is in the list before anything is asked again", async () => {
  const { drain, rows } = network();
  await postDraft(await writtenDraft(), FIELDS);
  await drain();
  expect((await own()).ids).toEqual([...rows.keys(), "a", ID]);
});

test("W12: one's own requests are amended in their own list, and never taken for rooms", async () => {
  const path = pathOf("listTenantRequests", undefined, { show_all: false, skip: 0, limit: 20 });
  const request = { id: "request-1", city: "Leeds" } as TenantRequest;
  await remember(path, JSON.stringify({ data: [request], cities: ["Leeds"], count: 1 }));
  await amendOwnAnswers({ owner: OWNER, kind: "request", id: "request-1", row: { ...request, city: "York" } });
  expect((await recallAnswer(OWNER, path))?.data).toMatchObject({
    data: [{ city: "York" }],
    cities: ["Leeds"],
    count: 1,
  });
  await amendOwnAnswers({ owner: OWNER, kind: "request", id: "request-1", row: null });
  expect((await recallAnswer(OWNER, path))?.data).toMatchObject({ data: [], count: 0 });
  expect((await own()).ids).toEqual(["a", ID]);
  expect((await savedRooms(OWNER)).map(({ listing }) => listing.id)).not.toContain("request-1");
});
