import type { I18n } from "@lingui/core";
import { MAX_AI_QUERY_LENGTH } from "#domain/search/understanding.ts";
import type { ValueProblem } from "../url/search-values.ts";

/** The sentence for a search's validation error, from the catalogue's `dashboard.errors` (PR-503). */
export function problemText(i18n: I18n, problem: ValueProblem["problem"]): string {
  switch (problem) {
    case "dateOrder":
      return i18n._("dashboard.errors.dateOrder");
    case "dateUnreal":
      return i18n._("dashboard.errors.dateUnreal");
    case "priceNotNumber":
      return i18n._("dashboard.errors.priceNotNumber");
    case "priceNegative":
      return i18n._("dashboard.errors.priceNegative");
    case "priceLowerHigher":
      return i18n._("dashboard.errors.priceLowerHigher");
    case "emptySearch":
      return i18n._("dashboard.errors.emptySearch");
    case "placeUnknown":
      return i18n._("dashboard.errors.placeUnknown");
    case "keywordTooLong":
      return i18n._("ai-search.too-long", { most: MAX_AI_QUERY_LENGTH });
  }
}
