import { expect, test } from "vitest";
import { parseListing } from "../../../src/query-parser/parse-listing.ts";
import { checkedListing } from "../../../src/server/ai/recognition/checked-listing.ts";

const TODAY = "2026-11-01";

test.each([
  ["Double room to let\nLeeds LS6 1AA\n£1,250 pcm", 288.46, 1250],
  ["考文垂两室一厅整租\n月租 1300 镑\nCV1 2TT", 300, 1300],
  ["Studio in Leeds\n£210 pw", 210, null],
])("A-87: the rent in a picture stays as it is named: %j", (text, price, price_per_month) => {
  const read = checkedListing({ ...parseListing(text, TODAY, { isFromPicture: true }) }, TODAY);
  expect(read).toMatchObject({ price, price_per_month });
});

test.each([
  [
    { price: 288.46, price_per_month: 1250 },
    { price: 288.46, price_per_month: 1250 },
  ],
  [
    { price: null, price_per_month: 1250 },
    { price: 288.46, price_per_month: 1250 },
  ],
  [
    { price: 200, price_per_month: 1250 },
    { price: 200, price_per_month: null },
  ],
  [
    { price: 200, price_per_month: "1250" },
    { price: 200, price_per_month: null },
  ],
])("A-87: a service's monthly rent is kept where it comes to the weekly one: %j", (given, kept) => {
  expect(checkedListing({ city: "Leeds", ...given }, TODAY)).toMatchObject(kept);
});
