import type { Language } from "#domain/language.ts";
import type { Understanding } from "#domain/search/understanding.ts";
import type { FoundInAll } from "./find-fitting.ts";
import { reasoningInChinese } from "./reasoning-in-chinese.ts";
import { reasoningInEnglish } from "./reasoning-in-english.ts";

/**
 * What was understood and how the rooms were chosen, in two or three sentences of plain text. Always in our own words: of a
 * model's answer nothing is in them but checked values.
 */
export function reasoningOf(wanted: Understanding, found: FoundInAll, language: Language): string {
  return TEXTS[language](wanted, found);
}

const TEXTS = { zh: reasoningInChinese, en: reasoningInEnglish };
