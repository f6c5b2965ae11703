import { useLingui } from "@lingui/react";
import { useState } from "react";
import type { SavedViewing } from "#offline/viewings/saved-viewing.ts";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { useToday } from "../../../platform/clock/use-today.ts";
import { MOST_COMPARED } from "../shortlist/compare-bar.tsx";
import { comparisonRows } from "./comparison-rows.tsx";
import { ComparisonTable, isDifferent } from "./comparison-table.tsx";
import { StayFields } from "./stay-fields.tsx";
import { isStayOpen, type StayDates } from "./whole-stay.ts";

interface Props {
  viewings: readonly SavedViewing[];
  stay: StayDates;
}

/** Rooms side by side, with the dates that the costs are for, and nothing but the differences where that is wanted. */
export function Comparison({ viewings, stay }: Props) {
  const { i18n } = useLingui();
  const today = useToday();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const shown = viewings.slice(0, MOST_COMPARED);
  const rows = comparisonRows(i18n, { viewings: shown, stay, today });
  const wanted = onlyDifferences ? rows.filter((row) => isDifferent(row, shown)) : rows;
  const needsDates = shown.some(({ listing }) => isStayOpen(listing));
  return (
    <>
      {needsDates && <StayFields ids={viewings.map(({ id }) => id)} stay={stay} />}
      {shown.length > 1 && (
        <Checkbox
          name="differences"
          label={i18n._("viewings.compare.only-differences")}
          checked={onlyDifferences}
          onChange={setOnlyDifferences}
        />
      )}
      <ComparisonTable viewings={shown} rows={wanted} />
      {wanted.length === 0 && <p role="status">{i18n._("viewings.compare.same")}</p>}
      <p className="max-w-prose text-sm text-pretty text-ink-soft">{i18n._("viewings.compare.cost-how")}</p>
    </>
  );
}
