import type { Language } from "#domain/language.ts";

/** Each language in its own name, so that a user who does not read the current one can switch. */
export const LANGUAGE_NAMES: Record<Language, { text: string; lang: string }> = {
  zh: { text: "中文", lang: "zh-CN" },
  en: { text: "English", lang: "en" },
};
