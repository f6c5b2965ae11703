import { useLingui } from "@lingui/react";
import { foldCity } from "#domain/cities.ts";
import { CityOptions } from "../../../platform/text/city-options.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { DateField, MoneyField } from "../../../ui/form/text-field.tsx";
import { problemText } from "./problem-text.ts";
import type { RequestFilterField } from "./request-filter.ts";
import type { Wanted } from "./use-request-filter.ts";

interface Props {
  wanted: Wanted;
  /** The cities of the loaded requests. */
  cities: readonly string[];
}

/** The filters of all requests, in the order in which users decide: where, when, for how much. */
export function FilterFields({ wanted, cities }: Props) {
  const { i18n } = useLingui();
  const given = foldCity(wanted.values.city);
  return (
    <>
      <SelectField {...fieldOf("city", i18n._("wanted.city"))} value={given}>
        <option value="">{i18n._("wanted.city.all")}</option>
        {/* A city from the address without any request is offered too. */}
        <CityOptions cities={given === "" || cities.includes(given) ? cities : [given, ...cities]} />
      </SelectField>
      <DateField {...fieldOf("begin_date", i18n._("wanted.begin-date"))} />
      <DateField {...fieldOf("end_date", i18n._("wanted.end-date"))} />
      <MoneyField {...fieldOf("budget", i18n._("wanted.budget"))} />
    </>
  );

  function fieldOf(field: RequestFilterField, label: string) {
    const found = wanted.problems.find((problem) => problem.field === field);
    return {
      label,
      isCompact: true,
      value: wanted.values[field],
      problem: found && problemText(i18n, found.problem),
      onChange: (value: string) => wanted.change(field, value),
    };
  }
}
