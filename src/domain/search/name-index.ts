import { spokenTextOf } from "./keyword.ts";

/** Names that are looked for in a text, each with what it may mean. */
export interface NameIndex<Meaning> {
  /** The longest name that begins at a place of a text. @param text As `spokenTextOf` makes it. */
  at(text: string, place: number): NameMatch<Meaning> | null;
  /** All names in a text, the longest first where several begin together; none overlap. */
  find(text: string): NameMatch<Meaning>[];
}

export interface NameMatch<Meaning> {
  /** Where it ends in the text. */
  end: number;
  meanings: readonly Meaning[];
}

interface Name<Meaning> {
  /** A word behind its space, Chinese without. */
  text: string;
  meanings: Meaning[];
}

const HAN = /^\p{Script=Han}/u;
const ENDS_IN_WORD = /(?!\p{Script=Han})[\p{L}\p{N}\p{M}]$/u;

/** @param names Each name as it is written, with what it means; one that comes twice may mean either. */
export function nameIndex<Meaning>(names: Iterable<readonly [written: string, meaning: Meaning]>): NameIndex<Meaning> {
  const byStart = groupedByStart(names);
  const at: NameIndex<Meaning>["at"] = (text, place) => {
    const found = byStart.get(startOf(text, place))?.find((name) => isAt(text, place, name.text));
    return found === undefined ? null : { end: place + found.text.length, meanings: found.meanings };
  };
  return {
    at,
    find(text) {
      const found: NameMatch<Meaning>[] = [];
      for (let place = 0; place < text.length;) {
        const match = at(text, place);
        if (match !== null) found.push(match);
        place = match?.end ?? place + 1;
      }
      return found;
    },
  };
}

/** A name as it stands in a text of `spokenTextOf`. */
export function nameNeedle(written: string): string {
  const text = spokenTextOf(written);
  return HAN.test(text.slice(1)) ? text.slice(1) : text;
}

/** Whether a needle stands at a place, whole. */
export function isAt(text: string, place: number, needle: string): boolean {
  if (!text.startsWith(needle, place)) return false;
  return !ENDS_IN_WORD.test(needle) || !ENDS_IN_WORD.test(text.charAt(place + needle.length));
}

function groupedByStart<Meaning>(names: Iterable<readonly [string, Meaning]>): Map<string, Name<Meaning>[]> {
  const byText = new Map<string, Name<Meaning>>();
  for (const [written, meaning] of names) {
    const text = nameNeedle(written);
    const known = byText.get(text);
    if (known === undefined) byText.set(text, { text, meanings: [meaning] });
    else if (!known.meanings.includes(meaning)) known.meanings.push(meaning);
  }
  const byStart = new Map<string, Name<Meaning>[]>();
  for (const name of byText.values()) {
    const start = startOf(name.text, 0);
    byStart.set(start, [...(byStart.get(start) ?? []), name]);
  }
  for (const [start, of] of byStart) {
    byStart.set(
      start,
      of.toSorted((a, b) => b.text.length - a.text.length),
    );
  }
  return byStart;
}

/** What names are looked up by: a first word with its space, or the first Chinese character. */
function startOf(text: string, place: number): string {
  if (text[place] !== " ") return text.charAt(place);
  const end = text.indexOf(" ", place + 1);
  return end === -1 ? text.slice(place) : text.slice(place, end);
}
