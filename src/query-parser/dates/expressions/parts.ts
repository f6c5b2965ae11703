import { yearOf, type LengthOfStay, type PartialDate } from "../partial-date.ts";
import type { TimeToken } from "./time-tokens.ts";
import type { Read } from "./token-rules.ts";

/** What words of time mean: a date, the two ends of a range, a length, or nothing (no dates), so that their numbers are read. */
export type Meaning = PartialDate[] | LengthOfStay;

/** Readers by the name of what they read in the grammar. */
export type Readers = Readonly<Record<string, Read<Meaning>>>;

/** Of two digits that may be a year. */
const [FIRST_YEAR, LAST_YEAR] = [24, 40];

/** A reader that knows the year that is written beside it, as the parts `y` or `z`; null where the number is no year. */
export function withYear(read: Read<Meaning>): Read<Meaning> {
  return (match) => {
    const meaning = read(match);
    const written = match.parts["y"] ?? match.parts["z"];
    if (!Array.isArray(meaning) || written === undefined || written.kind === "sameyear") return meaning;
    const { kind, value } = written;
    if (kind === "n" && (Number(value) < FIRST_YEAR || Number(value) >= LAST_YEAR)) return null;
    const year = kind === "yearword" ? yearOf(match.today) + Number(value) : fullYear(value);
    const inYear = (date: PartialDate) => ({ ...date, year });
    return meaning.map(inYear);
  };
}

/** 27 is 2027. */
export function fullYear(digits: string): number {
  return 2000 + (Number(digits) % 2000);
}

/** The number of a token; 0 where it is missing. */
export function numberOf(token: TimeToken | undefined): number {
  return Number(token?.value ?? 0);
}
