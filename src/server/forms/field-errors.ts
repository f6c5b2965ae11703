import type { FieldError } from "#contract/schemas/errors.ts";
import { MAX_PRICE } from "#domain/limits.ts";
import type { FieldMistake, FieldProblem } from "#domain/fields/field-mistakes.ts";

const SENTENCES: Record<Exclude<FieldMistake, "required" | "too-long" | "not-offered">, string> = {
  "not-a-number": "Price must be a number",
  "not-positive": "Price must be larger than 0",
  negative: "Price cannot be negative",
  "too-high": `Price must be ${MAX_PRICE} or less`,
  "too-precise": "Price must have at most two decimals",
  "not-a-day": "Must be a day such as 2026-01-31",
  "wrong-order": "Start date cannot be later than end date!",
  "in-the-past": "End date cannot be in the past",
  "too-far": "Must be within five years from today",
  "not-an-email": "Invalid email address",
  "not-a-xhs-link": "Must be an https link to xiaohongshu.com or xhslink.com",
};

/** What the fields of one form may be: for sentences that name it. */
interface Bounds<Field extends string> {
  lengths: Partial<Record<Field, number>>;
  offered: Partial<Record<Field, readonly string[]>>;
}

/** Makes sentences of what the rules found (PR-505); `type` is the mistake's own name, for programs. */
export function fieldErrorsOf<Field extends string>(bounds: Bounds<Field>) {
  return (problems: readonly FieldProblem<Field>[]): FieldError[] =>
    problems.map(({ field, mistake }) => ({
      loc: ["body", field],
      msg: sentence(field, mistake, bounds),
      type: mistake,
    }));
}

function sentence<Field extends string>(field: Field, mistake: FieldMistake, { lengths, offered }: Bounds<Field>) {
  if (mistake === "required") return requiredSentence(field);
  if (mistake === "too-long") return `Must have at most ${String(lengths[field])} characters`;
  if (mistake === "not-offered") return `Must be one of: ${(offered[field] ?? []).join(", ")}`;
  return SENTENCES[mistake];
}

function requiredSentence(field: string): string {
  if (field === "title") return "Title is required.";
  return field === "property_type" ? "property_type is required." : "field is required.";
}
