import { ACADEMIC_YEARS } from "./academic-years.ts";
import { CHINESE_DATES } from "./chinese-dates.ts";
import { DURATIONS } from "./durations.ts";
import { ENGLISH_DATES } from "./english-dates.ts";
import { BANK_HOLIDAY_DATES, HOLIDAY_DATES } from "./holidays.ts";
import { DAYS_OF_MONTH, NUMERIC_DATES } from "./numeric-dates.ts";
import type { DateRule, LocatedExpression } from "../time-expression.ts";
import { RELATIVE_DATES } from "./relative-dates.ts";
import { SEASON_DATES } from "./seasons.ts";
import { ACADEMIC_TERMS } from "./academic-terms.ts";
import { WEEKDAYS } from "./weekdays.ts";
import { AS_SOON_AS_POSSIBLE, YEARS } from "./years.ts";
import type { SourceText } from "../../text/source-text.ts";

// The longer and surer forms first: what one rule has taken no other can see. The hints spare a phone from compiling
// the big patterns of forms that a text can't hold.
const RULES: readonly (readonly [hint: RegExp, rules: readonly DateRule[]])[] = [
  [/学年|academic|school|uni|study|ay|a\.y|session|\d\s?年?\s?[-/~到至]\s?\d/, ACADEMIC_YEARS],
  [
    /term|sem|s2|学期|期末|开学|新生周|放假|毕业|michael|fresher|welcome|gradua|half|uni|course|school|秋季|春季/,
    ACADEMIC_TERMS,
  ],
  [/\d[-/.]\s?\d|20\d{6}/, NUMERIC_DATES.slice(0, 4)],
  [/bank|银行/, BANK_HOLIDAY_DATES],
  [/月/, CHINESE_DATES],
  [/ja[nu]|feb|mr?a|ap[ir]|arp|ju|jly|au?g|s[ept]|o[ckt]|nov|d[ei][csz]/, ENGLISH_DATES],
  [/\d\s?[-/.年]\s?\d/, NUMERIC_DATES.slice(4)],
  [
    /[年节跨夕旦]|圣诞|国庆|平安夜|正月|清明|[5五]一|11|christ|xmas|easter|new|nye|cny|boxing|valen|hallow|lantern|spring|labou?r|national|qing|good f|autumn|moon|bonfire|fawkes|hogma|pa(?:tri|ddy)|受难|中秋|篝火|帕特/,
    HOLIDAY_DATES,
  ],
  [/[暑寒春夏秋冬]|圣诞|复活|spring|summer|autumn|fall|winter|chri|xmas|easter/, SEASON_DATES],
  [/[天日晚早后过内月]|还有|today|tonight|to?m|in |within|after |from |later|time|month/, RELATIVE_DATES],
  [/[周末]|星期|礼拜|week|wknd|mon|tue|wed|thu|fri|sat|sun/, WEEKDAYS],
  [/[\d半几数整一]|(?<![a-z])(?:an?|one|half|few|several|couple|another)(?![a-z])|year[- ]?long/, DURATIONS],
  [/年|year|20\d\d/, YEARS],
  [/now|as|a\.s|imme|away|when|time|立|马上|尽|即|随时|现在|这/, AS_SOON_AS_POSSIBLE],
  [/\d(?:[号日]|st|nd|rd|th)/, DAYS_OF_MONTH],
];

/** Everything in what is left of a text that says something about time, in its order; all of it is masked. */
export function readTimeExpressions(source: SourceText, today: string): LocatedExpression[] {
  const expressions = RULES.flatMap(([hint, rules]) =>
    hint.test(source.remaining) ? readBy(rules, source, today) : [],
  );
  return expressions.sort((one, other) => one.start - other.start);
}

function readBy(rules: readonly DateRule[], source: SourceText, today: string): LocatedExpression[] {
  return rules.flatMap(({ pattern, read }) => source.consume(pattern, (match) => read(match, today)));
}
