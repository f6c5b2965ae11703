import { useLingui } from "@lingui/react";
import { useId, type ComponentProps, type ReactNode } from "react";
import { cityLabel, CITY_NAMES, foldCity } from "#domain/cities.ts";
import { PROPERTY_TYPES } from "#domain/listing.ts";
import { currentLanguage } from "../../../platform/language/i18n.ts";
import { propertyTypeText } from "../../../platform/text/property-type-text.ts";
import { FieldProblem, type FieldSource } from "./field-problem.tsx";
import type { SearchField } from "../url/search-values.ts";

type FieldProps = { search: FieldSource; label: string; field: SearchField };

/** A label above its control. */
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

function Field({ search, label, field, ...input }: FieldProps & ComponentProps<"input">) {
  const id = useId();
  return (
    <Labelled id={id} label={label}>
      <input
        {...input}
        id={id}
        value={search.values[field]}
        onChange={(event) => search.change({ [field]: event.target.value })}
        aria-invalid={search.problems.some((problem) => problem.field === field)}
        aria-describedby={`${id}-problem`}
        className="field figures aria-invalid:border-red"
      />
      <FieldProblem id={`${id}-problem`} field={field} search={search} />
    </Labelled>
  );
}

export function DateField(props: FieldProps) {
  return <Field {...props} type="date" />;
}

export function PriceField(props: FieldProps & { placeholder: string }) {
  return <Field {...props} type="text" inputMode="decimal" autoComplete="off" />;
}

function SelectField({ search, label, field, children }: FieldProps & { children: ReactNode }) {
  const id = useId();
  return (
    <Labelled id={id} label={label}>
      <select
        id={id}
        value={search.values[field]}
        onChange={(event) => search.change({ [field]: event.target.value })}
        className="field"
      >
        {children}
      </select>
    </Labelled>
  );
}

export function CityField({ search }: { search: FieldSource }) {
  const { i18n } = useLingui();
  const { city: given } = search.values;
  // An address may name a town that is not in the list, or one in other words: it is searched, so it is shown.
  const unlisted = given !== "" && !(CITY_NAMES as readonly string[]).includes(given);
  return (
    <SelectField search={search} field="city" label={i18n._("search.city")}>
      <option value="">{i18n._("search.city.all")}</option>
      {unlisted && <option value={given}>{cityOption(foldCity(given))}</option>}
      {CITY_NAMES.map((city) => (
        <option key={city} value={city}>
          {cityOption(city)}
        </option>
      ))}
    </SelectField>
  );
}

export function PropertyTypeField({ search }: { search: FieldSource }) {
  const { i18n } = useLingui();
  return (
    <SelectField search={search} field="property_type" label={i18n._("search.property-type")}>
      <option value="">{i18n._("search.property-type.any")}</option>
      {PROPERTY_TYPES.map((type) => (
        <option key={type} value={type}>
          {propertyTypeText(i18n, type)}
        </option>
      ))}
    </SelectField>
  );
}

// In Chinese with the English name behind it: that is the one on tickets and contracts.
function cityOption(city: string): string {
  const label = cityLabel(city, currentLanguage());
  return label === city ? city : `${label} ${city}`;
}
