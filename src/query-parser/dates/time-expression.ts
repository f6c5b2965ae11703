import type { Span } from "../text/source-text.ts";
import type { Moment } from "./partial-date.ts";

/** So many calendar months and days. */
export interface Duration {
  months: number;
  days: number;
}

/** Which side of a stay a moment is. */
export type Side = "begin" | "end";

/**
 * What one piece of a text says about time. A weak moment counts only beside a word such as "from" or 入住, a vague one
 * (随时, asap) only where no other says when the stay begins.
 */
export type Mark =
  | MomentMark
  | { kind: "range"; from: Moment; to: Moment }
  | { kind: "duration"; duration: Duration }
  | { kind: "nothing" };

/** The mark of a moment. */
export interface MomentMark {
  kind: "moment";
  moment: Moment;
  side?: Side;
  isWeak?: boolean;
  isVague?: boolean;
}

/** A mark and where it stands. */
export type PlacedMark = Mark & Span;

/** One rule of the grammar: a global pattern, and what a match means (null: it isn't one after all). */
export interface DateRule {
  pattern: RegExp;
  read: (match: RegExpExecArray, today: string) => Mark | null;
}

/** A pattern for the canonical text in which Latin words stand alone. */
export function wordPattern(source: string): RegExp {
  return new RegExp(`(?<![a-z])(?:${source})(?![a-z])`, "g");
}

/** A mark of a single moment. */
export function momentMark(moment: Moment, side?: Side): MomentMark {
  return side === undefined ? { kind: "moment", moment } : { kind: "moment", moment, side };
}

/** A mark of a moment that is one only beside a word that says so. */
export function weakMark(moment: Moment): Mark {
  return { kind: "moment", moment, isWeak: true };
}

/** A mark of a moment that any other beats. */
export function vagueMark(moment: Moment): Mark {
  return { kind: "moment", moment, isVague: true };
}
