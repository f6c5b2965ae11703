import { Type, type TOptional, type TSchema, type TUnsafe } from "typebox";
import { DEFAULT_PAGE_SIZE, MAX_KEYWORD_LENGTH, PRICES_SAMPLED, PRICES_SAMPLED_BY_KEYWORD } from "#domain/limits.ts";
import { SORT_FIELDS, SORT_ORDERS } from "#domain/search/search-criteria.ts";
import {
  FILTER_FIELDS,
  filterRow,
  type FilterField,
  type FilterRow,
  type FilterValue,
} from "#domain/search/search-filters.ts";
import { pagingFields } from "./paging.ts";
import { oneOf } from "./shapes.ts";

/** The page of a list of rooms. */
export const LISTING_PAGE = pagingFields(DEFAULT_PAGE_SIZE);

/** The order of a list of rooms. */
export const LISTING_SORT = {
  sort_by: Type.Optional(
    oneOf(SORT_FIELDS, {
      description:
        "Where it is absent: a keyword's best matches first, else the nearest to the place that is named, else the newest. `travel` is of use beside `near`.",
    }),
  ),
  order: Type.Optional(oneOf(SORT_ORDERS, { description: "Descending by default; of `travel`, ascending." })),
};

type FilterSchemas = { [Field in FilterField]: TOptional<TUnsafe<FilterValue<Field>>> };

/** The filters of a search for rooms, which the AI search takes too. */
export const LISTING_FILTERS = Object.fromEntries(
  FILTER_FIELDS.map((field) => [field, Type.Optional(schemaOf(filterRow(field)))]),
) as FilterSchemas;

/** Where, when and which kind of building: all filters but the price. */
const { low_price: _low, high_price: _high, ...FILTERS_BUT_PRICE } = LISTING_FILTERS;

function schemaOf(row: FilterRow): TSchema {
  const about = { description: row.written };
  switch (row.type) {
    case "text":
      return Type.String({
        maxLength: row.longest,
        ...about,
        ...(row.pattern !== undefined && { pattern: `^(?:${row.pattern})$` }),
      });
    case "list":
      return Type.String({ pattern: `^(?:${row.pattern})(?:,(?:${row.pattern})){0,${row.most - 1}}$`, ...about });
    case "choice":
      return oneOf(row.offered, about);
    case "day":
      return Type.String({ format: "date", ...about });
    case "pounds":
      return Type.Number({ minimum: 0, ...about });
    case "count":
      return Type.Integer({ minimum: row.least, maximum: row.most, ...about });
    case "yes":
      return Type.Boolean(about);
  }
}

export const OpenListingsQuery = Type.Object({
  ...LISTING_PAGE,
  ...LISTING_SORT,
  id: Type.Optional(Type.String({ description: "Only the room with this id, if it is still open." })),
});

export const FilterListingsQuery = Type.Object({ ...LISTING_FILTERS, ...LISTING_SORT, ...LISTING_PAGE });

const KEYWORD = Type.String({
  maxLength: MAX_KEYWORD_LENGTH,
  description: "The keyword: words of titles, cities, districts, universities, kinds of rooms.",
});

export const SearchListingsQuery = Type.Object({
  fuzzy: KEYWORD,
  ...LISTING_FILTERS,
  ...LISTING_SORT,
  ...LISTING_PAGE,
});

export const OpenPricesQuery = Type.Object({ ...FILTERS_BUT_PRICE, fuzzy: Type.Optional(KEYWORD) });

export const OpenPricesSchema = Type.Object({
  step: Type.Integer({ minimum: 1, description: "Pounds a week from one number to the next." }),
  counts: Type.Array(Type.Integer({ minimum: 0 }), {
    description: `Rooms from each price up to the next, from £0 on; the last number is of all that are dearer too. Of the newest ${PRICES_SAMPLED} rooms at most, with a keyword ${PRICES_SAMPLED_BY_KEYWORD}.`,
  }),
});
