import { oneOf, WORD_END } from "../../text/pattern.ts";
import { addDays, addMonths } from "#domain/calendar-day.ts";
import { MASK } from "../../text/source-text.ts";
import { wordPattern, type DateRule, type Duration, type TimeExpression } from "../time-expression.ts";

// The m of "6m contract" and the y of "1y lease" only before a word for a tenancy: 12 m may be metres.
const TENANCY_BEHIND = "(?=\\s?(?:contract|tenancy|lease|let|ast|fixed|from|start))";
const TENANCY_OR_BREAK_BEHIND =
  "(?=\\s?(?:\\+|contract|tenancy|lease|let|ast|fixed|term|min|break|rolling|from|start))";
const ENGLISH_UNIT = oneOf(
  "years?|yrs?|months?|mon?ths|mounths?|mths?|mos?|weeks?|wks?|w",
  `(?<=for\\s\\d{1,2}\\s?)m(?!\\s?(?:from|of|away|to)${WORD_END})|m${TENANCY_OR_BREAK_BEHIND}|y${TENANCY_BEHIND}`,
  "days?|nights?|fortnights?|semesters?|terms?|quarters?",
);

/** A stretch of time in English; a pattern's source with the groups that `durationOf` reads. */
export const ENGLISH_DURATION =
  "(?:(?<![\\d.])(?<number>\\d+(?:\\.\\d+)?)(?:\\s*(?:-|~|to|or|/)\\s*\\d+)?\\+?" +
  "|(?<article>(?:a\\s+)?couple(?:\\s+of)?|(?:a\\s+)?few|several|an?\\s+half|half\\s+an?|half|a|an|one|another))" +
  "(?<plus>\\s+and\\s+a\\s+half)?\\s*-?\\s*(?:full\\s+|more\\s+|whole\\s+|calendar\\s+|short\\s+)?" +
  `(?<unit>${ENGLISH_UNIT})${WORD_END}(?:'s?${WORD_END})?` +
  "(?<tail>\\s+and\\s+a\\s+half)?";

/** The same in Chinese. */
export const CHINESE_DURATION =
  "(?:(?<![\\d.])(?<amount>\\d+(?:\\.\\d+)?)\\+?(?:个月|年|周)?(?:\\s?(?:-|~|到|至|、|或)\\s?\\d+)?[多来几]?\\s?|(?<word>(?<![上下前后])半|几|数|一|整))" +
  "(?<of>个)?(?<half>半)?(?<period>年(?!级|[底末初中前代]|\\d+月)|月(?!\\d)|周(?![边末岁二三四五六日]|一(?!共)|年)|星期(?![一二三四五六日天])|礼拜(?![一二三四五六日天])|天(?!堂)|晚(?!上)|夜|学期|季度)(?<more>半(?!天))?";

const ARTICLES: readonly [RegExp, number][] = [
  [/couple/, 2],
  [/few|several/, 3],
  [/half/, 0.5],
];
const WORDS = new Map([
  ["半", 0.5],
  ["几", 3],
  ["数", 3],
]);

/** How long a match of a duration pattern is; null where it is none (27年 is a year). */
export function durationOf(groups: Record<string, string | undefined>): Duration | null {
  const { number, article, amount, word, plus, tail, half, more } = groups;
  const written = number ?? amount;
  const worded = article === undefined ? WORDS.get(word ?? "") : ARTICLES.find(([name]) => name.test(article))?.[1];
  const count = (written === undefined ? (worded ?? 1) : Number(written)) + ((plus ?? tail ?? half ?? more) ? 0.5 : 0);
  const unit = groups["unit"] ?? groups["period"] ?? "";
  if (unit === "月" && groups["of"] === undefined && word === undefined) return null;
  if (unit.startsWith("term") && article === "half") return null;
  if (/^[mwy]$/.test(unit) && number === undefined) return null;
  return count === 0 ? null : ofStay(inUnits(count, unit));
}

/** The duration, or null where it is longer than any stay, which is five years: in 2027个月 the number is a year. */
function ofStay(duration: Duration): Duration | null {
  return duration.months > 60 || duration.days > 1000 ? null : duration;
}

function expressed(duration: Duration): TimeExpression | null {
  const stay = ofStay(duration);
  return stay === null ? null : { kind: "duration", duration: stay };
}

function inUnits(count: number, unit: string): Duration {
  if (/^(?:w|周|星|礼)/.test(unit)) return { months: 0, days: Math.round(count * 7) };
  if (unit.startsWith("f")) return { months: 0, days: count * 14 };
  if (/^[dn天晚夜]/.test(unit)) return { months: 0, days: Math.round(count) };
  if (/^[y年]/.test(unit)) return inMonths(count * 12);
  if (/^(?:q|季)/.test(unit)) return inMonths(count * 3);
  // One of two semesters, or the two of an academic year.
  if (/^(?:s|t|学)/.test(unit)) return inMonths(count > 1 ? count * 4.5 : count * 4);
  return inMonths(count);
}

function inMonths(count: number): Duration {
  const months = Math.floor(count);
  return { months, days: Math.round((count - months) * 30) };
}

/** The day at the end of a stretch of time: calendar months first, clamped to the month, then days. */
export function afterDuration(day: string, { months, days }: Duration): string {
  return addDays(addMonths(day, months), days);
}

