import { expect, test } from "vitest";
import { hasEnded } from "#domain/listings/listing.ts";
import { monthlyRent } from "#domain/listings/price.ts";

test("A-21: a room has ended once its last day is over; one without a last day never has", () => {
  expect(hasEnded({ end_date: "2026-11-20" }, "2026-11-21")).toBe(true);
  expect(hasEnded({ end_date: "2026-11-21" }, "2026-11-21")).toBe(false);
  expect(hasEnded({ end_date: null }, "2026-11-21")).toBe(false);
});

test("a month's rent is 52 weeks over 12 months, to the pound", () => {
  expect(monthlyRent(150)).toBe(650);
  expect(monthlyRent(99.5)).toBe(431);
});
