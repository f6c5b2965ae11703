import { Type } from "typebox";
import { ListingCountSchema, ListingPageSchema, ListingSchema } from "../schemas/listing.ts";
import { FilterListingsQuery, OpenListingsQuery, SearchListingsQuery } from "../schemas/search.ts";
import type { Endpoint } from "./endpoint.ts";

/** The calls under /api/v1/items. */
export const listingEndpoints = {
  countListings: {
    summary: "How many rooms are open today",
    access: "anyone",
    answer: ListingCountSchema,
  },
  listOpenListings: {
    summary: "Open rooms, newest first",
    access: "anyone",
    query: OpenListingsQuery,
    answer: ListingPageSchema,
  },
  filterOpenListings: {
    summary: "Open rooms that fit the given filters",
    access: "anyone",
    query: FilterListingsQuery,
    answer: ListingPageSchema,
  },
  searchListings: {
    summary: "Open rooms whose title has the keyword, the best match first unless a sort is given",
    access: "anyone",
    query: SearchListingsQuery,
    answer: ListingPageSchema,
  },
  readListing: {
    summary: "One room with its contact data, also when its last day has passed",
    access: "user",
    params: Type.Object({ id: Type.String() }),
    answer: ListingSchema,
  },
} as const satisfies Record<string, Endpoint>;
