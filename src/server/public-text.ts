import { LRUCache } from "lru-cache";
import { namedCovers } from "#domain/covered-text.ts";
import { coverPostcodes } from "#domain/postcodes/public-postcode.ts";
import type { Language } from "#domain/language.ts";
import { coverContacts, type CoveredText } from "../query-parser/listing/contacts.ts";

/** Lists show the same texts again and again; to look through one takes some 0.3 ms. Characters, about 20 MB. */
const REMEMBERED_LENGTH = 10_000_000;

const known = new LRUCache<string, CoveredText>({
  maxSize: REMEMBERED_LENGTH,
  sizeCalculation: ({ text }, written) => written.length + (text === written ? 0 : text.length) + 50,
});

/** What others than its author read of a text: all but its contacts, which are opened one by one. */
export function publicText(written: string): string;
export function publicText(written: string | null): string | null;
export function publicText(written: string | null): string | null {
  return written === null ? null : covered(written).text;
}

const knownToStrangers = new LRUCache<string, string>({
  maxSize: REMEMBERED_LENGTH,
  sizeCalculation: (text, written) => written.length + (text === written ? 0 : text.length) + 50,
});

/** What people without an account read of a public text: of a whole postcode its district. */
export function strangersText(shown: string | null): string | null {
  if (shown === null) return null;
  const before = knownToStrangers.get(shown);
  if (before !== undefined) return before;
  const text = coverPostcodes(shown);
  knownToStrangers.set(shown, text);
  return text;
}

/** Some fields of a row, as others read them. */
export function publicProse<Field extends string, Row extends Readonly<Record<Field, string | null>>>(
  fields: readonly Field[],
  row: Row,
): Pick<Row, Field> {
  const shown = fields.map((field) => [field, publicText(row[field])]);
  return Object.fromEntries(shown) as Pick<Row, Field>;
}

/** The contacts that are covered in some texts, each once, a line each; null where there are none. */
export function contactsInTexts(texts: readonly (string | null)[]): string | null {
  const all = texts.flatMap((text) => (text === null ? [] : covered(text).covered));
  return [...new Set(all)].join("\n") || null;
}

const NAMES: Record<Language, string> = { zh: "［联系方式］", en: "[contact]" };

/** A text for others with a word for each contact, where no page puts one. */
export function publicWords(written: string, language: Language): string {
  return namedCovers(publicText(written), NAMES[language]);
}

function covered(written: string): CoveredText {
  const before = known.get(written);
  if (before !== undefined) return before;
  const { text, covered: contacts } = coverContacts(written);
  const found = { text: contacts.length === 0 ? written : text, covered: contacts };
  known.set(written, found);
  return found;
}