/** How long the stay is: 44 weeks, 半年, "a year and a half", 6-12个月 (the shorter is what is asked for). */
export const DURATIONS: readonly DateRule[] = [
  {
    pattern: /(?<n>\d+|一)年(?:零|又|加)?(?<m>\d+)个月/g,
    read: ({ groups = {} }) => {
      const years = groups["n"] === "一" ? 1 : Number(groups["n"]);
      return expressed({ months: years * 12 + Number(groups["m"]), days: 0 });
    },
  },
  {
    pattern:
      /(?<!\d)(?<months>\d+)\s?(?:个月|months?|mths?)\s?(?:零|又|加|和|and|,)?\s?(?<number>\d+)\s?(?<unit>周|个?星期|个?礼拜|天|weeks?|wks?|days?)/g,
    read({ groups = {} }) {
      const { days } = inUnits(Number(groups["number"]), (groups["unit"] ?? "").replace("个", ""));
      return expressed({ months: Number(groups["months"]), days });
    },
  },
  {
    pattern: wordPattern("(?:an?\\s+)?(?:full[- ])?year[- ]long|(?:an?\\s+)?yearlong"),
    read: () => ({ kind: "duration", duration: inMonths(12) }),
  },
  ...[wordPattern(ENGLISH_DURATION), new RegExp(CHINESE_DURATION, "g")].map((pattern): DateRule => ({
    pattern,
    read: readDuration,
  })),
];

const OTHER_PERIOD_BEFORE = oneOf(
  "the full|consider(?:ing)?|学年",
  `第|(?<![\\d日号天月底末${MASK}])前|每|每隔|大|per|every|each|提前|押金?|预付|付|交|已经?.{0,4}|试用期|考察期|签证(?:还?[剩有]|到期)?|签了|还剩|gap了|交换`,
  "每1?个?[周月年天][^,.;!?\\n\\d租住签]{0,10}",
  "(?:(?<!陪)读|念|修|上学)(?:(?![住租搬])[\\u4e00-\\u9fffa-z ]){0,10}|[住待来呆读学做干上扯等找拖跑租]了|(?:工作|上班|生活)了|deposit of(?: (?:more|less) than)?|upfront|notice of",
  "lived.{0,20} for|(?:done|did|spent|finished|completed|survived)(?: my| about| over| the| the last)?",
  `(?:been|done|did|had|tried|stayed|rented|work(?:ed|ing)|stud(?:y|ied|ying)|shared)${WORD_END}[^,.;!?]{0,20} for(?: about| over| almost)?`,
  `(?:lived|been|stayed|worked|studied) (?:there|here|in|at|with)${WORD_END}[^,.;!?]{0,20}|last|past`,
  "previous|最近|过去|年龄|成立|经验|硕士?|读研|研究生|本科|课程|学制|项目|times|once|twice|days|hours|天|次|[£$€]\\s?\\d*",
  "\\d\\s*(?:/|a)?",
);
// "350 1周" is a price without a currency, "at 1 week", 第1年 and 每6个月 are no stay, nor is what is paid or studied.
const NO_STAY_BEFORE = new RegExp(`${OTHER_PERIOD_BEFORE}\\s*$`);
const OTHER_PERIOD_AFTER = oneOf(
  "了(?!解)|的?短租[也都]|也(?:可以?|行|ok)|[只仅才]?(?:去|来|回|跑|见|要去)\\d*\\s?[次天趟]|[里内]?换了|(?:加1起|1共|总共)[付交]",
  "of (?:applications?|applying|searching|looking|work|study|studies|training|experience|[a-z]+ rents?)(?![a-z])",
  "制|硕|研|级|的?(?:课程|项目|经验|工作|签证|押金|房租|租金|免租|网|硕士|本科|研究生|前|历史|专业|次|实习经)|以?前|之前|old|course|master|msc|ma",
  "degree|programme|program|experience|visa|phd|student|deposit|rent|upfront|up front|notice|in advance",
  "to (?:get out|leave|move out|find|go|decide|pay)|free|paid|ago|warranty|built|guarant|bachelor|undergrad|mba|postgrad|\\d*\\s*次",
  `(?:a|per|each|every|/)\\s?(?:week|month|year)${WORD_END}`,
);
const NO_STAY_BEHIND = new RegExp(`^[^\\S\\n]*-?[^\\S\\n]*${OTHER_PERIOD_AFTER}`);

function readDuration(match: RegExpExecArray) {
  const duration = durationOf(match.groups ?? {});
  if (duration === null) return null;
  const before = match.input.slice(Math.max(0, match.index - 30), match.index);
  // "3 times a week": how often, with its number read.
  if (/^an?\s/.test(match[0]) && before.trimEnd().endsWith(MASK)) return { kind: "nothing" as const };
  const behind = match.input.slice(match.index + match[0].length, match.index + match[0].length + 16);
  if (NO_STAY_BEHIND.test(behind)) return { kind: "nothing" as const };
  // 一周20小时, whose number is read: how much of it.
  if (/^[1一]个?(?:周|月|天|星期|礼拜)/.test(match[0]) && behind.trimStart().startsWith(MASK))
    return { kind: "nothing" as const };
  if (!NO_STAY_BEFORE.test(before)) return { kind: "duration" as const, duration };
  return /\d\s*(?:\/|a)?\s*$|[£$€]\s?\d*$/.test(before) ? null : { kind: "nothing" as const };
}
