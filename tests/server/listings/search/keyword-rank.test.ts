import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../test-app.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

test("the title that is the keyword comes first, then the phrase, then its words, then beginnings, newest first in each", async () => {
  await server.add(
    { title: "Studio flat" },
    { title: "flat with a studio", city: "older" },
    { title: "Bright studio flat in town" },
    { title: "flats and studios" },
    { title: "A flat, a studio", city: "newer" },
    { title: "Studio flats" },
  );
  expect(await server.titles("/api/v1/items/fuzzy?fuzzy=studio%20flat")).toEqual([
    "Studio flat",
    "Bright studio flat in town",
    "Studio flats",
    "A flat, a studio",
    "flat with a studio",
    "flats and studios",
  ]);
});

test("beyond the newest 200 matches the order goes on by age: the pages hold every room once, the total is exact", async () => {
  await server.database.pool.query("delete from listing");
  const rooms = Array.from({ length: 1130 }, (_, index) => ({
    title: index % 7 === 0 ? `room ${index}` : `rooms ${index}`,
  }));
  await server.add({ title: "Room" }, ...rooms);
  const pages = Array.from({ length: 12 }, (_, page) =>
    server.titles(`/api/v1/items/fuzzy?fuzzy=room&skip=${page * 100}`),
  );
  const titles = (await Promise.all(pages)).flat();
  expect(new Set(titles).size).toBe(1131);
  expect(titles).toHaveLength(1131);
  expect(titles.slice(0, 2)).toEqual(["room 1127", "room 1120"]);
  expect(titles[200]).toBe("rooms 929");
  expect(titles.at(-1)).toBe("Room");
  const total = async () => (await server.get("/api/v1/items/fuzzy?fuzzy=room&limit=0")).json();
  await expect.poll(total, { timeout: 15_000 }).toEqual({ data: [], count: 1131 });
  expect((await server.get("/api/v1/items/fuzzy?fuzzy=room&skip=180&limit=40")).json().data).toHaveLength(40);
});
