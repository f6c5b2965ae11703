import { daysBetween } from "#domain/calendar-day.ts";
import type { Stay } from "../dates/resolve-stay.ts";
import { LINK } from "../money/non-rent-money.ts";
import { weeklyRange, type Price } from "../money/price.ts";

const BEFORE = new RegExp(
  `(?:一共|总共|总价|总额|总计|合计|共计|总租金|打包|一口价|整段|全程|共|共\\s?\\d+\\s?(?:天|周|晚|个月)|(?<![a-z])(?:total(?: (?:rent|price|cost))?|altogether|lump sum))${LINK}(?:(?:for|just|才|价)${LINK})?$`,
);
const PERIOD = "(?:period|stay|summer|time|duration|let|holidays?|lot|(?:\\d+ )?(?:weeks?|months?))";
const BEHIND = new RegExp(
  "^\\s?(?:镑|磅|pounds?|gbp|quid)?\\s?(?:" +
    "(?:in )?total(?![a-z])|altogether|all together|lump sum|打包|一口价|整段|全程|整个" +
    `|for (?:the |all )?(?:(?:whole|entire|full|complete) ${PERIOD}|\\d+ (?:weeks?|months?)(?![a-z])))`,
);
/** Rents a week between which a sum for a stay is believed: another is a month's, of a home that is let for long. */
const LEAST_A_WEEK = 60;
const MOST_A_WEEK = 1000;
const LONG_STAY_DAYS = 182;
const LEAST_A_WEEK_OF_A_LONG_STAY = 90;

/**
 * The rent of an offer that names one sum for the whole stay ('5 June to 20 August, £1,800 in total', 一共1800镑), in whole pounds a
 * week; null where it names none, or a rent by the week or the month as well.
 * @param canonical The text in which the prices stand.
 */
export function totalRent(prices: readonly Price[], { begin, end }: Stay, canonical: string): number | null {
  if (begin === null || end === null || prices.some(hasOwnPeriod)) return null;
  const sum = prices.find((price) => isTotal(price, canonical))?.high;
  if (sum === undefined || sum === null) return null;
  const days = daysBetween(begin, end);
  const aWeek = Math.round((sum * 7) / days);
  const least = days >= LONG_STAY_DAYS ? LEAST_A_WEEK_OF_A_LONG_STAY : LEAST_A_WEEK;
  return aWeek >= least && aWeek <= MOST_A_WEEK ? aWeek : null;
}

function hasOwnPeriod(price: Price): boolean {
  return price.period !== null && price.isPrevious !== true && weeklyRange(price) !== null;
}

function isTotal({ start, end, isPrevious }: Price, canonical: string): boolean {
  if (isPrevious === true) return false;
  return BEFORE.test(canonical.slice(0, start)) || BEHIND.test(canonical.slice(end));
}
