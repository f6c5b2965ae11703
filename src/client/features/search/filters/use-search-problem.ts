import { useLingui } from "@lingui/react";
import type { SearchField } from "../url/search-values.ts";
import type { Search } from "../url/use-search.ts";
import { problemText } from "./problem-text.ts";

/** What is wrong with a field of a search, in a sentence. */
export function useSearchProblem({ problems }: Pick<Search, "problems">, field: SearchField): string | undefined {
  const { i18n } = useLingui();
  const found = problems.find((problem) => problem.field === field);
  return found && problemText(i18n, found.problem);
}
