import { sql } from "kysely";
import { CONTACT_FIELDS, contactIn } from "#domain/listings/contact.ts";
import type { ListingContactField } from "#domain/listings/listing-fields.ts";
import { ALIKE, titleLikeness } from "#domain/moderation/title-likeness.ts";
import type { CaseDetail } from "#contract/schemas/moderation.ts";
import type { Db } from "../../db/db.ts";
import { LISTING_COLUMNS, toListing, WHOLE_VIEW, type ListingRow } from "../../listings/listing-row.ts";
import { withPhotos, type TargetRow } from "../target-store.ts";
import type { AddressKeys } from "../../photos/moderators-photo.ts";

type Likeness = CaseDetail["similar"][number]["why"][number];

/** Rooms of each likeness. */
const MOST_OF_EACH = 10;
/** Prices within this share of the room's are near. */
const NEAR = 0.1;
/** Rooms whose titles are compared, on either side of the price: so many and no more, in however large a city. */
const COMPARED = 150;

/**
 * Rooms that have something in common with a reported row: its poster, its contact, a photo, or its city, price and title. Each is
 * looked up in an index and cut off, so that the cost does not grow with the number of rooms.
 */
export async function similarRooms(
  { db, keys }: { db: Db; keys: AddressKeys },
  row: TargetRow,
): Promise<CaseDetail["similar"]> {
  const found = await Promise.all([
    alike("poster", ofPoster(db, row)),
    alike("contact", withContact(db, row)),
    alike("photos", withSamePhotos(db, row)),
    ...("title" in row ? [alike("title", withTitle(db, row))] : []),
  ]);
  const why = new Map<string, Likeness[]>();
  for (const { likeness, id } of found.flat()) {
    if (id !== row.id) why.set(id, [...new Set([...(why.get(id) ?? []), likeness])]);
  }
  if (why.size === 0) return [];
  const rooms = await db
    .selectFrom("listing")
    .select(LISTING_COLUMNS)
    .where("id", "in", [...why.keys()])
    .execute();
  return rooms
    .map((room) => ({
      listing: withPhotos(toListing(room, WHOLE_VIEW), keys),
      why: why.get(room.id) ?? [],
      standing: room.standing,
    }))
    .toSorted((a, b) => b.why.length - a.why.length || b.listing.created_at.localeCompare(a.listing.created_at));
}

async function alike(likeness: Likeness, ids: Promise<string[]>) {
  return (await ids).map((id) => ({ likeness, id }));
}

async function ofPoster(db: Db, { owner_id }: TargetRow): Promise<string[]> {
  if (owner_id === null) return [];
  const rooms = db.selectFrom("listing").select("id").where("owner_id", "=", owner_id);
  const rows = await rooms
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(MOST_OF_EACH + 1)
    .execute();
  return rows.map(({ id }) => id);
}

async function withContact(db: Db, row: TargetRow): Promise<string[]> {
  const contact: Partial<Record<ListingContactField, string | null>> = contactIn(row);
  const given = CONTACT_FIELDS.filter((field) => Boolean(contact[field]));
  const found = await Promise.all(given.map((field) => roomsWith(db, field, contact[field]!)));
  return found.flat().map(({ id }) => id);
}

function roomsWith(db: Db, field: ListingContactField, value: string) {
  const rooms = db.selectFrom("listing").select("id");
  // Contacts can be long, so the indexes of all but the address hold their hashes.
  const alike =
    field === "email"
      ? rooms.where("email", "=", value)
      : rooms.where(sql<string>`md5(${sql.ref(field)})`, "=", sql<string>`md5(${value})`).where(field, "is not", null);
  return alike.limit(MOST_OF_EACH + 1).execute();
}

// The same bytes of the same account; the scam guard compares pictures across accounts.
async function withSamePhotos(db: Db, { id }: TargetRow): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct shown.listing_id as id
    from listing_photo as mine
    join photo as known on known.owner_id = mine.owner_id and known.uuid = mine.uuid
    join photo as same on same.file_id = known.file_id
    join listing_photo as shown on shown.owner_id = same.owner_id and shown.uuid = same.uuid
    where mine.listing_id = ${id} and shown.listing_id <> ${id}
    limit ${MOST_OF_EACH}`.execute(db);
  return rows.map(({ id: other }) => other);
}

async function withTitle(db: Db, { id, title, city, price_pence }: ListingRow): Promise<string[]> {
  const [low, high] = [Math.floor(price_pence * (1 - NEAR)), Math.ceil(price_pence * (1 + NEAR))];
  const near = db.selectFrom("listing").select(["id", "title"]).where("live", "=", true).where("city", "=", city);
  const [dearer, cheaper] = await Promise.all([
    near
      .where("price_pence", ">=", price_pence)
      .where("price_pence", "<=", high)
      .orderBy("price_pence")
      .limit(COMPARED)
      .execute(),
    near
      .where("price_pence", "<", price_pence)
      .where("price_pence", ">=", low)
      .orderBy("price_pence", "desc")
      .limit(COMPARED)
      .execute(),
  ]);
  return [...dearer, ...cheaper]
    .filter((room) => room.id !== id)
    .map((room) => ({ id: room.id, likeness: titleLikeness(room.title, title) }))
    .filter(({ likeness }) => likeness >= ALIKE)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, MOST_OF_EACH)
    .map((room) => room.id);
}
