import { expect, test } from "vitest";
import { NOTHING_ASKED, type Understanding } from "#domain/search/understanding.ts";
import {
  aiQuery,
  askedBy,
  keywordsOf,
  matchingQuery,
  criteriaOf,
} from "../../../../../src/client/features/search/understood/criteria.ts";
import { EMPTY_SEARCH } from "../../../../../src/client/features/search/url/search-values.ts";

const WANTED: Understanding = {
  city: "Manchester",
  begin_date: "2027-09-01",
  end_date: "2028-06-30",
  low_price: 0,
  high_price: 250.5,
  room_type: "2b1b",
  keywords: ["pets", "King's Cross"],
};
const WITH_ALL: Understanding = { ...WANTED, begin_by: "2027-09-30", property_type: "social", walk_minutes: 20 };

const NEAR: Understanding = {
  ...WANTED,
  near: "51.499,-0.175,Imperial College,帝国理工",
  within_minutes: 25,
  travel_by: "foot",
};

const SEVERAL: Understanding = {
  ...WANTED,
  other_cities: ["Leeds", "York"],
  not_cities: ["London"],
  not_room_types: ["flatshare", "2b"],
};

test.each([WANTED, NOTHING_ASKED, WITH_ALL, NEAR, SEVERAL])(
  "a reading survives the way through the form and the address",
  (wanted) => {
    expect(criteriaOf(askedBy(wanted))).toEqual(wanted);
  },
);

test("rooms that fit are asked for by what was understood, and by nothing else", () => {
  expect(matchingQuery(askedBy(WANTED))).toEqual({
    city: "Manchester",
    begin_date: "2027-09-01",
    end_date: "2028-06-30",
    low_price: 0,
    high_price: 250.5,
    room_type: "2b1b",
    keywords: "pets,King's Cross",
  });
  expect(matchingQuery(askedBy(NOTHING_ASKED))).toEqual({});
  expect(matchingQuery(askedBy(SEVERAL))).toMatchObject({
    other_cities: "Leeds,York",
    not_cities: "London",
    not_room_types: "flatshare,2b",
  });
});

test("SQ-02: a window stays with its first day, and goes where that was changed by hand or it is none", () => {
  const { values, wishes } = askedBy(WITH_ALL);
  expect(matchingQuery({ values, wishes })).toMatchObject({ begin_by: "2027-09-30", walk_minutes: 20 });
  for (const begin_date of ["", "2027-10-02"]) {
    expect(matchingQuery({ values: { ...values, begin_date }, wishes })).not.toHaveProperty("begin_by");
  }
  expect(matchingQuery({ values, wishes: { ...wishes, begin_by: "soon" } })).not.toHaveProperty("begin_by");
});

test("SQ-05: a price a person fills the filters as that of the whole", () => {
  const price_reading = { low: null, high: 150, per: "week" as const, is_assumed: false, people: 2 };
  expect(askedBy({ ...NOTHING_ASKED, high_price: 150, price_reading }).values.high_price).toBe("300");
});

test("the AI is asked by the sentence and the filters, never by the keyword (A-14)", () => {
  const values = { ...EMPTY_SEARCH, city: "伦敦", keyword: "studio" };
  expect(aiQuery({ sentence: "quiet", values })).toEqual({ query: "quiet", city: "London" });
});

test("an edited address asks for no more keywords, and no longer ones, than the server takes", () => {
  const keywords = [..."abcdefghijklmnop", "x".repeat(60), "a", " "].join(",");
  expect(keywordsOf({ keywords })).toEqual([..."abcdefghijkl"]);
  expect(keywordsOf({ keywords: "猫".repeat(60) })).toEqual(["猫".repeat(40)]);
});
