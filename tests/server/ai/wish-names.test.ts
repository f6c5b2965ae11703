import { expect, test } from "vitest";
import { WISH_LABELS } from "../../../src/query-parser/lexicon/tables/wish-labels.ts";
import { wishName } from "../../../src/server/ai/search/wish-names.ts";

test("wishes are called by their names in the catalogues", () => {
  expect([wishName("no-pets", "zh"), wishName("no-pets", "en")]).toEqual(["不养宠物", "No pets"]);
});

test.each(["zh", "en"] as const)("every wish that is understood has a name in %s", (language) => {
  expect(WISH_LABELS.size).toBeGreaterThan(50);
  expect([...WISH_LABELS.keys()].filter((keyword) => wishName(keyword, language) === keyword)).toEqual([]);
});

test("the length of a stay has words in both languages", () => {
  expect([wishName("51 weeks", "zh"), wishName("6+ months", "zh"), wishName("51 weeks", "en")]).toEqual([
    "51 周",
    "6 个月以上",
    "51 weeks",
  ]);
});

test("a keyword without a name stands for itself", () => {
  expect(wishName("UCL", "zh")).toBe("UCL");
});
