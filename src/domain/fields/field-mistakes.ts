/** What can be wrong with a field. */
export const FIELD_MISTAKES = [
  "required",
  "too-long",
  "not-a-number",
  "not-positive",
  "negative",
  "too-high",
  "too-precise",
  "not-a-day",
  "wrong-order",
  "in-the-past",
  "too-far",
  "not-an-email",
  "not-a-xhs-link",
  "not-offered",
] as const;
export type FieldMistake = (typeof FIELD_MISTAKES)[number];

export interface FieldProblem<Field extends string> {
  field: Field;
  mistake: FieldMistake;
}
