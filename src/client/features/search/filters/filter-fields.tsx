import { useLingui } from "@lingui/react";
import { DEFAULT_HIGH_PRICE, DEFAULT_LOW_PRICE } from "#domain/limits.ts";
import { CityField, DateField, PriceField, PropertyTypeField } from "./search-field.tsx";
import type { FieldSource } from "./field-problem.tsx";

/** The filters of a search, in the order in which people decide: where, when, for how much. */
export function FilterFields({ search }: { search: FieldSource }) {
  const { i18n } = useLingui();
  return (
    <>
      <CityField search={search} />
      <DateField search={search} field="begin_date" label={i18n._("search.begin-date")} />
      <DateField search={search} field="end_date" label={i18n._("search.end-date")} />
      <PriceField
        search={search}
        field="low_price"
        label={i18n._("search.low-price")}
        placeholder={`${DEFAULT_LOW_PRICE}`}
      />
      <PriceField
        search={search}
        field="high_price"
        label={i18n._("search.high-price")}
        placeholder={`${DEFAULT_HIGH_PRICE}`}
      />
      <PropertyTypeField search={search} />
    </>
  );
}
