import fc from "fast-check";
import { expect, test } from "vitest";
import type { Listing } from "#domain/listings/listing.ts";
import { narrowedFilter } from "#domain/search/narrowed-filter.ts";
import { isWithin, openFilter } from "#domain/search/open-filter.ts";
import type { SearchCriteria } from "#domain/search/search-criteria.ts";

const TODAY = "2026-11-21";

const days = fc.constantFrom("2026-11-01", "2026-12-01", "2027-01-01", "2027-06-01");
const given = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const criteria = fc
  .record({
    city: given(fc.constantFrom("London", "Leeds")),
    other_cities: given(fc.constantFrom("Leeds", "York", "Leeds,York")),
    not_cities: given(fc.constantFrom("London", "York")),
    room_type: given(fc.constantFrom("studio", "ensuite", "entire")),
    other_room_types: given(fc.constantFrom("double", "studio,2b")),
    not_room_types: given(fc.constantFrom("flatshare", "studio,double")),
    property_type: given(fc.constantFrom("student", "social")),
    begin_date: given(days),
    end_date: given(days),
    low_price: given(fc.integer({ min: 50, max: 200 })),
    high_price: given(fc.integer({ min: 50, max: 200 })),
  })
  .map((some) => Object.fromEntries(Object.entries(some).filter(([, value]) => value !== undefined)) as SearchCriteria);
const room = fc
  .record({
    city: fc.constantFrom("London", "Leeds", "York"),
    title: fc.constantFrom("Room", "Ensuite studio"),
    room_type: fc.constantFrom("studio", "ensuite", "double ensuite", "single", "2b1b"),
    property_type: fc.constantFrom("student", "social"),
    begin_date: fc.option(days),
    end_date: fc.option(days),
    price: fc.integer({ min: 50, max: 200 }),
  })
  .map((some) => some as Listing);

test("what two filters let through together is what each of them does", () => {
  fc.assert(
    fc.property(criteria, criteria, room, (one, other, each) => {
      const [a, b] = [openFilter(one, TODAY), openFilter(other, TODAY)];
      const both = narrowedFilter(a, b);
      expect(both !== null && isWithin(both, each)).toBe(isWithin(a, each) && isWithin(b, each));
    }),
    { numRuns: 2000 },
  );
});
