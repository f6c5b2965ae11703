import type { Language } from "../language.ts";
import { FACT_PATTERNS, type PriceFacts } from "./price-fact-patterns.ts";

type Fact = keyof PriceFacts;
type Phrases = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** How the form writes each fact: words that people write themselves, and that search and cards understand. */
const PHRASES: Readonly<Record<Fact, Phrases>> = {
  bills: {
    included: { zh: "包 bill", en: "Bills included" },
    extra: { zh: "不包 bill", en: "Bills not included" },
  },
  deposit: {
    none: { zh: "无押金", en: "No deposit" },
    "4": { zh: "押金 4 周房租", en: "4 weeks' rent as deposit" },
    "5": { zh: "押金 5 周房租", en: "5 weeks' rent as deposit" },
  },
};

/**
 * What a note about a price says of bills and deposit, wherever it does and in either language. Null where it says
 * nothing, where it contradicts itself, and for a deposit that the form does not offer.
 */
export function readPriceNote(note: string): PriceFacts {
  return { bills: theOne(mentionsOf("bills", note)), deposit: theOne(mentionsOf("deposit", note)) };
}

/**
 * The note with another fact: in the place of all that it says of the same, else at its beginning, bills first. Null
 * takes it out. All other words stay as they are.
 */
export function writePriceNote<Changed extends Fact>(
  note: string,
  fact: Changed,
  value: PriceFacts[Changed],
  language: Language,
): string {
  let text = note.trim();
  const [first, ...others] = mentionsOf(fact, text);
  for (const again of others.toReversed()) text = withoutMention(text, again);
  const phrase = PHRASES[fact][value ?? ""]?.[language];
  if (first === undefined) return phrase === undefined ? text : withNew(text, fact, phrase, language);
  return asSentence(phrase === undefined ? withoutMention(text, first) : withInstead(text, first, phrase));
}

/** Where a note says a fact. */
interface Place {
  begin: number;
  end: number;
}

interface Mention<Value> extends Place {
  /** Null for what the form does not offer. */
  value: Value;
}

function mentionsOf<Said extends Fact>(fact: Said, note: string): Mention<PriceFacts[Said]>[] {
  const found = FACT_PATTERNS[fact].flatMap(([value, pattern]) =>
    [...note.matchAll(pattern)].map(({ 0: words, index }) => ({ value, begin: index, end: index + words.length })),
  );
  // Of two that overlap the first, of two that begin together the longer: 'deposit £715' is in '5 weeks deposit £715'.
  found.sort((a, b) => a.begin - b.begin || b.end - a.end);
  const apart: Mention<PriceFacts[Said]>[] = [];
  for (const mention of found) if (mention.begin >= (apart.at(-1)?.end ?? 0)) apart.push(mention);
  return apart;
}

function theOne<Value>(mentions: readonly Mention<Value>[]): Value | null {
  const [value = null, ...others] = new Set(mentions.map((mention) => mention.value));
  return others.length === 0 ? value : null;
}

function withNew(note: string, fact: Fact, phrase: string, language: Language): string {
  const separator = language === "zh" ? "，" : ", ";
  const bills = mentionsOf("bills", note)[0];
  const isBehindBills =
    fact === "deposit" && bills?.begin === 0 && /^\s*(?:[，,；;。.、]|$)/.test(note.slice(bills.end));
  const before = isBehindBills ? note.slice(0, bills.end) : "";
  const after = note.slice(before.length).replace(/^\s*[，,；;。.、]?\s*/, "");
  const parts = [before, before === "" ? phrase : lowered(phrase), asContinued(after)];
  return parts.filter((part) => part !== "").join(separator);
}

function withInstead(note: string, { begin, end }: Place, phrase: string): string {
  const before = note.slice(0, begin);
  const after = note.slice(end);
  const isSentence = /(?:^|[.。!！?？\n])\s*$/.test(before);
  // In a row of Chinese words nothing divides what is written from what follows.
  return `${before}${isSentence ? phrase : lowered(phrase)}${/^[\p{L}\d]/u.test(after) ? "，" : ""}${after}`;
}

function withoutMention(note: string, { begin, end }: Place): string {
  const before = note.slice(0, begin);
  const after = note.slice(end);
  if (/^\s*$|[，,；;。.、\n]\s*$/.test(before)) {
    const rest = after.replace(/^\s*[，,；;。.、]?\s*/, "");
    return rest === "" ? before.replace(/[，,；;、]?\s*$/, "") : before + rest;
  }
  return `${before.trimEnd()}${after}`;
}

// What the form wrote begins with a capital where the note does,
function asSentence(note: string): string {
  return note.replace(
    /^(?:bills (?:not )?included|no deposit)/,
    (phrase) => phrase[0]!.toUpperCase() + phrase.slice(1),
  );
}

// and with a small letter behind something else.
function asContinued(note: string): string {
  return note.replace(/^(?:Bills (?:not )?included|No deposit)/, lowered);
}

function lowered(phrase: string): string {
  return phrase.slice(0, 1).toLowerCase() + phrase.slice(1);
}
