import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "#domain/language.ts";
import { stayLengthNamed } from "#domain/search/stay-length.ts";
import { WISH_LABELS } from "../../../query-parser/lexicon/tables/wish-labels.ts";

const CATALOGUES = join(import.meta.dirname, "../../../../locales");
/** An entry of a catalogue (gettext's PO): `msgid "wish.gym"`, and in the next line `msgstr "Gym"`. */
const ENTRY = /^msgid "(?<id>wish\.[\w-]+)"\r?\nmsgstr (?<text>".+")\r?$/gm;

// Read as the server starts: one without its catalogues does not start.
const NAMES: Readonly<Record<Language, ReadonlyMap<string, string>>> = { zh: readNames("zh"), en: readNames("en") };

/** What the page calls a wished-for keyword in a language. One that it has no name for, such as a place's, stands for itself. */
export function wishName(keyword: string, language: Language): string {
  return NAMES[language].get(WISH_LABELS.get(keyword) ?? "") ?? (language === "zh" ? inChinese(keyword) : keyword);
}

/** How long a stay is to last has words in English alone. */
function inChinese(keyword: string): string {
  const length = stayLengthNamed(keyword);
  return length === null ? keyword : `${length.count} ${CHINESE_UNITS[length.unit]}${length.isLeast ? "以上" : ""}`;
}

const CHINESE_UNITS = { days: "天", weeks: "周", months: "个月" };

/** The names of wishes in a language's catalogue, by their ids there. */
function readNames(language: Language): Map<string, string> {
  const catalogue = readFileSync(join(CATALOGUES, `${language}.po`), "utf8");
  return new Map(
    [...catalogue.matchAll(ENTRY)].map(({ groups }) => [groups!["id"]!, JSON.parse(groups!["text"]!) as string]),
  );
}
