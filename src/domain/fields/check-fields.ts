import { addDays, isCalendarDay } from "../calendar-day.ts";
import { MAX_PRICE } from "../limits.ts";
import { isBlank, lengthOf } from "../users/account-rules.ts";
import type { FieldMistake, FieldProblem } from "./field-mistakes.ts";
import { namesOf, type FieldRow, type FieldTable } from "./field-row.ts";

/** How far ahead a stay may begin or end (I-11). */
export const FURTHEST_DAYS = 5 * 366;

export interface Rules {
  /** The calendar day in London. */
  today: string;
  /** A new row must cost something and must not have ended (A-33, W-10); an edited one may cost nothing or have ended. */
  isNew: boolean;
}

/** All that is wrong with the fields of a table, one problem a field, in its order. */
export function checkFields<Table extends FieldTable>(
  table: Table,
  given: { readonly [Field in keyof Table]?: unknown } & Stay,
  rules: Rules,
): FieldProblem<keyof Table & string>[] {
  type Field = keyof Table & string;
  const ofStay: FieldProblem<string>[] = dayProblems(given, rules);
  return namesOf(table).flatMap((field: Field) => {
    const mistake =
      mistakeIn(table[field]!, given[field], rules) ?? ofStay.find((problem) => problem.field === field)?.mistake;
    return mistake === undefined ? [] : [{ field, mistake }];
  });
}

function mistakeIn(row: FieldRow, value: unknown, { isNew }: Rules): FieldMistake | undefined {
  if (isAbsent(value)) return row.required ? "required" : undefined;
  if (row.type === "pounds") return moneyMistake(value as number, isNew && row.mustCost) ?? undefined;
  const text = String(value);
  if (row.type === "choice") return row.offered.includes(text) ? undefined : "not-offered";
  if (row.type !== "text") return undefined;
  return lengthOf(text) > row.longest ? "too-long" : (row.check?.(text) ?? undefined);
}

/** Code points that the texts of a table may have. */
export function lengthsOf<Table extends FieldTable>(table: Table) {
  type Lengths = { [Field in keyof Table as Table[Field] extends { longest: number } ? Field : never]: number };
  const rows = Object.entries<FieldRow>(table).flatMap(([field, row]) =>
    row.type === "text" ? [[field, row.longest] as const] : [],
  );
  return Object.fromEntries(rows) as Lengths;
}

/** The words that the choices of a table offer. */
export function offersOf<Table extends FieldTable>(
  table: Table,
): Partial<Record<keyof Table & string, readonly string[]>> {
  const rows = Object.entries<FieldRow>(table).flatMap(([field, row]) =>
    row.type === "choice" ? [[field, row.offered] as const] : [],
  );
  return Object.fromEntries(rows) as Partial<Record<keyof Table & string, readonly string[]>>;
}

/** Whether nothing has been given: absent, or text that would look empty on a screen (G10b). */
export function isAbsent(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === "string" && isBlank(value));
}

/** The texts of a form that are longer than they may be. */
export function tooLong<Field extends string>(
  fields: Partial<Record<Field, unknown>>,
  lengths: Partial<Record<Field, number>>,
): FieldProblem<Field>[] {
  return (Object.keys(lengths) as Field[])
    .filter((field) => lengthOf(String(fields[field] ?? "")) > (lengths[field] ?? 0))
    .map((field) => ({ field, mistake: "too-long" }));
}

/** The mistake in a sum of pounds a week, or null. A sum that is stored as zero is a mistake where `mustCost`. */
export function moneyMistake(pounds: number, mustCost: boolean): FieldMistake | null {
  if (Number.isNaN(pounds)) return "not-a-number";
  if (mustCost && pounds <= 0) return "not-positive";
  if (pounds < 0) return "negative";
  if (pounds > MAX_PRICE) return "too-high";
  const pence = Math.round(pounds * 100);
  // Pence are the smallest coin; the error of a binary fraction is far below.
  if (Math.abs(pounds * 100 - pence) > 1e-6) return "too-precise";
  return mustCost && pence === 0 ? "not-positive" : null;
}

interface Stay {
  begin_date: string | null;
  end_date: string | null;
}

/** The mistakes in the days of a stay, each of which may be absent. */
export function dayProblems(
  { begin_date, end_date }: Stay,
  { today, isNew }: Rules,
): FieldProblem<"begin_date" | "end_date">[] {
  const problems: FieldProblem<"begin_date" | "end_date">[] = [];
  const [begin, end] = [given(begin_date), given(end_date)];
  if (begin !== null) problems.push(...dayProblem("begin_date", begin, today));
  if (end !== null) problems.push(...dayProblem("end_date", end, today));
  if (isDay(begin) && isDay(end) && begin > end) problems.push({ field: "end_date", mistake: "wrong-order" });
  if (isNew && isDay(end) && end < today) problems.push({ field: "end_date", mistake: "in-the-past" });
  return problems;
}

function dayProblem<Field extends string>(field: Field, day: string, today: string): FieldProblem<Field>[] {
  if (!isCalendarDay(day)) return [{ field, mistake: "not-a-day" }];
  return day > addDays(today, FURTHEST_DAYS) ? [{ field, mistake: "too-far" }] : [];
}

// Only days have an order: compared as texts, '2027-9-01' is later than any day of October.
function isDay(day: string | null): day is string {
  return day !== null && isCalendarDay(day);
}

function given(text: string | null): string | null {
  return isAbsent(text) ? null : text;
}
