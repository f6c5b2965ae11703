/** When a stay begins, as far as that moves its price. */
export const SEASONS = ["intake", "rest"] as const;
export type Season = (typeof SEASONS)[number];

/** The months of the intake, both included; January is 1. */
export const INTAKE_MONTHS = { first: 6, last: 10 } as const;

/**
 * The season of a room, by its first day; null where that is open.
 *
 * Most who look for a room here come for an autumn term, which begins between September and October in Britain. From June,
 * when places at universities are known, until the last have come, many look for the same rooms: contracts of that time are
 * the dearest of a year. Those that begin from November to May are lets for half a year, or rooms that are left early,
 * and say little about what a room costs in September. The months are counted, not the weeks, since terms begin on other
 * days at each university and in each year.
 * @param day Calendar day `YYYY-MM-DD`.
 */
export function seasonOf(day: string | null): Season | null {
  if (day === null) return null;
  const month = Number(day.slice(5, 7));
  return month >= INTAKE_MONTHS.first && month <= INTAKE_MONTHS.last ? "intake" : "rest";
}
