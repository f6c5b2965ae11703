import { addPhoto, photoBytes } from "#offline/drafts/draft-photos.ts";
import { inOrder, newDraft, saveDraft } from "#offline/drafts/draft-rows.ts";
import type { Draft } from "#offline/drafts/draft.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { storeReady } from "../../../drafts/store/store-ready.ts";
import { clonedTyped, typedOfListing } from "../form/listing-values.ts";

/**
 * Makes a draft of another room like one that was posted, for other days. Its photos come along where this phone
 * still has them.
 * @returns The draft's id, and how many photos did not come along.
 * @throws PhoneFullError, or what the store throws.
 */
export async function cloneListing(owner: string, listing: Listing): Promise<{ id: string; photosLeft: number }> {
  await storeReady();
  const typed = clonedTyped(typedOfListing(listing));
  // None of it is a default: its owner has written it once.
  const copy: Draft = { ...newDraft({ owner, kind: "listing", typed }), touched: Object.keys(typed) };
  let draft = await saveDraft(copy);
  for (const { uuid } of inOrder(listing)) {
    const bytes = await photoBytes(owner, uuid);
    if (bytes !== undefined) draft = await addPhoto(draft, fileOf(bytes));
  }
  return { id: draft.id, photosLeft: listing.images.length - draft.photos.length };
}

function fileOf({ uuid, shrunk, shrunkType, original }: NonNullable<Awaited<ReturnType<typeof photoBytes>>>): File {
  return shrunk === null ? new File([original], uuid) : new File([shrunk], uuid, { type: shrunkType ?? "" });
}
