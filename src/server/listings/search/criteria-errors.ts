import type { FieldError } from "#contract/schemas/errors.ts";
import { MAX_KEYWORD_LENGTH } from "#domain/limits.ts";
import {
  checkCriteria,
  type CriteriaProblem,
  type FieldProblem,
  type SearchCriteria,
} from "#domain/search/search-criteria.ts";
import { unprocessable } from "../../http/errors/http-error.ts";

/** What is wrong with a search's filters, as the page says it too (PR-503, I-24 to I-26). */
const TEXTS: Record<CriteriaProblem, string> = {
  dateOrder: "Start date cannot be later than end date!",
  dateUnreal: "Must be a real day such as 2026-01-31",
  priceNegative: "Price cannot be negative",
  priceLowerHigher: "Lower price cannot be above the upper price",
  emptySearch: "Please enter search keywords",
  placeUnknown: "Must be degrees north and east in the United Kingdom, such as 51.524,-0.134",
  keywordTooLong: `Must have at most ${MAX_KEYWORD_LENGTH} characters`,
};

/** The domain's findings as fields of the query. */
export function criteriaErrors(problems: readonly FieldProblem[]): FieldError[] {
  return problems.map(({ field, problem }) => ({
    loc: ["query", field === "keyword" ? "fuzzy" : field],
    msg: TEXTS[problem],
    type: problem,
  }));
}

/** @throws HttpError 422 for criteria that the domain's rules do not take. */
export function refuseBadCriteria(criteria: SearchCriteria): void {
  const problems = checkCriteria(criteria);
  if (problems.length > 0) throw unprocessable(criteriaErrors(problems));
}
