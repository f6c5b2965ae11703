import { FILTER_GROUPS, filterRow, type FilterGroup } from "#domain/search/search-filters.ts";
import { FORM_FILTERS, type FormFilter, type SearchValues } from "./search-values.ts";

/** The filters of a search as its chips have them, in the order in which people decide: where, when, for how much. */
export const FILTERS = FILTER_GROUPS;
export type Filter = FilterGroup;

/** A sheet that is open: of one filter, or of all. */
export type OpenSheet = Filter | "all";

/** The fields that belong to each. */
export const FIELDS_OF = Object.fromEntries<FormFilter[]>(
  FILTERS.map((filter) => [filter, FORM_FILTERS.filter((field) => filterRow(field).group === filter)]),
) as Record<Filter, FormFilter[]>;

/** The fields that components of their own draw and chips tell in words of their own. All others are drawn and told by their rows. */
const PLACED = [
  "city",
  "other_cities",
  "not_cities",
  "room_type",
  "other_room_types",
  "not_room_types",
  "near",
  "within_minutes",
  "travel_by",
  "begin_date",
  "end_date",
  "covers",
  "low_price",
  "high_price",
] as const satisfies readonly FormFilter[];

export type PlainFilter = Exclude<FormFilter, (typeof PLACED)[number]>;

/** The fields of a filter that are drawn and told by their rows. */
export function plainIn(filter: Filter): PlainFilter[] {
  return FIELDS_OF[filter].filter((field): field is PlainFilter => !(PLACED as readonly string[]).includes(field));
}

/** The fields of filters, all empty. */
export function emptied(...filters: Filter[]): Partial<SearchValues> {
  return withoutValues(filters.flatMap((filter) => FIELDS_OF[filter]));
}

/** The fields that the chip of a filter tells, all empty: what it rules out has chips of its own. */
export function emptiedChip(filter: Filter): Partial<SearchValues> {
  return withoutValues(FIELDS_OF[filter].filter((field) => filterRow(field).isExclusion !== true));
}

function withoutValues(fields: readonly FormFilter[]): Partial<SearchValues> {
  return Object.fromEntries(fields.map((field) => [field, ""]));
}
