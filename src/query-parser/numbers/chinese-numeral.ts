import { DIGITS, PERIOD_AFTER_PRICE, UNITS } from "./chinese-digits.ts";
import { takeArabic, takeDigit, takeUnit, type Count } from "./chinese-count.ts";
import { spelledOut, type Numeral } from "./spelled-out-numeral.ts";

/**
 * The longest numeral at an offset, of the characters before `limit`; null where none begins. Two digits in a row that
 * follow each other are a range (三四百), one digit after a unit is a tenth of it (两百五), and the 一 of 两百一周 belongs
 * to the week.
 */
export function readChineseNumeral(text: string, start: number, limit: number): Numeral | null {
  return spelledOut(text, start, limit) ?? counted(text, start, limit);
}

function counted(text: string, start: number, limit: number): Numeral | null {
  const count: Count = { total: 0, digit: null, upper: null, unit: Infinity, afterZero: false };
  let at = start;
  while (at < limit) {
    const step = stepOf(text, at, limit, count, at === start);
    if (step === 0) break;
    at += step;
  }
  if (at === start) return null;
  if (givesBackOne(text, at, count)) {
    at -= 1;
    count.digit = null;
  }
  return { end: at, digits: digitsOf(count), isCertain: count.unit !== Infinity };
}

// How many characters the next part of the numeral takes; 0 where the numeral has ended.
function stepOf(text: string, at: number, limit: number, count: Count, isFirst: boolean): number {
  const character = text[at] ?? "";
  const unit = UNITS.get(character);
  if (unit !== undefined) return takeUnit(unit, count, isFirst, text.slice(at + 1, at + 4)) ? 1 : 0;
  const arabic = /^\d+(?:\.\d+)?/.exec(text.slice(at, limit))?.[0];
  if (arabic !== undefined) return takeArabic(arabic, text[at + arabic.length], count, isFirst) ? arabic.length : 0;
  const digit = DIGITS.get(character);
  return digit !== undefined && takeDigit(digit, text, at, count) ? 1 : 0;
}

// 51 weeks are a tenancy, 81 aren't: 八十一周 is 80 a week.
const LEAST_RENT = 60;

function givesBackOne(text: string, at: number, count: Count): boolean {
  return (
    text[at - 1] === "一" &&
    count.total >= LEAST_RENT &&
    count.digit === 1 &&
    !count.afterZero &&
    PERIOD_AFTER_PRICE.test(text.slice(at))
  );
}

function digitsOf({ total, digit, upper, unit, afterZero }: Count): string {
  const scale = unit === Infinity || unit === 10 || afterZero ? 1 : unit / 10;
  const value = rounded(total + (digit ?? 0) * scale);
  if (upper === null) return String(value);
  return `${value}-${rounded(digit === null ? upper : total + upper * scale)}`;
}

// 1.2万 is 12000 and not 12000.000000000002.
function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
