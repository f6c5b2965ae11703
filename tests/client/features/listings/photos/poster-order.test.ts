import { expect, test } from "vitest";
import { newlyPlaced, postersBehind } from "../../../../../src/client/features/listings/photos/poster-order.ts";
import type { FormPhoto } from "../../../../../src/client/features/listings/photos/use-form-photos.ts";

const PLAIN = {
  name: "",
  state: "stored",
  refusal: null,
  imageUrl: null,
  placeholderColour: null,
  awaitedFrom: null,
  isPoster: false,
  hasContacts: false,
  isPlaced: false,
} as const;

/** Photos by a letter each: p a poster, P one whose place is settled, others rooms. */
function photos(letters: string): FormPhoto[] {
  return Array.from(letters, (uuid) => ({
    ...PLAIN,
    uuid,
    isPoster: uuid.toLowerCase() === "p",
    isPlaced: uuid === "P",
  }));
}

test.each([
  ["pab", "abp"],
  ["pa", "ap"],
  ["paPb", "abpP"],
  ["apb", null],
  ["p", null],
  ["Pab", null],
  ["ab", null],
  ["", null],
])("a poster that is the cover goes behind the room's photos: %s → %s", (before, after) => {
  expect(postersBehind(photos(before))?.join("") ?? null).toBe(after);
});

test.each([
  ["pab", ["p"]],
  ["apb", ["p"]],
  ["p", []],
  ["Pab", []],
])("a poster's place is settled once the room has another photo: %s", (order, posters) => {
  expect(newlyPlaced(photos(order))).toEqual(posters);
});
