import fc from "fast-check";
import { expect, test } from "vitest";
import { criteriaOf, understandingOf, wantedWithin } from "#domain/search/ranked-criteria.ts";
import { inOtherUnit, NOTHING_ASKED, type Understanding } from "#domain/search/understanding.ts";

const WHOLE: Understanding = {
  city: "Manchester",
  other_cities: ["Leeds", "York"],
  not_cities: ["London"],
  begin_date: "2027-09-01",
  begin_by: "2027-09-30",
  end_date: "2028-06-30",
  low_price: 100,
  high_price: 200,
  room_type: "ensuite",
  other_room_types: ["studio", "1b1b"],
  not_room_types: ["flatshare", "double"],
  keywords: ["bills-included", "M14"],
  property_type: "social",
  walk_minutes: 20,
  near: "53.467,-2.234,University of Manchester",
  within_minutes: 20,
  travel_by: "foot",
};
const FIELDS = Object.keys(WHOLE) as (keyof Understanding)[];

test("SQ-07: all that a sentence asks for is expressed in the terms of the filters, and comes back from there", () => {
  fc.assert(
    fc.property(fc.subarray(FIELDS), (said) => {
      const wanted = { ...NOTHING_ASKED, ...Object.fromEntries(said.map((field) => [field, WHOLE[field]])) };
      const { begin_by, within_minutes, travel_by, other_cities, other_room_types, ...others } = wanted;
      // A window is one of a day, a time to travel and a way are to a place, and other cities and kinds stand beside one.
      const expected = {
        ...others,
        ...(wanted.city !== null && other_cities !== undefined && { other_cities }),
        ...(wanted.room_type !== null && other_room_types !== undefined && { other_room_types }),
        ...(wanted.begin_date !== null && begin_by !== undefined && { begin_by }),
        ...(wanted.near !== undefined && within_minutes !== undefined && { within_minutes }),
        ...(wanted.near !== undefined && travel_by !== undefined && { travel_by }),
      };
      expect(understandingOf(criteriaOf(expected))).toEqual(expected);
    }),
  );
});

test("A-14: a city or a kind that was set by hand takes the place of all that a sentence leaves the choice between", () => {
  const said = {
    ...NOTHING_ASKED,
    city: "Leeds",
    other_cities: ["York"],
    room_type: "studio",
    other_room_types: ["2b"],
  };
  const within = wantedWithin(said, { city: "Bath", room_type: "ensuite" });
  expect(within).toEqual({ ...NOTHING_ASKED, city: "Bath", room_type: "ensuite" });
  expect(wantedWithin(said, { high_price: 200 })).toMatchObject({ other_cities: ["York"], other_room_types: ["2b"] });
});

test("SQ-05: a price a person is a filter on the price of the whole", () => {
  const price_reading = { low: 100, high: 150, per: "week" as const, is_assumed: false, people: 2 };
  const wanted = { ...NOTHING_ASKED, low_price: 100, high_price: 150, room_type: "2b2b", price_reading };
  const criteria = { low_price: 200, high_price: 300, people: 2, room_type: "2b2b" };
  expect(criteriaOf(wanted)).toEqual(criteria);
  expect(understandingOf(criteria)).toMatchObject({ low_price: 100, high_price: 150, price_reading });
});

test("SQ-03: a guessed unit is turned down and taken back: £600 a month is £138 a week, or £600", () => {
  const price_reading = { low: null, high: 600, per: "month" as const, is_assumed: true, people: 1 };
  const monthly = { ...NOTHING_ASKED, high_price: 138, price_reading };
  const weekly = inOtherUnit(monthly);
  expect(weekly).toMatchObject({ low_price: null, high_price: 600, price_reading: { per: "week", is_assumed: true } });
  expect(inOtherUnit(weekly)).toEqual(monthly);
  expect(inOtherUnit(NOTHING_ASKED)).toEqual(NOTHING_ASKED);
});

test("A-78: a place stands for the keywords that say the same", () => {
  const keywords = ["UCL", "near-campus", "gym"];
  const wanted = { ...NOTHING_ASKED, keywords, near: "51.524,-0.134,UCL", near_keywords: ["UCL", "near-campus"] };
  expect(criteriaOf(wanted)).toEqual({ near: "51.524,-0.134,UCL", keywords: ["gym"] });
});
