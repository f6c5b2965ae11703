import type { Language } from "#domain/language.ts";

/** Each language is named in itself, so that whoever landed in the wrong one finds the way out. */
export const LANGUAGE_NAMES: Record<Language, { text: string; lang: string }> = {
  zh: { text: "中文", lang: "zh-CN" },
  en: { text: "English", lang: "en" },
};
