import { expect, test } from "vitest";
import { extractStay } from "../../../src/query-parser/dates/extract-stay.ts";
import { createSourceText } from "../../../src/query-parser/text/source-text.ts";
import { CHINESE_SENTENCES } from "./chinese-sentences.ts";
import { ENGLISH_SENTENCES } from "./english-sentences.ts";
import { MIXED_SENTENCES } from "./mixed-sentences.ts";

const TODAY = "2026-11-20";

test.each([...CHINESE_SENTENCES, ...ENGLISH_SENTENCES, ...MIXED_SENTENCES])("%s: %s to %s", (sentence, begin, end) => {
  expect(extractStay(createSourceText(sentence), TODAY)).toMatchObject({ begin, end });
});
