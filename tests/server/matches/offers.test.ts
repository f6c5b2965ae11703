import { afterAll, beforeAll, expect, test } from "vitest";
import type { Call } from "#contract/endpoints.ts";
import { addRoomOf, deleteRoom, putRoom } from "../listings/support.ts";
import { addRequest, addRequestOf, deleteRequest } from "../tenant-requests/support.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { offerTo, read, sendOffer } from "./support.ts";

type Offers = Call<"listOffers">["answer"];
type Requests = Call<"matchRequestsToListing">["answer"];

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** Somebody with a room, somebody with a request that it fits. */
async function pair() {
  const [landlord, tenant] = [await server.addUser(), await server.addUser()];
  const listing_id = await addRoomOf(server, landlord);
  // In the area that the request names.
  await server.database.kysely
    .updateTable("listing")
    .set({ post_code: "E14 9SQ" })
    .where("id", "=", listing_id)
    .execute();
  const request_id = await addRequestOf(server, tenant);
  return { landlord, tenant, listing_id, request_id };
}

const offersOf = async (reader: TestUser) => (await read<Offers>(server, reader, "offers")).data;

function answer(recipient: TestUser, id: string, to: string | null) {
  const url = `/api/v1/offers/${id}/answer`;
  return server.app.inject({ method: "PUT", url, headers: recipient.headers(), payload: { answer: to } });
}

test("A-72: an offer comes with its room and its message in both languages, without a contact", async () => {
  const { landlord, tenant, listing_id, request_id } = await pair();
  const words = { words_zh: " 你好，这间可能合适。 ", words_en: "Hello, this may suit you." };
  const sent = await sendOffer(server, landlord, { listing_id, request_id, ...words });
  expect([sent.statusCode, sent.json()]).toMatchObject([
    200,
    { listing_id, request_id, words_zh: "你好，这间可能合适。" },
  ]);
  const [offer] = await offersOf(tenant);
  expect(offer).toMatchObject({
    id: sent.json().id,
    request_id,
    words_zh: "你好，这间可能合适。",
    words_en: "Hello, this may suit you.",
    listing: { id: listing_id, email: null, contact_info: null },
    answer: null,
  });
  expect(await offersOf(landlord)).toEqual([]);
});

