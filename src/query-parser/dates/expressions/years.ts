import { oneOf } from "../../text/pattern.ts";
import {
  dateExpression,
  weakDate,
  wordPattern,
  type DateRule,
  type TimeExpression,
  type DateExpression,
} from "../time-expression.ts";
import { fixed, onDay, yearOf, type PartialDate } from "../partial-date.ts";
import { yearByWord } from "./month-names.ts";

const PARTS: readonly [RegExp, from: [number, number], to: [number, number]][] = [
  [/上半|1st half/, [1, 1], [6, 30]],
  [/下半|2nd half/, [7, 1], [12, 31]],
  [/mid|中/, [7, 1], [7, 1]],
  [/end|[底末尾]/, [12, 31], [12, 31]],
  [/late/, [11, 1], [11, 1]],
  [/early|start|begin|初|turn/, [1, 1], [1, 1]],
];

const HAN_PART = "(初|底|末|尾|中(?![国心介学秋])|上半年|下半年)(?![层楼])";

/** Years and parts of them, and "now": 年底, early 2027, 明年初, 明年, asap, 随时. */
export const YEARS: readonly DateRule[] = [
  {
    pattern: new RegExp(
      `(?:(20[2-4]\\d(?=年|[上下]半年)|(?<!\\d)[23]\\d(?=年))年?|(今年|本年|明年|后年|来年|次年))的?年?${HAN_PART}`,
      "g",
    ),
    read: ([, year, word, part = ""], today) => partOfYear(part, yearByWord(year ?? word, today)),
  },
  {
    pattern: new RegExp(`(?:(?<!\\d)年(?=[初底末尾中])|(?=[上下]半年))${HAN_PART}`, "g"),
    read: ([, part = ""]) => partOfYear(part, {}),
  },
  {
    pattern: wordPattern(
      "(early|mid-?|late|(?:the\\s+)?(?:start|beginning|end|middle|turn|1st half|2nd half) of)\\s*(?:in\\s+)?(next year|this year|the year|year|20[2-4]\\d)|year\\s?-?(end)",
    ),
    read: ([, part, year = "", end], today) =>
      partOfYear(part ?? end ?? "", /next|20/.test(year) ? yearByWord(year, today) : {}),
  },
  {
    pattern: wordPattern(
      "(?<=(?:for|during) (?:the )?)next year|next year'?s? (?=(?:student|let|accommodation|house|group))",
    ),
    read: (_, today) => nextAcademicYear(today),
  },
  {
    pattern: /(明年|后年|来年)|(20[2-4]\d)年/g,
    read: ([, word, year], today) => wholeYear(yearByWord(word ?? year, today)),
  },
  {
    pattern: wordPattern("(next year)|(?<=(?:in|from|until|till|during|for|starting|since) )(20[2-4]\\d)"),
    read: ([, word, year], today) => wholeYear(yearByWord(word ?? year, today)),
  },
];

const NOW = oneOf(
  "asap|a\\.s\\.a\\.p\\.?|as soon as possible|im+ediat(?:e?l+y|ley)",
  "immediate(?: (?:start|move(?: |-)?in|availability|occupation))?|(?:straight|right) away",
  "from now(?: on)?",
  "(?:available|starting|start|vacant|free|needed|right|move in|let)[\\s:]+now(?! (?:i|we|my|in))",
  "now(?=\\s*(?:until|till?|to|through|-|~|到|至|$|[!,.]|for |please|onwards|入住))|anytime(?: from)? now",
  "whenever",
);

const NOW_IN_CHINESE = oneOf(
  "立[刻即]|马上|这(?:几|两|2|1-2)天|尽[快早]|即[刻日]起?",
  "随时(?=(?:都?(?:可|能)以?)?(?:入住|搬|起租|住|可以?住|能住|租))|(?<=可)随时|(?<=(?:入住|起租)(?:时间|日期)?[:是为]?)随时",
  "现在就[要想](?=$|[\\s,.;!?住搬入租])|(?:从)?现在(?=就?(?:可以?|能)(?:直接|马上)?住|就?(?:要|想|可以?|能|开始)?(?:入住|搬|起|开始|住到|租到|到\\d|至|-|~|到))",
);

/** As soon as can be: it counts where no day is given. */
export const AS_SOON_AS_POSSIBLE: readonly DateRule[] = [
  { pattern: wordPattern(NOW), read: (_, today) => now(today) },
  {
    pattern: new RegExp(NOW_IN_CHINESE, "g"),
    read: (_, today) => now(today),
  },
];

function now(today: string): DateExpression {
  return { ...dateExpression(fixed(today), "start"), isVague: true };
}

function partOfYear(part: string, year: Partial<PartialDate>): TimeExpression | null {
  const found = PARTS.find(([name]) => name.test(part));
  const isSpan = /half|半/.test(part);
  return found ? dateExpression({ first: onDay(...found[1]), last: onDay(...found[2]), isSpan, ...year }) : null;
}

// A year alone says when only beside "from" or 入住.
function wholeYear(year: Partial<PartialDate>): TimeExpression {
  return weakDate({ first: onDay(1, 1), last: onDay(12, 31), ...year });
}

function nextAcademicYear(today: string): TimeExpression {
  const year = onDay(9, 15)(yearOf(today)) <= today ? yearOf(today) + 1 : yearOf(today);
  return dateExpression({ year, first: onDay(9, 15), last: (of) => onDay(6, 30)(of + 1), isSpan: true });
}
