import { isOneDay } from "./date-candidate.ts";
import type { Moment } from "../partial-date.ts";

const RANGE =
  /^\s*(?:-+>?|~|=>|→|>|to|till?|until|through|thru|up to|一?直?到|至|住到|租到|一?直到)\s*(?:the|around|about|roughly|大概|大约|约|差不多)?\s*$/;
const BOTH = /^\s*(?:and|&|和|跟|与|、|plus)\s*(?:the)?\s*$/;
const EITHER = /^\s*(?:or|\/|或者?|还是|要么|,\s*or)\s*(?:the|from|in|on|by|者|是)*\s*$/;
const BETWEEN = /(?:between|在|于|介于)\s*(?:the\s*)?$/;

/** What stands between two moments, and before the first of them. */
export interface Joint {
  between: string;
  before: string;
}

/** True where the second of two moments is only another choice: "August or September" (the first is taken). */
export function isChoice({ between }: Joint): boolean {
  return EITHER.test(between);
}

/** True where two moments are the ends of a range: "to", 到, a dash, "between … and", "July and August", "1 July and 31 August". */
export function isRange({ between, before }: Joint, first: Moment, second: Moment): boolean {
  if (RANGE.test(between)) return true;
  return BOTH.test(between) && (BETWEEN.test(before) || isOneDay(first) === isOneDay(second));
}

/** True of a text that joins what stands before it to what stands behind it as a range. */
export function joinsRange(between: string): boolean {
  return RANGE.test(between);
}
