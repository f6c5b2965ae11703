import { useLingui } from "@lingui/react";
import { CITY_NAMES } from "#domain/cities.ts";
import { CityOptions } from "../../../platform/text/city-options.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { DateField, MoneyField } from "../../../ui/form/text-field.tsx";
import { nearPlaceName, rememberedPlaces } from "../../room/near/near-place.ts";
import { citiesText } from "../surface/filter-texts.ts";
import { CITIES, choosing, valuesIn } from "../url/alternatives.ts";
import type { SearchField } from "../url/search-values.ts";
import { roomTypeOptions, roomTypeValue, withRoomTypes } from "./room-type-choice.tsx";
import type { FilterForm } from "./use-filter-form.ts";
import { problemText } from "./problem-text.ts";

/** What the filter fields need to know of their form. */
export type FieldSource = Pick<FilterForm, "values" | "problems" | "change">;

type Props = { search: FieldSource; label: string; field: SearchField };

export function SearchDate(props: Props) {
  return <DateField {...useSearchField(props)} />;
}

export function SearchPrice({ placeholder, ...props }: Props & { placeholder?: string }) {
  return <MoneyField {...useSearchField(props)} placeholder={placeholder} />;
}

/** A city; several, which its own chip chooses, are one more choice. */
export function SearchCity({ search }: { search: FieldSource }) {
  const { i18n } = useLingui();
  const chosen = valuesIn(CITIES, search.values);
  const field = useSearchField({ search, field: "city", label: i18n._("search.city") });
  const value = chosen.join(",");
  // A city from the address that is not in the list, or in another spelling, is searched and so shown.
  const isUnlisted = chosen.length === 1 && !(CITY_NAMES as readonly string[]).includes(value);
  const choose = (city: string) => search.change(choosing(CITIES, search.values, city === "" ? [] : [city]));
  return (
    <SelectField {...field} value={value} onChange={choose}>
      <option value="">{i18n._("search.city.all")}</option>
      {isUnlisted && <CityOptions cities={chosen} />}
      {chosen.length > 1 && <option value={value}>{citiesText(i18n, chosen)}</option>}
      <CityOptions cities={CITY_NAMES} />
    </SelectField>
  );
}

/** The place of the search, and those that the phone remembers; a new one is found by its own chip. */
export function SearchNear({ search }: { search: FieldSource }) {
  const { i18n } = useLingui();
  const { near } = search.values;
  const places = [...new Set([...(near === "" ? [] : [near]), ...rememberedPlaces()])];
  const field = useSearchField({ search, field: "near", label: i18n._("search.near.label") });
  if (places.length === 0) return null;
  return (
    <div className="col-span-2">
      <SelectField {...field}>
        <option value="">{i18n._("search.near.none")}</option>
        {places.map((place) => (
          <option key={place} value={place}>
            {nearPlaceName(place)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

/** The kind of room; one that a sentence named is offered besides. */
export function SearchRoomType({ search }: { search: FieldSource }) {
  const { i18n } = useLingui();
  const field = useSearchField({ search, field: "room_type", label: i18n._("search.room-type") });
  return (
    <SelectField
      {...field}
      value={roomTypeValue(search.values)}
      onChange={(value) => search.change(withRoomTypes(search.values, value))}
    >
      {roomTypeOptions(i18n, search.values).map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}

/** The props by which a field belongs to a search. */
export function useSearchField({ search, label, field }: Props) {
  const { i18n } = useLingui();
  const found = search.problems.find((problem) => problem.field === field);
  return {
    label,
    isCompact: true,
    value: search.values[field],
    problem: found && problemText(i18n, found.problem),
    onChange: (value: string) => search.change({ [field]: value }),
  };
}
