import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { searchSummary } from "../../../../../src/client/features/search/surface/search-summary.ts";
import { EMPTY_SEARCH } from "../../../../../src/client/features/search/url/search-values.ts";

const i18n = setupI18n({ locale: "en", messages: { en: { "room.stay.from": "from {begin}" } } });
const summary = (values: object, sentence = "") =>
  searchSummary(i18n, { sentence, values: { ...EMPTY_SEARCH, ...values } }, "2026-11-21");

test("the keyword stands before the filters, in the order in which people decide", () => {
  const values = { keyword: " studio ", high_price: "200", begin_date: "2027-09-01" };
  expect(summary(values)).toBe("studio · from Sept\u00A02027 · ≤ £200");
});

test("prices are written in signs", () => {
  expect(summary({ low_price: "100" })).toBe("≥ £100");
  expect(summary({ low_price: "100", high_price: "150.5" })).toBe("£100–£150.50");
});

test("a sentence says all of it", () => {
  expect(summary({ high_price: "200" }, "ensuite under 200")).toBe("ensuite under 200");
  expect(summary({})).toBe("");
});
