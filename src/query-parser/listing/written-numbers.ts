import { type Span } from "../text/mapped-text.ts";
import { BETWEEN_DIGITS } from "./plain-writing.ts";

interface Group extends Span {
  digits: string;
  /** What separates it from the one before, without brackets. */
  sign: string;
}

const RUN = new RegExp(String.raw`(?<![£$€\d])(?:\+ ?)?\(?\d(?:${BETWEEN_DIGITS}{0,3}\d){8,}`, "gu");
const COUNTRY = /^(?:44(?=0?[1-37])|861|852[5-9]|886|353|33|49|65(?=[89]))/;
/** Whole numbers: with the code of a country, of Britain, of a Chinese mobile. */
const ABROAD = /^00[1-9]\d{8,}$/;
const WITH_CODE = /^(?:440?[1-37]\d{9}|861[3-9]\d{9}|852[5-9]\d{7}|8860?9\d{8})$/;
const BRITISH = /^0(?:1[1-9]\d{7,8}|2\d{9}|3\d{9}|5[056]\d{8}|7\d{9}|8[04-9]\d{7,8})$/;
const CHINESE = /^1[3-9]\d{9}$/;
/** A British mobile without its 0. */
const SHORTENED = /^7[1-9]\d{8}$/;
const MOST_GROUPS = 16;

/**
 * Telephone numbers that are written apart in any way: with dots, strokes, a blank after each digit. What looks like days, sums
 * or a list of numbers is none.
 */
export function findWrittenNumbers(text: string): Span[] {
  return Array.from(text.matchAll(RUN)).flatMap((run) => numbersIn(run[0], run.index));
}

function numbersIn(run: string, offset: number): Span[] {
  const hasPlus = run.startsWith("+");
  const groups = groupsOf(run);
  const found: Span[] = [];
  for (let from = 0; from < groups.length; from++) {
    const most = Math.min(groups.length, from + MOST_GROUPS);
    for (let to = most; to > from; to--) {
      const some = groups.slice(from, to);
      if (!isNumber(some, hasPlus && from === 0)) continue;
      const isFirst = from === 0;
      found.push({ start: offset + (isFirst ? 0 : some[0]!.start), end: offset + some.at(-1)!.end });
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

function isNumber(groups: readonly Group[], hasPlus: boolean): boolean {
  const digits = groups.map((group) => group.digits).join("");
  if (digits.length < 9 || digits.length > 17) return false;
  const abroad = hasPlus ? digits : ABROAD.test(digits) ? digits.slice(2) : null;
  if (abroad !== null) {
    return /^(?:44|86|852)/.test(abroad) ? WITH_CODE.test(abroad) : abroad.length <= 14 && isAlike(groups);
  }
  const isKnown = WITH_CODE.test(digits) || BRITISH.test(digits) || CHINESE.test(digits);
  if (!isKnown && !(SHORTENED.test(digits) && isInFewGroups(groups))) return false;
  return (COUNTRY.test(digits) || isAlike(groups)) && !hasDay(groups) && !isCounted(groups);
}

function isInFewGroups(groups: readonly Group[]): boolean {
  return groups.length <= 3 || groups.every((group) => group.digits.length === 1);
}

// Days and sums have several signs: 01/26-12/26 850.
function isAlike(groups: readonly Group[]): boolean {
  const signs = new Set(groups.slice(1).map(({ sign }) => sign));
  if (signs.size <= 1) return true;
  signs.delete("");
  return signs.size === 1 && signs.has("-");
}

function hasDay(groups: readonly Group[]): boolean {
  const others = groups.filter(({ digits }) => !/^20[2-4]\d$/.test(digits));
  if (others.length < groups.length && others.every(({ digits }) => digits.length <= 2)) return true;
  return groups.some(({ digits: day }, at) => {
    const [month, year] = [groups[at + 1], groups[at + 2]];
    if (month === undefined || year === undefined || month.sign !== year.sign) return false;
    const isOrdered = isUpTo(day, 31) && isUpTo(month.digits, 12);
    return isOrdered && (/^20[2-4]\d$/.test(year.digits) || (groups.length === 3 && /^[23]\d$/.test(year.digits)));
  });
}

function isUpTo(digits: string, most: number): boolean {
  return digits.length <= 2 && Number(digits) >= 1 && Number(digits) <= most;
}

// Buses 1 3 5 7 9 11 13 15, rents 1350 1400 150.
function isCounted(groups: readonly Group[]): boolean {
  const numbers = groups.map(({ digits }) => Number(digits));
  const isRising = numbers.length > 3 && numbers.every((number, at) => at === 0 || number > numbers[at - 1]!);
  const areSums =
    numbers.length > 2 && groups.every(({ digits }) => /^[1-9]\d{2,3}$/.test(digits) && /[05]$/.test(digits));
  return isRising || areSums;
}
