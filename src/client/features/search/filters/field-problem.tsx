import { useLingui } from "@lingui/react";
import { problemText } from "./problem-text.ts";
import type { SearchField } from "../url/search-values.ts";
import type { Search } from "../url/use-search.ts";

/** What the filter fields need to know: a form's whole search, or a sheet's unsent copy of it. */
export type FieldSource = Pick<Search, "values" | "problems" | "change">;

/** What is wrong with a field, in words under it. */
export function FieldProblem({ id, field, search }: { id: string; field: SearchField; search: FieldSource }) {
  const { i18n } = useLingui();
  const found = search.problems.find((problem) => problem.field === field);
  return (
    <p id={id} role={found ? "alert" : undefined} className="text-sm text-red empty:hidden">
      {found && problemText(i18n, found.problem)}
    </p>
  );
}
