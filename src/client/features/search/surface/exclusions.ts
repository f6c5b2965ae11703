import type { I18n } from "@lingui/core";
import { cityLabel } from "#domain/cities.ts";
import { filterRow, listed, type FilterGroup, type FiltersWith } from "#domain/search/search-filters.ts";
import { currentLanguage } from "../../../platform/language/i18n.ts";
import { spacedName } from "../../../platform/text/spaced-name.ts";
import { roomTypeWithin } from "../../room/fit/room-type-text.ts";
import type { SearchValues } from "../url/search-values.ts";

type ExclusionFilter = FiltersWith<{ isExclusion: true }>;

/** One thing that a search rules out: a chip. */
export interface Exclusion {
  field: ExclusionFilter;
  value: string;
  /** The filter that it belongs to. */
  group: FilterGroup;
  /** In words: 'Not London'. */
  text: string;
}

/** The things that a search rules out, one a chip. */
export function exclusionsIn(i18n: I18n, values: SearchValues): Exclusion[] {
  return (["not_cities", "not_room_types"] as const).flatMap((field) =>
    listed(field, values[field]).map((value) => {
      const text = i18n._(TEXTS[field], { name: spacedName(nameOf(i18n, field, value)) }).trim();
      return { field, value, group: filterRow(field).group, text };
    }),
  );
}

/** The values of a search without one of its exclusions. */
export function withoutExclusion(values: SearchValues, { field, value }: Exclusion): SearchValues {
  const others = listed(field, values[field]).filter((each) => each !== value);
  return { ...values, [field]: others.join(",") };
}

const TEXTS = {
  not_cities: /*i18n*/ "search.chip.not-city",
  not_room_types: /*i18n*/ "search.chip.not-kind",
} as const satisfies Record<ExclusionFilter, string>;

function nameOf(i18n: I18n, field: ExclusionFilter, value: string): string {
  return field === "not_cities" ? cityLabel(value, currentLanguage()) : roomTypeWithin(i18n, value);
}
