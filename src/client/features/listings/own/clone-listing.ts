import { copyPhotos } from "#offline/drafts/copy-photos.ts";
import { inOrder, newDraft, saveDraft } from "#offline/drafts/draft-rows.ts";
import type { Draft } from "#offline/drafts/draft.ts";
import { typedOfListing } from "#offline/drafts/typed-listing.ts";
import { fieldsOfListing } from "#domain/listings/listing-rules.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { storeReady } from "../../../drafts/store/store-ready.ts";
import { clonedTyped } from "../form/listing-values.ts";

/**
 * Makes a draft of another room like one that was posted, photos included, for other days.
 * @returns The draft's id.
 * @throws PhoneFullError, or what the store throws.
 */
export async function cloneListing(owner: string, listing: Listing): Promise<string> {
  await storeReady();
  const typed = clonedTyped(typedOfListing(fieldsOfListing(listing)));
  // None of it is a default: its owner has written it once.
  const copy: Draft = { ...newDraft({ owner, kind: "listing", typed }), touched: Object.keys(typed) };
  const draft = await saveDraft(copy);
  return (await copyPhotos(draft, inOrder(listing))).id;
}
