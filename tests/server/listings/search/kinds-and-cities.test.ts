import { afterAll, beforeAll, expect, test } from "vitest";
import type { Listing } from "#domain/listings/listing.ts";
import { filterRooms } from "#domain/search/filter-rooms.ts";
import type { SearchCriteria } from "#domain/search/search-criteria.ts";
import { startTestApp, type TestApp } from "../../test-app.ts";
import { posted } from "../support.ts";

const TODAY = "2026-11-21";
const CITIES = ["Leeds", "York", "London"];
/** As posters write it, with titles that say more, or something else. */
const ROOMS: [room_type: string, title: string][] = [
  ["studio", "Bright place"],
  ["独立studio", "Ensuite studio with a double bed"],
  ["ensuite", "By the river"],
  ["双人房 独卫", "By the river"],
  ["single", "Studio or room"],
  ["单人间", "便宜单间"],
  ["合租单间", "三室一厅的次卧"],
  ["double", "Large double room"],
  ["1b1b", "One bed flat"],
  ["2b1b", "主卧双人房独卫"],
  ["2 bedroom flat", "Two bed flat"],
  ["2b2b", "Two bed flat"],
  ["room in 3b2b", "Room in a shared house"],
  ["houseboat", "On the canal"],
];
const KINDS = [
  "studio",
  "ensuite",
  "single",
  "double",
  "entire",
  "flatshare",
  "room",
  "1b",
  "2b",
  "2b1b",
  "2b2b",
  "9b",
];

let server: TestApp;
let open: Listing[];
beforeAll(async () => {
  server = await startTestApp();
  const owner = await server.addUser();
  for (const [at, [room_type, title]] of ROOMS.entries()) {
    await posted(server, owner, { title, room_type, city: CITIES[at % CITIES.length]! });
  }
  open = await roomsAt("items/open?limit=100");
});
afterAll(() => server.close());

async function roomsAt(path: string, query: object = {}): Promise<Listing[]> {
  const answer = await server.app.inject({ method: "GET", url: `/api/v1/${path}`, query: query as never });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: Listing[] }>().data;
}

async function expectSame(criteria: SearchCriteria): Promise<void> {
  const idsOf = (rooms: Listing[]) => rooms.map(({ id }) => id);
  const here = idsOf(filterRooms(open, { criteria, sort: null, today: TODAY }));
  expect(idsOf(await roomsAt("items/filter-open", { ...criteria, limit: 100 })), JSON.stringify(criteria)).toEqual(
    here,
  );
}

test.each(KINDS)(
  "SQ-11: the database and a phone find the same rooms of the kind %s, and the same that are not",
  async (kind) => {
    await expectSame({ room_type: kind });
    await expectSame({ room_type: kind, other_room_types: "studio,2b2b", not_room_types: "double" });
    await expectSame({ not_room_types: kind });
    await expectSame({ room_type: "entire", not_room_types: kind });
    await expectSame({ not_room_types: `${kind},studio`, city: "Leeds", other_cities: "York" });
  },
);

test("SQ-11: the database and a phone find the same rooms of several cities, and of all but some", async () => {
  await expectSame({ city: "York", other_cities: "利兹" });
  await expectSame({ other_cities: "Leeds" });
  await expectSame({ not_cities: "York,伦敦" });
  await expectSame({ city: "York", not_cities: "York" });
});

test.each([
  ["room_type", "castle"],
  ["not_room_types", "studio,castle"],
  ["not_room_types", "studio,single,double,ensuite,2b"],
  ["other_cities", "Leeds,"],
  ["not_cities", "A,B,C,D,E,F"],
])("SQ-11: %s=%s is refused, as any value that a filter does not have", async (field, value) => {
  const answer = await server.app.inject({
    method: "GET",
    url: "/api/v1/items/filter-open",
    query: { [field]: value },
  });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ detail: [{ loc: ["query", field], type: "pattern" }] });
});
