import type { SavedCriteria } from "#domain/saved-searches/saved-search.ts";
import { withinReach } from "#domain/saved-searches/within-reach.ts";
import { checkCriteria } from "#domain/search/search-criteria.ts";
import { filterRow, isFilter } from "#domain/search/search-filters.ts";
import { keywordsText, rankedCriteria, type Asked } from "../understood/criteria.ts";
import { bySentence, DEFAULT_STATE, textOf, type SearchState } from "../url/search-url.ts";
import { EMPTY_SEARCH, readSearchValues } from "../url/search-values.ts";

/**
 * What a search looks for, as it is kept: without its page, order and open room, and with a time beside its place. Null for one that
 * cannot be kept: it asks for nothing, is wrong, or its sentence has not been read yet.
 * @param asked Its criteria, as the row of chips has them.
 */
export function savedCriteriaOf(state: SearchState, asked: Asked): SavedCriteria | null {
  const { mode } = state;
  const { criteria, problems } = readSearchValues(asked.values);
  if (mode === "none" || problems.length > 0) return null;
  const sentence = textOf(state);
  const isRead = bySentence(mode) || (mode === "fuzzy" && criteria.keyword === undefined);
  // The line takes longer texts than a saved search.
  if (!isRead && checkCriteria(criteria).length > 0) return null;
  const saved = isRead
    ? { mode: "sentence" as const, ...withoutReadonly(asked), ...(sentence !== "" && { sentence }) }
    : { mode: mode === "fuzzy" ? mode : ("filter" as const), ...criteria };
  return asksForSomething(saved) ? withinReach(saved) : null;
}

function asksForSomething(saved: SavedCriteria): boolean {
  const asked = Object.keys(saved).filter((field) => field !== "mode" && field !== "sentence");
  return asked.some((field) => !isFilter(field) || filterRow(field).beside === undefined);
}

function withoutReadonly(asked: Asked): Omit<SavedCriteria, "mode"> {
  const { keywords, ...others } = rankedCriteria(asked);
  return { ...others, ...(keywords !== undefined && { keywords: [...keywords] }) };
}

/** The search's address, so to speak: what opens it again. */
export function stateOfSaved(criteria: SavedCriteria): SearchState {
  const { mode, sentence = "", walk_minutes, keywords, ...filters } = withinReach(criteria);
  const { begin_by, ...typed } = filters;
  const texts = Object.entries(typed).map(([field, value]) => [field, String(value)]);
  const values = { ...EMPTY_SEARCH, ...Object.fromEntries(texts) };
  if (mode !== "sentence") return { ...DEFAULT_STATE, mode, values };
  const wishes = {
    keywords: keywordsText(keywords ?? []),
    ...(begin_by !== undefined && { begin_by }),
    ...(walk_minutes !== undefined && { walk_minutes: String(walk_minutes) }),
  };
  return { ...DEFAULT_STATE, mode, sentence, values, wishes };
}
