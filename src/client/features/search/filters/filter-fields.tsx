import { useLingui } from "@lingui/react";
import { DEFAULT_LOW_PRICE } from "#domain/limits.ts";
import { FILTERS } from "../url/filters.ts";
import { PlainFilters } from "./plain-filters.tsx";
import { SearchCity, SearchDate, SearchNear, SearchPrice, SearchRoomType, type FieldSource } from "./search-field.tsx";

/** The filters of a search, in the order in which people decide: where, when, for how much. */
export function FilterFields({ search }: { search: FieldSource }) {
  const { i18n } = useLingui();
  return (
    <>
      <SearchCity search={search} />
      <SearchNear search={search} />
      <SearchDate search={search} field="begin_date" label={i18n._("search.begin-date")} />
      <SearchDate search={search} field="end_date" label={i18n._("search.end-date")} />
      <SearchPrice
        search={search}
        field="low_price"
        label={i18n._("search.low-price")}
        placeholder={`${DEFAULT_LOW_PRICE}`}
      />
      <SearchPrice
        search={search}
        field="high_price"
        label={i18n._("search.high-price")}
        placeholder={i18n._("search.price.any")}
      />
      <SearchRoomType search={search} />
      {FILTERS.map((filter) => (
        <PlainFilters key={filter} of={filter} search={search} />
      ))}
    </>
  );
}
