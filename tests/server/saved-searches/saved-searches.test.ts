import { afterAll, beforeAll, expect, test } from "vitest";
import { MAX_SAVED_SEARCHES } from "#domain/saved-searches/saved-search.ts";
import { withinReach } from "#domain/saved-searches/within-reach.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import { match, putSearch, saved, SEARCH, searchesOf } from "./support.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const remove = (user: { headers(): Record<string, string> }, id: string, version?: string) =>
  server.app.inject({
    method: "DELETE",
    url: `/api/v1/saved-searches/${id}`,
    headers: { ...user.headers(), ...(version !== undefined && { "if-match": `"${version}"` }) },
  });

test("a search is kept, changed and forgotten under the id that its device has made", async () => {
  const user = await server.addUser();
  const first = await saved(server, user);
  expect(first).toMatchObject({ ...SEARCH, new_count: 0, last_seen_at: "2026-11-21T12:00:00.000Z" });
  expect(await saved(server, user, {}, first.id)).toEqual(first);
  const renamed = await saved(server, user, { name: "  Near\nthe river " }, first.id);
  expect(renamed.name).toBe("Near the river");
  expect((await searchesOf(server, user)).data).toEqual([renamed]);
  expect((await remove(user, first.id)).statusCode).toBe(204);
  expect((await remove(user, first.id)).statusCode).toBe(204);
  const removed = [{ id: first.id, updated_at: expect.any(String) }];
  expect(await searchesOf(server, user)).toEqual({ data: [], removed, count: 0, new_rooms: 0 });
});

test("what another device sends late does not bring a deleted search back", async () => {
  const user = await server.addUser();
  const { id } = await saved(server, user);
  await remove(user, id);
  const late = await putSearch(server, user, { name: "Renamed on the train" }, id);
  expect([late.statusCode, late.json().code]).toEqual([404, "saved_search_deleted"]);
});

const LOOKED = { seen_at: "2026-11-21T12:00:00.000Z" };

test("of two devices that began with one version of a search the later is refused, and gets it as it is", async () => {
  const user = await server.addUser();
  const first = await saved(server, user, LOOKED);
  const twice = await putSearch(server, user, LOOKED, first.id);
  expect(twice.json()).toEqual(first);
  const unnamed = await putSearch(server, user, { ...LOOKED, name: "Mine" }, first.id);
  expect([unnamed.statusCode, unnamed.json().code]).toEqual([409, "changed_meanwhile"]);
  const second = (await putSearch(server, user, { ...LOOKED, name: "Mine" }, first.id, first.updated_at)).json();
  expect(Date.parse(second.updated_at)).toBeGreaterThan(Date.parse(first.updated_at));
  const late = await putSearch(server, user, { ...LOOKED, name: "Theirs" }, first.id, first.updated_at);
  expect([late.statusCode, late.json().current]).toEqual([409, second]);
});

test("to have looked makes another version, unless the account knows of a later look", async () => {
  const user = await server.addUser();
  const first = await saved(server, user, LOOKED);
  const seen = (await putSearch(server, user, { seen_at: "2030-01-01T00:00:00Z" }, first.id, first.updated_at)).json();
  expect(seen).toEqual(first);
  server.clock.set("2026-11-21T12:00:05Z");
  const later = (await putSearch(server, user, { seen_at: "2030-01-01T00:00:00Z" }, first.id, first.updated_at)).json();
  expect(later).toEqual({ ...first, last_seen_at: "2026-11-21T12:00:05.000Z", updated_at: "2026-11-21T12:00:05.000Z" });
  expect((await putSearch(server, user, LOOKED, first.id, first.updated_at)).json()).toEqual(later);
  server.clock.set("2026-11-21T12:00:00Z");
});

test("over a deleted search goes only what knows that it was deleted", async () => {
  const user = await server.addUser();
  const first = await saved(server, user, LOOKED);
  await remove(user, first.id);
  const { removed } = await searchesOf(server, user);
  expect(removed).toEqual([{ id: first.id, updated_at: expect.any(String) }]);
  const [trace] = removed;
  expect(Date.parse(trace!.updated_at)).toBeGreaterThan(Date.parse(first.updated_at));
  for (const version of [undefined, first.updated_at]) {
    const late = await putSearch(server, user, LOOKED, first.id, version);
    expect([late.statusCode, late.json().current]).toEqual([409, trace]);
  }
  const back = (await putSearch(server, user, { ...LOOKED, name: "Back" }, first.id, trace!.updated_at)).json();
  expect(Date.parse(back.updated_at)).toBeGreaterThan(Date.parse(trace!.updated_at));
  expect(await searchesOf(server, user)).toEqual({ data: [back], removed: [], count: 1, new_rooms: 0 });
});

