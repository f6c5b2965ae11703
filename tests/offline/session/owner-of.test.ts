import { expect, test } from "vitest";
import { ownerOf } from "#offline/session/owner-of.ts";

const token = (claims: unknown) => `header.${btoa(JSON.stringify(claims)).replace(/=+$/, "")}.signature`;

test("a signed-in reader's rows belong to the user that the token names", () => {
  expect(ownerOf(token({ sub: "0198c0de-0000-7000-8000-000000000001", exp: 1 }))).toBe(
    "0198c0de-0000-7000-8000-000000000001",
  );
});

test.each([
  ["no token", null],
  ["an empty token", ""],
  ["a token that is no token", "garbage"],
  ["a token without a body", "a..c"],
  ["a token whose body is no JSON", `a.${btoa("{")}.c`],
  ["a token whose body is nothing", `a.${btoa("null")}.c`],
  ["a token without a subject", token({ exp: 1 })],
  ["a token whose subject is no text", token({ sub: { a: 1 } })],
])("B-04: with %s a reader is anonymous", (_, given) => {
  expect(ownerOf(given)).toBe("anonymous");
});
