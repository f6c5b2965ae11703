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
test.each([WANTED, NOTHING_ASKED])("a reading survives the way through the form and the address", (wanted) => {
  expect(criteriaOf(askedBy(wanted))).toEqual(wanted);
});

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
});

test("the AI is asked by the sentence and the filters, never by the keyword (A-14)", () => {
  const values = { ...EMPTY_SEARCH, city: "伦敦", keyword: "studio" };
  expect(aiQuery({ sentence: "quiet", values })).toEqual({ query: "quiet", city: "London" });
});

test("an edited address asks for no more keywords, and no longer ones, than the server takes", () => {
  const keywords = [..."abcdefghijklmnop", "x".repeat(60), "a", " "].join(",");
  expect(keywordsOf({ room_type: "", keywords })).toEqual([..."abcdefghijkl"]);
  expect(keywordsOf({ room_type: "", keywords: "猫".repeat(60) })).toEqual(["猫".repeat(40)]);
});
