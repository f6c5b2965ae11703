import type { FieldError } from "#contract/schemas/errors.ts";
import type { SavedCriteria } from "#domain/saved-searches/saved-search.ts";
import { oneLine } from "#domain/one-line.ts";
import { checkCriteria } from "#domain/search/search-criteria.ts";
import { FILTER_FIELDS } from "#domain/search/search-filters.ts";
import { unprocessable } from "../http/errors/http-error.ts";
import { criteriaErrors } from "../listings/search/criteria-errors.ts";

/** Fields that each way of searching has besides the filters. */
const OWN_FIELDS = {
  filter: [],
  fuzzy: ["keyword"],
  sentence: ["sentence", "walk_minutes", "keywords"],
} as const;

/**
 * Criteria as they are kept: what their way of searching does not look at is left out, texts are tidied as a room's are (G10c).
 * @throws HttpError 422 for what no search can be made with, and for a search that asks for nothing.
 */
export function checkedCriteria(given: SavedCriteria): SavedCriteria {
  const names = [...FILTER_FIELDS, ...OWN_FIELDS[given.mode]] as readonly (keyof SavedCriteria)[];
  const entries = names.flatMap((name): [string, unknown][] => {
    const tidy = tidied(given[name]);
    const isOpen = tidy === undefined || tidy === "" || tidy === false || (Array.isArray(tidy) && tidy.length === 0);
    return isOpen ? [] : [[name, tidy]];
  });
  const criteria = { mode: given.mode, ...Object.fromEntries(entries) } as SavedCriteria;
  const { sentence: _, mode: __, ...asked } = criteria;
  const problems = checkCriteria(given.mode === "fuzzy" ? { keyword: "", ...criteria } : criteria);
  const errors = criteriaErrors(problems).map(inBody);
  if (errors.length > 0) throw unprocessable(errors);
  if (Object.keys(asked).length === 0) {
    throw unprocessable([{ loc: ["body", "criteria"], msg: "A saved search asks for something", type: "emptySearch" }]);
  }
  return criteria;
}

function tidied<Value>(value: Value): Value | string | string[] {
  if (typeof value === "string") return oneLine(value);
  if (!Array.isArray(value)) return value;
  return (value as string[]).map(oneLine).filter((text) => text !== "");
}

function inBody({ loc: [, field = ""], ...error }: FieldError): FieldError {
  return { loc: ["body", "criteria", field === "fuzzy" ? "keyword" : field], ...error };
}
