import { i18n, type Messages } from "@lingui/core";
import type { Language } from "#domain/language.ts";

/** Local storage key of the language choice. */
const STORAGE_KEY = "language";

/** What `<html lang>` says for each language. */
const HTML_LANG = { zh: "zh-CN", en: "en" } as const satisfies Record<Language, string>;

type Part = () => Promise<{ messages: Messages }>;

/** The sentences of the first screen, those around the search by a sentence, and those that only later screens have. */
const catalogues: Record<Language, Record<"first" | DeferredSentences, Part>> = {
  zh: {
    first: () => import("virtual:sentences/zh/first"),
    ai: () => import("virtual:sentences/zh/ai"),
    later: () => import("virtual:sentences/zh/later"),
  },
  en: {
    first: () => import("virtual:sentences/en/first"),
    ai: () => import("virtual:sentences/en/ai"),
    later: () => import("virtual:sentences/en/later"),
  },
};

export type DeferredSentences = "ai" | "later";

/** What some screen has asked for: from then on every language comes with it. */
const wanted = new Set<"first" | DeferredSentences>(["first"]);

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

/** Loads sentences that the first screen does without; to be awaited before a screen with them is rendered. */
export async function loadSentences(...parts: DeferredSentences[]): Promise<void> {
  const missing = parts.filter((part) => !wanted.has(part));
  const language = currentLanguage();
  const loaded = await Promise.all(missing.map((part) => catalogues[language][part]()));
  for (const part of missing) wanted.add(part);
  for (const { messages } of loaded) i18n.load(language, messages);
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
