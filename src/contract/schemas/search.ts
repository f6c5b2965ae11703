import { Type } from "typebox";
import {
  DEFAULT_PAGE_SIZE,
  MAX_KEYWORD_LENGTH,
  MAX_TRAVEL_MINUTES,
  PRICES_SAMPLED,
  PRICES_SAMPLED_BY_KEYWORD,
} from "#domain/limits.ts";
import { PROPERTY_TYPES } from "#domain/listings/listing-choices.ts";
import { SORT_FIELDS, SORT_ORDERS } from "#domain/search/search-criteria.ts";
import { MAX_PLACE_LENGTH } from "#domain/travel/place.ts";
import { TRAVEL_WAYS } from "#domain/travel/travel-way.ts";
import { pagingFields } from "./paging.ts";
import { oneOf } from "./shapes.ts";

const paging = pagingFields(DEFAULT_PAGE_SIZE);

const sorting = {
  sort_by: Type.Optional(
    oneOf(SORT_FIELDS, {
      description:
        "Where it is absent: a keyword's best matches first, else the nearest to the place that is named, else the newest. `travel` is of use beside `near`.",
    }),
  ),
  order: Type.Optional(oneOf(SORT_ORDERS, { description: "Descending by default; of `travel`, ascending." })),
};

/** Where, when and which kind of building: all filters but the price. */
const FILTERS_BUT_PRICE = {
  city: Type.Optional(Type.String({ maxLength: 100, description: "A city name or a known alias (伦敦)." })),
  property_type: Type.Optional(oneOf(PROPERTY_TYPES, { description: "A student residence, or a home." })),
  begin_date: Type.Optional(Type.String({ format: "date", description: "Wanted from; rooms that overlap match." })),
  begin_by: Type.Optional(
    Type.String({ format: "date", description: "The last day on which the stay may begin; without it, `begin_date`." }),
  ),
  end_date: Type.Optional(Type.String({ format: "date", description: "Wanted to." })),
  covers: Type.Optional(
    Type.Boolean({
      description: "Only rooms that are there for all of the wanted dates, not those that overlap them.",
    }),
  ),
  near: Type.Optional(
    Type.String({
      maxLength: MAX_PLACE_LENGTH,
      description:
        "Where one studies or works: degrees north and east, and its names for people, such as `51.524,-0.134,UCL`. Without a chosen order the rooms come nearest first.",
    }),
  ),
  within_minutes: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MAX_TRAVEL_MINUTES,
      description:
        "Beside `near`: only rooms from whose postcode district it typically takes so long there at most, by `travel_by`; an estimate.",
    }),
  ),
  travel_by: Type.Optional(
    oneOf(TRAVEL_WAYS, { description: "Without it, the quicker of foot and public transport." }),
  ),
};

/** The filters of a search for rooms, which the AI search takes too. */
export const LISTING_FILTERS = {
  ...FILTERS_BUT_PRICE,
  low_price: Type.Optional(Type.Number({ minimum: 0, description: "Pounds a week." })),
  high_price: Type.Optional(Type.Number({ minimum: 0, description: "Pounds a week." })),
};

export const OpenListingsQuery = Type.Object({
  ...paging,
  ...sorting,
  id: Type.Optional(Type.String({ description: "Only the room with this id, if it is still open." })),
});

export const FilterListingsQuery = Type.Object({ ...LISTING_FILTERS, ...sorting, ...paging });

const KEYWORD = Type.String({
  maxLength: MAX_KEYWORD_LENGTH,
  description: "The keyword: words of titles, cities, districts, universities, kinds of rooms.",
});

export const SearchListingsQuery = Type.Object({
  fuzzy: KEYWORD,
  ...LISTING_FILTERS,
  ...sorting,
  ...paging,
});

export const OpenPricesQuery = Type.Object({ ...FILTERS_BUT_PRICE, fuzzy: Type.Optional(KEYWORD) });

export const OpenPricesSchema = Type.Object({
  step: Type.Integer({ minimum: 1, description: "Pounds a week from one number to the next." }),
  counts: Type.Array(Type.Integer({ minimum: 0 }), {
    description: `Rooms from each price up to the next, from £0 on; the last number is of all that are dearer too. Of the newest ${PRICES_SAMPLED} rooms at most, with a keyword ${PRICES_SAMPLED_BY_KEYWORD}.`,
  }),
});
