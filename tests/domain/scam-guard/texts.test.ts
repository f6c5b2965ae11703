import { expect, test } from "vitest";
import { readTexts, requestSignsIn, signsIn } from "./texts/read-texts.ts";

const isStrong = (text: string): boolean => signsIn(text).some(({ severity }) => severity === "strong");

test.each(readTexts("scam-texts").filter(({ set }) => set === "tuning"))("$id ($pattern) has a strong sign", (text) => {
  expect(isStrong(text.text)).toBe(true);
});

test("of the texts that no rule was mended for, nine of ten have a strong sign", () => {
  const heldOut = readTexts("scam-texts").filter(({ set }) => set === "held-out");
  expect(heldOut.filter(({ text }) => isStrong(text)).length).toBeGreaterThanOrEqual(0.9 * heldOut.length);
});

test.each(readTexts("honest-texts"))("$id ($pattern) has no sign", ({ text }) => {
  expect(signsIn(text)).toEqual([]);
});

test.each(readTexts("request-scam-texts").filter(({ set }) => set === "tuning"))(
  "$id ($pattern) has a strong sign",
  ({ text }) => {
    expect(requestSignsIn(text).some(({ severity }) => severity === "strong")).toBe(true);
  },
);

test.each(readTexts("request-honest-texts"))("$id ($pattern) has no sign", ({ text }) => {
  expect(requestSignsIn(text)).toEqual([]);
});
