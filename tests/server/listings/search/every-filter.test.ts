import { afterAll, beforeAll, expect, test } from "vitest";
import type { Listing } from "#domain/listings/listing.ts";
import { findsRoom, lookedAt } from "#domain/saved-searches/finds-room.ts";
import { filterRooms } from "#domain/search/filter-rooms.ts";
import { narrowedFilter } from "#domain/search/narrowed-filter.ts";
import { openFilter } from "#domain/search/open-filter.ts";
import type { SearchCriteria } from "#domain/search/search-criteria.ts";
import { filterRow } from "#domain/search/search-filters.ts";
import { travelTableOf } from "#domain/travel/travel-table.ts";
import { mentionsKeyword } from "../../../../src/query-parser/keyword-mentions.ts";
import { criteriaOfSample, SAMPLED_FILTERS } from "../../../support/filter-samples.ts";
import { match, saved } from "../../saved-searches/support.ts";
import { startTestApp, type TestApp } from "../../test-app.ts";
import type { TestUser } from "../../test-users.ts";
import { posted, putRoom } from "../support.ts";

/** A filter that holds in one place holds in all of them. */

const TODAY = "2026-11-21";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function roomsAt(path: string, query: object, headers: Record<string, string> = {}): Promise<Listing[]> {
  const url = `/api/v1/${path}`;
  const answer = await server.app.inject({ method: "GET", url, query: query as never, headers });
  if (answer.statusCode !== 200) throw new Error(`${path} refused the filter: ${answer.body}`);
  return answer.json<{ data: Listing[] }>().data;
}

const idsOf = (rooms: readonly Listing[]) => rooms.map(({ id }) => id);

async function changed(room: Listing, owner: TestUser, fields: object): Promise<Listing> {
  const answer = await putRoom(server, room.id, owner.headers(), fields);
  if (answer.statusCode !== 200) throw new Error(`The room was refused: ${answer.body}`);
  return answer.json<Listing>();
}

/** What each list of rooms finds, by its name. */
async function listsWith(criteria: SearchCriteria, isStrict: boolean): Promise<Record<string, string[]>> {
  const { near, travel_by } = criteria;
  const travel = near === undefined ? null : travelTableOf(near, travel_by);
  const open = await roomsAt("items/open", { limit: 100, skip: 0 });
  return {
    "the search by filters": idsOf(await roomsAt("items/filter-open", { ...criteria, limit: 100 })),
    "the search by a keyword": idsOf(await roomsAt("items/fuzzy", { ...criteria, fuzzy: "room", limit: 100 })),
    "the search on the phone": idsOf(filterRooms(open, { criteria, sort: null, today: TODAY, travel })),
    ...(isStrict && { "the ranked search": idsOf(await roomsAt("items/matching", criteria)) }),
  };
}

test.each(SAMPLED_FILTERS)("%s holds in every list of rooms", async (field, { met, missed }) => {
  const criteria = criteriaOfSample(field);
  const owner = await server.addUser();
  const room = await posted(server, owner, { title: "Room", ...met });
  const other = await posted(server, owner, { title: "Other room", ...missed });
  const lists = await listsWith(criteria, !filterRow(field).isRanked);
  for (const [list, ids] of Object.entries(lists)) {
    expect(ids, list).toContain(room.id);
    if (missed !== null) expect(ids, list).not.toContain(other.id);
  }
});

test.each(SAMPLED_FILTERS)("%s narrows another filter", (field) => {
  const [filter, any] = [openFilter(criteriaOfSample(field), TODAY), openFilter({}, TODAY)];
  expect(narrowedFilter(filter, any)).toEqual(filter);
  expect(narrowedFilter(any, filter)).toEqual(filter);
});

test.each(SAMPLED_FILTERS)(
  "%s is kept in a saved search, which finds a room once it is changed to meet it",
  async (field, { met, missed }) => {
    const criteria = criteriaOfSample(field);
    const [owner, seeker] = [await server.addUser(), await server.addUser()];
    const before = await posted(server, owner, { title: "Room", ...(missed ?? met) });
    await match(server);
    const search = await saved(server, seeker, { criteria: { mode: "filter", ...criteria } });
    expect(search.criteria).toEqual({ mode: "filter", ...criteria });
    server.clock.set(new Date(server.clock.now().getTime() + 60_000).toISOString());
    const room = await changed(before, owner, missed === null ? { title: "Other words" } : met);
    await match(server);
    expect(idsOf(await roomsAt(`saved-searches/${search.id}/new-rooms`, {}, seeker.headers()))).toEqual([room.id]);
    if (filterRow(field).isRanked) return;
    const finds = (each: Listing) =>
      findsRoom({ mode: "sentence", ...criteria }, lookedAt(each), TODAY, mentionsKeyword);
    expect([finds(room), finds(before)]).toEqual([true, missed === null]);
  },
);

const PRICED = SAMPLED_FILTERS.filter(([field]) => filterRow(field).group !== "price");

test.each(PRICED)("%s holds where the prices of rooms are counted", async (field, { missed }) => {
  const criteria = criteriaOfSample(field);
  const countOf = async () => {
    const answer = await server.app.inject({
      method: "GET",
      url: "/api/v1/items/prices-open",
      query: criteria as never,
    });
    return answer.json<{ counts: number[] }>().counts.reduce((sum, rooms) => sum + rooms, 0);
  };
  const before = await countOf();
  await posted(server, await server.addUser(), { title: "Other room", ...missed });
  expect(await countOf()).toBe(before + (missed === null ? 1 : 0));
});
