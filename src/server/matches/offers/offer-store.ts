import type { Selectable } from "kysely";
import type { OfferAnswer } from "#domain/matches/offer.ts";
import type { Db, Trx } from "../../db/db.ts";
import type { RoomOfferTable } from "../../db/tables.ts";
import { LISTING_COLUMNS, type ListingRow } from "../../listings/listing-row.ts";

export type OfferRow = Selectable<RoomOfferTable>;

/** The offer with this UUID. */
export function findOffer(db: Db | Trx, id: string): Promise<OfferRow | undefined> {
  return db.selectFrom("room_offer").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The offer of a room to a request. */
export function findOfferOf(
  db: Db | Trx,
  { listing_id, request_id }: Pick<OfferRow, "listing_id" | "request_id">,
): Promise<OfferRow | undefined> {
  return db
    .selectFrom("room_offer")
    .selectAll()
    .where("listing_id", "=", listing_id)
    .where("request_id", "=", request_id)
    .executeTakeFirst();
}

/** Writes an offer; undefined where its id is taken, or the room was offered to the request before. */
export function insertOffer(trx: Trx, offer: Omit<OfferRow, "answer" | "answered_at">): Promise<OfferRow | undefined> {
  return trx
    .insertInto("room_offer")
    .values(offer)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Whether a recipient takes no offers from a sender. */
export async function isMuted(
  db: Db | Trx,
  { recipient_id, sender_id }: Pick<OfferRow, "recipient_id" | "sender_id">,
): Promise<boolean> {
  const row = db
    .selectFrom("offer_mute")
    .select("muted_at")
    .where("recipient_id", "=", recipient_id)
    .where("sender_id", "=", sender_id);
  return (await row.executeTakeFirst()) !== undefined;
}

/**
 * Notes what its recipient makes of an offer; `muted` holds for all offers of its sender, and null takes either back.
 * @returns Whether that person has got an offer of this id.
 */
export async function answerOffer(
  trx: Trx,
  { id, recipientId }: { id: string; recipientId: string },
  answer: OfferAnswer | null,
  now: string,
): Promise<boolean> {
  const offer = await trx
    .updateTable("room_offer")
    .set({ answer, answered_at: answer === null ? null : now })
    .where("id", "=", id)
    .where("recipient_id", "=", recipientId)
    .returning("sender_id")
    .executeTakeFirst();
  if (offer === undefined) return false;
  const pair = { recipient_id: recipientId, sender_id: offer.sender_id };
  if (answer === "muted") {
    await trx
      .insertInto("offer_mute")
      .values({ ...pair, muted_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await trx
      .deleteFrom("offer_mute")
      .where("recipient_id", "=", pair.recipient_id)
      .where("sender_id", "=", pair.sender_id)
      .execute();
  }
  return true;
}

/** Offers that one answer has at most. */
const MOST_LISTED = 100;

/** What was offered to a person's requests, the newest first: public rooms alone. @param today The London day. */
export async function receivedOffers(
  db: Db,
  recipientId: string,
  today: string,
): Promise<{ offer: OfferRow; room: ListingRow }[]> {
  const offers = await db
    .selectFrom("room_offer as offer")
    .innerJoin("listing", "listing.id", "offer.listing_id")
    .selectAll("offer")
    .where("offer.recipient_id", "=", recipientId)
    .where("listing.live", "=", true)
    .where("listing.end_date", ">=", today)
    .orderBy("offer.sent_at", "desc")
    .orderBy("offer.id", "desc")
    .limit(MOST_LISTED)
    .execute();
  if (offers.length === 0) return [];
  const ids = [...new Set(offers.map(({ listing_id }) => listing_id))];
  const rooms = await db.selectFrom("listing").select(LISTING_COLUMNS).where("id", "in", ids).execute();
  const byId = new Map(rooms.map((room) => [room.id, room]));
  return offers.flatMap((offer) => {
    const room = byId.get(offer.listing_id);
    return room === undefined ? [] : [{ offer, room }];
  });
}

/** How many open rooms were offered to each of a person's requests, and not declined; a request without any is not in it. */
export async function countOffers(db: Db, recipientId: string, today: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("room_offer as offer")
    .innerJoin("listing", "listing.id", "offer.listing_id")
    .select(["offer.request_id", (eb) => eb.fn.countAll<number>().as("count")])
    .where("offer.recipient_id", "=", recipientId)
    .where("offer.answer", "is", null)
    .where("listing.live", "=", true)
    .where("listing.end_date", ">=", today)
    .groupBy("offer.request_id")
    .execute();
  return new Map(rows.map(({ request_id, count }) => [request_id, count]));
}

/** To which of these requests a room was offered, and when. */
export async function offersOf(
  db: Db,
  listingId: string,
  requestIds: readonly string[],
): Promise<Map<string, Pick<OfferRow, "sent_at" | "answer">>> {
  if (requestIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("room_offer")
    .select(["request_id", "sent_at", "answer"])
    .where("listing_id", "=", listingId)
    .where("request_id", "in", requestIds)
    .execute();
  return new Map(rows.map(({ request_id, ...offer }) => [request_id, offer]));
}

/** What a person has offered and was offered, and whose offers they take no more of: for their own data. */
export async function offersWith(trx: Db | Trx, accountId: string) {
  const columns = [
    "id",
    "listing_id",
    "request_id",
    "words_zh",
    "words_en",
    "sent_at",
    "answer",
    "answered_at",
  ] as const;
  const all = trx.selectFrom("room_offer").select(columns).orderBy("sent_at", "desc");
  const sent = await all.where("sender_id", "=", accountId).execute();
  const received = await all.where("recipient_id", "=", accountId).execute();
  const muted = await trx
    .selectFrom("offer_mute")
    .select("muted_at")
    .where("recipient_id", "=", accountId)
    .orderBy("muted_at", "desc")
    .execute();
  return { sent, received, muted };
}
