import { MONTH_NAME } from "../text/shared-words.ts";
import { WORD_END } from "../text/pattern.ts";
import type { Span } from "../text/mapped-text.ts";
import { MONEY_WORDS, type MoneyWord } from "./money-words.ts";
import type { Period } from "./rent-periods.ts";

/** A part of a text as far as money is concerned; `other` is everything that says nothing about it. */
export interface Token extends Span {
  kind: MoneyWord | Period | "number" | "other";
  text: string;
  /** Of a number; 0 for everything else. */
  value: number;
}

const MONTH = `(?:${MONTH_NAME})`;
const UP_TO_A_NUMBER = String.raw`(?:(?:-|~|到|至|to|or)\s?\d+\s?)?`;
// Numbers of a date, a time or of something that is counted.
const OTHER_NUMBERS = [
  String.raw`\d+(?:[/.]\d+){2,}`,
  String.raw`\d{4}-\d{1,2}(?:-\d{1,2})?(?!\d)`,
  String.raw`\d{1,2}-\d{1,2}-\d{4}`,
  String.raw`\d{1,2}\/\d+|\d{4}\/\d{1,2}(?!\d)`,
  String.raw`\d{1,2}:\d\d`,
  String.raw`\d+(?:st|nd|rd|th)${WORD_END}`,
  String.raw`\d{1,2}月(?![租付均])|\d{1,4}(?:年(?![租付])|号|日(?![租均])|岁|公里|英里|天(?!花)|平[米方]|%)`,
  String.raw`\d{1,3}\s?${UP_TO_A_NUMBER}(?:分钟?|mins|minutes?|days?|sqm|sqft|m2|步|站)${WORD_END}`,
  String.raw`\d{1,2}\s?${UP_TO_A_NUMBER}(?:位(?!置)|[人个室厅卫房卧间居层楼张床区点周]|星期|礼拜|小时|学期)`,
  String.raw`\d{1,2}\s?-?${UP_TO_A_NUMBER}(?:[ap]\.?m|min|weeks?|wks?|months?|mths?|years?|yrs?|nights?|hours?|hrs?|people|persons?|beds?|bedrooms?|bathrooms?|baths?|miles?|km)${WORD_END}`,
  String.raw`(?:[12]?\d|3[01])\s?(?:of\s)?${MONTH}${WORD_END}`,
  String.raw`${MONTH}\s?(?:[12]?\d|3[01])(?![\d.])`,
].join("|");

const TOKEN = new RegExp(
  [
    ...Object.entries(MONEY_WORDS).map(([kind, pattern]) => `(?<${kind}>${pattern})`),
    `(?<counted>(?<![£\\d]\\s?)(?:${OTHER_NUMBERS}))`,
    String.raw`(?<number>\d+(?:\.\d+)?)`,
    String.raw`(?<other>[a-z][a-z\d'_]*|[^])`,
  ].join("|"),
  "y",
);
const SPACES = /[^\S\n]*/y;

/** The words of what is left of a text, as far as money is concerned. */
export function tokenizeMoney(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    SPACES.lastIndex = at;
    SPACES.test(text);
    at = SPACES.lastIndex;
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    if (!match) break;
    tokens.push(tokenOf(match));
    at = TOKEN.lastIndex;
  }
  for (const [index, token] of tokens.entries()) if (isPartOfName(token, tokens[index + 1])) token.kind = "other";
  return tokens;
}

function tokenOf(match: RegExpExecArray): Token {
  const [text] = match;
  const named = Object.entries(match.groups ?? {}).find(([, written]) => written !== undefined)?.[0] ?? "other";
  const kind = named === "counted" ? "other" : (named as Token["kind"]);
  const value = kind === "number" ? Number(text) : 0;
  return { kind, text, value, start: match.index, end: match.index + text.length };
}

// The 2 of "2tn".
function isPartOfName(token: Token, next: Token | undefined): boolean {
  return token.kind === "number" && next?.kind === "other" && next.start === token.end && /^[a-z]/.test(next.text);
}
