import { expect, test } from "vitest";
import { readPounds, readText } from "../../../../src/client/drafts/form/read-typed.ts";

test("a sum of pounds is read as it is typed; what is none is no number", () => {
  expect(readPounds(" £1,200.50 ")).toBe(1200.5);
  expect(readPounds("150,50")).toBeNaN();
});

test("nothing typed is nothing, not zero", () => {
  expect(readPounds("")).toBeNull();
  expect(readPounds("  ")).toBeNull();
  expect(readPounds(undefined)).toBeNull();
  expect(readText(" \n ")).toBeNull();
  expect(readText(" 宽敞 ")).toBe("宽敞");
});
