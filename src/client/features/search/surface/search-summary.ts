import type { I18n } from "@lingui/core";
import type { SearchCriteria } from "#domain/search/search-criteria.ts";
import { pounds } from "../../../platform/text/pounds.ts";
import { FILTERS } from "../url/filters.ts";
import type { SearchState } from "../url/search-url.ts";
import { readSearchValues } from "../url/search-values.ts";
import { exclusionsIn } from "./exclusions.ts";
import { filterTexts } from "./filter-texts.ts";

/**
 * What was asked, in one line: the sentence, or the keyword and the filters. What a sentence was read as has chips, and would
 * only say the same once more.
 * @param today The London day.
 */
export function searchSummary(i18n: I18n, state: Pick<SearchState, "sentence" | "values">, today: string): string {
  const { sentence, values } = state;
  if (sentence !== "") return sentence;
  const texts = filterTexts(i18n, values, today);
  const price = priceInSigns(readSearchValues(values).criteria);
  const filters = FILTERS.flatMap((filter) => (filter === "price" ? price : texts[filter].value) ?? []);
  const ruledOut = exclusionsIn(i18n, values).map(({ text }) => text);
  return [values.keyword.trim(), ...filters, ...ruledOut].filter((text) => text !== "").join(" · ");
}

/** Shorter than the chip's words: three criteria fit into a phone's width. */
function priceInSigns({ low_price: low, high_price: high }: SearchCriteria): string | null {
  if (low !== undefined && high !== undefined) return `${pounds(low)}–${pounds(high)}`;
  if (low !== undefined) return `≥ ${pounds(low)}`;
  return high === undefined ? null : `≤ ${pounds(high)}`;
}
