import type { Span } from "../text/mapped-text.ts";

/** What stands between the digits of a number that is written apart. */
export const BETWEEN_DIGITS = String.raw`[ \t\u00a0\u3000().\-–—−_/\\·•・*~～,，、|]`;

/** Digits in a row, and what separates them from the ones before, without brackets. */
interface Group extends Span {
  digits: string;
  sign: string;
}

const RUN = new RegExp(String.raw`(?<![£$€\d])(?:\+ ?)?\(?\d(?:${BETWEEN_DIGITS}{0,3}\d){8,}`, "gu");
/** Whole numbers: of Britain, where a landline is often typed with a digit too many, of Chinese mobiles, Hong Kong and Taiwan. */
const WHOLE = [
  /^(?:0|440?)(?:1[1-9]\d{7,9}|[237]\d{9}|5[056]\d{8}|8[04-9]\d{7,8})$/,
  /^(?:86)?1[3-9]\d{9}$/,
  /^(?:852[5-9]\d{7}|8860?9\d{8})$/,
];
const OF_THESE = /^(?:44|86|852)/;
/** A British mobile without its 0. */
const SHORTENED = /^7[1-9]\d{8}$/;
const ABROAD = /^[1-9]\d{8,13}$/;
const MOST_GROUPS = 16;

/** The phone numbers that are known by their digits alone. */
export function findWholeNumbers(text: string): Span[] {
  return Array.from(text.matchAll(RUN)).flatMap((run) => numbersIn(run[0], run.index));
}

/** The numbers in a run of digits that are written apart in any way: with dots, strokes, a blank after each digit. */
function numbersIn(run: string, offset: number): Span[] {
  const groups = groupsOf(run);
  const found: Span[] = [];
  for (let from = 0; from < groups.length; from++) {
    for (let to = Math.min(groups.length, from + MOST_GROUPS); to > from; to--) {
      const some = groups.slice(from, to);
      if (!isNumber(some, run.startsWith("+") && from === 0)) continue;
      found.push({ start: offset + (from === 0 ? 0 : some[0]!.start), end: offset + some.at(-1)!.end });
      from = to - 1;
      break;
    }
  }
  return found;
}

function groupsOf(run: string): Group[] {
  let behind = 0;
  return Array.from(run.matchAll(/\d+/g), ({ 0: digits, index }) => {
    const between = run.slice(behind, index).replace(/[()+]/g, "");
    // '1350. 138.0013.8000': the blank tells the end of a sentence from a number's own dots.
    const sign = /^[\s-]*$/.test(between) ? between.trim() : between;
    behind = index + digits.length;
    return { digits, sign, start: index, end: behind };
  });
}

/** What looks like days, sums or a list of numbers is none; of '01904 496 283 2 bed' the 2 is not. */
function isNumber(groups: readonly Group[], hasPlus: boolean): boolean {
  const digits = groups.map((group) => group.digits).join("");
  if (groups.at(-1)!.digits.length === 1 && groups.some((group) => group.digits.length > 2)) return false;
  const abroad = hasPlus ? digits : digits.startsWith("00") ? digits.slice(2) : "";
  if (ABROAD.test(abroad)) return OF_THESE.test(abroad) ? isWhole(abroad) : isAlike(groups);
  const isShortened =
    SHORTENED.test(digits) && (groups.length <= 3 || groups.every((group) => group.digits.length === 1));
  return (isWhole(digits) || isShortened) && isAlike(groups) && !hasDay(groups) && !isCounted(groups);
}

function isWhole(digits: string): boolean {
  return WHOLE.some((pattern) => pattern.test(digits));
}

// Days and sums have several signs: 01/26-12/26 850.
function isAlike(groups: readonly Group[]): boolean {
  const signs = new Set(groups.slice(1).map(({ sign }) => sign));
  return signs.size <= 1 || (signs.size === 2 && signs.has("") && signs.has("-"));
}

/** Whether a year stands beside a day or a month. */
function hasDay(groups: readonly Group[]): boolean {
  return groups.some(({ digits }, at) => {
    const beside = [groups[at - 1], groups[at + 1]];
    return /^20[2-4]\d$/.test(digits) && beside.some((group) => group !== undefined && group.digits.length <= 2);
  });
}

// Buses 1 3 5 7 9 11 13 15, rents 1350 1400 150.
function isCounted(groups: readonly Group[]): boolean {
  const numbers = groups.map(({ digits }) => Number(digits));
  const isRising = numbers.length > 3 && numbers.every((number, at) => at === 0 || number > numbers[at - 1]!);
  const areSums =
    numbers.length > 2 && groups.every(({ digits }) => /^[1-9]\d{2,3}$/.test(digits) && /[05]$/.test(digits));
  return isRising || areSums;
}
