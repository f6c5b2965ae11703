import { expect, test } from "vitest";
import { unreadableTexts, type ListingTexts } from "../../../src/domain/listings/translated-fields.ts";

const NONE: ListingTexts = {
  title: "",
  price_description: null,
  duration: null,
  duration_description: null,
  description: null,
  additional_info: null,
};

test("only fields that the reader can't read are to be translated", () => {
  const texts = { ...NONE, title: "Studio LS6", price_description: "包 bill", description: "房间朝南，安静" };
  expect(unreadableTexts(texts, "en")).toEqual({ price_description: "包 bill", description: "房间朝南，安静" });
  expect(unreadableTexts(texts, "zh")).toEqual({});
  const english = { ...NONE, title: "利兹单间", description: "It is close to the station" };
  expect(unreadableTexts(english, "zh")).toEqual({ description: "It is close to the station" });
});

test.each([
  ["en", "Uni of Manchester 附近 3b1b available from 10月13日", false],
  ["en", "转租", false],
  ["en", "LS6 2AB", true],
  ["en", "A room for a student who reads 中文 with the family, near the park", true],
  ["zh", "Uni of Manchester 附近 3b1b available from 10月13日", true],
  ["zh", "Studio, LS6", true],
  ["zh", "Bright room near the park", false],
  ["zh", "Bills included", false],
] as const)("reader of %s, text %s: %s", (reader, text, readable) => {
  expect(unreadableTexts({ ...NONE, description: text }, reader)).toEqual(readable ? {} : { description: text });
});
