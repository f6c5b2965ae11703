import { expect, test } from "vitest";
import { parseQuery } from "../../../src/query-parser/parse-query.ts";

const TODAY = "2026-11-20";

test.each([
  ["Half-term begins on 15 February, so I'd move in on the 16th. Room in York", "2027-02-16"],
  ["Room in Leeds. Our notice ends on 14 March so we'd be moving on the 13th", "2027-03-13"],
  ["Out of my flat on 30 November, room in Leeds from the 1st", "2026-12-01"],
  ["I fly in on 22 February, room in Leeds, keys on the 24th", "2027-02-24"],
  ["Room in Leeds from the 24th", "2026-11-24"],
])("a day without a month is near the day before it: %s", (text, day) => {
  expect(parseQuery(text, TODAY).begin_date).toBe(day);
});

test("the second day of a range is behind the first", () => {
  expect(parseQuery("room in Leeds 20 March to the 5th", TODAY)).toMatchObject({
    begin_date: "2027-03-20",
    end_date: "2027-04-05",
  });
});
