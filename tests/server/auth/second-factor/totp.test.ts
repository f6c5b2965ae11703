import { expect, test } from "vitest";
import { base32 } from "../../../../src/server/auth/second-factor/base32.ts";
import { codeOf, otpauthUrl, stepAt, stepOf } from "../../../../src/server/auth/second-factor/totp.ts";

/** The secret of RFC 6238, appendix B. */
const SECRET = Buffer.from("12345678901234567890");

// Six of its eight digits, which are the last of the same number.
test.each([
  ["1970-01-01T00:00:59Z", "287082"],
  ["2005-03-18T01:58:29Z", "081804"],
  ["2005-03-18T01:58:31Z", "050471"],
  ["2009-02-13T23:31:30Z", "005924"],
  ["2033-05-18T03:33:20Z", "279037"],
  ["2603-10-11T11:33:20Z", "353130"],
])("codes are those of RFC 6238: at %s it is %s", (instant, code) => {
  expect(codeOf(SECRET, stepAt(new Date(instant)))).toBe(code);
});

test("a phone's clock may be half a minute off, and no more; a step that is used up does not count", () => {
  const now = new Date("2026-11-21T12:00:10Z");
  const step = stepAt(now);
  const found = [-2, -1, 0, 1, 2].map((off) => stepOf(codeOf(SECRET, step + off), SECRET, { now, after: 0 }));
  expect(found).toEqual([null, step - 1, step, step + 1, null]);
  expect(stepOf(codeOf(SECRET, step), SECRET, { now, after: step })).toBeNull();
  for (const wrong of ["", "12345", "1234567", "abcdef"]) expect(stepOf(wrong, SECRET, { now, after: 0 })).toBeNull();
});

test("a secret is written as RFC 4648 has it, and an app's link says all that it needs", () => {
  expect(base32(Buffer.from("fooba"))).toBe("MZXW6YTB");
  const text = otpauthUrl(SECRET, "li+lei@example.org");
  expect(text).toMatch(/^otpauth:\/\/totp\/Qiying:li%2Blei%40example\.org\?/);
  const url = new URL(text);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    secret: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ",
    issuer: "Qiying",
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
});
