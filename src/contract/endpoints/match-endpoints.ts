import { Type } from "typebox";
import {
  AnswerOfferBody,
  MatchCountsSchema,
  MatchedRequestsSchema,
  MatchesQuery,
  MatchingRoomsSchema,
  OfferSchema,
  OfferToSendSchema,
  ReceivedOffersSchema,
  SendOfferBody,
} from "../schemas/match.ts";
import { MessageSchema } from "../schemas/session.ts";
import type { Endpoint } from "./endpoint.ts";
import { NO_ROOM } from "./listing-endpoints.ts";
import { NO_REQUEST } from "./tenant-request-endpoints.ts";

const LISTING_ID = Type.Object({ id: Type.String({ description: "Of one's own room: a UUID." }) });
const REQUEST_ID = Type.Object({ id: Type.String({ description: "Of one's own request: a UUID." }) });
const OFFER_ID = Type.Object({ id: Type.String({ description: "Of the offer: a UUID." }) });

/** Matches of rooms and requests both ways, and the offers that follow from them. */
export const matchEndpoints = {
  countMatches: {
    summary: "How many requests each open room of one's own fits, and how many rooms fit each open request",
    access: "user",
    answer: MatchCountsSchema,
  },
  matchRequestsToListing: {
    summary: "The open requests that one's own room fits, best first; none while it is out of the lists",
    access: "user",
    params: LISTING_ID,
    query: MatchesQuery,
    answer: MatchedRequestsSchema,
    refusals: NO_ROOM,
  },
  matchListingsToRequest: {
    summary:
      "The open rooms that fit one's own request, best first; none when it has ended or waits for a moderator's look",
    access: "user",
    params: REQUEST_ID,
    query: MatchesQuery,
    answer: MatchingRoomsSchema,
    refusals: NO_REQUEST,
  },
  sendOffer: {
    summary: "Offer one's own room to a request that it fits, once; the same id again is the same offer",
    access: "user",
    body: SendOfferBody,
    judgedBody: OfferToSendSchema,
    answer: OfferSchema,
    // The same offer again is known by its room and request; its words are kept with the offer alone.
    knowsRepetitions: true,
    refusals: [
      "not_owner",
      ...NO_ROOM,
      "listing_hidden",
      "listing_paused",
      "listing_let",
      ...NO_REQUEST,
      "tenant_request_hidden",
      "room_does_not_fit",
      "offer_not_wanted",
      "offer_id_taken",
      "listing_awaits_check",
      "tenant_request_awaits_check",
      "email_not_confirmed",
      "too_many_attempts",
    ],
  },
  listOffers: {
    summary: "Rooms that were offered to one's own requests, the newest first, while they are to be had",
    access: "user",
    answer: ReceivedOffersSchema,
  },
  answerOffer: {
    summary: "Decline an offer, or take no more from its sender; or think again",
    access: "user",
    params: OFFER_ID,
    body: AnswerOfferBody,
    answer: MessageSchema,
    refusals: ["offer_not_found"],
  },
} as const satisfies Record<string, Endpoint>;
