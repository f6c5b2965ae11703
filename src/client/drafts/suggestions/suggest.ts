import { foldCity } from "#domain/cities.ts";
import type { Draft, Suggestion, Suggestions } from "#offline/drafts/draft.ts";

/** What was read, as the form holds it; what was not read is absent. */
export type Readings = Draft["typed"];

/** What of a draft readings are about. */
export type Written = Pick<Draft, "typed" | "suggested" | "touched">;

/** A change of a draft's fields together with what is to be said about them. */
export interface Suggested {
  typed: Draft["typed"];
  suggested: Suggestions;
}

/** What somebody says to a suggestion: take it out again, or leave it be, or take what is offered. */
export type Decision = "undo" | "keep" | "use";

/** The fields of a reading that say something, as the form holds them. */
export function readingsOf(read: Readonly<Record<string, string | number | boolean | null>>): Readings {
  const said = Object.entries(read).filter(([, value]) => value !== null && value !== "");
  return Object.fromEntries(said.map(([field, value]) => [field, typeof value === "boolean" ? value : String(value)]));
}

/** What a reading has changed. */
export interface Read extends Suggested {
  /** Of which fields something is said now that was not said before. */
  news: Suggestions;
}

/**
 * Puts readings into the fields that nobody has written, and offers the others: nothing typed is overwritten. What was
 * offered goes where the field turns out to say what was read.
 * @param defaults What a new form begins with; free as long as nobody has chosen it.
 */
export function suggest(written: Written, readings: Readings, defaults: Draft["typed"]): Read {
  const typed: Draft["typed"] = {};
  const suggested: Suggestions = { ...written.suggested };
  const news: Suggestions = {};
  for (const [field, value] of Object.entries(readings)) {
    const now = written.typed[field] ?? null;
    const earlier = written.suggested?.[field];
    const isOurs = earlier?.state === "filled";
    if (now !== null && isSame(field, now, value)) {
      if (earlier?.state === "offered") delete suggested[field];
    } else if (isOurs || isFree(written, field, defaults)) {
      typed[field] = value;
      news[field] = { value, state: "filled", before: isOurs ? earlier.before : now };
    } else if (earlier?.value !== value) news[field] = { value, state: "offered", before: null };
  }
  return { typed, suggested: { ...suggested, ...news }, news };
}

/** What becomes of a field by what somebody says to its suggestion. */
export function decide({ typed, suggested = {} }: Written, field: string, decision: Decision): Suggested {
  const { [field]: suggestion, ...others } = suggested;
  if (suggestion === undefined || decision === "keep") return { typed: {}, suggested: others };
  if (decision === "undo") return { typed: undone(field, suggestion), suggested: others };
  // What was written there can still be had back.
  const used: Suggestion = { value: suggestion.value, state: "filled", before: typed[field] ?? null };
  return { typed: { [field]: suggestion.value }, suggested: { ...suggested, [field]: used } };
}

/** All suggestions at once; what was filled goes out again, or stays. */
export function decideAll({ suggested = {} }: Written, decision: "undo" | "keep"): Suggested {
  if (decision === "keep") return { typed: {}, suggested: {} };
  return {
    typed: Object.assign({}, ...Object.entries(suggested).map(([field, suggestion]) => undone(field, suggestion))),
    suggested: {},
  };
}

/** Without what was suggested for a field that somebody has written now. */
export function touching({ suggested, touched = [] }: Written, field: string): Omit<Written, "typed"> {
  const { [field]: _, ...others } = suggested ?? {};
  return {
    ...(suggested && { suggested: others }),
    touched: touched.includes(field) ? touched : [...touched, field],
  };
}

function undone(field: string, { state, value, before }: Suggestion): Draft["typed"] {
  if (state === "offered") return {};
  return { [field]: before ?? (typeof value === "boolean" ? false : "") };
}

function isFree({ typed, touched = [] }: Written, field: string, defaults: Draft["typed"]): boolean {
  const now = typed[field];
  if (now === undefined || (typeof now === "string" && now.trim() === "")) return true;
  return !touched.includes(field) && (now === false || now === defaults[field]);
}

/** Whether somebody has written what was read, in other capitals or with other spaces. */
function isSame(field: string, a: string | boolean, b: string | boolean): boolean {
  return plain(field, a) === plain(field, b);
}

function plain(field: string, value: string | boolean): string {
  const text = field === "city" ? foldCity(String(value).trim()) : String(value);
  return text.normalize("NFKC").toLowerCase().replace(/\s+/g, "");
}
