import type { SearchField, SearchValues } from "./search-values.ts";

/** The filters of a search, in the order in which people decide: where, when, for how much. */
export const FILTERS = ["city", "near", "dates", "price", "type"] as const;
export type Filter = (typeof FILTERS)[number];

/** A sheet that is open: of one filter, or of all. */
export type OpenSheet = Filter | "all";

/** The fields that belong to each. */
export const FIELDS_OF = {
  city: ["city"],
  near: ["near", "within_minutes", "travel_by"],
  dates: ["begin_date", "end_date", "covers"],
  price: ["low_price", "high_price"],
  type: ["property_type"],
} as const satisfies Record<Filter, readonly SearchField[]>;

/** Each field but the keyword belongs to a filter: else this does not compile. */
type Ungrouped = Exclude<SearchField, "keyword" | (typeof FIELDS_OF)[Filter][number]>;
export const isEachFieldGrouped: [Ungrouped] extends [never] ? true : never = true;

/** The fields of filters, all empty. */
export function emptied(...filters: Filter[]): Partial<SearchValues> {
  const fields = filters.flatMap((filter) => FIELDS_OF[filter]);
  return Object.fromEntries(fields.map((field) => [field, ""]));
}
