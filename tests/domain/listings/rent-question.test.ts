import { expect, test } from "vitest";
import { rentQuestion } from "#domain/listings/rent-question.ts";

test.each([
  ["1.200", { pounds: 1.2, unit: "week", instead: 1200 }],
  ["£1.200", { pounds: 1.2, unit: "week", instead: 1200 }],
  ["１．２００", { pounds: 1.2, unit: "week", instead: 1200 }],
  ["1.200 pcm", { pounds: 1.2, unit: "month", instead: 1200 }],
  ["5", { pounds: 5, unit: "week", instead: null }],
  ["29.99", { pounds: 29.99, unit: "week", instead: null }],
  ["3000.01", { pounds: 3000.01, unit: "week", instead: null }],
  ["18500", { pounds: 18500, unit: "week", instead: null }],
  ["30", null],
  ["1,200", null],
  ["168.50", null],
  ["3000", null],
  ["800 pcm", null],
  ["", null],
  ["0", null],
  ["-5", null],
  ["about 5", null],
])("A-54: about the rent %j it asks %j", (typed, question) => {
  expect(rentQuestion(typed)).toEqual(question);
});
