import { expect, test } from "vitest";
import { demandsAmong } from "../../../src/domain/listings/demands.ts";

test("a room asks for what its text demands of people, not for what it offers", () => {
  expect(demandsAmong(new Set(["gym", "no-smoking", "female-only", "no-pets", "bills-included"]))).toEqual([
    "female-only",
    "no-pets",
    "no-smoking",
  ]);
  expect(demandsAmong(new Set(["gym"]))).toEqual([]);
});

test.each([
  [["pets", "no-pets"]],
  [["smoking", "no-smoking"]],
  [["female-only", "male-only"]],
  [["male-only", "mixed-gender"]],
])("it asks for nothing where its text says both: %j", (keywords) => {
  expect(demandsAmong(new Set(keywords))).toEqual([]);
});
