import { checkOffer, MAX_OFFER_WORDS, type OfferField, type OfferWords } from "#domain/matches/offer.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { isBlank, tidyLine } from "#domain/users/account-rules.ts";
import type { Call } from "#contract/endpoints.ts";
import { refuseUnconfirmed } from "../../accounts/refuse-unconfirmed.ts";
import type { Clock } from "../../clock.ts";
import { isMissingReference } from "../../db/database-errors.ts";
import type { Db } from "../../db/db.ts";
import { fieldErrorsOf } from "../../forms/field-errors.ts";
import { isUuid } from "../../http/calls/is-uuid.ts";
import type { CallServer } from "../../http/calls/serve-calls.ts";
import { HttpError, unprocessable } from "../../http/errors/http-error.ts";
import type { RateLimits } from "../../limits/rate-limits.ts";
import { notify, type NewNotification } from "../../notifications/notify.ts";
import { toListing } from "../../listings/listing-row.ts";
import { answerOffer, findOffer, findOfferOf, receivedOffers, type OfferRow } from "./offer-store.ts";
import { offerWords } from "../telling/match-words.ts";
import { sendOffer } from "./send-offer.ts";

export interface OfferParts {
  db: Db;
  clock: Clock;
  limits: RateLimits;
  /** The London day. */
  today: () => string;
  /** Whether only a confirmed address may offer. */
  requireEmailCode: boolean;
}

type Body = Call<"sendOffer">["body"];

/** Offering rooms to requests, and what their posters make of it. */
export function serveOffers(calls: CallServer, { db, clock, limits, today, requireEmailCode }: OfferParts): void {
  calls.serve("sendOffer", async ({ body, caller }) => {
    const offer = checked(body);
    const there = (await findOffer(db, offer.id)) ?? (await findOfferOf(db, offer));
    if (there?.sender_id === caller.userId && isSame(there, offer)) return toOffer(there);
    refuseUnconfirmed(caller, { requireEmailCode });
    const occasion = { now: clock.now(), today: today(), limits };
    const row = await db
      .transaction()
      .execute(async (trx) => {
        const sent = await sendOffer(trx, { ...offer, senderId: caller.userId }, occasion);
        if (sent.isNew) await notify(trx, [newsOf(sent)], occasion.now);
        return sent.row;
      })
      .catch(refuseGone);
    return toOffer(row);
  });

  calls.serve("listOffers", async ({ caller }) => {
    const offers = await receivedOffers(db, caller.userId, today());
    const data = offers.map(({ offer, room }) => ({
      id: offer.id,
      request_id: offer.request_id,
      listing: toListing(room, { contacts: false, wholePostcode: true }),
      words_zh: offer.words_zh,
      words_en: offer.words_en,
      sent_at: offer.sent_at,
      answer: offer.answer,
    }));
    return { data, count: data.length };
  });

  calls.serve("answerOffer", async ({ params, body, caller, keepAnswer }) => {
    const answer = { message: "Offer answered" };
    const isThere = await db.transaction().execute(async (trx) => {
      if (!isUuid(params.id)) return false;
      const whose = { id: params.id, recipientId: caller.userId };
      if (!(await answerOffer(trx, whose, body.answer, clock.now().toISOString()))) return false;
      await keepAnswer(trx, answer);
      return true;
    });
    if (!isThere) throw new HttpError("offer_not_found", "Offer not found");
    return answer;
  });
}

function newsOf({ row, room }: { row: OfferRow; room: Listing }): NewNotification {
  return {
    kind: "offer",
    accountId: row.recipient_id,
    dedupeKey: `offer:${row.listing_id}:${row.request_id}`,
    texts: offerWords(room),
    url: `/matches/request/${row.request_id}`,
    listingId: row.listing_id,
  };
}

function toOffer({ id, listing_id, request_id, words_zh, words_en, sent_at }: OfferRow) {
  return { id, listing_id, request_id, words_zh, words_en, sent_at };
}

function isSame(one: Pick<OfferRow, "listing_id" | "request_id">, other: typeof one): boolean {
  return one.listing_id === other.listing_id && one.request_id === other.request_id;
}

const inWords = fieldErrorsOf<OfferField>({
  lengths: { words_zh: MAX_OFFER_WORDS, words_en: MAX_OFFER_WORDS },
  offered: {},
});

/** @throws HttpError 422 with the fields at fault. */
function checked({ id, listing_id, request_id, ...body }: Body) {
  const words: OfferWords = { words_zh: textOf(body.words_zh), words_en: textOf(body.words_en) };
  const mistakes = inWords(checkOffer(words));
  if (mistakes.length > 0) throw unprocessable(mistakes);
  const ids = { id: id.toLowerCase(), listing_id: listing_id.toLowerCase(), request_id: request_id.toLowerCase() };
  return { ...ids, ...words };
}

function textOf(given = ""): string {
  return isBlank(given) ? "" : tidyLine(given);
}

// The room, the request or an account was deleted since it was looked up.
function refuseGone(error: unknown): never {
  if (!isMissingReference(error)) throw error;
  throw new HttpError("tenant_request_not_found", "Tenant not found");
}
