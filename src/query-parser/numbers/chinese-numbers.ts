import { replaceSpans, type MappedText, type Replacement } from "../text/mapped-text.ts";

/** The numerals, and the other characters that stand for them. */
const PLAIN: ReadonlyMap<string, string> = new Map(
  "零〇 一壹 二两贰俩 三叁仨 四肆 五伍 六陆 七柒 八捌 九玖 十拾 百佰 千仟"
    .split(" ")
    .flatMap(([plain = "", ...others]) => others.map((character) => [character, plain])),
);
const DIGITS = "零一二三四五六七八九";
const UNITS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000, 万: 10_000 };
const HAN_NUMBER = new RegExp(`[${DIGITS}十百千万]`);
const RUN = new RegExp(`[\\d.${DIGITS}十百千万]+`, "g");

const RANGE = "一二|二三|三四|四五|五六|六七|七八|八九";
const IS_RANGE = new RegExp(`^(?:${RANGE})$`);
const DIGIT = "[一二三四五六七八九]";
/** A count before a unit; behind a larger one it may be a digit. */
const FIRST = `(?:${RANGE}|${DIGIT}|\\d+(?:\\.\\d+)?)`;
const LATER = `(?:${RANGE}|${DIGIT}|\\d)`;
const LAST = `(?:${RANGE}|${DIGIT})`;
/** 两万三千四百五十六, 一百零五, 一百十五, 千五, 三四百, 1千2: the units descend, and each may be missing. */
const NUMERAL = [
  `${FIRST}万(?:零?${LATER}千)?(?:零?${LATER}百)?(?:零?${LATER}?十${LAST}?|零?${LATER})?`,
  `(?:${FIRST}千|千)(?:零?${LATER}百)?(?:零?${LATER}?十${LAST}?|零?${LATER})?`,
  `(?:${FIRST}百|百)(?:零?${LATER}?十${LAST}?|零?${LATER})?`,
  `(?:${FIRST}十|十)${LAST}?`,
  LAST,
];
const AT_START = new RegExp(`^(?:${NUMERAL.join("|")})`);
const PARTS = /零|\d+(?:\.\d+)?|[一二三四五六七八九]+|[十百千万]/g;
/** 千五 is 1500 and 百来镑 is 100; 千万 is no number. */
const BEHIND_BARE_UNIT = /^(?:[一二三四五六七八九]|[来把多]?[镑磅块英])/;
/** 三四个月 is a range. */
const COUNTED_RANGE = /^[个天周月年镑块人间室]/;
/** No numeral is longer, with what is looked at behind it. */
const REACH = 40;

/** The 一 of 两百一周 belongs to the week. */
const PERIOD = /^(?:周|个?月|个?星期|个?礼拜|晚|天|年)/;
/** 51 weeks are a tenancy, 81 aren't: 八十一周 is 80 a week. */
const LEAST_RENT = 60;

const SPELLED_OUT = /^零?[一二三四五六七八九][零一二三四五六七八九]+/;
const BEHIND_SPELLED_OUT = /^(?:年|号|级|届|学年|镑|磅|块|pw|pcm|p\/w|\/|每|1?一?周)/;

// A lone 一 or 十 is a number only before what is counted: 一周 and 十月, but not 一起 and 十分安静.
const COUNTED =
  /^\s?(?:个|位|名|月|年|周|星期|礼拜|天|日|号|晚|夜|室|厅|卫|厕|浴|房|卧|居|间|层|楼|床|张|人|区|块|镑|磅|元|刻|小时|分钟|点钟|次|套|站|英里|公里|英镑|学期|到|至|-|~|或|b\d|b[a-z])/;

/** A numeral at the start of a text: its length, how it is written in digits, and whether it can be nothing but a number. */
interface Numeral {
  length: number;
  digits: string;
  isCertain: boolean;
}

/** Chinese numerals as digits: 两百五 → 250, 三四百 → 300-400, 1千2 → 1200, 二〇二七年 → 2027年, 三月 → 3月. */
export function writeChineseNumbersAsDigits(mapped: MappedText): MappedText {
  const { text } = mapped;
  const plain = Array.from(text, (character) => PLAIN.get(character) ?? character).join("");
  const found: Replacement[] = [];
  for (const { 0: run, index } of plain.matchAll(RUN)) {
    for (let at = index; HAN_NUMBER.test(run) && at < index + run.length;) {
      const ahead = plain.slice(at, at + REACH);
      const numeral = spelledOut(ahead) ?? counted(ahead);
      const end = at + (numeral?.length ?? (/^[\d.]+/.exec(ahead)?.[0].length || 1));
      if (numeral !== null && (numeral.isCertain || isCounted(plain, at, end)))
        found.push({ start: at, end, by: spaced(text, at, end, numeral.digits) });
      at = end;
    }
  }
  return replaceSpans(mapped, found);
}

