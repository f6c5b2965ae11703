import { WEEK_IN_CHINESE } from "../text/shared-words.ts";
import { anyOf } from "../text/pattern.ts";

/** What a rent is paid for. A `term` has no known length, so a rent a term can't be compared. */
export type Period = "day" | "week" | "fortnight" | "month" | "quarter" | "year" | "term";

// How many of a period fit into a year of 52 weeks, as in conversions of rents a calendar month.
const A_YEAR: Readonly<Record<Exclude<Period, "term">, number>> = {
  day: 52 * 7,
  week: 52,
  fortnight: 26,
  month: 12,
  quarter: 4,
  year: 1,
};

/** A rent for a period in pounds a week, not rounded; null for a period of unknown length. */
export function poundsPerWeek(amount: number, period: Period): number | null {
  return period === "term" ? null : (amount * A_YEAR[period]) / 52;
}

/** Pounds; less is no rent, for whatever time it is paid except a night. */
export const LEAST_RENT = 20;
// Less than that is no rent for a year, but one a month for a year's tenancy.
const LEAST_A_YEAR = 3000;

/** Whether a rent of so many pounds can be meant for a period. */
export function canBeRentFor(amount: number, period: Period): boolean {
  return period !== "year" || amount >= LEAST_A_YEAR;
}

const PER = String.raw`(?:per|pr|an?|each|every|\/)\s?(?:1\s)?`;
// "pw", "p/w", "p.w.", "ppw" and "pppw": for one person, two or three.
const P = String.raw`(?:p\.?\s?){0,2}p[./]{0,2}\s?`;
// 周末, 周边, 每周五 and 周年 aren't the week; nor are 1月底 and 1个月后 a month of rent.
const WEEK = String.raw`${WEEK_IN_CHINESE}(?![末边围年岁一二三四五六日天后])`;
const MONTH = String.raw`月(?![初底末中份后前])`;
const IS_COUNTED = String.raw`(?<!(?<![房月周日年])租|住|住满|短租|租期|合同|待|呆|签)\s?1个?`;
const BEHIND_AMOUNT = String.raw`(?<=\d{3}\s?)`;
const JANUARY = String.raw`1月(?:(?=\d{3})|(?<=\d{3}\s?1月)(?![\d初底末中份号上下入到至起开搬后前之-]))`;

/** The wordings of each period, in canonical text. */
export const PERIODS: Readonly<Record<Period, string>> = {
  fortnight: anyOf(`${PER}fortnight`, "fortnightly", "every 2 weeks", "每2周", "每两周"),
  week: anyOf(
    `${P}(?:c?w|wk|week)\\.?`,
    `${PER}(?:week|wekk|weeek|wk|wek|weak|weel)`,
    "(?:\\/|per )\\s?w",
    "week?ly",
    "wkly",
    `${BEHIND_AMOUNT}(?:week|wk|w|周(?![末边围年租五六日]))`,
    `[/每]\\s?1?个?${WEEK}`,
    `${IS_COUNTED}${WEEK}`,
    "(?:按|以)周算?",
    "周租金?",
    "周[均付价]",
  ),
  month: anyOf(
    `${P}c?\\.?\\/?(?:m|mth|month)\\.?`,
    `${PER}(?:calend[ae]r )?(?:month|mnth|mnoth|mont|mth|mo)`,
    "(?:\\/|per )\\s?m",
    "month?ly",
    "mthly",
    `${BEHIND_AMOUNT}(?:month|mth|月(?![初底末中份租]))`,
    `(?<=£\\d{3,4})m`,
    `[/每]\\s?1?个?${MONTH}`,
    `${IS_COUNTED}(?<=个)${MONTH}`,
    JANUARY,
    "(?:按|以)月算?",
    "月[租组祖]金?",
    "月[均付价]",
  ),
  day: anyOf(
    `${PER}(?:night|nite|day)`,
    "nightly",
    "daily",
    `${P}n`,
    "[/每]\\s?1?(?:天|晚|日|夜)",
    "1(?:天|晚|夜)(?!后|内)",
    "日租金?",
    "日均",
  ),
  quarter: anyOf(`${PER}quarter`, "quarterly", "[/每]1?个?季度?", "季[租付]"),
  year: anyOf(
    `${PER}(?:year|yr|annum)`,
    "for (?:the|a|1) (?:whole |full |entire )?year",
    "yearly",
    "annual(?:ly)?",
    "p\\.?\\/?a\\.?",
    "[/每]1?年",
    `(?<!租|住|签|合同|租期)1年(?![级后])`,
    "年租金?|年付",
  ),
  term: anyOf(
    `${PER}(?:term|semester)`,
    "for (?:the|an?) (?:whole |full )?(?:academic|school|uni) year",
    "[/每1一]个?学年",
    "[/每]1?个?学期",
    "1个?学期",
  ),
};
