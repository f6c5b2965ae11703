import type { Static, TSchema } from "typebox";
import { aiEndpoints } from "./endpoints/ai-endpoints.ts";
import { draftEndpoints } from "./endpoints/draft-endpoints.ts";
import type { Endpoint } from "./endpoints/endpoint.ts";
import { listingEndpoints } from "./endpoints/listing-endpoints.ts";
import { moderationEndpoints } from "./endpoints/moderation-endpoints.ts";
import { photoEndpoints } from "./endpoints/photo-endpoints.ts";
import { serviceEndpoints } from "./endpoints/service-endpoints.ts";
import { sessionEndpoints } from "./endpoints/session-endpoints.ts";
import { tenantRequestEndpoints } from "./endpoints/tenant-request-endpoints.ts";
import { userEndpoints } from "./endpoints/user-endpoints.ts";
import { viewingEndpoints } from "./endpoints/viewing-endpoints.ts";
import type { RouteName } from "./routes.ts";

/**
 * What goes in and out of each call of routes.ts. The server validates with it, the page takes its types from
 * it, and the OpenAPI document is printed from it.
 */
export const endpoints = {
  ...listingEndpoints,
  ...aiEndpoints,
  ...tenantRequestEndpoints,
  ...photoEndpoints,
  ...viewingEndpoints,
  ...draftEndpoints,
  ...sessionEndpoints,
  ...userEndpoints,
  ...moderationEndpoints,
  ...serviceEndpoints,
} as const satisfies Record<RouteName, Endpoint>;

export type Endpoints = typeof endpoints;

/** The types of every call, as a lookup table: the compiler evaluates a generic conditional type anew at each use. */
type Calls = {
  [Name in RouteName]: {
    params: Endpoints[Name] extends { params: infer P extends TSchema } ? Static<P> : undefined;
    query: Endpoints[Name] extends { query: infer Q extends TSchema } ? Static<Q> : undefined;
    body: Endpoints[Name] extends { body: infer B extends TSchema } ? Static<B> : undefined;
    answer: Static<Endpoints[Name]["answer"]>;
  };
};

/** The types of one call, for its caller: `Call<"filterOpenListings">["query"]`. */
export type Call<Name extends RouteName> = Calls[Name];
