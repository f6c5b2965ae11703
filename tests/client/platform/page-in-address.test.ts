import { expect, test } from "vitest";
import { pageInAddress } from "../../../src/client/platform/page-in-address.ts";

test("an address names a page of a list from 1", () => {
  expect(pageInAddress(new URLSearchParams("page=12"))).toBe(12);
});

test.each(["", "page=0", "page=-1", "page=1.5", "page=abc", "page=1e999", "page=9007199254740991"])(
  "%j asks for the first page",
  (query) => {
    expect(pageInAddress(new URLSearchParams(query))).toBe(1);
  },
);
