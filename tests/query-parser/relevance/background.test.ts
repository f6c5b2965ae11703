import { expect, test } from "vitest";
import { toldParts } from "../../../src/query-parser/relevance/background.ts";
import { parseQuery } from "../../../src/query-parser/parse-query.ts";

const TODAY = "2026-11-20";

test.each([
  ["Nottingham", 150, "去年在伦敦住了一年，每月1400，太贵了。今年转到诺丁汉大学，想租ensuite，一周150就够"],
  [
    "Bristol",
    254,
    "Lived in London for 6 years, finally leaving! New job in Bristol. After a one bed, £1,100 per month.",
  ],
  ["Leeds", 110, "My flatmate has moved out and I cannot afford 1300 on my own. Want a room in Leeds, £110 a week"],
  ["Nottingham", 135, "a 4 bed in Nottingham. We paid 118 each last year and would go up to £135 pppw"],
  ["Leeds", 160, "last year I lived in halls, happy to pay £160 a week for a studio in Leeds"],
  ["London", 200, "currently in London, want a studio under 200"],
])("where somebody lived asks for nothing, where they want to live does: %s, %d", (city, price, text) => {
  expect(parseQuery(text, TODAY)).toMatchObject({ city, high_price: price });
});

test("the end of a contract is kept: the next room is wanted from then", () => {
  const text = "my current lease ends 15 January, need a room in Leeds from then";
  expect(parseQuery(text, TODAY).begin_date).toBe("2027-01-15");
});

test("being turned out is no day to leave", () => {
  expect(parseQuery("房东突然让我搬走 明天就要 Liverpool room", TODAY)).toMatchObject({
    begin_date: "2026-11-21",
    end_date: null,
  });
});

test("a text that tells only of the past keeps all of it", () => {
  const text = "我去年住在伦敦";
  expect(toldParts(text)).toEqual([]);
});
