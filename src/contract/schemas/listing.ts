import { Type, type Static } from "typebox";
import { DEFAULT_PAGE_SIZE } from "#domain/limits.ts";
import { AVAILABILITIES } from "#domain/listings/freshness.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { LISTING_FIELDS } from "#domain/listings/listing-fields.ts";
import { MAX_PHOTOS, REQUIRED_LISTING_FIELDS } from "#domain/listings/listing-rules.ts";
import { HIDDEN_BY } from "#domain/moderation/standing.ts";
import { answeredSchemas, judgedSchemas, writtenSchemas } from "./field-schemas.ts";
import { pagingFields } from "./paging.ts";
import { ownMatches } from "./match-count.ts";
import { nullable, oneOf, writtenFields } from "./shapes.ts";

/** Why a room is in no list: by its owner's wish, or because a moderator or its owner's deactivation hides it. */
const OUT_OF_LISTS = ["paused", "let", "hidden"] as const;

export const ListingImageSchema = Type.Object({
  id: Type.String(),
  uuid: Type.String(),
  image_url: Type.String(),
  display_order: Type.Integer({ minimum: 0 }),
  placeholder_colour: nullable(Type.String({ pattern: "^#[0-9a-f]{6}$" })),
});

/** A room as every call answers it (PR-301). */
export const ListingSchema = Type.Object({
  id: Type.String({ format: "uuid" }),
  owner_id: nullable(Type.String({ format: "uuid" })),
  ...answeredSchemas(LISTING_FIELDS),
  image_url: nullable(Type.String()),
  images: Type.Array(ListingImageSchema),
  created_at: Type.String({ format: "date-time" }),
  updated_at: Type.String({ format: "date-time" }),
  is_demo: Type.Boolean(),
  contact_opened: Type.Optional(
    Type.Literal(true, {
      description: "The caller has opened the contact before: to ask for it again is not counted.",
    }),
  ),
  contact_openings: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: "How many people have opened the contact, where any have; for its owner alone.",
    }),
  ),
  confirmed_at: Type.Optional(
    Type.String({
      format: "date-time",
      description: "When its owner last said that it is still to be had, where they have since they posted it.",
    }),
  ),
  asked_at: Type.Optional(
    Type.String({
      format: "date-time",
      description: "When its owner was asked whether it still is, and has not answered; for its owner alone.",
    }),
  ),
  restored_at: Type.Optional(
    Type.String({ format: "date-time", description: "When its owner last brought it back after deleting it." }),
  ),
  hidden: Type.Optional(oneOf(HIDDEN_BY)),
  awaits_check: Type.Optional(
    Type.Literal(true, {
      description:
        "It has strong signs of a scam, and no moderator has looked yet: searches find it behind all others, nothing offers it.",
    }),
  ),
  strong_signs: Type.Optional(
    Type.Integer({
      minimum: 1,
      description:
        "How many strong signs of a scam it had when it was last written, where it had some; `/warnings` says which there are now.",
    }),
  ),
});

/** A room that its owner has deleted and can bring back. */
export const RemovedListingSchema = Type.Object({
  ...ListingSchema.properties,
  removed_at: Type.String({ format: "date-time" }),
});

export const RemovedListingsSchema = Type.Object({
  data: Type.Array(RemovedListingSchema),
  count: Type.Integer({ minimum: 0 }),
});

/** How many rooms there are in all. */
export const listingTotal = {
  count: Type.Integer({ minimum: 0, description: "All matching rooms, not only those of this page." }),
  count_is_lower_bound: Type.Optional(
    Type.Boolean({ description: "True while there are so many that the exact number is still being counted." }),
  ),
};

export const ListingPageSchema = Type.Object({ data: Type.Array(ListingSchema), ...listingTotal });

/** A page of one's own rooms, with what fits them. */
export const OwnListingsSchema = Type.Object({ ...ListingPageSchema.properties, ...ownMatches });

/** A page of open rooms; asked for one room, why its owner or a moderator has taken it out of the lists, where that is so. */
export const OpenListingsSchema = Type.Object({
  ...ListingPageSchema.properties,
  out_of_lists: Type.Optional(oneOf(OUT_OF_LISTS)),
});

export const ListingCountSchema = Type.Object(listingTotal);

/** A photo of a room, as the page names it: uploaded before, under this uuid. */
export const ImageOfBody = Type.Object({
  uuid: Type.String({ format: "uuid" }),
  image_url: Type.String({ maxLength: 500 }),
  display_order: Type.Integer({ minimum: 0, maximum: 9 }),
});

/** Absent fields are judged with the rules of domain/listings/listing-rules.ts: the schema says types alone. */
const written = {
  ...writtenSchemas(LISTING_FIELDS),
  images: Type.Optional(Type.Array(ImageOfBody, { description: "The first in display order becomes image_url." })),
};

export const CreateListingBody = Type.Object({
  ...written,
  id: Type.Optional(
    Type.String({ format: "uuid", description: "Made by the client, so that nothing is posted twice." }),
  ),
  restore: Type.Optional(
    Type.Boolean({ description: "Brings back one's own room of this id that was deleted in the last 30 days." }),
  ),
});

/** Fields that are absent stay as they are (W-05). */
export const UpdateListingBody = Type.Object({
  ...written,
  updated_at: Type.Optional(
    Type.String({ format: "date-time", description: "Of the version that was edited: a later one is 409." }),
  ),
});

/** The fields that an owner writes, as those rules judge them. */
const judged = judgedSchemas(LISTING_FIELDS);
const images = Type.Optional(
  Type.Array(ImageOfBody, {
    maxItems: MAX_PHOTOS,
    description: "The first in display order becomes `image_url`.",
  }),
);

/** What the server takes as a new room: CreateListingBody says types alone, so that every mistake gets its own name. */
export const NewListingSchema = Type.Object(
  {
    ...writtenFields(judged, REQUIRED_LISTING_FIELDS, false),
    images,
    id: CreateListingBody.properties.id,
    restore: CreateListingBody.properties.restore,
  },
  {
    examples: [
      {
        title: "Ensuite by the river",
        city: "London",
        property_type: "student",
        room_type: "ensuite",
        post_code: "SE1 7PB",
        price: 210.5,
        begin_date: "2027-09-01",
        end_date: "2028-06-30",
        email: "landlord@example.org",
      },
    ],
  },
);

/** What the server takes as an edit; a field that is required may be absent, not null. */
export const ListingEditSchema = Type.Object({
  ...writtenFields(judged, REQUIRED_LISTING_FIELDS, true),
  images,
  updated_at: UpdateListingBody.properties.updated_at,
});

/** What the link in the question whether a room is still to be had answers. */
export const AvailabilityBody = Type.Object({
  token: Type.String({ maxLength: 500, description: "Of the link." }),
  answer: Type.Optional(oneOf(AVAILABILITIES)),
});

export const ConfirmedListingSchema = Type.Object({ title: Type.String() });

export const OwnListingsQuery = Type.Object({
  ...pagingFields(DEFAULT_PAGE_SIZE),
  show_all: Type.Optional(Type.Boolean({ description: "All rooms, for superusers; others get their own." })),
});

// The schema and the domain's type are the same thing; the compiler says so when they drift apart.
type Same<A, B> = [A, B] extends [B, A] ? true : never;
export const listingSchemaIsTheDomainType: Same<Static<typeof ListingSchema>, Listing> = true;
