import { readFileSync } from "node:fs";
import type { Language } from "../../src/domain/language.ts";

const GLOSSARY = new URL("../../docs/glossary.md", import.meta.url);

interface Glossary {
  /** Words that no text may use. */
  avoided: Record<Language, RegExp[]>;
  /** How the ids of texts outside the glossary begin. */
  outside: string[];
}

/** @returns a line for each text that uses a word which docs/glossary.md replaces by another. */
export function againstGlossary(catalogues: Record<Language, Readonly<Record<string, string>>>): string[] {
  const { avoided, outside } = readGlossary();
  return (["zh", "en"] as const).flatMap((language) =>
    Object.entries(catalogues[language])
      .filter(([id]) => !outside.some((prefix) => id.startsWith(prefix)))
      .flatMap(([id, text]) =>
        avoided[language]
          .filter((word) => word.test(text))
          .map((word) => `${language}: ${id} uses ${word.source}, against docs/glossary.md`),
      ),
  );
}

function readGlossary(): Glossary {
  const rows = readFileSync(GLOSSARY, "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| -"))
    .map((line) => line.split(/(?<!\\)\|/).slice(1, -1));
  const words = rows.filter((cells) => cells.length === 5).slice(1);
  const outside = rows.filter((cells) => cells.length === 2).slice(1);
  return {
    avoided: {
      zh: words.flatMap(([, , , zh = ""]) => wordsOf(zh)),
      en: words.flatMap(([, , , , en = ""]) => wordsOf(en)),
    },
    outside: outside.map(([prefix = ""]) => prefix.trim().replaceAll("`", "")),
  };
}

function wordsOf(cell: string): RegExp[] {
  return cell
    .trim()
    .split(/, /)
    .filter(Boolean)
    .map((word) => new RegExp(word.startsWith("/") ? word.slice(1, -1).replaceAll("\\|", "|") : wholeWord(word), "iu"));
}

/** Words of letters are looked for as wholes; Chinese has no gaps between words. */
function wholeWord(word: string): string {
  return /^\w/u.test(word) ? `\\b${word}\\b` : word;
}
