import { spansOf, type Span } from "../text/mapped-text.ts";

/** What stands between the digits of a number that is written apart. */
export const BETWEEN_DIGITS = String.raw`[ \t\u00a0\u3000().\-–—−_/\\·•・*~～,，、|]`;

/** Digits in a row, and what separates them from the ones before, without brackets. */
interface Group extends Span {
  digits: string;
  sign: string;
  /** A sign and a blank stand before it, as between two sentences. */
  isApart: boolean;
}

const RUN = new RegExp(String.raw`(?<![£$€\d])(?:\+ ?)?\(?\d(?:${BETWEEN_DIGITS}{0,3}\d){8,}`, "gu");
/** Whole numbers: of Britain, where a landline is often typed with a digit too many, of Chinese mobiles, Hong Kong and Taiwan. */
const WHOLE = [
  /^(?:0|440?)(?:1[1-9]\d{7,9}|[237]\d{9}|5[056]\d{8}|8[04-9]\d{7,8})$/,
  // Without its 0.
  /^7[1-9]\d{8}$/,
  /^(?:86)?1[3-9]\d{9}$/,
  /^(?:852[5-9]\d{7}|8860?9\d{8})$/,
];
const OF_THESE = /^(?:44|86|852)/;
const ABROAD = /^[1-9]\d{8,13}$/;
const MOST_DIGITS = 16;

/** The phone numbers that are known by their digits alone. */
export function findWholeNumbers(text: string): Span[] {
  return spansOf(text, RUN).flatMap(({ start, end }) => numbersIn(text.slice(start, end), start));
}

/** The numbers in a run of digits that are written apart in any way: with dots, strokes, a blank after each digit. */
function numbersIn(run: string, offset: number): Span[] {
  const groups = groupsOf(run);
  const found: Span[] = [];
  for (let from = 0; from < groups.length; from++) {
    const last = lastOfNumber(groups, from, run.startsWith("+"));
    // 'D:1350. 138 0013 8000': the number that begins behind the full stop reaches further.
    const isOfNext = groups
      .slice(from + 1, last + 1)
      .some(({ isApart }, at) => isApart && lastOfNumber(groups, from + 1 + at) > last);
    if (last < 0 || isOfNext) continue;
    found.push({ start: offset + (from === 0 ? 0 : groups[from]!.start), end: offset + groups[last]!.end });
    from = last;
  }
  return found;
}

/** The last group of the longest number that begins with a group; -1 where none does. */
function lastOfNumber(groups: readonly Group[], from: number, hasPlus = false): number {
  let [digits, last] = ["", -1];
  for (let to = from; to < groups.length && digits.length < MOST_DIGITS; to++) {
    digits += groups[to]!.digits;
    if (isNumber(digits, groups.slice(from, to + 1), hasPlus && from === 0)) last = to;
  }
  return last;
}

function groupsOf(run: string): Group[] {
  let behind = 0;
  return spansOf(run, /\d+/g).map(({ start, end }) => {
    const between = run.slice(behind, start).replace(/[()+]/g, "");
    behind = end;
    const [sign, isApart] = [between.trim(), /\S\s/.test(between)];
    return { digits: run.slice(start, end), sign, isApart, start, end };
  });
}

function isNumber(digits: string, groups: readonly Group[], hasPlus: boolean): boolean {
  const abroad = hasPlus ? digits : digits.startsWith("00") ? digits.slice(2) : "";
  const isAbroad = ABROAD.test(abroad) && !OF_THESE.test(abroad);
  if (!isAbroad && !WHOLE.some((pattern) => pattern.test(abroad || digits))) return false;
  // Of '01904 496 283 2 bed' the 2 is none of it.
  if (groups.at(-1)!.digits.length === 1 && groups.some((group) => group.digits.length > 2)) return false;
  return isAlike(groups) && (abroad !== "" || !isList(groups));
}

// Days and sums have several signs: 01/26-12/26 850.
function isAlike(groups: readonly Group[]): boolean {
  const signs = new Set(groups.slice(1).map(({ sign }) => sign));
  return signs.size <= 1 || (signs.size === 2 && signs.has("") && signs.has("-"));
}

/** A year beside a day or a month, buses 1 3 5 7 9 11 13 15, rents 1350 1400 150. */
function isList(groups: readonly Group[]): boolean {
  const hasDay = groups.some(({ digits }, at) => {
    const beside = [groups[at - 1], groups[at + 1]];
    return /^20[2-4]\d$/.test(digits) && beside.some((group) => (group?.digits.length ?? 3) <= 2);
  });
  const numbers = groups.map(({ digits }) => Number(digits));
  const isRising = numbers.every((number, at) => at === 0 || number > numbers[at - 1]!);
  const areSums = groups.every(({ digits }) => /^[1-9]\d{1,2}[05]$/.test(digits));
  return hasDay || (isRising && numbers.length > 3) || (areSums && numbers.length > 2);
}
