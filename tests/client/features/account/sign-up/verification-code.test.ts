import { afterEach, expect, test } from "vitest";
import {
  forgetCode,
  isAsked,
  keepAsked,
  keepSentAt,
  keptSentAt,
} from "../../../../../src/client/features/account/sign-up/verification-code.ts";

afterEach(forgetCode);

const NOW = 1_795_000_000_000;

test("that a code was asked for is known until it is forgotten", () => {
  expect(isAsked()).toBe(false);
  keepAsked(NOW);
  expect(isAsked()).toBe(true);
  forgetCode();
  expect(isAsked()).toBe(false);
});

test("A-07: the cookie is guarded, for this site alone, and says until when the code is good, never which", async () => {
  keepAsked(NOW);
  const cookies = (await cookieStore.getAll()).filter(({ name }) => name?.includes("verification_code"));
  expect(cookies).toMatchObject([{ name: "__Host-verification_code", value: String(NOW + 300_000) }]);
});

test("when a code was sent is known as long as no other can be", () => {
  expect(keptSentAt()).toBeNull();
  keepSentAt(NOW);
  expect(keptSentAt()).toBe(NOW);
});
