import { expect, test } from "vitest";
import { CITY_NAMES } from "#domain/cities.ts";
import { generateDemoRequests } from "../../demo/requests/generate-demo-requests.ts";

const options = { count: 60, today: "2026-11-20", seed: 5 };
const requests = generateDemoRequests(options);

test("60 demo requests are the same whenever they are made on a day", () => {
  expect(requests).toHaveLength(60);
  expect(generateDemoRequests(options)).toEqual(requests);
});

test("they are for the product's cities, with dates in order and round budgets", () => {
  for (const { city, begin_date, end_date, price_upper_bound_pence } of requests) {
    expect(CITY_NAMES).toContain(city);
    if (begin_date !== null && end_date !== null) expect(begin_date < end_date).toBe(true);
    expect((price_upper_bound_pence ?? 0) % 1000).toBe(0);
  }
});

test("a few name no budget or say nothing more, and no two say the same", () => {
  expect(requests.some(({ price_upper_bound_pence }) => price_upper_bound_pence === null)).toBe(true);
  expect(requests.some(({ description }) => description === null)).toBe(true);
  const said = requests.flatMap(({ description }) => description ?? []);
  expect(new Set(said).size).toBe(said.length);
});
