import { WORD_END, WORD_START } from "../text/pattern.ts";
import type { Span } from "../text/mapped-text.ts";
import type { PartialDate } from "./partial-date.ts";

/** So many calendar months and days. */
export interface Duration {
  months: number;
  days: number;
}

/** Which end of a stay a date is. */
export type StartOrEnd = "start" | "end";

/**
 * What one piece of a text says about time. A weak date counts only beside a word such as "from" or 入住, a vague one
 * (随时, asap) only where no other says when the stay begins.
 */
export type TimeExpression =
  | DateExpression
  | { kind: "range"; from: PartialDate; to: PartialDate }
  | { kind: "duration"; duration: Duration }
  | { kind: "nothing" };

/** A day, month or season that a text names. */
export interface DateExpression {
  kind: "date";
  date: PartialDate;
  startOrEnd?: StartOrEnd;
  isWeak?: boolean;
  isVague?: boolean;
}

/** An expression and where it stands. */
export type LocatedExpression = TimeExpression & Span;

/** One rule of the grammar: a global pattern, and what a match means (null: it isn't one after all). */
export interface DateRule {
  pattern: RegExp;
  read: (match: RegExpExecArray, today: string) => TimeExpression | null;
}

/** A pattern for the canonical text in which Latin words stand alone. */
export function wordPattern(source: string): RegExp {
  return new RegExp(`${WORD_START}(?:${source})${WORD_END}`, "g");
}

/** A date that counts wherever it stands. */
export function dateExpression(date: PartialDate, startOrEnd?: StartOrEnd): DateExpression {
  return startOrEnd === undefined ? { kind: "date", date } : { kind: "date", date, startOrEnd };
}

/** A date that counts only beside a word such as "from". */
export function weakDate(date: PartialDate): TimeExpression {
  return { kind: "date", date, isWeak: true };
}

/** A date that any other date overrides. */
export function vagueDate(date: PartialDate): TimeExpression {
  return { kind: "date", date, isVague: true };
}
