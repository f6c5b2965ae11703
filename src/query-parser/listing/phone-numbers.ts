import type { Span } from "../text/mapped-text.ts";
import { contactTail, matchAt, NAMES, type ContactWords } from "./contact-words.ts";
import { findWholeNumbers } from "./whole-numbers.ts";

/** After a name for it, numbers that are no whole ones elsewhere count too. */
const LABELLED_NUMBER = /[ :：\u00a0]{0,3}[+0-9](?:[ -]?\d){6,15}/y;
/** What stands between a name and a number: 'text Sam on', 'WhatsApp me at', '致电 王先生 '. */
const TO_NUMBER =
  /^(?:同号| no| number| is)?\.?(?: [a-z]+){0,3}(?: ?[\p{sc=Han}]{1,4} )? ?[:：→是-]{0,2}[ \u00a0]{0,2}$/u;
const BETWEEN_NAMES = /^ ?(?:[/、,，&+]|or|and|或者?|和|同号?)? ?$/;
const MOST_BETWEEN = 44;
/** 'after 6pm', ', evenings only' */
const WHEN =
  /,? (?:(?:after|before|from) \d{1,2}(?:[:.]\d{2})? ?[ap]m|(?:in the )?(?:evenings?|weekends?)(?: only)?)\b/y;

/** The phone numbers of a text, each with what it is called, what else it serves and when: 'Call me on 07700 900123 after 6pm'. */
export function findPhoneNumbers(words: ContactWords): Span[] {
  return [...findWholeNumbers(words.text), ...labelledNumbers(words)].map(({ start, end }) => {
    const tail = contactTail(words, end);
    const when = matchAt(WHEN, words.text, tail) ?? "";
    return { start: startOfNames(words, start), end: tail + when.length };
  });
}

function startOfNames({ text, terms }: ContactWords, number: number): number {
  const names = terms.filter(({ sense, end }) => NAMES.includes(sense) && end <= number);
  let [start, next] = [number, TO_NUMBER];
  for (const name of names.toReversed()) {
    if (start - name.end > MOST_BETWEEN || !next.test(text.slice(name.end, start))) break;
    [start, next] = [name.start, BETWEEN_NAMES];
  }
  return start;
}

function labelledNumbers({ text, terms }: ContactWords): Span[] {
  return terms.flatMap(({ sense, start, end }) => {
    const number = NAMES.includes(sense) ? matchAt(LABELLED_NUMBER, text, end) : null;
    return number === null || /\d/.test(text[end + number.length] ?? "") ? [] : [{ start, end: end + number.length }];
  });
}
