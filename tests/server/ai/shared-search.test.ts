import { expect, test } from "vitest";
import { NOTHING_ASKED } from "#domain/search/understanding.ts";
import { WHOLE_VIEW } from "../../../src/server/listings/listing-row.ts";
import type { Fitting, FittingSearch } from "../../../src/server/ai/search/find-fitting.ts";
import { sharedSearch, type Turn } from "../../../src/server/ai/search/shared-search.ts";
import { HttpError } from "../../../src/server/http/errors/http-error.ts";
import { fairQueue } from "../../../src/server/fair-queue.ts";

const NOTHING_FOUND: Fitting = { data: [], count: 0, listed: 0, nearest: false, unmet_wishes: [] };

/** The searches below ask none. */
const db = undefined as never;

function search(high_price: number): FittingSearch {
  const wanted = { ...NOTHING_ASKED, high_price };
  return { wanted, filters: {}, today: "2026-11-21", view: WHOLE_VIEW, order: null, page: { skip: 0, limit: 40 } };
}

function twoAtATime(): Turn {
  const queue = fairQueue({ workers: 2, workersOfOne: 2, mostWaiting: 100, full: () => new Error("full") });
  return (network, work) => queue.run(network, 1, work);
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
  const shared = sharedSearch(find, { turn: twoAtATime(), db });
  const all = Array.from({ length: 50 }, () => shared(search(200), "a"));
  await expect.poll(() => held.length).toBe(1);
  held[0]?.resolve(NOTHING_FOUND);
  expect(new Set(await Promise.all(all))).toEqual(new Set([NOTHING_FOUND]));
  void shared(search(200), "a");
  await expect.poll(() => held.length).toBe(2);
});

test("a search that failed fails for those who asked for it, and is made again", async () => {
  const { held, find } = heldSearch();
  const shared = sharedSearch(find, { turn: twoAtATime(), db });
  const first = shared(search(200), "a");
  await expect.poll(() => held.length).toBe(1);
  held[0]?.reject(new Error("no database"));
  await expect(first).rejects.toThrow("no database");
  void shared(search(200), "a");
  await expect.poll(() => held.length).toBe(2);
});

test("different ones take turns, and one that gets none is refused, and made when it is asked again", async () => {
  const { held, find } = heldSearch();
  let isBusy = true;
  const shared = sharedSearch(find, {
    turn: (_, work) => (isBusy ? Promise.reject(new HttpError("overloaded", "Too busy just now")) : work()),
    db,
  });
  await expect(shared(search(200), "a")).rejects.toMatchObject({ status: 503, code: "overloaded" });
  isBusy = false;
  const again = shared(search(200), "a");
  held[0]?.resolve(NOTHING_FOUND);
  expect(await again).toEqual(NOTHING_FOUND);
});
