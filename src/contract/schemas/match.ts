import { Type } from "typebox";
import { MAX_OFFER_WORDS, OFFER_ANSWERS } from "#domain/matches/offer.ts";
import { MATCHES_LIMIT } from "#domain/limits.ts";
import { FitSchema, FittingListingSchema } from "./ai.ts";
import { ListingSchema } from "./listing.ts";
import { MatchCountSchema } from "./match-count.ts";
import { nullable, oneOf, textUpTo } from "./shapes.ts";
import { TenantRequestSchema } from "./tenant-request.ts";

const uuid = Type.String({ format: "uuid" });
const instant = Type.String({ format: "date-time" });

export const MatchCountsSchema = Type.Object({
  data: Type.Array(MatchCountSchema, { description: "Of what is open: nothing fits what has ended or is paused." }),
  count: Type.Integer({ minimum: 0 }),
});

export const MatchesQuery = Type.Object({
  limit: Type.Optional(
    Type.Integer({ minimum: 0, description: `Rows to answer with; ${MATCHES_LIMIT} by default and at most.` }),
  ),
});

const inAll = Type.Integer({ minimum: 0, description: "In all, as far as was looked; `data` has the best of them." });

/** Another account's request that one's own room fits. */
export const MatchedRequestSchema = Type.Object({
  ...TenantRequestSchema.properties,
  fit: FitSchema,
  offered_at: nullable(Type.String({ format: "date-time", description: "When the room was offered to it." })),
  declined: Type.Boolean({ description: "The offer was declined." }),
});

export const MatchedRequestsSchema = Type.Object({ data: Type.Array(MatchedRequestSchema), count: inAll });

export const MatchingRoomsSchema = Type.Object({ data: Type.Array(FittingListingSchema), count: inAll });

/** The rules of the words are in domain/matches: the schema says types alone. */
export const SendOfferBody = Type.Object({
  id: Type.String({ format: "uuid", description: "Made by the client." }),
  listing_id: uuid,
  request_id: uuid,
  words_zh: Type.Optional(Type.String()),
  words_en: Type.Optional(Type.String()),
});

export const OfferToSendSchema = Type.Object({
  ...SendOfferBody.properties,
  words_zh: Type.Optional(textUpTo(MAX_OFFER_WORDS, { description: "In Chinese; one language at least." })),
  words_en: Type.Optional(textUpTo(MAX_OFFER_WORDS, { description: "In English." })),
});

/** An offer, as its sender sees it. */
export const OfferSchema = Type.Object({
  id: uuid,
  listing_id: uuid,
  request_id: uuid,
  words_zh: Type.String(),
  words_en: Type.String(),
  sent_at: instant,
});

/** An offer, as its recipient sees it. */
export const ReceivedOfferSchema = Type.Object({
  id: uuid,
  request_id: uuid,
  listing: ListingSchema,
  words_zh: Type.String(),
  words_en: Type.String(),
  sent_at: instant,
  answer: nullable(oneOf(OFFER_ANSWERS)),
});

export const ReceivedOffersSchema = Type.Object({
  data: Type.Array(ReceivedOfferSchema, { description: "100 at most." }),
  count: Type.Integer({ minimum: 0 }),
});

export const AnswerOfferBody = Type.Object({
  answer: nullable(
    oneOf(OFFER_ANSWERS, { description: "`muted` also takes no more offers from its sender; null takes it back." }),
  ),
});
