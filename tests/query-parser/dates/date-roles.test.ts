import { expect, test } from "vitest";
import { parseListing } from "../../../src/query-parser/parse-listing.ts";
import { parseQuery } from "../../../src/query-parser/parse-query.ts";
import { LIFE_EVENTS, NOW_AND_AN_END, OFFERED_CONTRACTS, OWN_CONTRACTS, TOLD_IN_PASSING } from "./date-roles.ts";

const TODAY = "2026-11-20";

test.each([...NOW_AND_AN_END, ...OWN_CONTRACTS, ...LIFE_EVENTS, ...TOLD_IN_PASSING])(
  "%s: %s to %s",
  (text, begin, end) => {
    expect(parseQuery(text, TODAY)).toMatchObject({ begin_date: begin, end_date: end });
  },
);

test.each(OFFERED_CONTRACTS)("offered: %s: %s to %s", (text, begin, end) => {
  expect(parseListing(text, TODAY)).toMatchObject({ begin_date: begin, end_date: end });
});
