import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { expireListings } from "../../../src/server/listings/expired-listing-store.ts";
import { startTestApp, type TestApp } from "../test-app.ts";

let server: TestApp;
let ids: string[] = [];

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.pool.query("delete from listing");
  ids = await server.add(
    { title: "ends in March", begin_date: "2026-01-01", end_date: "2026-03-28" },
    { title: "ends in autumn", begin_date: "2026-01-01", end_date: "2026-10-24" },
    { title: "never ends", begin_date: "2026-01-01", end_date: "infinity" },
  );
});

const lists = ["open", "filter-open", "fuzzy?fuzzy=ends"];
const moments: [when: string, instant: string, shown: string[]][] = [
  [
    "the last minute of a room's last day",
    "2026-03-28T23:59:59.999Z",
    ["never ends", "ends in autumn", "ends in March"],
  ],
  [
    "the first moment after it, in the night when clocks go forward",
    "2026-03-29T00:00:00Z",
    ["never ends", "ends in autumn"],
  ],
  [
    "the last minute of British summer time's last whole day",
    "2026-10-24T22:59:59.999Z",
    ["never ends", "ends in autumn"],
  ],
  [
    "the first moment after it, an hour before UTC midnight, in the night when clocks go back",
    "2026-10-24T23:00:00Z",
    ["never ends"],
  ],
];

test.each(moments)(
  "I-01, I-28: at %s the lists and the count have what is still to be had in London",
  async (_, instant, shown) => {
    server.clock.set(instant);
    for (const list of lists) expect(await server.titles(`/api/v1/items/${list}`), list).toEqual(shown);
    expect((await server.get("/api/v1/items/count")).json()).toEqual({ count: shown.length });
  },
);

test("I-28: the time zone of the process changes nothing", async () => {
  const before = process.env["TZ"];
  try {
    process.env["TZ"] = "Asia/Shanghai";
    server.clock.set("2026-03-28T20:00:00Z");
    expect(await server.titles("/api/v1/items/open")).toContain("ends in March");
  } finally {
    if (before === undefined) delete process.env["TZ"];
    else process.env["TZ"] = before;
  }
});

test("TODAY fixes the London day whatever the clock says", async () => {
  const other = await startTestApp({ settings: { today: "2026-10-25" } });
  await other.add({ title: "ended", end_date: "2026-10-24" }, { title: "ends today", end_date: "2026-10-25" });
  expect(await other.titles("/api/v1/items/open")).toEqual(["ends today"]);
  await other.close();
});

test("I-18: a direct link still answers an ended room to a signed-in reader, and the open list leaves it out", async () => {
  server.clock.set("2026-12-01T12:00:00Z");
  expect((await server.get(`/api/v1/items/${ids[0]}`, server.signedIn())).json().title).toBe("ends in March");
  expect((await server.get(`/api/v1/items/open?id=${ids[0]}`)).json()).toEqual({ data: [], count: 0 });
  expect((await server.get(`/api/v1/items/open?id=${ids[2]}`)).json().count).toBe(1);
});

test("ended rooms are taken out of the indexes, once, and by two processes at a time", async () => {
  const db = server.database.kysely;
  const counts = await Promise.all([expireListings(db, "2026-03-29"), expireListings(db, "2026-03-29")]);
  expect(counts.reduce((a, b) => a + b)).toBe(1);
  expect(await expireListings(db, "2026-03-29")).toBe(0);
  const { rows } = await server.database.pool.query("select title from listing where not live");
  expect(rows).toEqual([{ title: "ends in March" }]);
});
