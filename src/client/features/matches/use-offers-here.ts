import { offerSubject, type Deed, type OutboxEntry } from "#offline/drafts/outbox-entry.ts";
import { outboxOf } from "#offline/outbox/entries/outbox-of.ts";
import type { OfferAnswer } from "#domain/matches/offer.ts";
import { useDraftsQuery } from "../../drafts/store/use-drafts-query.ts";

/** What this phone has chosen about offers, and the server may not have yet. */
export interface OffersHere {
  /** Where an offer to a request is: waiting to be sent, refused, or sent by this phone; null where there is none. */
  offered(listingId: string, requestId: string): "waiting" | "refused" | "sent" | null;
  /** What was last chosen about an offer that one has got; undefined where nothing was. */
  answered(offerId: string): OfferAnswer | null | undefined;
}

const NONE: OffersHere = { offered: () => null, answered: () => undefined };

/** The offers and answers in an owner's outbox, live. */
export function useOffersHere(owner: string): OffersHere {
  const outbox = useDraftsQuery(() => outboxOf(owner).catch(() => null), `offers ${owner}`);
  if (outbox === undefined || outbox === null) return NONE;
  const { entries, receipts } = outbox;
  return {
    offered(listing_id, request_id) {
      const subject = offerSubject({ listing_id, request_id });
      const entry = entries.find(({ change }) => isDeed(change, "offer", subject));
      if (entry !== undefined) return entry.state.name === "needs-fix" ? "refused" : "waiting";
      return receipts.some(({ deed, entityId }) => deed === "offer" && entityId === subject) ? "sent" : null;
    },
    answered(offerId) {
      const change = entries.findLast(({ change }) => isDeed(change, "answer-offer", offerId))?.change;
      return change?.type === "deed" && change.deed.name === "answer-offer" ? change.deed.answer : undefined;
    },
  };
}

function isDeed(change: OutboxEntry["change"], name: Deed["name"], id: string): boolean {
  return change.type === "deed" && change.deed.name === name && change.id === id;
}
