import { expect, test } from "vitest";
import { isStayOpen, wholeStay } from "../../../../src/client/features/viewings/compare/whole-stay.ts";

const OPEN = { begin: null, end: null };
const OWN = { begin: "2026-09-05", end: "2027-06-26" };
const ROOM = { price: 150, begin_date: "2026-09-01", end_date: "2027-06-29" };

test("a stay costs its whole weeks times the rent of one", () => {
  expect(wholeStay(ROOM, OPEN)).toEqual({ weeks: 43, pounds: 6450 });
});

test("nights are rounded to the nearest week, as where the length of a stay is shown", () => {
  expect(wholeStay({ ...ROOM, end_date: "2027-06-25" }, OPEN)?.weeks).toBe(42);
  expect(wholeStay({ ...ROOM, end_date: "2027-06-26" }, OPEN)?.weeks).toBe(43);
});

test("pence stay pence", () => {
  expect(wholeStay({ ...ROOM, price: 168.3 }, OPEN)).toEqual({ weeks: 43, pounds: 7236.9 });
});

test("a room's own dates count, and the reader's where it leaves one open", () => {
  expect(wholeStay(ROOM, OWN)).toEqual(wholeStay(ROOM, OPEN));
  expect(wholeStay({ ...ROOM, end_date: null }, OWN)).toEqual({ weeks: 43, pounds: 6450 });
  expect(wholeStay({ ...ROOM, begin_date: null, end_date: null }, OWN)).toEqual({ weeks: 42, pounds: 6300 });
});

test("without both ends, or with them the wrong way round, there is no sum", () => {
  expect(wholeStay({ ...ROOM, end_date: null }, OPEN)).toBeNull();
  expect(wholeStay({ ...ROOM, end_date: null }, { begin: null, end: "2026-08-01" })).toBeNull();
});

test("only a room that leaves an end open asks for the reader's dates", () => {
  expect(isStayOpen(ROOM)).toBe(false);
  expect(isStayOpen({ ...ROOM, end_date: null })).toBe(true);
  expect(isStayOpen({ ...ROOM, begin_date: null })).toBe(true);
});
