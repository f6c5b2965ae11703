import { Type, type Static, type TSchema } from "typebox";
import type { RouteName } from "./routes.ts";
import { ListingCountSchema, ListingPageSchema, ListingSchema } from "./schemas/listing.ts";
import { FilterListingsQuery, OpenListingsQuery, SearchListingsQuery } from "./schemas/search.ts";
import { PingSchema, StatusSchema } from "./schemas/service.ts";

/**
 * What goes in and out of each call of routes.ts. The server validates with it, the page takes its types from
 * it, and the OpenAPI document is printed from it.
 */
export const endpoints = {
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
  ping: { summary: "Whether this server can be reached", access: "anyone", answer: PingSchema },
  health: { summary: "Whether the process lives; never asks the database", access: "anyone", answer: StatusSchema },
  ready: { summary: "Whether the server can answer: asks the database", access: "anyone", answer: StatusSchema },
} as const satisfies Record<RouteName, Endpoint>;

export interface Endpoint {
  summary: string;
  /** Who may call: a missing or bad token is 401, a lack of rights 403. */
  access: "anyone" | "user";
  params?: TSchema;
  query?: TSchema;
  answer: TSchema;
}

export type Endpoints = typeof endpoints;

/** The types of one call, for its caller: `Call<"filterOpenListings">["query"]`. */
export type Call<Name extends RouteName> = {
  params: Endpoints[Name] extends { params: infer P extends TSchema } ? Static<P> : undefined;
  query: Endpoints[Name] extends { query: infer Q extends TSchema } ? Static<Q> : undefined;
  answer: Static<Endpoints[Name]["answer"]>;
};
