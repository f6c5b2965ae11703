import { WORD_END } from "../../text/pattern.ts";
import { onDay, type DayInYear } from "../partial-date.ts";

// "The start of July" is a part of it; in "we'd like to start in July" the word is a verb.
const START = "(?:begin|start)(?:(?=\\s+of\\s)|(?<!(?:to|will|can|could|would|i|we)\\s+(?:begin|start)))(?!\\s+in\\s)";

/** Early, the middle of, the second week of: which days of a month are meant; a pattern's source. */
export const PART_BEFORE =
  `(?:the\\s+)?(?:very\\s+)?(early|mid(?:dle)?|late|end|beginning|${START}|1st\\s+(?:half|week)|2nd\\s+(?:half|week)|3rd\\s+week|(?:4th|last|final)\\s+week|(?:last|final)\\s+day|1st\\s+day)` +
  "(?:\\s?(?:-|/|to|or)\\s?(?:early|mid|late|end))?\\s?-?\\s?(?:in\\s+|of\\s+)?(?:the\\s+)?";

/** The same in Chinese, behind the month. */
export const PART_BEHIND = `(上旬|中下旬|中上旬|下旬|中旬|[初头]|mid${WORD_END}|中(?![国心介央文午餐式学间])|[底末尾](?![下层楼])|[上下]半月|第[1-4]个?(?:周|星期|礼拜)|最后1?个?(?:周|星期|礼拜|1?天))(?![层楼])`;

/** The first and the last day of a part of a month (convention: early is the 1st, mid the 15th, late the 21st). */
export function partOfMonth(part: string, month: number): { first: DayInYear; last: DayInYear } {
  const [from, to] = daysOfPart(part);
  return { first: onDay(month, from), last: onDay(month, to) };
}

function daysOfPart(part: string): [number, number] {
  if (/(?:last|final)\s+week|最后1?个?[周星礼]/.test(part)) return [25, 31];
  const week = /(\d)(?:(?:st|nd|rd|th)\s+week|个?[周星礼])/.exec(part)?.[1];
  if (week !== undefined) return [Number(week) * 7 - 6, Number(week) * 7];
  if (/^(?:end|last|final|最后)|[底末尾]/.test(part)) return [31, 31];
  if (/2nd\s+half|下半月/.test(part)) return [16, 31];
  if (/1st\s+half|上半月/.test(part)) return [1, 15];
  if (/中/.test(part) || part.startsWith("mid")) return [15, 15];
  return /late|下旬/.test(part) ? [21, 21] : [1, 1];
}
