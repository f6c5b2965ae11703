import { afterAll, beforeAll, expect, test } from "vitest";
import { SORT_FIELDS, SORT_ORDERS } from "#domain/search/search-criteria.ts";
import { startTestApp, type TestApp } from "../../test-app.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
  const alike = { price: 100, begin_date: "2026-09-01", end_date: "2027-06-30", created_at: "2026-05-01T00:00:00Z" };
  await server.add(
    ...Array.from({ length: 230 }, (_, index) => ({ ...alike, title: `Room ${index}`, price: 100 + (index % 3) })),
  );
});
afterAll(() => server.close());

const orders = SORT_FIELDS.flatMap((sort_by) => SORT_ORDERS.map((order) => [sort_by, order] as const));

test.each(orders)("I-27: by %s %s the pages hold every room once, though many are equal", async (sort_by, order) => {
  const pages = [0, 100, 200].map((skip) =>
    server.titles(`/api/v1/items/filter-open?sort_by=${sort_by}&order=${order}&skip=${skip}`),
  );
  const titles = (await Promise.all(pages)).flat();
  expect(titles).toHaveLength(230);
  expect(new Set(titles).size).toBe(230);
});

test("I-27: a room that is posted between two pages pushes none off the later pages", async () => {
  const first = await server.titles("/api/v1/items/open?limit=100");
  await server.add({ title: "Newcomer", created_at: "2026-06-01T00:00:00Z" });
  const second = await server.titles("/api/v1/items/open?skip=101&limit=100");
  expect(second.filter((title) => first.includes(title))).toEqual([]);
});

test("I-27: a deep page of a keyword begins where the one before it ended, whatever is posted between them", async () => {
  const pageAt = (skip: number) => server.titles(`/api/v1/items/fuzzy?fuzzy=room&skip=${skip}&limit=40`);
  const first = await pageAt(120);
  await server.add({ title: "Room for one more", created_at: "2026-06-02T00:00:00Z" });
  const second = await pageAt(160);
  const third = await pageAt(200);
  const all = [...first, ...second, ...third];
  expect(all).toHaveLength(110);
  expect(new Set(all).size).toBe(110);
  expect(await pageAt(160)).toEqual(second);
});

test("I-02: a list is never longer than 100", async () => {
  expect(await server.titles("/api/v1/items/open?limit=5000")).toHaveLength(100);
  expect(await server.titles("/api/v1/items/open")).toHaveLength(100);
});
