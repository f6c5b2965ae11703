import type { Duration, Side } from "../time-expression.ts";
import type { Moment } from "../partial-date.ts";
import type { Subject } from "./subject.ts";

/** A moment with what the words around it say. */
export interface MomentClaim {
  moment: Moment;
  /** Null where no word says it. */
  side: Side | null;
  subject: Subject | null;
  isVague: boolean;
  /** The moment before is joined to it as the begin of a range. */
  isRangeEnd: boolean;
  /** It stands behind another with nothing but space between. */
  isJuxtaposed: boolean;
  /** It ends a range within which the move is to happen: no stay. */
  isMoveInWindow: boolean;
}

/** What a text claims about a stay, in its order. */
export interface Claims {
  moments: MomentClaim[];
  durations: Duration[];
}

/** A moment of which nothing is known but what it was written with. */
export function bareClaim(moment: Moment): MomentClaim {
  return {
    moment,
    side: null,
    subject: null,
    isVague: false,
    isRangeEnd: false,
    isJuxtaposed: false,
    isMoveInWindow: false,
  };
}

/** True of a single day, not of a month or a season. */
export function isOneDay({ year = 2026, first, last, dayOfMonth }: Moment): boolean {
  return dayOfMonth !== undefined || first(year) === last(year);
}
