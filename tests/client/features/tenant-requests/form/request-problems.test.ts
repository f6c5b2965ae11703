import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { newRequestTyped } from "../../../../../src/client/features/tenant-requests/form/request-typed.ts";
import { requestProblems } from "../../../../../src/client/features/tenant-requests/form/request-problems.ts";

// The sentences by their ids: what they say is the catalogues' business.
const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const rules = { today: "2026-08-01", isNew: true };
const right = { ...newRequestTyped("li@example.org"), city: "Leeds", property_type: "any" };

function problems(changes: Record<string, string>, isNew = true) {
  return requestProblems(i18n, { ...right, ...changes }, { ...rules, isNew });
}

test("A-19: of an empty form only city and property type stand in the way, in the order of the form", () => {
  expect(Object.entries(requestProblems(i18n, newRequestTyped(undefined), rules))).toEqual([
    ["city", "request.city.required"],
    ["property_type", "request.property-type.required"],
  ]);
  expect(problems({ email: "" })).toEqual({});
});

test("what is given has to be right", () => {
  expect(problems({ begin_date: "2026-10-01", end_date: "2026-09-01" })).toEqual({ end_date: "mistake.wrong-order" });
  expect(problems({ price_upper_bound: "cheap" })).toEqual({ price_upper_bound: "mistake.not-a-number" });
  expect(problems({ price_upper_bound: "-1" })).toEqual({ price_upper_bound: "mistake.negative" });
  expect(problems({ email: "li" })).toEqual({ email: "mistake.not-an-email" });
  expect(problems({ contact_info: "x".repeat(501) })).toEqual({ contact_info: "mistake.too-long" });
});

test("mistakes are told in the order of the form, whichever rule finds them", () => {
  const found = problems({ city: "", description: "x".repeat(4001), price_upper_bound: "-1", end_date: "2026-13-01" });
  expect(Object.keys(found)).toEqual(["city", "end_date", "price_upper_bound", "description"]);
});

test("W-10: a new request must not have ended; one that is edited may have", () => {
  expect(problems({ end_date: "2026-07-31" })).toEqual({ end_date: "mistake.in-the-past" });
  expect(problems({ end_date: "2026-07-31" }, false)).toEqual({});
});
