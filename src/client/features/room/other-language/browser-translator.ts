import type { Language } from "#domain/language.ts";

/** From which language to which, as BCP 47 tags. */
interface LanguagePair {
  sourceLanguage: Language;
  targetLanguage: Language;
}

interface Translator {
  translate: (text: string) => Promise<string>;
  destroy: () => void;
}

/**
 * As far as it is used here. No browser had it before 2025, and none on a phone has it yet.
 * https://developer.mozilla.org/docs/Web/API/Translator
 */
interface TranslatorClass {
  availability: (pair: LanguagePair) => Promise<string | null>;
  /** Must be called while the reader's press counts: it may download a model, of which the monitor tells the progress. */
  create: (
    options: LanguagePair & { signal: AbortSignal; monitor: (monitor: EventTarget) => void },
  ) => Promise<Translator>;
}

/** A download that has not come on for so long is given up. */
const STALLED_AFTER_MS = 15_000;

/** `downloadable`: it can, but has to fetch a model first. */
export type BrowserCan = "available" | "downloadable" | "unavailable";

/** Whether the browser itself translates between two languages, on this device. */
export async function browserCan(pair: LanguagePair): Promise<BrowserCan> {
  try {
    const availability = await translatorClass()?.availability(pair);
    if (availability === "available") return "available";
    return availability === "downloadable" || availability === "downloading" ? "downloadable" : "unavailable";
  } catch {
    return "unavailable";
  }
}

/**
 * Translates texts in the browser, line by line: so lines stay lines, and no text is longer than what it takes at once.
 * To be called at once when the reader presses.
 * @throws DOMException: without a network for its model, for one, or where that does not come on.
 */
export async function translateInBrowser(
  texts: Readonly<Record<string, string>>,
  pair: LanguagePair,
): Promise<Record<string, string>> {
  const translator = await createTranslator(pair);
  try {
    const translated: Record<string, string> = {};
    for (const [name, text] of Object.entries(texts)) translated[name] = await translateLines(translator, text);
    return translated;
  } finally {
    translator.destroy();
  }
}

async function createTranslator(pair: LanguagePair): Promise<Translator> {
  const stalled = new AbortController();
  const stall = () =>
    setTimeout(() => stalled.abort(new DOMException("Its model does not come", "TimeoutError")), STALLED_AFTER_MS);
  let timer = stall();
  const goOn = () => {
    clearTimeout(timer);
    timer = stall();
  };
  const monitor = (download: EventTarget) => download.addEventListener("downloadprogress", goOn);
  try {
    return await translatorClass()!.create({ ...pair, signal: stalled.signal, monitor });
  } finally {
    clearTimeout(timer);
  }
}

async function translateLines(translator: Translator, text: string): Promise<string> {
  const lines: string[] = [];
  for (const line of text.split("\n")) lines.push(line.trim() === "" ? line : await translator.translate(line));
  return lines.join("\n");
}

function translatorClass(): TranslatorClass | undefined {
  return (globalThis as { Translator?: TranslatorClass }).Translator;
}
