import { addDays, addMonths } from "#domain/calendar-day.ts";
import { lexiconOf } from "../../lexicon/find-terms.ts";
import { termsWithin } from "../../lexicon/terms-within.ts";
import { LENGTHS } from "../../lexicon/tables/lengths.ts";
import type { Duration } from "../time-expression.ts";
import type { TimeToken } from "./time-tokens.ts";
import { numberOf } from "./parts.ts";
import { applyRules, rulesOf, type RuleMatch } from "./token-rules.ts";

const CONTEXT = lexiconOf(LENGTHS);
/** A letter for a unit only before or behind a word for a tenancy: 12 m may be metres. */
const TENANCY = /^(?:\+|contract|tenancy|lease|let|ast|fixed|term|min|break|rolling|from|start)/;

/** How long a stay may be: 44 weeks, 半年, "a year and a half", 6-12个月 (the shorter is what is asked for). */
const RULES = rulesOf<Duration>(
  String.raw`
yearsAndMonths	y:count years and? m:count months
monthsAndDays	m:count months and/comma? d:count u:weeks/days
sameUnits	c:count u:UNIT TO/or/and count o:UNIT
counted	c:n TO/or/and d:count whole/more? u:UNIT half:half/few?
counted	c:count/few/article dash? whole/more? u:UNIT half:half/few?
counted	c:n plus:and u:UNIT
andHalf	c:n half u:UNIT
yearLong	yearlong
halfMonth	halfamonth
`,
  {
    yearsAndMonths: ({ parts: { y, m } }) => ofStay({ months: numberOf(y) * 12 + numberOf(m), days: 0 }),
    monthsAndDays: ({ parts: { m, d, u } }) =>
      ofStay({ months: numberOf(m), days: numberOf(d) * (u!.kind === "weeks" ? 7 : 1) }),
    sameUnits: ({ parts: { c, u, o } }) => (u!.kind === o!.kind ? ofStay(stretch(numberOf(c), u!.kind)) : null),
    counted,
    andHalf: ({ parts: { c, u } }) => ofStay(stretch(numberOf(c) + 0.5, u!.kind)),
    yearLong: () => inMonths(12),
    halfMonth: () => ({ months: 0, days: 15 }),
  },
);

/** The tokens with each stretch of time as one of the kind `duration`. */
export function joinDurations(tokens: readonly TimeToken[], text: string): TimeToken[] {
  const joined: TimeToken[] = [];
  let from = 0;
  for (const { months, days, start, end, first, last } of applyRules(RULES, tokens, text, "")) {
    joined.push(...tokens.slice(from, first), { kind: "duration", value: `${months} ${days}`, start, end });
    from = last + 1;
  }
  return [...joined, ...tokens.slice(from)];
}

/** The stretch of time of a token. */
export function durationOf({ value }: TimeToken): Duration {
  const [months = 0, days = 0] = value.split(" ").map(Number);
  return { months, days };
}

function counted({ parts: { c, d, u, half, plus }, next, text }: RuleMatch): Duration | null {
  const { kind, value, end } = u!;
  const count = c!.kind === "article" ? 1 : numberOf(c);
  if (plus !== undefined && text[plus.start] !== "+") return null;
  if (half?.kind === "few" && half.value !== "0.5") return null;
  if (kind === "terms" && count === 0.5) return null;
  const behind = text.slice(end, end + 12);
  // 1个月650 is a price.
  if (kind === "months" && text[end - 1] === "月" && /^\d/.test(behind)) return null;
  // "A week on Monday" is a day.
  if (next?.kind === "weekday" && kind === "weeks" && /^\s?(?:on|from)/.test(behind)) return null;
  const number = count + (half === undefined ? 0 : 0.5);
  if (kind !== "shortunit") return ofStay(stretch(number, kind));
  const isFor = /\bfor $/.test(text.slice(0, c!.start)) && !/^\s?(?:from|of|away|to)\b/.test(behind);
  const isUnit = (d ?? c)!.kind === "count" && (value === "w" || isFor || TENANCY.test(behind.trimStart()));
  return isUnit ? ofStay(stretch(number, SHORT_UNITS[value]!)) : null;
}

const SHORT_UNITS: Readonly<Record<string, string>> = { w: "weeks", m: "months", y: "years" };

function stretch(count: number, unit: string): Duration {
  if (unit === "weeks") return { months: 0, days: Math.round(count * 7) };
  if (unit === "fortnights") return { months: 0, days: count * 14 };
  if (unit === "days") return { months: 0, days: Math.round(count) };
  if (unit === "years") return inMonths(count * 12);
  if (unit === "halfyears") return inMonths(count * 12 + 6);
  if (unit === "quarters") return inMonths(count * 3);
  if (unit === "halfmonths") return inMonths(count + 0.5);
  // One of two semesters, or the two of an academic year.
  if (unit === "terms") return inMonths(count > 1 ? count * 4.5 : count * 4);
  return inMonths(count);
}

/** The duration, or null where it is longer than any stay, which is five years: in 2027个月 the number is a year. */
function ofStay(duration: Duration): Duration | null {
  const { months, days } = duration;
  return months > 60 || days > 1000 || months + days === 0 ? null : duration;
}

function inMonths(count: number): Duration {
  const months = Math.floor(count);
  return { months, days: Math.round((count - months) * 30) };
}

/** The day at the end of a stretch of time: calendar months first, clamped to the month, then days. */
export function afterDuration(day: string, { months, days }: Duration): string {
  return addDays(addMonths(day, months), days);
}

const TOLD_FOR = /\bfor(?: about| over| almost)? $/;
const CLAUSE = /[^,.;!?\n]*$/;

/** Whether a stretch of time is no length of a stay: how often, what is paid, what is studied, how long one has lived somewhere. */
export function isNoStay({ start, end, text, next, previous }: RuleMatch): boolean {
  const terms = termsWithin(text, start - 40, end + 24, CONTEXT);
  const gapBefore = start - text.slice(0, start).trimEnd().length;
  const gapBehind = text.length - end - text.slice(end).replace(/^(?:'s?)?[^\S\n]*-?[^\S\n]*/, "").length;
  if (terms.some((term) => term.sense === "before" && term.end === start - gapBefore)) return true;
  if (terms.some((term) => term.sense === "behind" && term.start === end + gapBehind)) return true;
  const before = CLAUSE.exec(text.slice(Math.max(0, start - 40), start))![0];
  const told = terms.filter(({ end: to, start: from }) => to <= start && from >= start - before.length);
  if (
    told.some(
      ({ sense, row }) => sense === "lived" || (sense === "told" && (TOLD_FOR.test(before) || row.language === "zh")),
    )
  )
    return true;
  // "3 times a week" and 一周20小时, with the number read: how often.
  const written = text.slice(start, end);
  if (/^an? /.test(written)) return previous?.kind === "mask";
  return /^1个?[周月天星礼]/.test(written) && next?.kind === "mask";
}
