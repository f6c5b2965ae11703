import { useState } from "react";
import { useHoldUpdates } from "../../../platform/updates/use-hold-updates.ts";
import { readSearchValues, type SearchValues, type ValueProblem } from "../url/search-values.ts";
import type { Criteria } from "../url/use-criteria.ts";

/** The filters as they stand in a sheet, before they are searched. */
export interface FilterForm {
  values: SearchValues;
  problems: readonly ValueProblem[];
  isRanked: boolean;
  change: (changed: Partial<SearchValues>) => void;
  /** Searches by what is chosen, and this; returns false, and shows what is wrong, where it is invalid. */
  submit: (changed?: Partial<SearchValues>) => boolean;
}

/** Problems of an address show at once, those of what is typed here when it is searched. */
export function useFilterForm({ asked, isRanked, apply }: Criteria): FilterForm {
  const [values, setValues] = useState(asked.values);
  const [problems, setProblems] = useState<readonly ValueProblem[]>(() => readSearchValues(asked.values).problems);
  useHoldUpdates("search filters", values !== asked.values);
  return {
    values,
    problems,
    isRanked,
    change(changed) {
      setValues((known) => ({ ...known, ...changed }));
      setProblems((known) => known.filter(({ field }) => changed[field] === undefined));
    },
    submit(changed = {}) {
      const wanted = { ...values, ...changed };
      const found = readSearchValues(wanted).problems;
      setProblems(found);
      if (found.length === 0) apply({ ...asked, values: wanted });
      return found.length === 0;
    },
  };
}