test("a deletion that names a version deletes no other one, also where it comes late", async () => {
  const user = await server.addUser();
  const first = await saved(server, user, LOOKED);
  const second = (await putSearch(server, user, { ...LOOKED, name: "Mine" }, first.id, first.updated_at)).json();
  const late = await remove(user, first.id, first.updated_at);
  expect([late.statusCode, late.json().current]).toEqual([409, second]);
  expect((await remove(user, first.id, second.updated_at)).statusCode).toBe(204);
  expect((await remove(user, first.id, second.updated_at)).statusCode).toBe(204);
});

test("a version of a search that is not there is told so", async () => {
  const user = await server.addUser();
  const answer = await putSearch(server, user, LOOKED, crypto.randomUUID(), "2026-11-21T12:00:00.000Z");
  expect([answer.statusCode, answer.json().code]).toEqual([404, "saved_search_not_found"]);
});

test("another user's searches are neither seen nor changed, nor is their existence told", async () => {
  const [owner, other] = [await server.addUser(), await server.addUser()];
  const { id } = await saved(server, owner);
  expect((await putSearch(server, other, { name: "Mine" }, id)).json().code).toBe("saved_search_id_taken");
  await remove(other, id);
  expect((await searchesOf(server, owner)).count).toBe(1);
  expect((await searchesOf(server, other)).count).toBe(0);
  const rooms = await server.get(`/api/v1/saved-searches/${id}/new-rooms`, other.headers());
  expect([rooms.statusCode, rooms.json().code]).toEqual([404, "saved_search_not_found"]);
});

test("criteria that no search can be made with are refused, by the field", async () => {
  const user = await server.addUser();
  const typesOf = async (criteria: object) =>
    (await putSearch(server, user, { criteria: criteria as never }))
      .json()
      .detail.map(({ loc, type }: { loc: string[]; type: string }) => [loc.join("."), type]);
  expect(await typesOf({ mode: "filter" })).toEqual([["body.criteria", "emptySearch"]]);
  expect(await typesOf({ mode: "fuzzy", city: "London" })).toEqual([["body.criteria.keyword", "emptySearch"]]);
  expect(await typesOf({ mode: "filter", low_price: 300, high_price: 100 })).toEqual([
    ["body.criteria.low_price", "priceLowerHigher"],
  ]);
  expect(await typesOf({ mode: "filter", begin_date: "2027-02-01", end_date: "2027-01-01" })).toEqual([
    ["body.criteria.begin_date", "dateOrder"],
  ]);
  expect((await putSearch(server, user, { name: " \u200b " })).statusCode).toBe(422);
});

test("what its way of searching does not look at is not kept", async () => {
  const user = await server.addUser();
  const criteria = { mode: "filter" as const, city: " Leeds ", keyword: "studio", sentence: "a studio", covers: false };
  expect((await saved(server, user, { criteria })).criteria).toEqual({ mode: "filter", city: "Leeds" });
});

test("G10c: what is asked for is kept without breaks of the line and characters that turn the direction of writing", async () => {
  const user = await server.addUser();
  const criteria = {
    mode: "sentence" as const,
    city: "Lon\u202Edon",
    sentence: "a studio\r\nin \u2066Leeds",
    keywords: ["qui\u202Eet", "\u202E"],
  };
  expect((await saved(server, user, { criteria })).criteria).toEqual({
    mode: "sentence",
    city: "London",
    sentence: "a studio in Leeds",
    keywords: ["quiet"],
  });
});

