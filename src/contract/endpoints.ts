import type { Static, TSchema } from "typebox";
import { aiEndpoints } from "./endpoints/ai-endpoints.ts";
import { draftEndpoints } from "./endpoints/draft-endpoints.ts";
import type { Endpoint } from "./endpoints/endpoint.ts";
import { listingEndpoints } from "./endpoints/listing-endpoints.ts";
import { matchEndpoints } from "./endpoints/match-endpoints.ts";
import { mailEndpoints } from "./endpoints/mail-endpoints.ts";
import { moderationEndpoints } from "./endpoints/moderation-endpoints.ts";
import { notificationEndpoints } from "./endpoints/notification-endpoints.ts";
import { photoEndpoints } from "./endpoints/photo-endpoints.ts";
import { savedSearchEndpoints } from "./endpoints/saved-search-endpoints.ts";
import { serviceEndpoints } from "./endpoints/service-endpoints.ts";
import { secondFactorEndpoints } from "./endpoints/second-factor-endpoints.ts";
import { sessionEndpoints } from "./endpoints/session-endpoints.ts";
import { tenantRequestEndpoints } from "./endpoints/tenant-request-endpoints.ts";
import { userEndpoints } from "./endpoints/user-endpoints.ts";
import { sharedListEndpoints } from "./endpoints/shared-list-endpoints.ts";
import { viewingEndpoints } from "./endpoints/viewing-endpoints.ts";
import type { RouteName } from "./routes.ts";

/** The areas of the API, in the order in which its documents tell of them. */
export const areas = [
  { name: "Rooms", description: "Looking for rooms, and one's own.", calls: listingEndpoints },
  { name: "AI", description: "Search by a sentence, and photos that fill a form.", calls: aiEndpoints },
  {
    name: "Requests",
    description: "What people who look for a room want, and how they are reached.",
    calls: tenantRequestEndpoints,
  },
  {
    name: "Matches",
    description: "Which of one's rooms fits whose request, which rooms fit one's own, and rooms that are offered.",
    calls: matchEndpoints,
  },
  { name: "Photos", description: "Photos of rooms, sent before the room that shows them.", calls: photoEndpoints },
  {
    name: "Viewings",
    description: "One's notes and photos of rooms that one has seen, on all of one's devices.",
    calls: viewingEndpoints,
  },
  {
    name: "Shared lists",
    description: "Links to saved rooms, for friends who look together.",
    calls: sharedListEndpoints,
  },
  { name: "Drafts", description: "Forms that are not posted yet, on all of one's devices.", calls: draftEndpoints },
  {
    name: "Saved searches",
    description: "Searches that one keeps, and the rooms that they have found since.",
    calls: savedSearchEndpoints,
  },
  {
    name: "Notifications",
    description: "Being told while the app is closed, and how to be left alone.",
    calls: notificationEndpoints,
  },
  {
    name: "Sessions",
    description: "Logging in and out, forgotten passwords, and mailed links.",
    calls: sessionEndpoints,
  },
  {
    name: "Second factor",
    description: "A code that superusers may be asked for before they act as such.",
    calls: secondFactorEndpoints,
  },
  { name: "Accounts", description: "One's own account, and for superusers those of others.", calls: userEndpoints },
  { name: "Mails", description: "Mails that did not go out, for superusers.", calls: mailEndpoints },
  {
    name: "Moderation",
    description: "Reports, what moderators make of them, and appeals.",
    calls: moderationEndpoints,
  },
  { name: "Service", description: "Probes, and what concerns the installation.", calls: serviceEndpoints },
] as const;

/**
 * What goes in and out of each call of routes.ts. The server validates with it, the page takes its types from
 * it, and the OpenAPI document is printed from it.
 */
export const endpoints = {
  ...listingEndpoints,
  ...aiEndpoints,
  ...tenantRequestEndpoints,
  ...matchEndpoints,
  ...photoEndpoints,
  ...viewingEndpoints,
  ...sharedListEndpoints,
  ...draftEndpoints,
  ...savedSearchEndpoints,
  ...notificationEndpoints,
  ...sessionEndpoints,
  ...secondFactorEndpoints,
  ...userEndpoints,
  ...mailEndpoints,
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