test("A-72: a room is offered to a request once, by whichever phone and however often it is sent", async () => {
  const { landlord, tenant, listing_id, request_id } = await pair();
  const id = crypto.randomUUID();
  const tries = await Promise.all(
    Array.from({ length: 8 }, () => sendOffer(server, landlord, { id, listing_id, request_id })),
  );
  expect(new Set(tries.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const other = await sendOffer(server, landlord, { listing_id, request_id, words_en: "Once more" });
  expect(other.json()).toMatchObject({ id, words_en: "Hello, this may suit you." });
  expect(await offersOf(tenant)).toHaveLength(1);
});

test("A-72: the id of another's offer is taken", async () => {
  const [first, second] = [await pair(), await pair()];
  const { id } = (await sendOffer(server, first.landlord, first)).json();
  const answer = await sendOffer(server, second.landlord, { ...second, id });
  expect([answer.statusCode, answer.json().code]).toEqual([409, "offer_id_taken"]);
});

test("A-72: the matches of a room say what it was offered to, and what was declined", async () => {
  const { landlord, tenant, listing_id, request_id } = await pair();
  const { id } = (await sendOffer(server, landlord, { listing_id, request_id })).json();
  const match = async () =>
    (await read<Requests>(server, landlord, `items/${listing_id}/requests`)).data.find((one) => one.id === request_id);
  expect(await match()).toMatchObject({ offered_at: server.clock.now().toISOString(), declined: false });
  await answer(tenant, id, "declined");
  expect(await match()).toMatchObject({ declined: true });
  await answer(tenant, id, null);
  expect(await match()).toMatchObject({ declined: false });
});

test("A-72: only one's own open room is offered, to others' open requests that it fits", async () => {
  const { landlord, tenant, listing_id, request_id } = await pair();
  const code = async (sender: TestUser, offer: { listing_id: string; request_id: string }) =>
    (await sendOffer(server, sender, offer)).json().code;
  expect(await code(tenant, { listing_id, request_id })).toBe("not_owner");
  expect(await code(landlord, { listing_id, request_id: await addRequestOf(server, landlord) })).toBe(
    "offer_not_wanted",
  );
  expect(await code(landlord, { listing_id: crypto.randomUUID(), request_id })).toBe("listing_not_found");
  expect(await code(landlord, { listing_id, request_id: crypto.randomUUID() })).toBe("tenant_request_not_found");
  await server.database.pool.query("update tenant_request set price_upper_bound_pence = 100 where id = $1", [
    request_id,
  ]);
  expect(await code(landlord, { listing_id, request_id })).toBe("room_does_not_fit");
  for (const state of ["paused", "let"] as const) {
    await putRoom(server, listing_id, landlord.headers(), { state });
    expect(await code(landlord, { listing_id, request_id })).toBe(`listing_${state}`);
  }
});

test("A-72: an example that nobody has posted is offered nothing", async () => {
  const { landlord, listing_id } = await pair();
  const request_id = await addRequest(server);
  expect((await sendOffer(server, landlord, { listing_id, request_id })).json().code).toBe("offer_not_wanted");
});

test("A-72: an offer says something, and not too much", async () => {
  const { landlord, listing_id, request_id } = await pair();
  const empty = await sendOffer(server, landlord, { listing_id, request_id, words_en: " ", words_zh: "" });
  expect([empty.statusCode, empty.json().detail[0].type]).toEqual([422, "required"]);
  const long = await sendOffer(server, landlord, { listing_id, request_id, words_en: "x".repeat(601) });
  expect([long.statusCode, long.json().detail[0].type]).toEqual([422, "too-long"]);
});

test("A-72: who is muted offers nothing more to any request of that person, and is not shown it", async () => {
  const { landlord, tenant, listing_id, request_id } = await pair();
  const { id } = (await sendOffer(server, landlord, { listing_id, request_id })).json();
  expect((await answer(tenant, id, "muted")).statusCode).toBe(200);
  const second = await addRequestOf(server, tenant);
  expect((await sendOffer(server, landlord, { listing_id, request_id: second })).json().code).toBe("offer_not_wanted");
  const shown = (await read<Requests>(server, landlord, `items/${listing_id}/requests`)).data.map(({ id }) => id);
  expect(shown).not.toContain(second);
  // Taking the room away and offering another changes nothing in that.
  await deleteRoom(server, listing_id, landlord.headers());
  const another = await addRoomOf(server, landlord);
  expect((await sendOffer(server, landlord, { listing_id: another, request_id: second })).json().code).toBe(
    "offer_not_wanted",
  );
});

test("A-72: a mute is taken back with its answer", async () => {
  const { landlord, tenant, listing_id, request_id } = await pair();
  const { id } = (await sendOffer(server, landlord, { listing_id, request_id })).json();
  await answer(tenant, id, "muted");
  await answer(tenant, id, null);
  const second = await addRequestOf(server, tenant);
  expect((await sendOffer(server, landlord, { listing_id, request_id: second })).statusCode).toBe(200);
});

test("A-72: an offer is answered by the one who got it alone", async () => {
  const { landlord, listing_id, request_id } = await pair();
  const { id } = (await sendOffer(server, landlord, { listing_id, request_id })).json();
  for (const other of [landlord, await server.addUser({ is_superuser: true })]) {
    expect((await answer(other, id, "declined")).json()).toMatchObject({ code: "offer_not_found" });
  }
});

test("A-72: one account sends twenty offers in a day, and one request gets ten", async () => {
  const [sender, tenant] = [await server.addUser(), await server.addUser()];
  const listing_id = await addRoomOf(server, sender);
  const requests = [];
  for (let made = 0; made < 21; made += 1) requests.push(await addRequestOf(server, tenant));
  const statuses = [];
  for (const request_id of requests) {
    statuses.push((await sendOffer(server, sender, { listing_id, request_id })).statusCode);
  }
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([20, 429]);
  const popular = await addRequestOf(server, tenant);
  const each = [];
  for (let made = 0; made < 11; made += 1) {
    const other = await server.addUser();
    const offer = { listing_id: await addRoomOf(server, other), request_id: popular };
    each.push((await sendOffer(server, other, offer)).statusCode);
  }
  expect([each.filter((status) => status === 200).length, each.at(-1)]).toEqual([10, 429]);
});

test("A-72: an offer of a room that is no longer to be had is shown no more", async () => {
  const { landlord, tenant, listing_id, request_id } = await pair();
  await sendOffer(server, landlord, { listing_id, request_id });
  await putRoom(server, listing_id, landlord.headers(), { state: "paused" });
  expect(await offersOf(tenant)).toEqual([]);
  await putRoom(server, listing_id, landlord.headers(), { state: "active" });
  expect(await offersOf(tenant)).toHaveLength(1);
});

test("A-62: without a confirmed address nothing is offered where one is asked for", async () => {
  const strict = await startTestApp({ settings: { requireEmailCode: true } });
  const sender = await strict.addUser();
  const listing_id = await addRoomOf(strict, sender);
  const request_id = await addRequestOf(strict, await strict.addUser());
  expect((await sendOffer(strict, sender, { listing_id, request_id })).json().code).toBe("email_not_confirmed");
  await strict.close();
});

test("A-72: offers are in the data of both, and go with the room, the request and either account", async () => {
  const count = async () =>
    (await server.database.pool.query("select count(*)::int as count from room_offer")).rows[0].count as number;
  const before = await count();
  const first = await pair();
  await sendOffer(server, first.landlord, first);
  const exported = async (user: TestUser) =>
    (await read<{ offers: { sent: object[]; received: object[] } }>(server, user, "users/me/export")).offers;
  expect(await exported(first.landlord)).toMatchObject({ sent: [{ listing_id: first.listing_id }], received: [] });
  expect(await exported(first.tenant)).toMatchObject({ sent: [], received: [{ request_id: first.request_id }] });
  await deleteRoom(server, first.listing_id, first.landlord.headers());
  const second = await pair();
  await sendOffer(server, second.landlord, second);
  await deleteRequest(server, second.request_id, second.tenant.headers());
  expect(await count()).toBe(before);
  const tenant = await server.addUser();
  const { sender } = await offerTo(server, tenant);
  await server.app.inject({ method: "DELETE", url: "/api/v1/users/me", headers: sender.headers() });
  expect(await count()).toBe(before);
  await offerTo(server, tenant);
  await server.app.inject({ method: "DELETE", url: "/api/v1/users/me", headers: tenant.headers() });
  expect(await count()).toBe(before);
});
