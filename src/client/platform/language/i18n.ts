import { i18n, setupI18n, type I18n, type Messages } from "@lingui/core";
import type { Language } from "#domain/language.ts";
import { toast } from "../../ui/toasts/toasts.ts";

/** Local storage key of the language choice. */
const STORAGE_KEY = "language";

/** What `<html lang>` says for each language. */
export const HTML_LANG = { zh: "zh-CN", en: "en" } as const satisfies Record<Language, string>;

type PartName = "first" | "installed" | "later";
type Part = () => Promise<{ messages: Messages }>;

/** The catalogue in three parts, as src/build/sentences.ts divides it. */
const catalogues: Record<Language, Record<PartName, Part>> = {
  zh: {
    first: () => import("virtual:sentences/zh/first"),
    installed: () => import("virtual:sentences/zh/installed"),
    later: () => import("virtual:sentences/zh/later"),
  },
  en: {
    first: () => import("virtual:sentences/en/first"),
    installed: () => import("virtual:sentences/en/installed"),
    later: () => import("virtual:sentences/en/later"),
  },
};

/** The parts that a screen has asked for: from then on they are loaded for every language. */
const wanted = new Set<PartName>(["first"]);

/** The language that is shown; Chinese before any catalogue is loaded. */
export function currentLanguage(): Language {
  return i18n.locale === "en" ? "en" : "zh";
}

/** Loads the catalogue of the language that before-first-paint.ts has decided on, before anything is rendered. */
export async function startLanguage(): Promise<void> {
  await activate(document.documentElement.lang === HTML_LANG.en ? "en" : "zh");
}

/**
 * Switches the language permanently. Both catalogues are on the phone, so it works offline; where the other one's later
 * part has not come yet, it says so and all stays.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  try {
    await activate(language);
  } catch {
    toast("error", i18n._("language.not-loaded"));
    return;
  }
  localStorage.setItem(STORAGE_KEY, language);
}

/** Loads all sentences; must be awaited before a screen that an installation leaves for later is rendered. */
export async function loadLaterSentences(): Promise<void> {
  await Promise.all([load("installed"), load("later")]);
}

/** Loads those of the screens that an installation keeps; must be awaited before such a screen is rendered. */
export async function loadInstalledSentences(): Promise<void> {
  await load("installed");
}

async function load(part: PartName): Promise<void> {
  if (wanted.has(part)) return;
  const language = currentLanguage();
  const { messages } = await catalogues[language][part]();
  wanted.add(part);
  i18n.load(language, messages);
  // The language was changed meanwhile.
  if (currentLanguage() !== language) await activate(currentLanguage());
}

/** All sentences of a language, whichever the page is in: for what is written in a language of its own. */
export async function sentencesIn(language: Language): Promise<I18n> {
  const parts = await Promise.all(Object.values(catalogues[language]).map((part) => part()));
  return setupI18n({ locale: language, messages: { [language]: joined(parts) } });
}

async function activate(language: Language): Promise<void> {
  const parts = await Promise.all([...wanted].map((part) => catalogues[language][part]()));
  // A screen has asked for another part meanwhile.
  if (wanted.size > parts.length) return activate(language);
  i18n.loadAndActivate({ locale: language, messages: joined(parts) });
  document.documentElement.lang = HTML_LANG[language];
  document.querySelector<HTMLLinkElement>("link[rel=manifest]")!.href = `/manifest.${language}.webmanifest`;
}

function joined(parts: readonly { messages: Messages }[]): Messages {
  return Object.assign({}, ...parts.map(({ messages }) => messages)) as Messages;
}
