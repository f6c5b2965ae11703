import { expect, test } from "vitest";
import { valuesOfCall } from "../../../../../src/client/features/search/url/values-of-call.ts";

test.each([
  ["text=studio+in+Leeds&city=York&skip=0&limit=40", "fuzzy", "studio in Leeds", "York"],
  // As a version before this one has kept it.
  ["fuzzy=studio&city=York&skip=0&limit=40", "fuzzy", "studio", "York"],
  ["city=York&skip=0&limit=40", "filter", "", "York"],
])("a remembered call is the search that it was made for: %s", (query, mode, keyword, city) => {
  expect(valuesOfCall(new URLSearchParams(query))).toMatchObject({ mode, values: { keyword, city } });
});
