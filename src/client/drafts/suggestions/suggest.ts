import { foldCity } from "#domain/cities.ts";
import type { Draft, Suggestion, Suggestions } from "#offline/drafts/draft.ts";

/** Extracted values by field; missing ones are absent. */
export type Readings = Draft["typed"];

/** The parts of a draft that suggestions concern. */
export type Written = Pick<Draft, "typed" | "suggested" | "touched">;

/** A change of a draft's fields and suggestions. */
export interface Suggested {
  typed: Draft["typed"];
  suggested: Suggestions;
}

/** The user's decision on a suggestion: revert it, keep it, or accept the offered value. */
export type Decision = "undo" | "keep" | "use";

/** Whether a field holds what was read and not looked at. */
export function isUnchecked({ state }: Suggestion): boolean {
  return state === "filled";
}

/** The extracted values that are not empty, as the form holds them. False is left out: a checkbox is unticked at first. */
export function readingsOf(read: Readonly<Record<string, string | number | boolean | null>>): Readings {
  const said = Object.entries(read).filter(([, value]) => value !== null && value !== "" && value !== false);
  return Object.fromEntries(said.map(([field, value]) => [field, typeof value === "boolean" ? value : String(value)]));
}

/** The outcome of adding suggestions. */
export interface Read extends Suggested {
  /** The fields with a new suggestion. */
  news: Suggestions;
}

/**
 * Fills extracted values into untouched fields, and offers them for the others: typed values are never overwritten. An
 * offer is dropped where the field already has that value.
 * @param defaults The initial values of a new form; overwritten until the user chooses one.
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

/** A field's value and suggestion after the user's decision. */
export function decide({ typed, suggested = {} }: Written, field: string, decision: Decision): Suggested {
  const { [field]: suggestion, ...others } = suggested;
  if (suggestion === undefined || decision === "keep") return { typed: {}, suggested: others };
  if (decision === "undo") return { typed: undone(field, suggestion), suggested: others };
  // The previous value can still be restored.
  const used: Suggestion = { value: suggestion.value, state: "filled", before: typed[field] ?? null };
  return { typed: { [field]: suggestion.value }, suggested: { ...suggested, [field]: used } };
}

/** Decides all suggestions at once: reverts or keeps what was filled in. */
export function decideAll({ suggested = {} }: Written, decision: "undo" | "keep"): Suggested {
  if (decision === "keep") return { typed: {}, suggested: {} };
  return {
    typed: Object.assign({}, ...Object.entries(suggested).map(([field, suggestion]) => undone(field, suggestion))),
    suggested: {},
  };
}

/** Drops the suggestion of a field that the user has edited. */
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

/** Whether the typed value equals the extracted one, ignoring case and spaces. */
function isSame(field: string, a: string | boolean, b: string | boolean): boolean {
  return plain(field, a) === plain(field, b);
}

function plain(field: string, value: string | boolean): string {
  const text = field === "city" ? foldCity(String(value).trim()) : String(value);
  return text.normalize("NFKC").toLowerCase().replace(/\s+/g, "");
}
