import { afterEach, expect, test } from "vitest";
import {
  forgetCode,
  keepCode,
  keepSentAt,
  keptCode,
  keptSentAt,
  makeCode,
} from "../../../../../src/client/features/account/sign-up/verification-code.ts";

afterEach(forgetCode);

test("A-07: a code has six digits, leading noughts included, and is never the same twice in a row", () => {
  const codes = Array.from({ length: 2000 }, makeCode);
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(1900);
  const firstDigits = new Set(codes.map((code) => code[0]));
  expect(firstDigits.size).toBe(10);
});

test("the kept code is the last one, and is gone when it is forgotten", () => {
  expect(keptCode()).toBeNull();
  keepCode("012345");
  keepCode("543210");
  expect(keptCode()).toBe("543210");
  forgetCode();
  expect(keptCode()).toBeNull();
});

test("A-07: the cookie is guarded, for this site alone, and lives five minutes", async () => {
  keepCode("012345");
  const cookie = (await cookieStore.getAll()).find(({ value }) => value === "012345");
  expect(cookie).toMatchObject({ name: "__Host-verification_code" });
});

test("when a code was sent is known as long as no other can be", () => {
  expect(keptSentAt()).toBeNull();
  keepSentAt(1_795_000_000_000);
  expect(keptSentAt()).toBe(1_795_000_000_000);
});
