import type { Duration, StartOrEnd } from "../time-expression.ts";
import type { PartialDate } from "../partial-date.ts";

/** Whether a date is said of the move or the room itself, or of what only goes along with it. */
export type Subject = "move" | "other";

/**
 * What ends on a date other than the stay: the current contract, the current tenancy (a departure; without a subject, as in
 * 'Move out: 31 July', it may also be the last day of the stay), or the current tenant's absence (a return).
 */
export type Ending = "contract" | "departure" | "departure-or-last-day" | "return";

/** A date with what the words around it say. */
export interface DateCandidate {
  date: PartialDate;
  /** Null where no word says it. */
  startOrEnd: StartOrEnd | null;
  subject: Subject | null;
  isVague: boolean;
  /** The date before is joined to it as the begin of a range. */
  isRangeEnd: boolean;
  /** It stands behind another with nothing but space between. */
  isJuxtaposed: boolean;
  /** It ends a range within which the move is to happen: no stay. */
  isMoveInWindow: boolean;
  /** What ends on it, where that need not be the stay. */
  ending: Ending | null;
}

/** How long a stay is said to be. */
export interface DurationOfStay extends Duration {
  /** It may be longer: "at least six months". */
  isLeast: boolean;
}

/** What a text says about a stay, in its order. */
export interface DateCandidates {
  dates: DateCandidate[];
  durations: DurationOfStay[];
}

/** A date of which nothing is known but what it was written with. */
export function bareCandidate(date: PartialDate): DateCandidate {
  return {
    date,
    startOrEnd: null,
    subject: null,
    isVague: false,
    isRangeEnd: false,
    isJuxtaposed: false,
    isMoveInWindow: false,
    ending: null,
  };
}

/** True of a single day, not of a month or a season. */
export function isOneDay({ year = 2026, first, last, dayOfMonth }: PartialDate): boolean {
  return dayOfMonth !== undefined || first(year) === last(year);
}
