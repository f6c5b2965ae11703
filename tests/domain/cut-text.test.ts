import { expect, test } from "vitest";
import { cutText } from "#domain/cut-text.ts";
import { mapLink } from "#domain/listings/map-link.ts";

test("A-22: a text is cut by code points, with an ellipsis only when it is longer", () => {
  expect(cutText("房".repeat(50), 50)).toBe("房".repeat(50));
  expect(cutText("房".repeat(51), 50)).toBe(`${"房".repeat(50)}…`);
  expect(cutText("𠮷".repeat(51), 50)).toBe(`${"𠮷".repeat(50)}…`);
});

test("G10c: a character made of several code points is left out whole", () => {
  expect(cutText("ab👩‍👩‍👧cd", 3)).toBe("ab…");
  expect(cutText("ab👩‍👩‍👧cd", 7)).toBe("ab👩‍👩‍👧…");
});

test("a map link asks for post code, city and UK", () => {
  expect(mapLink({ post_code: "M13 9PL", city: "Manchester" })).toBe(
    "https://www.google.com/maps/search/?api=1&query=M13%209PL%2C%20Manchester%2C%20UK",
  );
  expect(mapLink({ post_code: "", city: "St Andrews & Fife" })).toContain("query=St%20Andrews%20%26%20Fife%2C%20UK");
});
