import type { ListingFields } from "#domain/listings/listing-fields.ts";
import type { SearchCriteria } from "#domain/search/search-criteria.ts";
import type { FilterField, FilterValue } from "#domain/search/search-filters.ts";

/** A value of a filter, and rooms on both sides of it. */
export interface FilterSample<Field extends FilterField = FilterField> {
  asked: FilterValue<Field>;
  /** What it needs beside it to say anything. */
  beside?: SearchCriteria;
  /** A room that it finds, by what such a room has. */
  met: Partial<ListingFields>;
  /** One that it leaves out; null for what leaves out nothing by itself. */
  missed: Partial<ListingFields> | null;
}

const UCL = "51.5246,-0.134,UCL";

/** One sample for each filter of a search: nothing compiles without. */
export const FILTER_SAMPLES: { readonly [Field in FilterField]: FilterSample<Field> } = {
  city: { asked: "Leeds", met: { city: "Leeds" }, missed: { city: "York" } },
  other_cities: {
    asked: "York,Bath",
    beside: { city: "Leeds" },
    met: { city: "Bath" },
    missed: { city: "Sheffield" },
  },
  not_cities: { asked: "London,York", met: { city: "Leeds" }, missed: { city: "York" } },
  room_type: { asked: "ensuite", met: { room_type: "独卫 room" }, missed: { room_type: "2b1b" } },
  other_room_types: {
    asked: "studio,1b1b",
    beside: { room_type: "ensuite" },
    met: { room_type: "studio" },
    missed: { room_type: "single" },
  },
  not_room_types: { asked: "flatshare,studio", met: { room_type: "2b1b" }, missed: { room_type: "single" } },
  property_type: { asked: "social", met: { property_type: "social" }, missed: { property_type: "student" } },
  begin_date: {
    asked: "2027-03-01",
    met: { begin_date: "2026-12-01", end_date: "2027-03-01" },
    missed: { begin_date: "2026-12-01", end_date: "2027-02-28" },
  },
  begin_by: {
    asked: "2027-01-31",
    beside: { begin_date: "2027-01-01", covers: true },
    met: { begin_date: "2027-01-31", end_date: "2027-06-30" },
    missed: { begin_date: "2027-02-01", end_date: "2027-06-30" },
  },
  end_date: {
    asked: "2027-03-01",
    met: { begin_date: "2027-03-01", end_date: "2027-06-30" },
    missed: { begin_date: "2027-03-02", end_date: "2027-06-30" },
  },
  covers: {
    asked: true,
    beside: { begin_date: "2027-03-01", end_date: "2027-05-01" },
    met: { begin_date: "2027-03-01", end_date: "2027-05-01" },
    missed: { begin_date: "2027-03-02", end_date: "2027-05-01" },
  },
  low_price: { asked: 200.5, met: { price: 200.5 }, missed: { price: 200.49 } },
  high_price: { asked: 200.5, met: { price: 200.5 }, missed: { price: 200.51 } },
  near: { asked: UCL, met: { post_code: "WC1E 6BT" }, missed: null },
  within_minutes: {
    asked: 30,
    beside: { near: UCL },
    met: { post_code: "WC1E 6BT" },
    missed: { post_code: "CR0 1AA" },
  },
  travel_by: {
    asked: "foot",
    beside: { near: UCL, within_minutes: 30 },
    met: { post_code: "WC1E 6BT" },
    missed: { post_code: "N19 1AA" },
  },
};

export const SAMPLED_FILTERS = Object.entries(FILTER_SAMPLES) as [FilterField, FilterSample][];

/** The criteria of a sample. */
export function criteriaOfSample(field: FilterField): SearchCriteria {
  const { asked, beside } = FILTER_SAMPLES[field];
  return { ...beside, [field]: asked };
}
