import type { I18n } from "@lingui/core";
import type { RequestFilterProblem } from "./request-filter.ts";

/** The sentence for a filter's validation error (PR-504). */
export function problemText(i18n: I18n, problem: RequestFilterProblem): string {
  switch (problem) {
    case "dateOrder":
      return i18n._("wanted.errors.dateOrder");
    case "dateUnreal":
      return i18n._("wanted.errors.dateUnreal");
    case "budgetNotNumber":
      return i18n._("wanted.errors.budgetNotNumber");
    case "budgetNegative":
      return i18n._("wanted.errors.budgetNegative");
  }
}
