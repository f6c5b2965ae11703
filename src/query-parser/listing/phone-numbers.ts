import type { Span } from "../text/mapped-text.ts";
import { contactTail, isName, matchAt, skip, type ContactWords } from "./contact-words.ts";
import { findWholeNumbers } from "./whole-numbers.ts";

/** After a name for it, numbers that are no whole ones elsewhere count too. */
const LABELLED_NUMBER = /[+0-9](?:[ -]?\d){6,15}/y;
/** Of 'text 3 days before' no number follows. */
const CALLS = /^(?:call|ring|te?xt|sms)$/;
/** What stands between a name and a number: 'text Sam on', 'WhatsApp me at', '致电 王先生 '. */
const TO_NUMBER =
  /^(?:同号| no| number| is)?\.?(?: [a-z]+){0,3}(?: ?[\p{sc=Han}]{1,4} )? ?[:：→是-]{0,2}[ \u00a0]{0,2}$/u;
const BETWEEN_NAMES = /^ ?(?:[/、,，&+]|or|and|或者?|和|同号?)? ?$/;
const MOST_BETWEEN = 44;

/** 'after 6pm'; ', evenings only' where nothing goes on. */
const HOURS = /^,? (?:after|before|from) \d{1,2}(?:[:.]\d{2})? ?[ap]m\b/;
const DAYS = /^(,? (?:in the )?(?:evenings?|weekends?)(?: only)?) *(?:$|[\n,.;，。；)）])/;

/** The phone numbers of a text, each with what it is called, what else it serves and when: 'Call me on 07700 900123 after 6pm'. */
export function findPhoneNumbers(words: ContactWords): Span[] {
  return [...findWholeNumbers(words.text), ...labelledNumbers(words)].map(({ start, end }) => {
    const tail = contactTail(words, end);
    const behind = words.text.slice(tail, tail + 40);
    const when = HOURS.exec(behind)?.[0] ?? DAYS.exec(behind)?.[1] ?? "";
    return { start: startOfNames(words, start), end: tail + when.length };
  });
}

function startOfNames({ text, terms }: ContactWords, number: number): number {
  const names = terms.filter((term) => isName(term) && term.end <= number);
  let [start, next] = [number, TO_NUMBER];
  for (const { start: nameStart, end } of names.toReversed()) {
    if (start - end > MOST_BETWEEN || !next.test(text.slice(end, start))) break;
    [start, next] = [nameStart, BETWEEN_NAMES];
  }
  return start;
}

function labelledNumbers({ text, terms }: ContactWords): Span[] {
  return terms.flatMap(({ sense, start, end }) => {
    if (!(sense === "phone" && !CALLS.test(text.slice(start, end))) && !text.startsWith("what", start)) return [];
    const from = skip(text, skip(text, end, " :：", 3), "\u00a0", 1);
    const number = matchAt(LABELLED_NUMBER, text, from);
    if (number === null || /\d/.test(text[from + number.length] ?? "")) return [];
    return [{ start, end: from + number.length }];
  });
}
