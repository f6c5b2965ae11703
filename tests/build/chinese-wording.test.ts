import { expect, test } from "vitest";
import { readCatalogue } from "../../src/build/read-catalogue.ts";

const sentencesOf = async () => Object.values(await readCatalogue("zh"));

test("rooms are counted by one measure word in Chinese", async () => {
  expect((await sentencesOf()).filter((text) => /套(?:以上)?新?房源|房源.{0,10}套$/.test(text))).toEqual([]);
});

test("Chinese sentences quote by one kind of marks", async () => {
  expect((await sentencesOf()).filter((text) => /[「」『』]/.test(text))).toEqual([]);
});
