import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { listingMistakes } from "../../../../../src/client/features/listings/form/listing-mistakes.ts";
import type { TypedListing } from "#offline/drafts/typed-listing.ts";
import { fieldsOfTyped } from "../../../../../src/client/features/listings/form/listing-values.ts";
import { FORM_ORDER, stepOf, STEPS } from "../../../../../src/client/features/listings/form/steps.ts";

const RIGHT: TypedListing = {
  city: "London",
  post_code: "WC1H 9EQ",
  property_type: "student",
  room_type: "ensuite",
  price: "168",
  begin_date: "2026-12-01",
  end_date: "2027-06-30",
  title: "Ensuite near Euston",
  email: "li@example.org",
};

// The sentences by their ids: what they say is the catalogues' business.
const i18n = setupI18n({ locale: "en", messages: { en: {} } });

function mistakesIn(typed: TypedListing, isNew = true) {
  return listingMistakes(i18n, fieldsOfTyped({ ...RIGHT, ...typed }), { today: "2026-11-21", isNew });
}

test("a whole form has no mistakes", () => {
  expect(mistakesIn({})).toEqual({});
});

test("PR-505: what is missing is told from the top of the form to its end", () => {
  const empty = Object.fromEntries(Object.keys(RIGHT).map((field) => [field, ""]));
  const mistakes = mistakesIn(empty);
  expect(Object.entries(mistakes)).toEqual([
    ["post_code", "mistake.required"],
    ["city", "mistake.required"],
    ["property_type", "mistake.property-type-required"],
    ["room_type", "mistake.required"],
    ["price", "mistake.required"],
    ["begin_date", "mistake.required"],
    ["end_date", "mistake.required"],
    ["title", "mistake.title-required"],
    ["email", "mistake.required"],
  ]);
});

test("A-33: a new room costs something, one that is edited may cost nothing", () => {
  expect(mistakesIn({ price: "0" })).toEqual({ price: "mistake.not-positive" });
  expect(mistakesIn({ price: "0" }, false)).toEqual({});
  expect(mistakesIn({ price: "1000000" }, false)).toEqual({});
  expect(Object.keys(mistakesIn({ price: "1000001" }, false))).toEqual(["price"]);
  expect(Object.keys(mistakesIn({ price: "about 168" }))).toEqual(["price"]);
});

test("W-10: a new room has not ended yet", () => {
  const past = { begin_date: "2026-01-01", end_date: "2026-06-01" };
  expect(Object.keys(mistakesIn(past))).toEqual(["end_date"]);
  expect(mistakesIn(past, false)).toEqual({});
});

test("every field of a room stands in one step of the form", () => {
  // The price by the month is typed where the weekly one is.
  const fields = Object.keys(fieldsOfTyped({})).filter((field) => field !== "price_per_month");
  expect(FORM_ORDER.toSorted()).toEqual([...fields, "photos"].toSorted());
  expect(new Set(FORM_ORDER).size).toBe(FORM_ORDER.length);
  expect(STEPS[stepOf("end_date")]?.fields).toContain("end_date");
});
