import { useLingui } from "@lingui/react";
import { navigate } from "wouter/use-browser-location";
import { FormField } from "../../../ui/form/form-field.tsx";
import { comparisonPath } from "./comparison-path.ts";
import type { StayDates } from "./whole-stay.ts";

/** The user's own dates, where a room leaves them open. They are in the address, like the rooms. */
export function StayFields({ ids, stay }: { ids: readonly string[]; stay: StayDates }) {
  const { i18n } = useLingui();
  const change = (dates: Partial<StayDates>) => navigate(comparisonPath(ids, { ...stay, ...dates }), { replace: true });
  const isReversed = stay.begin !== null && stay.end !== null && stay.end < stay.begin;
  return (
    <fieldset className="grid max-w-xl gap-2 rounded-card border border-line bg-card p-4">
      <legend className="sr-only">{i18n._("viewings.stay")}</legend>
      <p className="text-sm text-pretty text-ink-soft">{i18n._("viewings.stay.why")}</p>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Day label={i18n._("viewings.stay.begin")} day={stay.begin} onChange={(begin) => change({ begin })} />
        <Day
          label={i18n._("viewings.stay.end")}
          day={stay.end}
          onChange={(end) => change({ end })}
          problem={isReversed ? i18n._("viewings.stay.reversed") : undefined}
        />
      </div>
    </fieldset>
  );
}

interface DayProps {
  label: string;
  day: string | null;
  problem?: string | undefined;
  onChange: (day: string | null) => void;
}

function Day({ label, day, problem, onChange }: DayProps) {
  return (
    <FormField label={label} problem={problem}>
      {(control) => (
        <input
          {...control}
          type="date"
          // The browser reports the value only when the date is complete.
          defaultValue={day ?? ""}
          onChange={({ target }) => {
            if (!target.validity.badInput) onChange(target.value === "" ? null : target.value);
          }}
          className="field figures aria-invalid:border-red"
        />
      )}
    </FormField>
  );
}
