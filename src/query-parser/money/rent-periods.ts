/** What a rent is paid for. A `term` has no known length, so a rent a term can't be compared. */
export const PERIODS = ["day", "week", "fortnight", "month", "quarter", "year", "term"] as const;
export type Period = (typeof PERIODS)[number];

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
