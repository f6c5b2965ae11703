import { expect, test } from "vitest";
import { readTexts, signsIn } from "./texts/read-texts.ts";

const isStrong = (text: string): boolean => signsIn(text).some(({ severity }) => severity === "strong");

test("of disguised texts nine of ten have a strong sign", () => {
  const texts = readTexts("disguised-scam-texts");
  const missed = texts.filter(({ text }) => !isStrong(text)).map(({ id }) => id);
  expect(missed.length, missed.join(", ")).toBeLessThanOrEqual(0.1 * texts.length);
});

test.each(readTexts("disguised-honest-texts"))("$id ($pattern) has no strong sign", ({ text }) => {
  expect(signsIn(text).filter(({ severity }) => severity === "strong")).toEqual([]);
});
