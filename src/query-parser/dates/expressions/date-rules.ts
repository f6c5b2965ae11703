import { ACADEMIC_YEARS } from "./academic-years.ts";
import { CHINESE_DAYS } from "./chinese-dates.ts";
import { DURATIONS } from "./durations.ts";
import { ENGLISH_DAYS } from "./english-dates.ts";
import { FEAST_DAYS } from "./holidays.ts";
import { LONE_DAYS } from "./days-of-month.ts";
import type { DateRule, PlacedMark } from "../time-expression.ts";
import { NUMERIC_DAYS } from "./numeric-dates.ts";
import { RELATIVE_DAYS } from "./relative-dates.ts";
import { SEASON_DAYS } from "./seasons.ts";
import { TERMS } from "./academic-terms.ts";
import { WEEKS } from "./weekdays.ts";
import { NOW_DAYS, YEARS } from "./years.ts";
import type { Reading } from "../../text/source-text.ts";

// The longer and surer forms first: what one rule has taken no other can see. The hints spare a phone from compiling
// the big patterns of forms that a text can't hold.
const RULES: readonly (readonly [hint: RegExp, rules: readonly DateRule[]])[] = [
  [/学年|academic|school|uni|study|ay|a\.y|session|\d\s?年?\s?[-/~到至]\s?\d/, ACADEMIC_YEARS],
  [
    /term|sem|s2|学期|期末|开学|新生周|放假|毕业|michael|fresher|welcome|gradua|half|uni|course|school|秋季|春季/,
    TERMS,
  ],
  [/\d[-/.]\s?\d|20\d{6}/, NUMERIC_DAYS.slice(0, 4)],
  [/月/, CHINESE_DAYS],
  [/ja[nu]|feb|mr?a|ap[ir]|arp|ju|jly|au?g|s[ept]|o[ckt]|nov|d[ei][csz]/, ENGLISH_DAYS],
  [/\d\s?[-/.年]\s?\d/, NUMERIC_DAYS.slice(4)],
  [
    /[年节跨夕旦]|圣诞|国庆|平安夜|正月|清明|[5五]一|11|christ|xmas|easter|new|nye|cny|boxing|valen|hallow|lantern|spring|labou?r|national|qing/,
    FEAST_DAYS,
  ],
  [/[暑寒春夏秋冬]|圣诞|复活|spring|summer|autumn|fall|winter|chri|xmas|easter/, SEASON_DAYS],
  [/[天日晚早后过内月]|还有|today|tonight|to?m|in |within|after |from |later|time|month/, RELATIVE_DAYS],
  [/[周末]|星期|礼拜|week|wknd|mon|tue|wed|thu|fri|sat|sun/, WEEKS],
  [/[\d半几数整一]|(?<![a-z])(?:an?|one|half|few|several|couple|another)(?![a-z])|year[- ]?long/, DURATIONS],
  [/年|year|20\d\d/, YEARS],
  [/now|as|a\.s|imme|away|when|time|立|马上|尽|即|随时|现在|这/, NOW_DAYS],
  [/\d(?:[号日]|st|nd|rd|th)/, LONE_DAYS],
];

/** Everything in what is left of a text that says something about time, in its order; all of it is masked. */
export function readMarks(reading: Reading, today: string): PlacedMark[] {
  const marks = RULES.flatMap(([hint, rules]) => (hint.test(reading.rest) ? readBy(rules, reading, today) : []));
  return marks.sort((one, other) => one.start - other.start);
}

function readBy(rules: readonly DateRule[], reading: Reading, today: string): PlacedMark[] {
  return rules.flatMap(({ pattern, read }) => reading.take(pattern, (match) => read(match, today)));
}
