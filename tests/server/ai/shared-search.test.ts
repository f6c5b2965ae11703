import { expect, test } from "vitest";
import { NOTHING_ASKED } from "#domain/search/understanding.ts";
import { WHOLE_VIEW } from "../../../src/server/listings/listing-row.ts";
import type { Fitting, FittingSearch } from "../../../src/server/ai/search/find-fitting.ts";
import { sharedSearch } from "../../../src/server/ai/search/shared-search.ts";

const NOTHING_FOUND: Fitting = { data: [], count: 0, nearest: false };

function search(high_price: number): FittingSearch {
  return { wanted: { ...NOTHING_ASKED, high_price }, filters: {}, today: "2026-11-21", view: WHOLE_VIEW };
}

/** A search that ends when it is told to, and counts how often it was begun. */
function heldSearch() {
  const held: PromiseWithResolvers<Fitting>[] = [];
  const find = (): Promise<Fitting> => {
    const one = Promise.withResolvers<Fitting>();
    held.push(one);
    return one.promise;
  };
  return { held, find };
}

test("equal searches at the same time are made once, and again for who asks afterwards", async () => {
  const { held, find } = heldSearch();
  const shared = sharedSearch(find);
  const all = Array.from({ length: 50 }, () => shared(search(200), "a"));
  await expect.poll(() => held.length).toBe(1);
  held[0]?.resolve(NOTHING_FOUND);
  expect(new Set(await Promise.all(all))).toEqual(new Set([NOTHING_FOUND]));
  void shared(search(200), "a");
  await expect.poll(() => held.length).toBe(2);
});

test("a search that failed fails for those who asked for it, and is made again", async () => {
  const { held, find } = heldSearch();
  const shared = sharedSearch(find);
  const first = shared(search(200), "a");
  await expect.poll(() => held.length).toBe(1);
  held[0]?.reject(new Error("no database"));
  await expect(first).rejects.toThrow("no database");
  void shared(search(200), "a");
  await expect.poll(() => held.length).toBe(2);
});

test("L4: two different ones are made at a time; when too many wait, others get 503 and when to come again", async () => {
  const { held, find } = heldSearch();
  const shared = sharedSearch(find);
  const asked = Array.from({ length: 152 }, (_, price) => shared(search(price), `network ${price % 20}`));
  await expect.poll(() => held.length).toBe(2);
  await expect(shared(search(1000), "a")).rejects.toMatchObject({ status: 503, headers: { "retry-after": "2" } });
  for (let index = 0; index < asked.length; index += 1) {
    await expect.poll(() => held.length).toBeGreaterThan(index);
    held[index]?.resolve(NOTHING_FOUND);
  }
  expect(await Promise.all(asked)).toHaveLength(152);
});

test("L4: of one network twelve are under way at most, whatever others do", async () => {
  const { held, find } = heldSearch();
  const shared = sharedSearch(find);
  const asked = Array.from({ length: 12 }, (_, price) => shared(search(price), "flood"));
  await expect(shared(search(1000), "flood")).rejects.toMatchObject({ status: 503, headers: { "retry-after": "2" } });
  const other = shared(search(1001), "other");
  for (let index = 0; index <= 12; index += 1) {
    await expect.poll(() => held.length).toBeGreaterThan(index);
    held[index]?.resolve(NOTHING_FOUND);
  }
  expect(await Promise.all([...asked, other])).toHaveLength(13);
  void shared(search(1000), "flood");
  await expect.poll(() => held.length).toBe(14);
});
