import type { Language } from "../language.ts";

/** What is often said beside a rent, as the form offers it. */
export interface PriceFacts {
  bills: "included" | "extra" | null;
  /** Weeks of rent as a deposit. */
  deposit: "none" | "4" | "5" | null;
}

/** A room's note about its price: what it says of bills and deposit, and all other words of it. */
export interface PriceNote {
  facts: PriceFacts;
  rest: string;
}

type Phrases = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** How a note says each fact: words that people write themselves, and that search and cards understand. */
const PHRASES: Readonly<Record<keyof PriceFacts, Phrases>> = {
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
 * What a note says at its beginning, where the form writes it: in either language, however it is spaced. What stands
 * further on is the poster's own, and never changed.
 */
export function readPriceNote(note: string): PriceNote {
  const facts: PriceFacts = { bills: null, deposit: null };
  let rest = note.trim();
  for (;;) {
    const said = saidFirst(rest);
    if (said === null || facts[said.fact] !== null) return { facts, rest };
    Object.assign(facts, { [said.fact]: said.value });
    rest = said.rest;
  }
}

/** The note with other facts, each once and in a fixed order, then the poster's own words. */
export function writePriceNote({ facts, rest }: PriceNote, language: Language): string {
  const said = (["bills", "deposit"] as const).flatMap((fact) => PHRASES[fact][facts[fact] ?? ""]?.[language] ?? []);
  const [first, ...others] = said;
  // A sentence of them in English has one capital.
  const phrases = first === undefined ? [] : [first, ...others.map((phrase) => phrase.replace(/^[BN]/, lowered))];
  return [...phrases, ...(rest === "" ? [] : [rest])].join(language === "zh" ? "，" : ", ");
}

function lowered(letter: string): string {
  return letter.toLowerCase();
}

interface Said {
  fact: keyof PriceFacts;
  value: string;
  rest: string;
}

function saidFirst(text: string): Said | null {
  for (const fact of ["bills", "deposit"] as const)
    for (const [value, phrases] of Object.entries(PHRASES[fact]))
      for (const phrase of Object.values(phrases)) {
        const found = patternOf(phrase).exec(text);
        if (found !== null) return { fact, value, rest: text.slice(found[0].length) };
      }
  return null;
}

// 包bill, 包 Bill，: up to the next mark, or to the end.
function patternOf(phrase: string): RegExp {
  return new RegExp(String.raw`^${phrase.replaceAll(" ", String.raw`\s*`)}\s*(?:[，,；;。.、]\s*|$)`, "i");
}
