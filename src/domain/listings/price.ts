import { plainSigns } from "../tidy/signs.ts";

/** What a weekly rent comes to in a calendar month: 52 weeks over 12 months, to the whole pound. */
export function monthlyRent(poundsPerWeek: number): number {
  return Math.round((poundsPerWeek * 52) / 12);
}

const GROUPED = /^-?\d{1,3}(?:[, ]\d{3})+(?:\.\d*)?$/;
const PLAIN = /^-?(?:\d+\.?\d*|\.\d+)$/;
/** Pounds in words, behind the sum; 磅 is how 镑 is mistyped. */
const IN_WORDS = / ?(?:英?[镑鎊磅]|pounds?|gbp)$/i;

/**
 * A sum of pounds as people type it: '£900', '900 ', '1,200', '168.50', '900镑', and the full-width digits and signs of
 * Chinese keyboards. A comma or space before exactly three digits separates thousands; anywhere else ('150,50') it may as well be
 * meant as a decimal point, so it is not guessed at.
 * @returns Pounds, negative ones too; null where nothing is typed; NaN for all that is no sum, which is for the field to say.
 */
export function parsePounds(typed: string): number | null {
  const text = plainSigns(typed).replaceAll(/\s+/g, " ").replaceAll("₤", "£");
  if (text === "") return null;
  const sum = text.replace(IN_WORDS, "").replace(/^(-?) ?£ ?/, "$1");
  const plain = GROUPED.test(sum) ? sum.replaceAll(/[, ]/g, "") : sum;
  return PLAIN.test(plain) ? Number(plain) : Number.NaN;
}

/** What a rent is for. */
export type RentUnit = "week" | "month";

/** A monthly rent by the week: 12 months over 52 weeks, to the penny. */
export function weeklyRent(poundsPerMonth: number): number {
  return Math.round((poundsPerMonth * 12 * 100) / 52) / 100;
}

/** A rent as its form holds it: '185', or '1250 pcm' where it was typed by the month. @param weekly Pounds. */
export function typedRent(weekly: number | null, perMonth: number | null | undefined): string {
  if (perMonth != null) return `${perMonth}${BY_MONTH}`;
  return weekly === null ? "" : String(weekly);
}

const BY_MONTH = " pcm";

/** A text of a rent's form in two: the sum as it was typed, and what it is for. */
export function splitTypedRent(typed: string): { sum: string; unit: RentUnit } {
  return typed.endsWith(BY_MONTH)
    ? { sum: typed.slice(0, -BY_MONTH.length), unit: "month" }
    : { sum: typed, unit: "week" };
}

/** The reverse of `splitTypedRent`; a blank sum is nothing. */
export function joinTypedRent(sum: string, unit: RentUnit): string {
  return unit === "month" && sum.trim() !== "" ? `${sum}${BY_MONTH}` : sum;
}

/**
 * What the text of a rent's form comes to.
 * @returns Pounds a week, and a month where it was typed so. What is no sum is NaN; null where nothing is typed.
 */
export function readTypedRent(typed: string): { weekly: number | null; perMonth: number | null } {
  const { sum, unit } = splitTypedRent(typed);
  const pounds = parsePounds(sum);
  if (unit === "week" || pounds === null) return { weekly: pounds, perMonth: null };
  // More than two decimals are a mistake that the week would round away: they are left for the check to find.
  const isExact = Math.round(pounds * 100) / 100 === pounds;
  return isExact ? { weekly: weeklyRent(pounds), perMonth: pounds } : { weekly: pounds, perMonth: null };
}

const WEEK = String.raw`(?:p{0,3}w|w(?:ee)?k(?:ly)?|周|週|星期|礼拜)`;
const MONTH = String.raw`(?:p?cm|p?m|mth|month(?:ly)?|calendar month|个?月)`;
const BEHIND = new RegExp(
  String.raw`\s*(?:英?[镑鎊磅])?\s*(?:/|per|each|a|p/|每|一)?\s*(?:(?<week>${WEEK})|(?<month>${MONTH}))\.?$`,
  "i",
);
const BEFORE = /^(?:每(?:个)?)?(?:(?<week>[周週]|星期)|(?<month>月))租?(?:金)?[:：]?\s*/;

/**
 * A rent as people type it, with or without what it is for: '185', '£800 pcm', '800 per month', '月租 800', '185/周'.
 * @returns Pounds as of `parsePounds`, and what they are for: null where that is not said.
 */
export function parseRent(typed: string): { pounds: number | null; per: RentUnit | null } {
  const text = plainSigns(typed);
  const said = BEHIND.exec(text) ?? BEFORE.exec(text);
  if (said === null) return { pounds: parsePounds(text), per: null };
  const pounds = parsePounds(text.replace(said[0], ""));
  // Words alone are no rent yet.
  return { pounds, per: pounds === null || Number.isNaN(pounds) ? null : said.groups?.["week"] ? "week" : "month" };
}
