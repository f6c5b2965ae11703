import { fieldsOfListing } from "#domain/listings/listing-rules.ts";
import { stateOf, type Listing } from "#domain/listings/listing.ts";
import { draftOfRow, inOrder } from "../../drafts/draft-rows.ts";
import type { Draft, DraftKind, DraftPhoto, RowOf } from "../../drafts/draft.ts";
import { draftsDatabase } from "../../drafts/drafts-database.ts";
import { typedOfListing } from "../../drafts/typed-listing.ts";
import { photoWithoutBytes } from "../../drafts/draft-as-document.ts";
import { taking } from "../entries/edits.ts";
import { titleOfRow } from "../entries/entry-rows.ts";
import type { CreateChange, DeleteChange, MergedField, UpdateChange } from "../../drafts/outbox-entry.ts";
import type { PostedContent } from "../../drafts/posted-copy.ts";
import { copyBytes } from "../../drafts/sent-bytes.ts";

/** Copies of one owner; the oldest go first. */
const MOST_COPIES = 30;

interface Posted {
  change: CreateChange | UpdateChange;
  /** As the server answered it. */
  row: RowOf[DraftKind];
  /** Fields that another device has changed: the copy has the server's values. */
  merged: readonly MergedField[];
  draft: Draft;
  now: number;
}

/**
 * Keeps what was posted, with its photos as they were sent, before its draft goes. Call it inside the transaction that
 * removes the draft.
 */
export async function keepPosted({ change, row, merged, draft, now }: Posted): Promise<void> {
  const db = draftsDatabase();
  const { owner, id, kind } = draft;
  const { fields, photos: uuids } = taking({ ...change, type: "update", base: row }, row, merged);
  // The state stands in no form: it is the server's.
  const whole = "images" in row ? { state: stateOf(row), ...fields } : fields;
  const kept = await db.photos.bulkGet(uuids);
  const photos = kept.filter((photo) => photo !== undefined && photo.owner === owner) as DraftPhoto[];
  await db.postedCopies.put({
    owner,
    id,
    kind,
    content: { draft: { ...draft, photos: uuids }, fields: whole, photos },
    title: titleOfRow(row),
    version: row.updated_at,
    keptAt: now,
  });
  await copyBytes(owner, id, photos);
  await dropOldest(owner, now);
}

/**
 * Keeps what was chosen in the list of one's rooms: in the copy of the room, where there is one, else in a new one. Call it inside
 * a transaction. @param row As the server answered it.
 */
export async function keepChosen(owner: string, row: Listing, now: number): Promise<void> {
  const { postedCopies } = draftsDatabase();
  const fields = fieldsOfListing(row);
  const known = await postedCopies.get([owner, row.id]);
  const content = known?.content ?? contentOf(owner, row);
  const typed = { ...content.draft.typed, ...typedOfListing(fields) };
  await postedCopies.put({
    owner,
    id: row.id,
    kind: "listing",
    content: { ...content, fields, draft: { ...content.draft, typed } },
    title: row.title,
    version: row.updated_at,
    keptAt: now,
  });
  await dropOldest(owner, now);
}

// The server has its photos: their bytes need not be here.
function contentOf(owner: string, row: Listing): PostedContent {
  const fields = fieldsOfListing(row);
  const typed = typedOfListing(fields);
  const draft: Draft = { ...draftOfRow({ owner, kind: "listing", typed }, row), status: "posted" };
  return { draft, fields, photos: inOrder(row).map((image) => photoWithoutBytes(draft, image)) };
}

/**
 * Keeps that a room or request was deleted. Call it inside a transaction.
 * @param at.deletedAt When, by the server's clock; undefined where its answer was lost.
 */
export async function keepDeleted(
  owner: string,
  { id, kind, title }: DeleteChange,
  { now, deletedAt }: { now: number; deletedAt: number | undefined },
): Promise<void> {
  await dropCopy(owner, id);
  const deleted = { content: null, version: null, ...(deletedAt !== undefined && { deletedAt }) };
  await draftsDatabase().postedCopies.put({ owner, id, kind, title, ...deleted, keptAt: now });
  await dropOldest(owner, now);
}

/** Forgets a copy with its photos. Call it inside a transaction. */
export async function dropCopy(owner: string, id: string): Promise<void> {
  const db = draftsDatabase();
  await db.postedBytes.where("[owner+id]").equals([owner, id]).delete();
  await db.postedCopies.delete([owner, id]);
}

// Copies of the future are of a time before the clock was set back: older than any since.
async function dropOldest(owner: string, now: number): Promise<void> {
  const copies = await draftsDatabase().postedCopies.where("owner").equals(owner).sortBy("keptAt");
  const [ofTheFuture, kept] = [
    copies.filter(({ keptAt }) => keptAt > now),
    copies.filter(({ keptAt }) => keptAt <= now),
  ];
  for (const { id } of [...ofTheFuture, ...kept].slice(0, -MOST_COPIES)) await dropCopy(owner, id);
}
