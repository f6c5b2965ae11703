import { useLingui } from "@lingui/react";
import type { ComponentProps } from "react";
import { foldCity } from "#domain/cities.ts";
import { OFFERED_KINDS } from "#domain/search/asked-kinds.ts";
import { CityOptions } from "../../../platform/text/city-options.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { DateField, MoneyField } from "../../../ui/form/text-field.tsx";
import { roomTypeText } from "../../room/fit/room-type-text.ts";
import { problemText } from "./problem-text.ts";
import { REQUEST_FILTER_FIELDS, REQUEST_FILTERS, type RequestFilterField } from "./request-filter.ts";
import type { Wanted } from "./use-request-filter.ts";

interface Props {
  wanted: Wanted;
  /** The cities of the loaded requests. */
  cities: readonly string[];
}

/** The filters of all requests, in the order in which users decide: where, when, for how much, and which kind of room. */
export function FilterFields({ wanted, cities }: Props) {
  return REQUEST_FILTER_FIELDS.map((field) => (
    <FilterField key={field} field={field} wanted={wanted} cities={cities} />
  ));
}

function FilterField({ field, wanted, cities }: Props & { field: RequestFilterField }) {
  const { i18n } = useLingui();
  const { type, name } = REQUEST_FILTERS[field];
  const found = wanted.problems.find((problem) => problem.field === field);
  const given = {
    label: i18n._(name),
    isCompact: true,
    value: wanted.values[field],
    problem: found && problemText(i18n, found.problem),
    onChange: (value: string) => wanted.change(field, value),
  };
  if (type === "day") return <DateField {...given} />;
  if (type === "pounds") return <MoneyField {...given} />;
  if (type === "kind") return <KindField {...given} />;
  const city = foldCity(given.value);
  return (
    <SelectField {...given} value={city}>
      <option value="">{i18n._("wanted.city.all")}</option>
      {/* A city from the address without any request is offered too. */}
      <CityOptions cities={city === "" || cities.includes(city) ? cities : [city, ...cities]} />
    </SelectField>
  );
}

function KindField(field: Omit<ComponentProps<typeof SelectField>, "children">) {
  const { i18n } = useLingui();
  return (
    <SelectField {...field}>
      <option value="">{i18n._("room-type.any")}</option>
      {OFFERED_KINDS.map((kind) => (
        <option key={kind} value={kind}>
          {roomTypeText(i18n, kind)}
        </option>
      ))}
    </SelectField>
  );
}
