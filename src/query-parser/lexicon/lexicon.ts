/** The languages of a form; `any` where both write it (signs, symbols). */
export type Language = "zh" | "en" | "any";

/** A row of a table: one surface form and its sense. A compact table (`src/build/compact-tables.ts`) has no languages. */
export interface LexiconRow {
  sense: string;
  language: Language | "";
  form: string;
  note: string;
}

/** The sense of a form that stands in nobody's way but blocks what lies in it: 房东 holds no 房. */
export const NO_SENSE = "none";

/**
 * The rows of a table: one a line, `sense<tab>language<tab>form<tab>note`; the note may be missing. Empty lines part groups.
 *
 * Forms are written as the canonical text has them (folded, numbers in digits):
 * - a space matches spaces or hyphens, `_` the same or nothing;
 * - `(s)` may be missing, `(a|b)` is one of the two, `(a|b|)` may be missing as well; groups don't nest;
 * - `#` is a number or a range of two, `S` one of at most two digits, `A` one of three or more; `№` is the sign # itself;
 * - a Latin word is whole; `*` at the end leaves its end open ("furnish*");
 * - `…` between two words is a short stretch of their clause, or nothing ("养…猫");
 * - `[…]` is the part that the sense covers where the rest is only its context: `#[多]`.
 */
export function parseTable(table: string): LexiconRow[] {
  const lines = table.split("\n").filter((line) => line.trim() !== "");
  let sense = "";
  return lines.map((line) => {
    const cells = line.split("\t");
    if (cells.length === 1) return { sense, language: "", form: line, note: "" };
    const [, language = "", form = "", note = ""] = cells;
    sense = cells[0] ?? "";
    return { sense, language: language as Language, form, note };
  });
}

/** All texts of a form's groups put out: `bill(s)` → bill, bills. Brackets, slots and gaps stay as they are. */
export function expandForm(form: string): string[] {
  return choicesOf(form).map((written) => written.replaceAll(/ {2,}/g, " ").trim());
}

function choicesOf(form: string): string[] {
  const open = form.indexOf("(");
  if (open < 0) return [form];
  const { choices, rest } = firstGroup(form);
  return choicesOf(rest).flatMap((behind) => choices.map((choice) => form.slice(0, open) + choice + behind));
}

/** The alternatives of the first group of a form, and what stands behind it. @throws Where a group is open or lies in another. */
export function firstGroup(form: string): { choices: string[]; rest: string } {
  const open = form.indexOf("(");
  const close = form.indexOf(")", open);
  const inside = form.slice(open + 1, close);
  if (close < 0 || inside.includes("(")) throw new Error(`The groups of "${form}" don't close one by one.`);
  const choices = inside.split("|");
  if (choices.length === 1) choices.push("");
  return { choices, rest: form.slice(close + 1) };
}
