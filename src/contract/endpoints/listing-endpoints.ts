import { Type } from "typebox";
import { ContactSchema } from "../schemas/contact.ts";
import {
  CreateListingBody,
  ListingCountSchema,
  ListingPageSchema,
  ListingSchema,
  OpenListingsSchema,
  OwnListingsQuery,
  RemovedListingsSchema,
  UpdateListingBody,
} from "../schemas/listing.ts";
import {
  FilterListingsQuery,
  OpenListingsQuery,
  OpenPricesQuery,
  OpenPricesSchema,
  SearchListingsQuery,
} from "../schemas/search.ts";
import { ListingWarningsSchema } from "../schemas/warnings.ts";
import { MessageSchema } from "../schemas/session.ts";
import type { Endpoint } from "./endpoint.ts";

const LISTING_ID = Type.Object({ id: Type.String() });
const NOT_YOURS = { 403: "Not enough permissions: somebody else's", 404: "Item not found" };

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
    answer: OpenListingsSchema,
  },
  filterOpenListings: {
    summary: "Open rooms that fit the given filters",
    access: "anyone",
    query: FilterListingsQuery,
    answer: ListingPageSchema,
  },
  searchListings: {
    summary:
      "Open rooms that have the keyword in their title, or as city, district, university or kind; best match first unless sorted",
    access: "anyone",
    query: SearchListingsQuery,
    answer: ListingPageSchema,
  },
  listOpenPrices: {
    summary: "How many open rooms there are at which weekly price, of the newest that fit the other filters",
    access: "anyone",
    query: OpenPricesQuery,
    answer: OpenPricesSchema,
  },
  readListing: {
    summary: "One room, also when its last day has passed; a paused or let one to its owner alone",
    access: "user",
    params: LISTING_ID,
    answer: ListingSchema,
    versioned: true,
    refusals: { 404: "Item not found, or its owner has paused or let it: `code` says which" },
  },
  openListingContact: {
    summary: "How the poster of a room is reached; counted, once for each room and person",
    access: "user",
    params: LISTING_ID,
    answer: ContactSchema,
    refusals: {
      403: "The account's email is not confirmed",
      404: "Item not found, or its owner has paused or let it: `code` says which",
      429: "As many contacts as one person, or one network, may open in a day",
    },
  },
  readListingWarnings: {
    summary: "Why to look twice at a room, what weighs most first; nothing for most rooms (A-65)",
    access: "anyone",
    params: LISTING_ID,
    answer: ListingWarningsSchema,
    refusals: { 404: "Item not found, or its owner has paused or let it" },
  },
  listOwnListings: {
    summary: "One's own rooms, ended ones included, newest first",
    access: "user",
    query: OwnListingsQuery,
    answer: ListingPageSchema,
  },
  listRemovedListings: {
    summary: "One's own rooms that were deleted in the last 30 days: posting one with `restore` brings it back",
    access: "user",
    answer: RemovedListingsSchema,
  },
  createListing: {
    summary: "Post a room; the same id again gives the same room",
    access: "user",
    body: CreateListingBody,
    answer: ListingSchema,
    versioned: true,
    refusals: {
      403: "The caller's email is not confirmed",
      429: "As many rooms as one may have, or may post in a day",
    },
  },
  updateListing: {
    summary: "Edit one's own room",
    access: "user",
    params: LISTING_ID,
    body: UpdateListingBody,
    answer: ListingSchema,
    versioned: true,
    refusals: { ...NOT_YOURS, 409: "It was changed meanwhile; `current` is how it is now" },
  },
  deleteListing: {
    summary: "Take one's own room away, its photos included; it can be brought back for 30 days",
    access: "user",
    params: LISTING_ID,
    answer: MessageSchema,
    refusals: NOT_YOURS,
  },
} as const satisfies Record<string, Endpoint>;
