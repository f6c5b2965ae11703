import { spansOf, type Span } from "../text/mapped-text.ts";
import { contactTail } from "./contact-tail.ts";
import { skip, type ContactWords } from "./contact-words.ts";
import { findWrittenNumbers } from "./written-numbers.ts";

const GAP = String.raw`[ \u00a0()-]{0,2}`;
const UNITED_KINGDOM = String.raw`(?:(?:\+|00) ?44[ ()-]{0,2}(?:0[ ()-]{0,2})?|\(?0)[1-3578]\d(?:${GAP}\d){7,8}`;
const CHINA = String.raw`(?:(?:\+|00) ?86[ -]?)?1[3-9]\d(?:[ -]?\d{4}){2}`;
/** A landline with a digit too many, as it is often typed. */
const MISTYPED = String.raw`01\d{3} \d{3} \d{4}`;
const ELSEWHERE = String.raw`\+[1-9]\d{0,2}(?:${GAP}\d){7,11}`;
/** A whole number: of a British landline or mobile, a Chinese mobile, or with the code of any other country. */
const NUMBERS = [MISTYPED, UNITED_KINGDOM, CHINA, ELSEWHERE].map((pattern) => new RegExp(pattern, "g"));
/** After a name for it, numbers that are no whole ones elsewhere count too. */
const LABELLED_NUMBER = /[+0-9](?:[ -]?\d){6,15}/y;
/** Of 'text 3 days before' no number follows. */
const CALLS = /^(?:call|ring|te?xt|sms)$/;
const NAMES = ["phone", "channel", "messenger", "word"] as const;
/** What stands between a name and a number: 'text Sam on', 'WhatsApp me at', '致电 王先生 '. */
const TO_NUMBER =
  /^(?:同号| no| number| is)?\.?(?: [a-z]+){0,3}(?: ?[\p{sc=Han}]{1,4} )? ?[:：→是-]{0,2}[ \u00a0]{0,2}$/u;
const BETWEEN_NAMES = /^ ?(?:[/、,，&+]|or|and|或者?|和|同号)? ?$/;
const MOST_BETWEEN = 44;

/** 'after 6pm'; ', evenings only' where nothing goes on. */
const HOURS = /^,? (?:after|before|from) \d{1,2}(?:[:.]\d{2})? ?[ap]m\b/;
const DAYS = /^(,? (?:in the )?(?:evenings?|weekends?)(?: only)?) *(?:$|[\n,.;，。；)）])/;

/** The phone numbers of a text, each with what it is called, what else it serves and when: 'Call me on 07700 900123 after 6pm'. */
export function findPhoneNumbers(words: ContactWords): Span[] {
  const whole = NUMBERS.flatMap((pattern) => spansOf(words.text, pattern)).filter((span) => isWhole(words.text, span));
  return [...whole, ...labelledNumbers(words), ...findWrittenNumbers(words.text)].map(({ start, end }) => {
    const tail = contactTail(words, end);
    const behind = words.text.slice(tail, tail + 40);
    const when = HOURS.exec(behind)?.[0] ?? DAYS.exec(behind)?.[1] ?? "";
    return { start: startOfNames(words, start), end: tail + when.length };
  });
}

function isWhole(text: string, { start, end }: Span): boolean {
  return !/[\w.+£-]/.test(text[start - 1] ?? "") && !/^(?:\d|\.\d)/.test(text.slice(end, end + 2));
}

function startOfNames({ text, terms }: ContactWords, number: number): number {
  const names = terms.filter(({ sense, end }) => (NAMES as readonly string[]).includes(sense) && end <= number);
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
    LABELLED_NUMBER.lastIndex = skip(text, skip(text, end, " :：", 3), "\u00a0", 1);
    const number = LABELLED_NUMBER.exec(text);
    if (number === null || /\d/.test(text[LABELLED_NUMBER.lastIndex] ?? "")) return [];
    return [{ start, end: number.index + number[0].length }];
  });
}
