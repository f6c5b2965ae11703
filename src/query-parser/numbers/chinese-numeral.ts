import { DIGITS, PERIOD_AFTER_PRICE, UNITS, takeArabic, takeDigit, takeUnit, type Count } from "./chinese-count.ts";

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

/** A numeral found in a text: where it ends, how it is written in digits, and whether it can be nothing but a number. */
export interface Numeral {
  end: number;
  digits: string;
  isCertain: boolean;
}

const SPELLED_OUT = /^[零〇一二三四五六七八九]+/;
const AFTER_SPELLED_OUT = /^(?:年|号|级|届|学年|镑|磅|块|pw|pcm|p\/w|\/|每|1?一?周)/;

/** A numeral written digit by digit: 二〇二七年, 一五零镑; null where none begins. */
function spelledOut(text: string, start: number, limit: number): Numeral | null {
  const run = SPELLED_OUT.exec(text.slice(start, limit))?.[0] ?? "";
  const isBeforePeriod =
    run.length > 3 && run.endsWith("一") && PERIOD_AFTER_PRICE.test(text.slice(start + run.length));
  const written = isBeforePeriod ? run.slice(0, -1) : run;
  const after = text.slice(start + written.length);
  if (written.length < 2 || UNITS.has(after[0] ?? "")) return null;
  if (after.startsWith("周") && isCountedUp(written)) return null;
  const hasZero = /[零〇]/.test(written.slice(1));
  if (!(hasZero && written.length > 2) && written.length !== 4 && !AFTER_SPELLED_OUT.test(after)) return null;
  const digits = Array.from(written, (character) => DIGITS.get(character)).join("");
  return { end: start + written.length, digits, isCertain: true };
}

// 三四周 is three or four weeks, and no 34.
function isCountedUp([first = "", second = "", ...more]: string): boolean {
  return more.length === 0 && (DIGITS.get(second) ?? 0) === (DIGITS.get(first) ?? 0) + 1;
}
