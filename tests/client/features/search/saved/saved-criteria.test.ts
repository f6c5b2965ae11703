import { expect, test } from "vitest";
import { savedCriteriaOf, stateOfSaved } from "../../../../../src/client/features/search/saved/saved-criteria.ts";
import { readSearchUrl, searchUrl } from "../../../../../src/client/features/search/url/search-url.ts";
import { NO_WISHES } from "../../../../../src/client/features/search/url/search-url.ts";

/** What is kept of an address. */
function keptOf(query: string) {
  const state = readSearchUrl(query);
  return savedCriteriaOf(state, { values: state.values, wishes: state.wishes ?? NO_WISHES });
}

test.each([
  "mode=filter&city=Leeds&low_price=100&high_price=200",
  "mode=fuzzy&city=Leeds&begin_date=2027-09-01&end_date=2028-06-30&covers=true&keyword=studio",
  "mode=sentence&query=pets+near+UCL&city=London&room_type=ensuite&keywords=pets%2CUCL&walk_minutes=15",
])("A-76: a search that is kept opens as the same search: %s", (query) => {
  const opened = searchUrl(stateOfSaved(keptOf(query)!));
  expect(keptOf(opened.slice(2))).toEqual(keptOf(query));
  expect(new URLSearchParams(opened.slice(2)).get("city")).toBe(new URLSearchParams(query).get("city"));
});

test("page, order and an open room are no criteria", () => {
  expect(keptOf("mode=filter&city=Leeds&page=3&sort_by=price&order=asc&room=abc")).toEqual({
    mode: "filter",
    city: "Leeds",
  });
});

test("a city is kept by its name, in whichever language it was typed", () => {
  expect(keptOf("mode=filter&city=利兹")).toEqual({ mode: "filter", city: "Leeds" });
});

test("what asks for nothing, is wrong, too long for a keyword, or has not been read yet cannot be kept", () => {
  expect(keptOf("mode=filter")).toBeNull();
  expect(keptOf("mode=filter&low_price=300&high_price=100")).toBeNull();
  expect(keptOf("mode=ai&query=a+room")).toBeNull();
  expect(keptOf(`mode=fuzzy&keyword=${"a".repeat(100)}`)).not.toBeNull();
  expect(keptOf(`mode=fuzzy&keyword=${"a".repeat(101)}`)).toBeNull();
  expect(keptOf("")).toBeNull();
});

test("SQ-10: a place without a time is kept with the time that is around it; a chosen one stays", () => {
  const near = "51.524,-0.134,UCL";
  expect(keptOf(`mode=filter&near=${near}`)).toEqual({ mode: "filter", near, within_minutes: 45 });
  expect(keptOf(`mode=fuzzy&keyword=studio&near=${near}&travel_by=foot`)).toMatchObject({ within_minutes: 45 });
  expect(keptOf(`mode=sentence&query=near+UCL&near=${near}`)).toMatchObject({ within_minutes: 45 });
  expect(keptOf(`mode=filter&near=${near}&within_minutes=20`)).toMatchObject({ within_minutes: 20 });
  expect(stateOfSaved({ mode: "filter", near }).values.within_minutes).toBe("45");
});
