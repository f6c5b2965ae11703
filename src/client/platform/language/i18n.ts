import { i18n, type Messages } from "@lingui/core";
import type { Language } from "#domain/language.ts";

/** Local storage key of the language choice. */
const STORAGE_KEY = "language";

/** What `<html lang>` says for each language. */
const HTML_LANG = { zh: "zh-CN", en: "en" } as const satisfies Record<Language, string>;

type PartName = "first" | "later";
type Part = () => Promise<{ messages: Messages }>;

/** The catalogue of the first screen, and that of lazy screens. */
const catalogues: Record<Language, Record<PartName, Part>> = {
  zh: {
    first: () => import("virtual:sentences/zh/first"),
    later: () => import("virtual:sentences/zh/later"),
  },
  en: {
    first: () => import("virtual:sentences/en/first"),
    later: () => import("virtual:sentences/en/later"),
  },
};

/** Set once a lazy screen has requested its catalogue: from then on it is loaded for every language. */
const wanted = new Set<PartName>(["first"]);

export function currentLanguage(): Language {
  return i18n.locale === "en" ? "en" : "zh";
}

/** Loads the catalogue of the language that before-first-paint.ts has decided on, before anything is rendered. */
export async function startLanguage(): Promise<void> {
  await activate(document.documentElement.lang === HTML_LANG.en ? "en" : "zh");
}

/** Switches the language permanently. Both catalogues are on the phone, so it works offline. */
export async function chooseLanguage(language: Language): Promise<void> {
  await activate(language);
  localStorage.setItem(STORAGE_KEY, language);
}

/** Loads the catalogue of lazy screens; must be awaited before such a screen is rendered. */
export async function loadLaterSentences(): Promise<void> {
  if (wanted.has("later")) return;
  const language = currentLanguage();
  const { messages } = await catalogues[language].later();
  wanted.add("later");
  i18n.load(language, messages);
  // The language was changed meanwhile.
  if (currentLanguage() !== language) await activate(currentLanguage());
}

async function activate(language: Language): Promise<void> {
  const parts = await Promise.all([...wanted].map((part) => catalogues[language][part]()));
  const messages = Object.assign({}, ...parts.map((part) => part.messages)) as Messages;
  i18n.loadAndActivate({ locale: language, messages });
  document.documentElement.lang = HTML_LANG[language];
  document.querySelector<HTMLLinkElement>("link[rel=manifest]")!.href = `/manifest.${language}.webmanifest`;
}
