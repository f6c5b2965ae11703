import { expect, test } from "vitest";
import { editDistance } from "#domain/search/edit-distance.ts";
import { vocabularyOf } from "#domain/search/typo-correction.ts";

test.each([
  ["studio", "studio", 0],
  ["stuido", "studio", 1],
  ["sudio", "studio", 1],
  ["studdio", "studio", 1],
  ["ensiute", "ensuite", 1],
  ["kitten", "sitting", 3],
  ["", "abc", 3],
])("%j becomes %j by %i edits", (a, b, edits) => {
  expect(editDistance(a, b, 5)).toBe(edits);
  expect(editDistance(b, a, 5)).toBe(edits);
  if (edits > 0) expect(editDistance(a, b, edits - 1)).toBe(edits);
});

test("the nearest words are meant; short words may have one letter wrong, longer ones two", () => {
  const vocabulary = vocabularyOf(["studio", "studios", "stadium", "room", "rooms", "leeds", "uni"]);
  expect(vocabulary.corrections("stuido")).toEqual(["studio"]);
  expect(vocabulary.corrections("stduois")).toEqual(["studios"]);
  expect(vocabulary.corrections("rom")).toEqual(["room"]);
  expect(vocabulary.corrections("leads")).toEqual(["leeds"]);
  expect(vocabulary.corrections("lexxs")).toEqual([]);
  expect(vocabulary.corrections("un")).toEqual([]);
});

test("a word that some title begins with needs no correction", () => {
  const vocabulary = vocabularyOf(["studio", "room"]);
  expect([vocabulary.hasBeginning("stu"), vocabulary.hasBeginning("studio"), vocabulary.hasBeginning("sut")]).toEqual([
    true,
    true,
    false,
  ]);
});
