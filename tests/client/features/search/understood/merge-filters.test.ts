import { expect, test } from "vitest";
import { filled, mergeFilters } from "../../../../../src/client/features/search/understood/merge-filters.ts";
import { NO_WISHES } from "../../../../../src/client/features/search/url/search-url.ts";
import { EMPTY_SEARCH, type SearchValues } from "../../../../../src/client/features/search/url/search-values.ts";

const values = (some: Partial<SearchValues>): SearchValues => ({ ...EMPTY_SEARCH, ...some });
const both = (filters: Partial<SearchValues>, said: Partial<SearchValues>) =>
  mergeFilters(values(filters), { values: values(said), wishes: NO_WISHES }).values;

test("A-14: of filter and sentence the narrower holds", () => {
  expect(both({ low_price: "90", high_price: "300" }, { low_price: "100", high_price: "250" })).toEqual(
    values({ low_price: "100", high_price: "250" }),
  );
  expect(
    both({ begin_date: "2027-09-01", end_date: "2027-12-31" }, { begin_date: "2027-08-01", end_date: "2028-06-30" }),
  ).toEqual(values({ begin_date: "2027-09-01", end_date: "2027-12-31" }));
  expect(both({ property_type: "student" }, { city: "Leeds" })).toEqual(
    values({ property_type: "student", city: "Leeds" }),
  );
});

test("A-14: a price is compared however it is typed", () => {
  expect(both({ high_price: "£900" }, { high_price: "1000" }).high_price).toBe("£900");
  expect(both({ low_price: "£1,200" }, { low_price: "900" }).low_price).toBe("£1,200");
  expect(both({ high_price: "１２００" }, { high_price: "1000" }).high_price).toBe("1000");
});

test("A-14: where they contradict each other, what was set by hand holds", () => {
  expect(both({ city: "York" }, { city: "Leeds" }).city).toBe("York");
  expect(both({ low_price: "300" }, { high_price: "200", city: "Leeds" })).toEqual(
    values({ low_price: "300", city: "Leeds" }),
  );
  expect(both({ end_date: "2027-01-01" }, { begin_date: "2027-09-01" })).toEqual(values({ end_date: "2027-01-01" }));
});

test("a sentence fills the filters that it speaks of, whole; the others stay as they were set", () => {
  const typed = values({ city: "York", low_price: "300", property_type: "student", keyword: "studio" });
  expect(filled(typed, values({ high_price: "200", begin_date: "2027-09-01" }))).toEqual(
    values({ city: "York", property_type: "student", high_price: "200", begin_date: "2027-09-01" }),
  );
});

test("A-14, A-78: a place that was set by hand holds with its own time, and of one place the shorter way", () => {
  const [ucl, kcl] = ["51.524,-0.134,UCL", "51.512,-0.117,KCL Strand"];
  expect(both({}, { near: ucl, within_minutes: "20" })).toEqual(values({ near: ucl, within_minutes: "20" }));
  expect(both({ near: kcl, within_minutes: "45" }, { near: ucl, within_minutes: "20" })).toEqual(
    values({ near: kcl, within_minutes: "45" }),
  );
  expect(both({ near: ucl }, { near: ucl, within_minutes: "20" }).within_minutes).toBe("20");
  expect(both({ near: ucl, within_minutes: "15" }, { near: ucl, within_minutes: "20" }).within_minutes).toBe("15");
});

test("A-14: a filter that was set by hand holds beside a sentence, also one that only a newer build has", () => {
  const newer = { city: "York", floor: "2" } as Partial<SearchValues>;
  expect(both(newer, { high_price: "200" })).toEqual({ ...values(newer), high_price: "200" });
});

test("A-14, SQ-11: of several cities those hold that filters and sentence share, or else those of the filters", () => {
  const leedsOrYork = { city: "Leeds", other_cities: "York" };
  const cities = (filters: Partial<SearchValues>, said: Partial<SearchValues>) => {
    const { city, other_cities } = both(filters, said);
    return [city, other_cities];
  };
  expect(cities({}, leedsOrYork)).toEqual(["Leeds", "York"]);
  expect(cities({ city: "Leeds" }, leedsOrYork)).toEqual(["Leeds", ""]);
  expect(cities(leedsOrYork, { city: "York" })).toEqual(["York", ""]);
  expect(cities(leedsOrYork, { city: "Bath" })).toEqual(["Leeds", "York"]);
});

test("A-14, SQ-11: and so with kinds of rooms", () => {
  const either = { room_type: "studio", other_room_types: "ensuite" };
  const kinds = (filters: Partial<SearchValues>, said: Partial<SearchValues>) => {
    const { room_type, other_room_types } = both(filters, said);
    return [room_type, other_room_types];
  };
  expect(kinds({}, either)).toEqual(["studio", "ensuite"]);
  expect(kinds({ room_type: "ensuite" }, either)).toEqual(["ensuite", ""]);
  expect(kinds({ room_type: "double" }, either)).toEqual(["double", ""]);
  expect(filled(values({ not_room_types: "ensuite,double" }), values(either)).not_room_types).toBe("double");
});

test("A-14, SQ-11: all is ruled out that filters or sentence rule out", () => {
  const filters = { not_cities: "London", not_room_types: "studio" };
  expect(both(filters, { not_cities: "London,York", room_type: "double" })).toEqual(
    values({ not_cities: "London,York", not_room_types: "studio", room_type: "double" }),
  );
});

test("SQ-11: a sentence that rules out a city leaves the chosen one, and one that asks for a city has it ruled out no more", () => {
  expect(filled(values({ city: "Leeds", room_type: "studio" }), values({ not_cities: "London" }))).toEqual(
    values({ city: "Leeds", room_type: "studio", not_cities: "London" }),
  );
  expect(
    filled(
      values({ not_cities: "London,York", not_room_types: "studio" }),
      values({ city: "London", room_type: "studio" }),
    ),
  ).toEqual(values({ city: "London", room_type: "studio", not_cities: "York" }));
});
