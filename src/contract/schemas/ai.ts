import { Type, type Static } from "typebox";
import { FIT_MISSES, FIT_REASONS, type Fit, type FitMiss, type FitReason } from "#domain/search/fit/fit.ts";
import { MAX_PHOTOS } from "#domain/listings/listing-rules.ts";
import { PROPERTY_TYPES } from "#domain/listings/listing-choices.ts";
import {
  MAX_AI_QUERY_LENGTH,
  MAX_KEYWORDS,
  MAX_WISH_LENGTH,
  type RecognisedListing,
  type SeenPicture,
  type Understanding,
} from "#domain/search/understanding.ts";
import { MAX_TRAVEL_MINUTES } from "#domain/limits.ts";
import { TRAVEL_WAYS } from "#domain/travel/travel-way.ts";
import { ListingSchema, listingTotal } from "./listing.ts";
import { LISTING_FILTERS, LISTING_PAGE, LISTING_SORT } from "./search.ts";
import { nullable, oneOf } from "./shapes.ts";

/** What a sentence was understood to ask for (PR-305). */
export const UnderstandingSchema = Type.Object({
  city: nullable(Type.String()),
  other_cities: Type.Optional(Type.Array(Type.String(), { description: "Cities that would do as well as `city`." })),
  not_cities: Type.Optional(Type.Array(Type.String(), { description: "Cities that are ruled out." })),
  begin_date: nullable(Type.String({ format: "date" })),
  begin_by: Type.Optional(
    Type.String({
      format: "date",
      description: "The last day of the window in which the stay begins: a whole September.",
    }),
  ),
  end_date: nullable(Type.String({ format: "date" })),
  low_price: nullable(Type.Number({ description: "Pounds a week, of each person where several share." })),
  high_price: nullable(Type.Number({ description: "Pounds a week, of each person where several share." })),
  room_type: nullable(Type.String({ description: "studio, ensuite, room, double, flatshare, 2b, 2b1b …" })),
  other_room_types: Type.Optional(
    Type.Array(Type.String(), { description: "Kinds of rooms that would do as well as `room_type`." }),
  ),
  not_room_types: Type.Optional(
    Type.Array(Type.String(), { description: "Kinds of rooms that are ruled out, as `room_type` names them." }),
  ),
  keywords: Type.Array(Type.String(), { description: "Wishes as English tags; places by their names." }),
  property_type: Type.Optional(oneOf(PROPERTY_TYPES)),
  walk_minutes: Type.Optional(Type.Integer({ minimum: 1, description: "On foot, to wherever one studies; it ranks." })),
  near: Type.Optional(
    Type.String({
      description: "Where one wants to be near, as the filter `near` has it; absent where nothing was said.",
    }),
  ),
  within_minutes: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MAX_TRAVEL_MINUTES,
      description: "Of the way there at most.",
    }),
  ),
  travel_by: Type.Optional(
    oneOf(TRAVEL_WAYS, { description: "By which way that is; absent for the quicker of foot and public transport." }),
  ),
  near_keywords: Type.Optional(
    Type.Array(Type.String(), {
      description: "Those of `keywords` that say the same as `near`: its name, near-campus.",
    }),
  ),
  price_reading: Type.Optional(
    Type.Object(
      {
        low: nullable(Type.Number()),
        high: nullable(Type.Number()),
        per: oneOf(["week", "month"] as const),
        is_assumed: Type.Boolean({ description: "No unit was written: `per` is a guess." }),
        people: Type.Integer({ minimum: 1, description: "Who share the home and pay so much each." }),
      },
      { description: "The prices as they were written, where that was not pounds a week for the whole." },
    ),
  ),
});

const days = Type.Optional(Type.Integer({ minimum: 0 }));
const minutes = Type.Optional(Type.Integer({ minimum: 0 }));
const zone = Type.Optional(Type.Integer({ minimum: 1, description: "A fare zone of London." }));
const pounds = Type.Optional(Type.Number({ minimum: 0, description: "A week." }));
const words = { city: Type.Optional(Type.String()), room_type: Type.Optional(Type.String()) };
const elsewhere = {
  km: Type.Optional(Type.Integer({ minimum: 0, description: "From the wanted town." })),
  property_type: Type.Optional(oneOf(PROPERTY_TYPES)),
};

/** How well a room fits: codes and numbers, which the page puts into words. */
export const FitSchema = Type.Object({
  score: Type.Number({ minimum: 0, maximum: 100 }),
  meets: Type.Boolean({ description: "Place, dates, price, kind of building and room type are as asked." }),
  missed: Type.Number({
    minimum: 0,
    description:
      "How much of these is missed: 1 is a tenth dearer, two weeks late, or another room type. 0 where it meets.",
  }),
  reasons: Type.Array(
    Type.Unsafe<FitReason>(
      Type.Object({ code: oneOf(FIT_REASONS), pounds, ...words, keyword: Type.Optional(Type.String()) }),
    ),
  ),
  misses: Type.Array(
    Type.Unsafe<FitMiss>(Type.Object({ code: oneOf(FIT_MISSES), days, minutes, zone, pounds, ...words, ...elsewhere })),
  ),
});

export const FittingListingSchema = Type.Object({ ...ListingSchema.properties, fit: FitSchema });

