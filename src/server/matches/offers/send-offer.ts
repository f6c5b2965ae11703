import { wishesOfRequest } from "#domain/matches/request-wishes.ts";
import { hasEnded, isOpen, stateOf, type Listing } from "#domain/listings/listing.ts";
import { canMatch } from "#domain/matches/is-match.ts";
import { fitOf } from "#domain/search/fit/fit-of.ts";
import type { OfferWords } from "#domain/matches/offer.ts";
import type { Db, Trx } from "../../db/db.ts";
import { HttpError } from "../../http/errors/http-error.ts";
import type { RateLimits } from "../../limits/rate-limits.ts";
import { toListing, WHOLE_VIEW } from "../../listings/listing-row.ts";
import { findListing } from "../../listings/listing-store.ts";
import { absentByModerator, absentRow, isHidden } from "../../removals/absent-row.ts";
import { toTenantRequest, type AnsweredRequest } from "../../tenant-requests/request-row.ts";
import { findRequest } from "../../tenant-requests/request-store.ts";
import { findOfferOf, insertOffer, isMuted, type OfferRow } from "./offer-store.ts";

/** A room that is to be offered to a request, with its first message. */
export interface NewOffer extends OfferWords {
  id: string;
  listing_id: string;
  request_id: string;
  senderId: string;
}

interface Occasion {
  now: Date;
  /** The London day. */
  today: string;
  limits: RateLimits;
}

/**
 * Writes an offer, once for a room and a request: the room is the sender's own, both are open, and it fits.
 * @returns The offer, its room, and whether it is new.
 * @throws HttpError 403 and 404 for a room or request that may not be offered or is not there, 409 where it does not fit or
 *   is not wanted, 429 for too many in a day of one sender or to one request.
 */
export async function sendOffer(
  trx: Trx,
  { senderId, ...offer }: NewOffer,
  { now, today, limits }: Occasion,
): Promise<{ row: OfferRow; room: Listing; isNew: boolean }> {
  const room = await offerableRoom(trx, offer.listing_id, { senderId, today });
  const request = await openRequest(trx, offer.request_id, today);
  const recipientId = await recipientOf(trx, request, senderId);
  if (!canMatch(fitOf(room, wishesOfRequest(request, today), { mentions: mentionsNothing, today }))) {
    throw new HttpError("room_does_not_fit", "The room does not fit the request");
  }
  await limits.takeWithin(trx, ["offerSend", senderId]);
  await limits.takeWithin(trx, ["offerReceive", request.id]);
  const parties = { sender_id: senderId, recipient_id: recipientId };
  const row = await insertOffer(trx, { ...offer, ...parties, sent_at: now.toISOString() });
  if (row !== undefined) {
    // Of what is new: no one sender uses up what a request gets.
    await limits.takeWithin(trx, ["offerSendToOne", `${senderId}\0${request.id}`]);
    return { row, room, isNew: true };
  }
  // Another device was first, or the id is another offer's.
  const there = await findOfferOf(trx, offer);
  if (there === undefined) throw new HttpError("offer_id_taken", "The id is taken");
  return { row: there, room, isNew: false };
}

// Whether it meets the request is decided by facts alone.
const mentionsNothing = () => false;

async function offerableRoom(
  db: Db | Trx,
  id: string,
  { senderId, today }: { senderId: string; today: string },
): Promise<Listing> {
  const row = await findListing(db, id);
  if (row === undefined) throw await absentRow(db, "listing", id);
  if (row.standing === "removed") throw absentByModerator("listing", row.standing);
  if (row.owner_id !== senderId) throw new HttpError("not_owner", "Not enough permissions");
  if (isHidden(row)) throw absentByModerator("listing", "hidden");
  const room = toListing(row, WHOLE_VIEW);
  if (room.awaits_check === true)
    throw new HttpError("listing_awaits_check", "A moderator has yet to look at the room");
  const state = stateOf(room);
  if (state !== "active") throw new HttpError(`listing_${state}`, "The room is out of the lists");
  if (!isOpen(room, today)) throw new HttpError("room_does_not_fit", "The room has ended");
  return room;
}

async function openRequest(db: Db | Trx, id: string, today: string): Promise<AnsweredRequest> {
  const row = await findRequest(db, id);
  if (row === undefined) throw await absentRow(db, "request", id);
  if (row.standing === "removed") throw absentByModerator("request", row.standing);
  if (isHidden(row)) throw absentByModerator("request", "hidden");
  if (row.awaits_check) {
    throw new HttpError("tenant_request_awaits_check", "A moderator has yet to look at the request");
  }
  const request = toTenantRequest(row);
  if (hasEnded(request, today)) throw new HttpError("room_does_not_fit", "The request has ended");
  return request;
}

/** @throws HttpError 409 for one's own request, a demo request without a poster, and a poster who wants no offers. */
async function recipientOf(db: Db | Trx, { owner_id }: AnsweredRequest, senderId: string): Promise<string> {
  const isNobodys = owner_id === null || owner_id === senderId;
  if (isNobodys || (await isMuted(db, { recipient_id: owner_id, sender_id: senderId }))) {
    throw new HttpError("offer_not_wanted", "Nobody would get this offer");
  }
  return owner_id;
}
