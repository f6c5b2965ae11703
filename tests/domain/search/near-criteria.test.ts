import { expect, test } from "vitest";
import { nearCriteria, nearWithin } from "#domain/search/near-criteria.ts";

const LONDON = { city: "London" };
const [UCL, KCL] = ["51.524,-0.134,UCL", "51.512,-0.117,KCL Strand"];

test("SQ-10: a time and a way without a place say nothing", () => {
  expect(nearCriteria({ within_minutes: 20, travel_by: "foot" })).toEqual({});
  const whole = { near: UCL, within_minutes: 20, travel_by: "foot" } as const;
  expect(nearCriteria({ ...whole, ...LONDON })).toEqual(whole);
});

test("A-14, A-78: a place that was set by hand holds, and of one place the shorter way", () => {
  const said = { near: UCL, within_minutes: 20 };
  expect(nearWithin({}, said)).toEqual(said);
  expect(nearWithin({ near: KCL }, said)).toEqual({ near: KCL });
  expect(nearWithin({ near: UCL, within_minutes: 30 }, said).within_minutes).toBe(20);
  expect(nearWithin({ near: UCL, within_minutes: 15 }, said).within_minutes).toBe(15);
  expect(nearWithin({}, {})).toEqual({});
});

test("A-78: what a sentence says of a way holds unless another way was set by hand", () => {
  const said = { near: UCL, within_minutes: 20, travel_by: "foot" } as const;
  expect(nearWithin({ near: UCL }, said)).toEqual(said);
  expect(nearWithin({ near: UCL, within_minutes: 15 }, said)).toEqual({ ...said, within_minutes: 15 });
  expect(nearWithin({ near: UCL, travel_by: "bicycle" }, said)).toEqual({ near: UCL, travel_by: "bicycle" });
});
