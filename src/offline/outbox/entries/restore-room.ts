import { fieldsOfListing } from "#domain/listings/listing-rules.ts";
import type { RemovedListing } from "#domain/listings/listing.ts";
import type { Draft } from "../../drafts/draft.ts";
import { inOrder, newDraft } from "../../drafts/draft-rows.ts";
import { draftsDatabase } from "../../drafts/drafts-database.ts";
import { typedOfListing } from "../../drafts/typed-listing.ts";
import { photoWithoutBytes } from "../../drafts/draft-as-document.ts";
import { entriesAbout, inTransaction, newEntry } from "./entry-rows.ts";
import { subjectOf, type CreateChange } from "../../drafts/outbox-entry.ts";

/**
 * Queues that a deleted room is brought back, under its own id and with the photos that the server has kept. It is a
 * posting like any other: it waits for the network, can be taken back and edited, and arrives once. Does nothing where something about the
 * room is on this phone already.
 * @returns Whether it is queued.
 */
export async function restoreRoom(owner: string, room: RemovedListing): Promise<boolean> {
  const { removed_at: _, ...listing } = room;
  const { id } = listing;
  const images = inOrder(listing);
  const photos = images.map(({ uuid }) => uuid);
  const fields = fieldsOfListing(listing);
  const typed = typedOfListing(fields);
  const change: CreateChange<"listing"> = { type: "create", kind: "listing", id, fields, photos, restores: true };
  return inTransaction(async () => {
    const db = draftsDatabase();
    const isTaken = (await entriesAbout(owner, subjectOf(change))).length > 0;
    if (isTaken || (await db.drafts.get([owner, id])) !== undefined) return false;
    const draft: Draft = { ...newDraft({ owner, kind: "listing", typed }), id, photos, status: "posted", revision: 1 };
    await db.drafts.put({ ...draft, touched: Object.keys(typed), broughtBack: listing });
    await db.photos.bulkPut(images.map((image) => photoWithoutBytes(draft, image)));
    await db.outbox.add(newEntry(owner, change));
    return true;
  });
}
