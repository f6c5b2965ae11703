import type { Filter, PlainFilter } from "../url/filters.ts";

/** The catalogue ids of what filters are called: on a chip, at the head of a sheet, beside a field. */
export const FILTER_NAMES: Readonly<Record<Filter | PlainFilter, string>> = {
  city: /*i18n*/ "search.city",
  near: /*i18n*/ "search.near",
  dates: /*i18n*/ "search.dates",
  price: /*i18n*/ "search.price",
  room_type: /*i18n*/ "search.room-type",
  property_type: /*i18n*/ "search.property-type",
};
