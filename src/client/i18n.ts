import { i18n, type Messages } from "@lingui/core";
import type { Language } from "#domain/language.ts";

/** Local storage key of the language choice. */
const STORAGE_KEY = "language";

/** What `<html lang>` says for each language. */
const HTML_LANG = { zh: "zh-CN", en: "en" } as const satisfies Record<Language, string>;

const catalogues: Record<Language, () => Promise<{ messages: Messages }>> = {
  zh: () => import("#locales/zh.po"),
  en: () => import("#locales/en.po"),
};

export function currentLanguage(): Language {
  return i18n.locale === "en" ? "en" : "zh";
}

/** Loads the catalogue of the language that before-first-paint.ts has decided on, before anything is rendered. */
export async function startLanguage(): Promise<void> {
  await activate(document.documentElement.lang === HTML_LANG.en ? "en" : "zh");
}

/** Switches the language for good. Both catalogues are on the phone, so it works without a signal. */
export async function chooseLanguage(language: Language): Promise<void> {
  await activate(language);
  localStorage.setItem(STORAGE_KEY, language);
}

async function activate(language: Language): Promise<void> {
  const { messages } = await catalogues[language]();
  i18n.loadAndActivate({ locale: language, messages });
  document.documentElement.lang = HTML_LANG[language];
  document.querySelector<HTMLLinkElement>("link[rel=manifest]")!.href = `/manifest.${language}.webmanifest`;
}
