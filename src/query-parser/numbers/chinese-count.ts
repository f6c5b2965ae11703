/** What the numerals of one digit stand for, in all their characters. */
export const DIGITS = new Map(
  ["零〇", "一壹", "二两贰俩", "三叁仨", "四肆", "五伍", "六陆", "七柒", "八捌", "九玖"].flatMap((characters, value) =>
    Array.from(characters, (character): [string, number] => [character, value]),
  ),
);
/** What the digit before them is multiplied by. */
export const UNITS = new Map([..."十拾"].map((unit): [string, number] => [unit, 10]));
for (const unit of "百佰") UNITS.set(unit, 100);
for (const unit of "千仟") UNITS.set(unit, 1000);
UNITS.set("万", 10_000);

// The 一 of 两百一周 belongs to the week.
export const PERIOD_AFTER_PRICE = /^(?:周|个?月|个?星期|个?礼拜|晚|天|年)/;

const WITHOUT_ONE = /^(?:[一二三四五六七八九]|[来把多]?[镑磅块英])/;

/** What has been read of a numeral so far. */
export interface Count {
  total: number;
  digit: number | null;
  /** The digit that follows `digit` in 三四百. */
  upper: number | null;
  unit: number;
  afterZero: boolean;
}

/** Adds a 十, 百, 千 or 万; false where the numeral has ended before it. */
export function takeUnit(unit: number, count: Count, isFirst: boolean, after: string): boolean {
  const next = after[0] ?? "";
  if (count.digit === null) {
    // 千五 is 1500 and 百来镑 is 100.
    if (isFirst && (unit === 100 || unit === 1000)) return WITHOUT_ONE.test(after) && startUnit(unit, count);
    // 十五, and 一百十五.
    if (unit !== 10 || !(isFirst || count.unit === 100)) return false;
    if (isFirst && !/[一二三四五六七八九月号天周个日]/.test(next) && next !== "") return isFirst && startTen(count);
    count.digit = 1;
  }
  if (unit >= count.unit && unit !== 10_000) return false;
  if (unit === 10_000) {
    count.total = (count.total + count.digit) * unit;
  } else {
    count.total += count.digit * unit;
  }
  if (count.upper !== null) count.upper = count.total + unit;
  count.digit = null;
  count.unit = unit;
  count.afterZero = false;
  return true;
}

function startUnit(unit: number, count: Count): boolean {
  count.total = unit;
  count.unit = unit;
  return true;
}

function startTen(count: Count): boolean {
  count.digit = 10;
  return true;
}

/** Adds a number in digits; false where the numeral has ended before it. */
export function takeArabic(arabic: string, next: string | undefined, count: Count, isFirst: boolean): boolean {
  const value = Number(arabic);
  if (isFirst && UNITS.has(next ?? "")) {
    count.digit = value;
    return true;
  }
  if (isFirst || count.digit !== null || value > 9 || count.unit < 100) return false;
  count.digit = value;
  return true;
}

/** Adds a Chinese digit; false where the numeral has ended before it. */
export function takeDigit(digit: number, text: string, at: number, count: Count): boolean {
  if (digit === 0) {
    if (count.digit !== null || count.unit === Infinity) return false;
    count.afterZero = true;
    return true;
  }
  if (count.digit === null) {
    count.digit = digit;
    return true;
  }
  if (count.upper !== null || digit !== count.digit + 1) return false;
  // 三四百, 三四个月, 十五六: the second digit is the end of a range.
  if (count.unit === Infinity && !/[十百千万个天周月年镑块人间室]/.test(text[at + 1] ?? "")) return false;
  count.upper = digit;
  return true;
}