/** A numeral written digit by digit: 二〇二七年, 一五零镑; null where none begins. */
function spelledOut(ahead: string): Numeral | null {
  const [digits = ""] = SPELLED_OUT.exec(ahead) ?? [];
  const isBeforePeriod = digits.length > 3 && digits.endsWith("一") && PERIOD.test(ahead.slice(digits.length));
  const written = isBeforePeriod ? digits.slice(0, -1) : digits;
  const rest = ahead.slice(written.length);
  // 三四周 is three or four weeks, and no 34.
  if (written.length < 2 || IS_RANGE.test(written) || (rest[0] ?? "") in UNITS) return null;
  const hasZero = written.length > 2 && written.includes("零", 1);
  if (!hasZero && written.length !== 4 && !BEHIND_SPELLED_OUT.test(rest)) return null;
  const values = Array.from(written, (digit) => DIGITS.indexOf(digit));
  return { length: written.length, digits: values.join(""), isCertain: true };
}

/** The longest numeral with units at the start of a text; null where none begins. */
function counted(ahead: string): Numeral | null {
  const written = AT_START.exec(ahead)?.[0] ?? "";
  if (written === "" || (/^[百千]/.test(written) && !BEHIND_BARE_UNIT.test(ahead.slice(1)))) return null;
  const numeral = written.slice(0, written.length - givenBack(written, ahead.slice(written.length)));
  const isCertain = /[十百千万]/.test(numeral) && numeral !== "十";
  const [low, high] = [valueOf(numeral, 0), valueOf(numeral, -1)];
  return { length: numeral.length, digits: low === high ? String(low) : `${low}-${high}`, isCertain };
}

/** How many characters at the end of a numeral belong to what stands behind it. */
function givenBack(written: string, behind: string): number {
  // 1千50 is no 1005.
  if (/[十百千万]\d$/.test(written) && /^[\d.]/.test(behind)) return 1;
  if (IS_RANGE.test(written) && !COUNTED_RANGE.test(behind)) return 1;
  const isOfPeriod = /[^零]一$/.test(written) && valueOf(written.slice(0, -1), 0) >= LEAST_RENT && PERIOD.test(behind);
  return Number(isOfPeriod);
}

/** What a numeral amounts to; of two digits in a row, which are a range, the one at an index. */
function valueOf(numeral: string, index: 0 | -1): number {
  let [total, digit, scale]: [number, number | null, number] = [0, null, 1];
  for (const [part] of numeral.matchAll(PARTS)) {
    const unit = UNITS[part];
    if (part === "零") scale = 1;
    else if (unit === undefined) digit = /\d/.test(part) ? Number(part) : DIGITS.indexOf(part.at(index) ?? "");
    else {
      total = unit === UNITS["万"] ? (total + (digit ?? 1)) * unit : total + (digit ?? 1) * unit;
      // 两百五: a digit behind a unit is a tenth of it.
      [digit, scale] = [null, unit / 10];
    }
  }
  // 1.2万 is 12000 and not 12000.000000000002.
  return Math.round((total + (digit ?? 0) * scale) * 100) / 100;
}

function isCounted(text: string, start: number, end: number): boolean {
  // 周一到周五 names days.
  const isDay = /(?:周|星期|礼拜)$/.test(text.slice(Math.max(0, start - 2), start));
  return !isDay && COUNTED.test(text.slice(end, end + 6));
}

/** 200一周 must not become 2001周, and studio一周200 has a word that ends. */
function spaced(text: string, start: number, end: number, digits: string): string {
  const before = /(?:[\d.]|[a-z]{3})$/.test(text.slice(Math.max(0, start - 3), start)) ? " " : "";
  const after = /[\d一二三四五六七八九十]/.test(text[end] ?? "") ? " " : "";
  // 俩月 is two months, and not February.
  const counter = /[俩仨]/.test(text[end - 1] ?? "") && text[end] === "月" ? "个" : "";
  return before + digits + counter + after;
}
