import { DIGITS, PERIOD_AFTER_PRICE, UNITS } from "./chinese-digits.ts";

/** A numeral found in a text: where it ends, how it is written in digits, and whether it can be nothing but a number. */
export interface Numeral {
  end: number;
  digits: string;
  isCertain: boolean;
}

const SPELLED_OUT = /^[零〇一二三四五六七八九]+/;
const AFTER_SPELLED_OUT = /^(?:年|号|级|届|学年|镑|磅|块|pw|pcm|p\/w|\/|每|1?一?周)/;

/** A numeral written digit by digit: 二〇二七年, 一五零镑; null where none begins. */
export function spelledOut(text: string, start: number, limit: number): Numeral | null {
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
