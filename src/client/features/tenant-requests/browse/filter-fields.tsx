import { useLingui } from "@lingui/react";
import { useId, type ReactNode } from "react";
import { cityLabel, foldCity } from "#domain/cities.ts";
import { currentLanguage } from "../../../platform/language/i18n.ts";
import { problemText } from "./problem-text.ts";
import type { Wanted } from "./use-request-filter.ts";
import type { RequestFilterField } from "./request-filter.ts";

interface Props {
  wanted: Wanted;
  /** Those that the loaded requests name. */
  cities: readonly string[];
}

/** The filters of everybody's requests, in the order in which people decide: where, when, for how much. */
export function FilterFields({ wanted, cities }: Props) {
  const { i18n } = useLingui();
  return (
    <>
      <CityField wanted={wanted} cities={cities} />
      <Field wanted={wanted} field="begin_date" label={i18n._("wanted.begin-date")} type="date" />
      <Field wanted={wanted} field="end_date" label={i18n._("wanted.end-date")} type="date" />
      <Field wanted={wanted} field="budget" label={i18n._("wanted.budget")} type="text" />
    </>
  );
}

function CityField({ wanted, cities }: Props) {
  const { i18n } = useLingui();
  const id = useId();
  const given = foldCity(wanted.values.city);
  // An address may name a town of which there is no request: it is asked for, so it is shown.
  const offered = given === "" || cities.includes(given) ? cities : [given, ...cities];
  return (
    <Labelled id={id} label={i18n._("wanted.city")}>
      <select id={id} value={given} onChange={(event) => wanted.change("city", event.target.value)} className="field">
        <option value="">{i18n._("wanted.city.all")}</option>
        {offered.map((city) => (
          <option key={city} value={city}>
            {cityOption(city)}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

function Field({
  wanted,
  field,
  label,
  type,
}: {
  wanted: Wanted;
  field: RequestFilterField;
  label: string;
  type: string;
}) {
  const { i18n } = useLingui();
  const id = useId();
  const found = wanted.problems.find((problem) => problem.field === field);
  return (
    <Labelled id={id} label={label}>
      <input
        id={id}
        type={type}
        inputMode={type === "text" ? "decimal" : undefined}
        autoComplete="off"
        value={wanted.values[field]}
        onChange={(event) => wanted.change(field, event.target.value)}
        aria-invalid={found !== undefined}
        aria-describedby={`${id}-problem`}
        className="field figures aria-invalid:border-red"
      />
      <p id={`${id}-problem`} role={found ? "alert" : undefined} className="text-sm text-red empty:hidden">
        {found && problemText(i18n, found.problem)}
      </p>
    </Labelled>
  );
}

function Labelled({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="text-sm text-ink-soft">
        {label}
      </label>
      {children}
    </div>
  );
}

// In Chinese with the English name behind it: that is the one on tickets and contracts.
function cityOption(city: string): string {
  const label = cityLabel(city, currentLanguage());
  return label === city ? city : `${label} ${city}`;
}
