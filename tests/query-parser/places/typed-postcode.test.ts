import { expect, test } from "vitest";
import { lookUpPostcode } from "../../../src/query-parser/places/typed-postcode.ts";

test.each([
  ["LS6 3AA", "LS6", "Leeds"],
  ["ls63aa", "LS6", "Leeds"],
  ["ＷＣ１Ｈ ９ＥＱ", "WC1H", "London"],
  ["M14 5", "M14", "Manchester"],
  ["EC1A1BB", "EC1A", "London"],
])("%j is in %s, %s", (typed, outward, city) => {
  expect(lookUpPostcode(typed)).toEqual({ outward, city, isUnknown: false });
});

test("nothing is said of a postcode on the way to one that there is", () => {
  for (const whole of ["LS63AA", "WC1H 9EQ", "EC1A 1BB", "M1 1AE", "SW1A2AA", "G12 8QQ", "OX1 3PN"])
    for (let length = 0; length <= whole.length; length += 1)
      expect(lookUpPostcode(whole.slice(0, length)).isUnknown, whole.slice(0, length)).toBe(false);
});

test.each(["ZZ99 HELLO", "ZZ9", "LS99 1AA", "hello", "12345", "LS6 3AA London", "利兹"])(
  "%j is no postcode",
  (typed) => {
    expect(lookUpPostcode(typed)).toEqual({ outward: null, city: null, isUnknown: true });
  },
);