const fitting = {
  data: Type.Array(FittingListingSchema, {
    description:
      "Those that meet what is wanted, best first; behind them those that nearly do, each with what differs.",
  }),
  ...listingTotal,
  listed: Type.Integer({ minimum: 0, description: "How many rooms all pages of the answer have together." }),
  nearest: Type.Boolean({ description: "None meets what is wanted: all of `data` only come near it." }),
  unmet_wishes: Type.Array(Type.String(), { description: "The keywords that none of the listed rooms has." }),
};

/** Rooms that fit, or come nearest. */
export const FittingListingsSchema = Type.Object(fitting);

const uses = {
  limit: Type.Integer({ minimum: 0, description: "A day." }),
  left: Type.Integer({ minimum: 0 }),
};
const resetsAt = Type.String({ format: "date-time", description: "The next midnight in London." });

export const AiSearchSchema = Type.Object({
  ...fitting,
  reasoning: Type.Optional(Type.String({ description: "Plain text; absent with show_reasoning=false." })),
  query_understanding: UnderstandingSchema,
  quota: Type.Object({ ...uses, resets_at: resetsAt }),
});

export const AiQuotaSchema = Type.Object({
  search: Type.Object(uses),
  recognition: Type.Object(uses),
  resets_at: resetsAt,
});

const query = Type.String({
  maxLength: MAX_AI_QUERY_LENGTH,
  description: "What is wanted, in Chinese, English or both.",
});

export const AiSearchQuery = Type.Object({
  query,
  show_reasoning: Type.Optional(Type.Boolean({ description: "True by default." })),
  ...LISTING_FILTERS,
});

export const MatchingListingsQuery = Type.Object({
  ...LISTING_FILTERS,
  ...LISTING_SORT,
  ...LISTING_PAGE,
  room_type: Type.Optional(
    Type.String({ maxLength: MAX_WISH_LENGTH, description: "studio, ensuite, room, double, flatshare, 2b, 2b1b …" }),
  ),
  walk_minutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 99, description: "On foot, at most." })),
  people: Type.Optional(
    Type.Integer({ minimum: 2, maximum: 9, description: "Who share the home and pay its price together." }),
  ),
  keywords: Type.Optional(
    Type.String({
      maxLength: MAX_KEYWORDS * (MAX_WISH_LENGTH + 1),
      description: `Tags and names of places with commas between, ${MAX_KEYWORDS} at most.`,
    }),
  ),
});

export const SearchByTextQuery = Type.Object({
  text: Type.String({
    maxLength: MAX_AI_QUERY_LENGTH,
    description: "Words or a sentence, in Chinese, English or both.",
  }),
  ...LISTING_FILTERS,
  ...LISTING_SORT,
  ...LISTING_PAGE,
});

/** Rooms for a text, with how it was read. */
export const TextSearchSchema = Type.Object({
  ...fitting,
  query_understanding: UnderstandingSchema,
  unused: Type.Array(Type.String(), {
    description: "Parts of the text that nothing was found by, as they were written.",
  }),
});

export const AiFeedbackBody = Type.Object({ query, satisfied: Type.Boolean() });

export const RecogniseListingBody = Type.Object({
  image_urls: Type.Array(Type.String({ maxLength: 500 }), {
    description: `As uploads answered them: 1 to ${MAX_PHOTOS} of one's own.`,
  }),
});

export const RecognisedListingSchema = Type.Object({
  title: nullable(Type.String()),
  city: nullable(Type.String()),
  property_type: nullable(oneOf(PROPERTY_TYPES)),
  room_type: nullable(Type.String()),
  post_code: nullable(Type.String()),
  price: nullable(Type.Number({ description: "Pounds a week." })),
  price_per_month: nullable(Type.Number({ description: "Pounds a month, where the picture names the rent so." })),
  price_description: nullable(Type.String()),
  begin_date: nullable(Type.String({ description: "A calendar day, as `end_date`." })),
  end_date: nullable(Type.String()),
  description: nullable(Type.String()),
  additional_info: nullable(Type.String()),
  email: nullable(Type.String()),
  contact_info: nullable(Type.String()),
});

export const SeenPictureSchema = Type.Object({
  is_poster: Type.Boolean({ description: "Mostly text, rather than a view of the room." }),
  has_contacts: Type.Boolean({
    description: "A phone number, an address or an account can be read in the photo.",
  }),
});

export const RecognitionSchema = Type.Object({
  success: Type.Boolean(),
  message: Type.String({ description: "识别结果为空 where the photos have nothing to read." }),
  data: nullable(RecognisedListingSchema),
  pictures: Type.Optional(
    Type.Array(SeenPictureSchema, { description: "Of each of `image_urls`, in their order; absent without data." }),
  ),
});

// The schemas and the domain's types are the same things.
type Same<A, B> = [A, B] extends [B, A] ? true : never;
export const understandingSchemaIsTheDomainType: Same<Static<typeof UnderstandingSchema>, Understanding> = true;
export const fitSchemaIsTheDomainType: Same<Static<typeof FitSchema>, Fit> = true;
export const recognisedSchemaIsTheDomainType: Same<Static<typeof RecognisedListingSchema>, RecognisedListing> = true;
export const seenPictureSchemaIsTheDomainType: Same<Static<typeof SeenPictureSchema>, SeenPicture> = true;