test("SQ-10: a search near a place finds the rooms that it lists when it is opened, and none from elsewhere in the country", async () => {
  const near = "51.524,-0.134,UCL";
  const user = await server.addUser();
  const byFilter = await saved(server, user, { criteria: { mode: "filter", near } });
  const byKeyword = await saved(server, user, { criteria: { mode: "fuzzy", keyword: "reachable", near } });
  const bySentence = await saved(server, user, {
    criteria: { mode: "sentence", city: "London", near, keywords: ["reachable"] },
  });
  server.clock.set(new Date(server.clock.now().getTime() + 60_000).toISOString());
  await server.add(
    { title: "Reachable, Camden", city: "London", post_code: "NW1 2DB" },
    { title: "Reachable, of another town", city: "Barnet", post_code: "N1 9AG" },
    { title: "Reachable, Croydon", city: "London", post_code: "CR0 1AA" },
    { title: "Reachable, Aberdeen", city: "Aberdeen", post_code: "AB24 3FX" },
    { title: "Reachable, of no known district", city: "London", post_code: "by the canal" },
  );
  await match(server);
  const foundBy = async ({ id }: { id: string }) => {
    const list = (await server.get(`/api/v1/saved-searches/${id}/new-rooms`, user.headers())).json();
    return list.data.map(({ title }: { title: string }) => title).toSorted();
  };
  const around = ["Reachable, Camden", "Reachable, of another town"];
  for (const search of [byFilter, byKeyword, bySentence]) {
    expect(await foundBy(search)).toEqual(around);
  }
  const query = `near=${near}&within_minutes=${withinReach(byFilter.criteria).within_minutes}`;
  expect((await server.titles(`/api/v1/items/filter-open?${query}`)).toSorted()).toEqual(around);
  expect((await server.titles(`/api/v1/items/fuzzy?fuzzy=reachable&${query}`)).toSorted()).toEqual(around);
  // Behind them come those that are only near.
  const { count } = (await server.get(`/api/v1/items/matching?city=London&keywords=reachable&${query}`)).json();
  const ranked = await server.titles(`/api/v1/items/matching?city=London&keywords=reachable&${query}`);
  expect(ranked.slice(0, count).toSorted()).toEqual(around);
});

test("an account keeps so many searches and no more", async () => {
  const user = await server.addUser();
  for (let number = 0; number < MAX_SAVED_SEARCHES; number += 1) await saved(server, user);
  const answer = await putSearch(server, user);
  expect([answer.statusCode, answer.json().code]).toEqual([429, "too_many_saved_searches"]);
});

test("rooms that come are new until their owner has looked, and while they are to be had", async () => {
  const user = await server.addUser();
  const london = await saved(server, user, { criteria: { mode: "filter", city: "York", high_price: 300 } });
  const studios = await saved(server, user, { criteria: { mode: "fuzzy", keyword: "studio york" } });
  server.clock.set("2026-11-21T13:00:00Z");
  const [both = "", cheap = ""] = await server.add(
    { title: "Studio in York", city: "York", price: 200 },
    { title: "A room", city: "York", price: 100 },
    { title: "Dear", city: "York", price: 900 },
    { title: "Studio elsewhere", city: "Leeds" },
  );
  await match(server);
  const countsOf = async () => {
    const { data, new_rooms } = await searchesOf(server, user);
    return [...[london, studios].map(({ id }) => data.find((one) => one.id === id)?.new_count), new_rooms];
  };
  expect(await countsOf()).toEqual([2, 1, 2]);
  const list = (await server.get(`/api/v1/saved-searches/${london.id}/new-rooms`, user.headers())).json();
  expect(new Set(list.data.map(({ id }: { id: string }) => id))).toEqual(new Set([both, cheap]));
  expect(list.data[0]).toMatchObject({ email: null, contact_info: null });
  await server.database.pool.query("update listing set state = 'paused', live = false where id = $1", [both]);
  expect(await countsOf()).toEqual([1, 0, 1]);
  const seen = await server.app.inject({
    method: "PUT",
    url: `/api/v1/saved-searches/${london.id}/seen`,
    headers: user.headers(),
    payload: { seen_at: "2030-01-01T00:00:00Z" },
  });
  expect(seen.json()).toMatchObject({ new_count: 0, last_seen_at: "2026-11-21T13:00:00.000Z" });
  expect(await countsOf()).toEqual([0, 0, 0]);
});

test("an earlier look than is known changes nothing", async () => {
  const user = await server.addUser();
  const { id, last_seen_at } = await saved(server, user);
  const answer = await server.app.inject({
    method: "PUT",
    url: `/api/v1/saved-searches/${id}/seen`,
    headers: user.headers(),
    payload: { seen_at: "2026-01-01T00:00:00Z" },
  });
  expect(answer.json().last_seen_at).toBe(last_seen_at);
});

test("a search that asks for something else begins without new rooms", async () => {
  const user = await server.addUser();
  const { id } = await saved(server, user, { criteria: { mode: "filter", city: "Exeter" } });
  server.clock.set("2026-11-21T14:00:00Z");
  await server.add({ city: "Exeter" });
  await match(server);
  expect((await searchesOf(server, user)).new_rooms).toBe(1);
  await saved(server, user, { criteria: { mode: "filter", city: "Exeter", high_price: 500 } }, id);
  expect((await searchesOf(server, user)).new_rooms).toBe(0);
});
