import { expect, test } from "vitest";
import { checkRequest, REQUEST_TEXT_LENGTHS } from "#domain/tenant-requests/request-rules.ts";
import type { RequestFields } from "#domain/tenant-requests/request-fields.ts";

const TODAY = "2026-11-21";

const FIELDS: RequestFields = {
  email: "",
  city: "London",
  post_code: "",
  begin_date: null,
  end_date: null,
  price_upper_bound: null,
  property_type: "any",
  room_type: null,
  let_type: null,
  contact_info: null,
  description: null,
};

/** What is wrong, as 'field: mistake'. */
function wrong(fields: object, isNew = true): string[] {
  const problems = checkRequest({ ...FIELDS, ...fields }, { today: TODAY, isNew });
  return problems.map(({ field, mistake }) => `${field}: ${mistake}`);
}

test("A-19: of the seven with a star, city and property type alone stand in the way", () => {
  expect(wrong({})).toEqual([]);
  expect(wrong({ city: " \u200b", property_type: "" })).toEqual(["city: required", "property_type: required"]);
  expect(wrong({ city: null, property_type: null })).toEqual(["city: required", "property_type: required"]);
});

test.each([
  [{ begin_date: "2026-12-02", end_date: "2026-12-01" }, ["end_date: wrong-order"]],
  [{ begin_date: "2026-12-01", end_date: "2026-12-01" }, []],
  [{ begin_date: "2026-12-02" }, []],
  [{ end_date: "2026-11-20" }, ["end_date: in-the-past"]],
  [{ end_date: "2026-11-21" }, []],
  [{ begin_date: "2025-02-29" }, ["begin_date: not-a-day"]],
  [{ end_date: "2033-01-01" }, ["end_date: too-far"]],
])("A-19: the days %j", (days, problems) => {
  expect(wrong(days)).toEqual(problems);
});

test("a request that is edited may have ended", () => {
  expect(wrong({ end_date: "2026-11-20" }, false)).toEqual([]);
});

test.each([
  [0, []],
  [150.25, []],
  [1_000_000, []],
  [Number.NaN, ["price_upper_bound: not-a-number"]],
  [-0.01, ["price_upper_bound: negative"]],
  [1_000_000.01, ["price_upper_bound: too-high"]],
  [0.001, ["price_upper_bound: too-precise"]],
])("the budget %d", (price_upper_bound, problems) => {
  expect(wrong({ price_upper_bound })).toEqual(problems);
});

test("what is offered, and addresses", () => {
  expect(wrong({ property_type: "house", let_type: "agent", email: "a@b" })).toEqual([
    "property_type: not-offered",
    "let_type: not-offered",
    "email: not-an-email",
  ]);
  expect(wrong({ property_type: "social", let_type: "either", email: "a@b.uk" })).toEqual([]);
});

test("texts are counted in code points", () => {
  for (const [field, most] of Object.entries(REQUEST_TEXT_LENGTHS).filter(([field]) => field !== "email")) {
    expect(wrong({ [field]: "𠮷".repeat(most) })).toEqual([]);
    expect(wrong({ [field]: "𠮷".repeat(most + 1) })).toEqual([`${field}: too-long`]);
  }
});
