import { emptyFields } from "#domain/fields/field-row.ts";
import { expect, test } from "vitest";
import { checkListing, LISTING_TEXT_LENGTHS, REQUIRED_LISTING_FIELDS } from "#domain/listings/listing-rules.ts";
import { moneyMistake } from "#domain/fields/check-fields.ts";
import { isXhsLink } from "#domain/tidy/xhs-link.ts";
import { LISTING_FIELDS, type ListingFields } from "#domain/listings/listing-fields.ts";

const today = "2026-11-21";
const ROOM: ListingFields = {
  ...emptyFields(LISTING_FIELDS),
  title: "Ensuite by the river",
  city: "London",
  description: null,
  post_code: "SE1 7PB",
  price: 210.5,
  begin_date: "2026-12-01",
  end_date: "2027-08-31",
  duration: null,
  property_type: "student",
  room_type: "ensuite",
  email: "landlord@example.org",
  contact_info: null,
  xhs_link: null,
  duration_description: null,
  price_description: null,
  short_term_allowed: false,
  additional_info: null,
};

function mistakes(fields: object, isNew = true): string[] {
  const room: ListingFields = { ...ROOM, ...fields };
  return checkListing(room, { today, isNew }).map(({ field, mistake }) => `${field} ${mistake}`);
}

test("PR-505: a room with all that is required has no mistake, new or edited", () => {
  expect([mistakes({}), mistakes({}, false)]).toEqual([[], []]);
});

test.each(REQUIRED_LISTING_FIELDS)("I-08, G10b: %s is required, of a new room and of an edited one", (field) => {
  for (const nothing of [null, undefined, "", " \n\t", "\u200b", "\u00a0\u3000"]) {
    expect(mistakes({ [field]: nothing }), String(nothing)).toEqual([`${field} required`]);
    expect(mistakes({ [field]: nothing }, false)).toEqual([`${field} required`]);
  }
});

test("mistakes come in the order of the form's fields, and each field has one", () => {
  const empty = Object.fromEntries(REQUIRED_LISTING_FIELDS.map((field) => [field, null]));
  expect(mistakes(empty)).toEqual(REQUIRED_LISTING_FIELDS.map((field) => `${field} required`));
  expect(mistakes({ end_date: "2020-01-01" })).toEqual(["end_date wrong-order"]);
});

test.each(Object.entries(LISTING_TEXT_LENGTHS))(
  "I-14: %s has %d characters at most, each sign counted once",
  (field, most) => {
    expect(mistakes({ [field]: "𠮷".repeat(most) })).not.toContain(`${field} too-long`);
    expect(mistakes({ [field]: "𠮷".repeat(most + 1) })).toContain(`${field} too-long`);
  },
);

test.each<[number, string | null, string | null]>([
  [0.01, null, null],
  [0.29, null, null],
  [1.1 + 2.2, null, null],
  [1_000_000, null, null],
  [0, "not-positive", null],
  [-0, "not-positive", null],
  [-0.01, "not-positive", "negative"],
  [1_000_000.01, "too-high", "too-high"],
  [Infinity, "too-high", "too-high"],
  [0.001, "too-precise", "too-precise"],
  [1e-9, "not-positive", null],
  [10.005, "too-precise", "too-precise"],
  [Number.NaN, "not-a-number", "not-a-number"],
])("I-09, A-33: the price %d of a new room is %s, of an edited one %s", (price, whenNew, whenEdited) => {
  expect([moneyMistake(price, true), moneyMistake(price, false)]).toEqual([whenNew, whenEdited]);
  expect(mistakes({ price })).toEqual(whenNew === null ? [] : [`price ${whenNew}`]);
});

test.each([
  [{ begin_date: "2025-02-30" }, "begin_date not-a-day"],
  [{ begin_date: "0000-01-01" }, "begin_date not-a-day"],
  [{ end_date: "10000-01-01" }, "end_date not-a-day"],
  [{ end_date: "infinity" }, "end_date not-a-day"],
  [{ end_date: "2027-08-31T00:00:00Z" }, "end_date not-a-day"],
  [{ begin_date: "2027-9-01", end_date: "2027-10-01" }, "begin_date not-a-day"],
  [{ begin_date: "2026-12-01", end_date: "2026-1-1" }, "end_date not-a-day"],
  [{ end_date: "2026-11-30" }, "end_date wrong-order"],
  [{ end_date: "2031-11-26" }, "end_date too-far"],
  [{ begin_date: "9999-12-30", end_date: "9999-12-31" }, "begin_date too-far, end_date too-far"],
])("I-10, I-11: the stay %j is wrong: %s", (days, expected) => {
  expect(mistakes(days).join(", ")).toBe(expected);
});

test("I-10, W-10: a stay may be one day, may end today, and an edited room may have ended", () => {
  expect(mistakes({ begin_date: "2026-12-01", end_date: "2026-12-01" })).toEqual([]);
  expect(mistakes({ begin_date: "2026-01-01", end_date: today })).toEqual([]);
  const ended = { begin_date: "2026-01-01", end_date: "2026-11-20" };
  expect([mistakes(ended), mistakes(ended, false)]).toEqual([["end_date in-the-past"], []]);
  expect(mistakes({ end_date: "2031-11-25" })).toEqual([]);
});

test.each([
  "https://www.xiaohongshu.com/explore/1",
  "https://xhslink.com/a",
  "https://a.b.xhslink.com",
  " https://XHSLINK.com/a ",
  "https://xhslink.cn/o/a",
])("I-13: %s is a link to a note", (link) => {
  expect([isXhsLink(link), mistakes({ xhs_link: link })]).toEqual([true, []]);
});

test.each([
  "javascript:alert(1)",
  "\tjavascript:alert(1)",
  "vbscript:x",
  "data:text/html,x",
  "http://xhslink.com/a",
  "//xhslink.com/a",
  "xhslink.com/a",
  "javascript:alert(1)//https://xhslink.com/a",
  "javascript:alert(1) https://xhslink.com/a",
  "https://xhslink.com.evil.example/",
  "https://evilxhslink.com/",
  "https://user@xhslink.com/",
  "https://xhslink.com@evil.example/",
  "https://xhslink.com:444/",
  "https://xhslіnk.com/",
  "https://evil.example/?https://xhslink.com/",
])("I-13: %s is none", (link) => {
  expect([isXhsLink(link), mistakes({ xhs_link: link })]).toEqual([false, ["xhs_link not-a-xhs-link"]]);
});

test("A-40: the address is a standard one; the property type one of two", () => {
  expect(mistakes({ email: "a@b.c" })).toEqual(["email not-an-email"]);
  expect(mistakes({ email: "Landlord@Example.CO.UK" })).toEqual([]);
  expect(mistakes({ property_type: "any" })).toEqual(["property_type not-offered"]);
});
