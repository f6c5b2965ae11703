import { expect, test } from "vitest";
import { readText } from "../../../../src/client/drafts/form/read-typed.ts";

test("a text without anything in it is none", () => {
  expect([readText(" \n "), readText(undefined), readText(" 宽敞 ")]).toEqual([null, null, "宽敞"]);
});
