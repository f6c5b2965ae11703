import fc from "fast-check";
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

test("G10c: a text is cut where the runtime's segmenter ends a character, whatever it is made of", () => {
  const characters = fc.constantFrom(
    ..."aé£–“”房、！ｱ🏠🚇\n",
    "e\u0301",
    "👩‍👩‍👧",
    "👍🏽",
    "🇬🇧",
    "☎️",
    "한",
    "\u1112\u1161\u11ab",
    "กำ",
    "\r\n",
    "ﾞ",
    "゙",
  );
  const anyText = fc.array(fc.oneof(characters, fc.string({ unit: "binary", maxLength: 2 })), { maxLength: 30 });
  const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
  fc.assert(
    fc.property(anyText, fc.integer({ min: 1, max: 30 }), (parts, length) => {
      const text = parts.join("");
      const points = [...text];
      const end = points.slice(0, length).join("").length;
      const whole = [...segmenter.segment(text)].filter(({ index, segment }) => index + segment.length <= end);
      const cut = `${whole.map(({ segment }) => segment).join("")}…`;
      expect(cutText(text, length)).toBe(points.length <= length ? text : cut);
    }),
    { numRuns: 2000 },
  );
});

test("a map link asks for post code, city and UK", () => {
  expect(mapLink({ post_code: "M13 9PL", city: "Manchester" })).toBe(
    "https://www.google.com/maps/search/?api=1&query=M13%209PL%2C%20Manchester%2C%20UK",
  );
  expect(mapLink({ post_code: "", city: "St Andrews & Fife" })).toContain("query=St%20Andrews%20%26%20Fife%2C%20UK");
});
