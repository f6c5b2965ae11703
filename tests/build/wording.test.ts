import { expect, test } from "vitest";
import type { Language } from "#domain/language.ts";
import { readCatalogue } from "../../src/build/read-catalogue.ts";

const sentencesIn = async (language: Language) => Object.values(await readCatalogue(language));

test("rooms are counted by one measure word in Chinese", async () => {
  expect((await sentencesIn("zh")).filter((text) => /套(?:以上)?新?房源|房源.{0,10}套$/.test(text))).toEqual([]);
});

test("Chinese sentences quote by one kind of marks", async () => {
  expect((await sentencesIn("zh")).filter((text) => /[「」『』]/.test(text))).toEqual([]);
});

test("English sentences quote by one kind of marks", async () => {
  expect((await sentencesIn("en")).filter((text) => text.includes("‘"))).toEqual([]);
});
