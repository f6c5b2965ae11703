import { expect, test } from "vitest";
import { readPounds, readText } from "../../../../src/client/drafts/form/read-typed.ts";

test.each([
  ["168", 168],
  [" 168.50 ", 168.5],
  ["1,200", 1200],
  ["1,234,567.25", 1_234_567.25],
  ["£ 1 200", 1200],
  ["１６８", 168],
  ["１，２００．５", 1200.5],
  [".5", 0.5],
  ["168.", 168],
  ["-5", -5],
  ["0", 0],
])("%j is a sum of pounds", (typed, pounds) => {
  expect(readPounds(typed)).toBe(pounds);
});

test.each(["about 168", "1,20", "12,00,000", "1e3", "168-200", "Infinity", "0x10", "1.2.3", "£"])(
  "%j is no number",
  (typed) => {
    expect(readPounds(typed)).toBeNaN();
  },
);

test("nothing typed is nothing, not zero", () => {
  expect(readPounds("")).toBeNull();
  expect(readPounds("  ")).toBeNull();
  expect(readPounds(undefined)).toBeNull();
  expect(readText(" \n ")).toBeNull();
  expect(readText(" 宽敞 ")).toBe("宽敞");
});
