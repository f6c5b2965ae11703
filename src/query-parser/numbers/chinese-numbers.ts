import { replaceSpans, type MappedText, type Replacement } from "../text/mapped-text.ts";
import { readChineseNumeral } from "./chinese-numeral.ts";

const RUN = /[\d.零〇一二两俩仨三四五六七八九十百千万壹贰叁肆伍陆柒捌玖拾佰仟]+/g;
const HAN_NUMBER = /[零〇一二两俩仨三四五六七八九十百千万壹贰叁肆伍陆柒捌玖拾佰仟]/;

// A lone 一 or 十 is a number only before what is counted: 一周 and 十月, but not 一起 and 十分安静.
const COUNTED =
  /^\s?(?:个|位|名|月|年(?!轻)|周|星期|礼拜|天(?!堂)|日(?!本)|号|晚|夜|室|厅|卫|厕|浴|房|卧|居|间|层|楼|床|张|人|区|块|镑|磅|元|刻|小时|分钟|点钟|次|套|站|英里|公里|英镑|学期|到|至|-|~|或|b\d|b[a-z])/;
const ALSO_COUNTED_BY_MORE_THAN_ONE = /^(?:点|分|家|口|户)/;

/** Chinese numerals as digits: 两百五 → 250, 三四百 → 300-400, 1千2 → 1200, 二〇二七年 → 2027年, 三月 → 3月. */
export function writeChineseNumbersAsDigits(mapped: MappedText): MappedText {
  const { text } = mapped;
  return replaceSpans(
    mapped,
    [...text.matchAll(RUN)].flatMap((run) => (HAN_NUMBER.test(run[0]) ? numeralsOf(text, run) : [])),
  );
}

function numeralsOf(text: string, run: RegExpExecArray): Replacement[] {
  const found: Replacement[] = [];
  const runEnd = run.index + run[0].length;
  let at = run.index;
  while (at < runEnd) {
    const numeral = readChineseNumeral(text, at, runEnd);
    if (!numeral) {
      at += /^[\d.]+/.exec(text.slice(at, runEnd))?.[0].length ?? 1;
    } else {
      if (numeral.isCertain || isCounted(text, at, numeral.end)) found.push(spaced(text, at, numeral));
      at = numeral.end;
    }
  }
  return found;
}

function isCounted(text: string, start: number, end: number): boolean {
  const after = text.slice(end, end + 6);
  if (COUNTED.test(after))
    return !/(?:周|星期|礼拜)$/.test(text.slice(Math.max(0, start - 2), start)) || after.startsWith("个");
  return !/[一十]/.test(text[start] ?? "") && ALSO_COUNTED_BY_MORE_THAN_ONE.test(after);
}

// 200一周 must not become 2001周, and studio一周200 has a word that ends.
function spaced(text: string, start: number, { end, digits }: { end: number; digits: string }): Replacement {
  const before = /(?:[\d.]|[a-z]{3})$/.test(text.slice(Math.max(0, start - 3), start)) ? " " : "";
  const after = /\d/.test(text[end] ?? "") || /[一二三四五六七八九十]/.test(text[end] ?? "") ? " " : "";
  // 俩月 is two months, and not February.
  const counter = /[俩仨]/.test(text[end - 1] ?? "") && text[end] === "月" ? "个" : "";
  return { start, end, by: before + digits + counter + after };
}
