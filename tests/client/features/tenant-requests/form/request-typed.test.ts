import { expect, test } from "vitest";
import type { TenantRequest } from "#domain/tenant-requests/tenant-request.ts";
import {
  newRequestTyped,
  requestFieldsOf,
  typedOfRequest,
} from "../../../../../src/client/features/tenant-requests/form/request-typed.ts";

const at = "2026-08-01T10:00:00.000Z";
const row: TenantRequest = {
  id: "0198c1f0-0000-7000-8000-000000000001",
  owner_id: "0198c1f0-0000-7000-8000-000000000002",
  email: "li@example.org",
  city: "Leeds",
  post_code: "LS2",
  begin_date: "2026-09-01",
  end_date: null,
  price_upper_bound: 150.5,
  property_type: "student",
  room_type: null,
  let_type: "either",
  contact_info: "evenings\nby email",
  description: null,
  created_at: at,
  updated_at: at,
  is_demo: false,
};

test("an empty form has the account's address, and nothing else", () => {
  const { email, ...rest } = newRequestTyped("li@example.org");
  expect(email).toBe("li@example.org");
  expect(new Set(Object.values(rest))).toEqual(new Set([""]));
});

test("while the account's address is not known, the field is left for it", () => {
  expect(newRequestTyped(undefined)).not.toHaveProperty("email");
});

test("a posted request that is opened and sent again unchanged is the same", () => {
  const { id, owner_id, created_at, updated_at, is_demo, ...fields } = row;
  expect([id, owner_id, created_at, updated_at, is_demo]).not.toContain(undefined);
  expect(requestFieldsOf(typedOfRequest(row))).toEqual({ ...fields, price_per_month: null });
  const byMonth = requestFieldsOf(typedOfRequest({ ...row, price_upper_bound: 288.46, price_per_month: 1250 }));
  expect(byMonth).toMatchObject({ price_upper_bound: 288.46, price_per_month: 1250 });
});

test("what is not given is told so: an absent budget is none, not nought (A-20)", () => {
  const fields = requestFieldsOf({});
  expect(fields).toMatchObject({ price_upper_bound: null, begin_date: null, let_type: null, contact_info: null });
  expect(fields).toMatchObject({ city: null, property_type: null, email: "", post_code: "" });
});

test.each([
  ["伦敦", "London"],
  ["  leeds ", "Leeds"],
  ["Bath", "Bath"],
  ["Others", "Others"],
])("A-18: a city typed as %j is kept as %j", (city, kept) => {
  expect(requestFieldsOf({ city }).city).toBe(kept);
});

test.each([
  ["£1,200", 1200],
  ["１５０．５", 150.5],
  ["about 150", Number.NaN],
])("a budget typed as %j is %d", (typed, budget) => {
  expect(requestFieldsOf({ price_upper_bound: typed }).price_upper_bound).toBe(budget);
});
