import { spansOf, type Span } from "../text/mapped-text.ts";
import { findWrittenNumbers } from "./written-numbers.ts";
import { oneOf } from "../text/pattern.ts";

const GAP = String.raw`[ \u00a0()-]{0,2}`;
const UNITED_KINGDOM = String.raw`(?:(?:\+|00) ?44[ ()-]{0,2}(?:0[ ()-]{0,2})?|\(?0)(?=[1-3578])\d{2}(?:${GAP}\d){7,8}`;
const CHINA = String.raw`(?:(?:\+|00) ?86[ -]?)?1[3-9]\d(?:[ -]?\d{4}){2}`;
const ELSEWHERE = String.raw`\+[1-9]\d{0,2}(?:${GAP}\d){7,11}`;
/** A whole number: of a British landline or mobile, a Chinese mobile, or with the code of any other country. */
const NUMBER = String.raw`(?<![\w.+£-])(?:${UNITED_KINGDOM}|${CHINA}|${ELSEWHERE})(?!\d|\.\d)`;
/** After a name for it, numbers that are no whole ones elsewhere count too. */
const LABELLED_NUMBER = String.raw`[+0-9](?:[ -]?\d){6,15}`;

const NAME =
  "(?:tel(?:ephone)?|phone|mobile|mob|cell|call|ring|text|sms|whats ?app|wa|we ?-?chat|vx|wx|联系电话|电话|手机|致电|微信|威信|薇信)(?:号码?|同号)?";
const BETWEEN_NAMES = String.raw` ?(?:[/、,，&+]|\bor\b|\band\b|或者?|和)? ?`;
// 'text Sam on', 'WhatsApp me at'; a number, or the end of the sentence, ends it.
const WORDS = "(?: [a-z]+){0,3}(?: ?[\\p{sc=Han}]{1,4} )?";
const NAMES = String.raw`(?<![a-z])${NAME}(?:${BETWEEN_NAMES}${NAME}){0,2}(?![a-z])(?: no| number| is)?\.?${WORDS} ?[:：→是-]{0,2}[ \u00a0]{0,2}`;
const MESSENGER = "(?:微信|v信|vx|wx|we ?chat|whats ?app)";
const ALSO = oneOf(
  // '（微信同号）', '(WhatsApp only)'
  ` ?[(（][^()（）\\n]{0,8}${MESSENGER}[^()（）\\n]{0,12}[)）]`,
  // ' 微信同号', 'WhatsApp as well'
  `[ \\u3000,，]{0,2}${MESSENGER}(?: ?(?:同号|通用|一样)| too\\b| as well\\b)`,
  // '，短信或WhatsApp均可'
  `[ ,，]{0,3}(?:[\\p{sc=Han}]{2,3}[或和/、])?${MESSENGER}(?:均可|都可以?|都行|也行|也可以?)`,
);

// 'after 6pm', ', evenings only'.
const WHEN = String.raw`,? (?:(?:after|before|from) \d{1,2}(?:[:.]\d{2})? ?[ap]m\b|(?:in the )?(?:evenings?|weekends?)(?: only)?(?=[\s,.;，。；)）]*$|[,.;，。；)）]))`;

const PHONE = new RegExp(
  `(?:${NAMES})?(?:${NUMBER})(?:${ALSO})?(?:${WHEN})?|(?<![a-z])(?:联系电话|电话|手机号?|tel(?:ephone)?|phone|mobile|whats ?app) ?[:：]? ?${LABELLED_NUMBER}(?!\\d)`,
  "giu",
);

/** The phone numbers of a text, each with what it is called, what else it serves and when: 'Call me on 07700 900123 after 6pm'. */
export function findPhoneNumbers(text: string): Span[] {
  return [...spansOf(text, PHONE), ...findWrittenNumbers(text)];
}
