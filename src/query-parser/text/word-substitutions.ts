import type { Replacement } from "./fold.ts";
import { HOMOPHONES } from "./homophones.ts";
import { REGIONAL_WORDS } from "./regional-words.ts";

/**
 * Words of written Cantonese (folded, so in simplified characters) and what Mandarin says instead: 听日 is 明天. No grammar
 * needs them a second time. The longer ones first.
 */
const WORDS = [
  REGIONAL_WORDS,
  HOMOPHONES,
  "唔好 不要,唔使 不用,冇所谓 无所谓",
  "听日 明天,听晚 明天晚,后日(?!子|常|本|租|期) 后天,[而宜依]家(?![具电居里庭]) 现在,出年 明年,旧年 去年",
  "[今呢]个(?=月|周|星期|礼拜) 这个,(?<=过[\\d两三四五几])日(?!本) 天",
  "(?<=[\\d十百千一二三四五六七八九]\\s?)蚊(?!子) 镑",
  "[食吸]烟 抽烟,女仔 女生,男仔 男生,嘈(?!杂) 吵",
  "唔 不,冇 没有,嘅 的,喺 在,[搵揾] 找,睇 看,咗 了,[畀俾] 给,嚟 来",
]
  .flatMap((words) => words.split(","))
  .map((pair) => pair.split(" "));

const CANTONESE = new RegExp(WORDS.map(([word]) => `(${word})`).join("|"), "g");

/** What stands in a folded text instead of Cantonese words, in order. */
export function mandarinSpans(text: string): Replacement[] {
  return Array.from(text.matchAll(CANTONESE), ({ 0: written, index, ...groups }) => {
    const word = WORDS.findIndex((_, at) => groups[at + 1] !== undefined);
    return { start: index, end: index + written.length, by: WORDS[word]?.[1] ?? written };
  });
}
