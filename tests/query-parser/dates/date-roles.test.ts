import { expect, test } from "vitest";
import { parseListing } from "../../../src/query-parser/parse-listing.ts";
import { parseQuery } from "../../../src/query-parser/parse-query.ts";
import * as roles from "./date-roles.ts";

const TODAY = "2026-11-20";

const { OFFERED_CONTRACTS, ...searched } = roles;

test.each(Object.values(searched).flat())("%s: %s to %s", (text, begin, end) => {
  expect(parseQuery(text, TODAY)).toMatchObject({ begin_date: begin, end_date: end });
});

test.each(OFFERED_CONTRACTS)("offered: %s: %s to %s", (text, begin, end) => {
  expect(parseListing(text, TODAY)).toMatchObject({ begin_date: begin, end_date: end });
});
