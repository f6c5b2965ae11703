import { Type } from "typebox";
import { FEWEST_ROOMS } from "#domain/prices/typical-price.ts";
import { ListingContactSchema } from "../schemas/contact.ts";
import {
  AvailabilityBody,
  ConfirmedListingSchema,
  CreateListingBody,
  NewListingSchema,
  ListingCountSchema,
  ListingPageSchema,
  ListingSchema,
  OpenListingsSchema,
  OwnListingsQuery,
  OwnListingsSchema,
  RemovedListingsSchema,
  UpdateListingBody,
  ListingEditSchema,
} from "../schemas/listing.ts";
import {
  FilterListingsQuery,
  OpenListingsQuery,
  OpenPricesQuery,
  OpenPricesSchema,
  SearchListingsQuery,
} from "../schemas/search.ts";
import { TypicalPricesQuery, TypicalPricesSchema } from "../schemas/typical-price.ts";
import { ListingWarningsSchema } from "../schemas/warnings.ts";
import { MessageSchema } from "../schemas/session.ts";
import type { Endpoint } from "./endpoint.ts";

export const ROOM_ID = Type.Object({ id: Type.String({ description: "Of the room: a UUID." }) });
/** Why there is no room, or none that its owner may change. */
export const NO_ROOM = ["listing_not_found", "listing_deleted", "listing_removed"] as const;
/** Why a reader cannot have a room. */
export const UNREADABLE = [...NO_ROOM, "listing_hidden", "listing_paused", "listing_let"] as const;
const NOT_YOURS = ["not_owner", ...NO_ROOM] as const;
/** Refusals of changes that superusers may make too. */
const NOT_YOURS_TO_CHANGE = ["second_factor_needed", ...NOT_YOURS] as const;

/** The calls under /api/v1/items. */
export const listingEndpoints = {
  countListings: {
    summary: "How many rooms are open today",
    access: "anyone",
    publicUnless: [],
    answer: ListingCountSchema,
  },
  listOpenListings: {
    summary: "Open rooms, newest first",
    description:
      "Without `skip` and an order it is the shelf of the newest: of each poster two rooms, their others behind those of all. Rooms that wait for a moderator's look are on no shelf: searches find them.",
    access: "anyone",
    publicUnless: [],
    query: OpenListingsQuery,
    answer: OpenListingsSchema,
  },
  filterOpenListings: {
    summary: "Open rooms that fit the given filters",
    description: "The newest first unless sorted. No list has contacts: `openListingContact` gives them one by one.",
    access: "anyone",
    publicUnless: [],
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
    publicUnless: ["fuzzy"],
    query: OpenPricesQuery,
    answer: OpenPricesSchema,
  },
  listTypicalPrices: {
    summary: "Between which weekly prices the middle half of a city's rooms lies, by kind and season",
    description: `Of rooms that were posted in the last year and a half, those included that have ended or been let. Nothing is said of fewer than ${FEWEST_ROOMS}.`,
    access: "anyone",
    publicUnless: [],
    query: TypicalPricesQuery,
    answer: TypicalPricesSchema,
  },
  readListing: {
    summary: "One room, also when its last day has passed; a paused or let one to its owner alone",
    access: "user",
    params: ROOM_ID,
    answer: ListingSchema,
    versioned: true,
    refusals: UNREADABLE,
  },
  openListingContact: {
    summary: "How the poster of a room is reached; counted, once for each room and person",
    access: "user",
    params: ROOM_ID,
    answer: ListingContactSchema,
    // No answer with a contact is kept.
    knowsRepetitions: true,
    usesLanguage: true,
    refusals: [...UNREADABLE, "not_found", "email_not_confirmed", "contacts_used_up", "contacts_slowed"],
  },
  readListingWarnings: {
    summary: "Why to look twice at a room, what weighs most first; nothing for most rooms",
    access: "anyone",
    publicUnless: [],
    params: ROOM_ID,
    answer: ListingWarningsSchema,
    refusals: UNREADABLE,
  },
  listOwnListings: {
    summary: "One's own rooms, ended ones included, newest first, with how much fits them",
    access: "user",
    query: OwnListingsQuery,
    answer: OwnListingsSchema,
  },
  listRemovedListings: {
    summary: "One's own rooms that were deleted in the last 30 days: posting one with `restore` brings it back",
    access: "user",
    answer: RemovedListingsSchema,
  },
  createListing: {
    summary: "Post a room; the same id again gives the same room",
    description:
      "A room whose last day is over, or that costs nothing, is refused; one that is brought back with `restore` may have ended. Photos are named by the `uuid` and address that their uploads gave.",
    access: "user",
    body: CreateListingBody,
    judgedBody: NewListingSchema,
    answer: ListingSchema,
    versioned: true,
    refusals: ["email_not_confirmed", "listing_id_taken", "listing_removed", "too_many_listings", "too_many_attempts"],
  },
  updateListing: {
    summary: "Edit one's own room",
    description:
      "Superusers may edit any. An edit that names no version, in If-Match or `updated_at`, counts for whatever is there.",
    access: "user",
    params: ROOM_ID,
    body: UpdateListingBody,
    judgedBody: ListingEditSchema,
    answer: ListingSchema,
    versioned: true,
    takesIfMatch: true,
    refusals: [...NOT_YOURS_TO_CHANGE, "changed_meanwhile", "too_many_listings", "too_many_attempts"],
  },
  confirmListing: {
    summary:
      "Say that one's own room is still to be had; it is in the lists again where it was paused without an answer",
    access: "user",
    params: ROOM_ID,
    answer: MessageSchema,
    refusals: [...NOT_YOURS, "too_many_listings", "too_many_attempts"],
  },
  answerAvailability: {
    summary:
      "The same, or that it is let, by the link in the question, for owners who are not logged in; without an answer, which room it is about",
    access: "bearer-ignored",
    body: AvailabilityBody,
    answer: ConfirmedListingSchema,
    refusals: ["invalid_link", ...NO_ROOM, "too_many_listings", "too_many_attempts"],
  },
  deleteListing: {
    summary: "Take one's own room away, its photos included; it can be brought back for 30 days",
    access: "user",
    params: ROOM_ID,
    answer: MessageSchema,
    refusals: NOT_YOURS_TO_CHANGE,
  },
} as const satisfies Record<string, Endpoint>;
