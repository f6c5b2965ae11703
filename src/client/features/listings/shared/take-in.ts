import { MAX_PHOTOS } from "#domain/listings/listing-rules.ts";
import { recallAccountEmail } from "#offline/cache/account-email.ts";
import { askToPersist } from "#offline/cache/ask-to-persist.ts";
import type { Draft } from "#offline/drafts/draft.ts";
import { draftOf, draftsOf, newDraft } from "#offline/drafts/draft-rows.ts";
import { sharesWaiting } from "#offline/drafts/shared/shared-photos.ts";
import type { Share } from "#offline/drafts/shared/share.ts";
import { takeShared, type TakenShared } from "#offline/drafts/shared/take-shared.ts";
import { claimDraft } from "../../../drafts/draft-lock.ts";
import { storeReady } from "../../../drafts/store/store-ready.ts";
import { blankListing } from "../form/listing-values.ts";

/** The stored shares, and the drafts that they might go into. */
export interface SharedAndDrafts {
  shares: readonly Share[];
  /** Last edited first; those that are full are left out. */
  drafts: readonly Draft[];
}

/** What another app has shared and no draft has yet, and the owner's drafts that it can be added to. */
export async function findShared(owner: string): Promise<SharedAndDrafts> {
  await storeReady();
  const [shares, drafts] = await Promise.all([sharesWaiting(), draftsOf(owner, "listing")]);
  const open = drafts.filter(({ status, photos }) => status === "editing" && photos.length < MAX_PHOTOS);
  return { shares, drafts: open };
}

/** Creates a draft from all shares. @returns Null when another tab was first. @throws PhoneFullError */
export async function takeIntoNew(owner: string, email: string | undefined): Promise<TakenShared | null> {
  const typed = blankListing(email ?? (await recallAccountEmail(owner)));
  const taken = await takeShared(newDraft({ owner, kind: "listing", typed }));
  if (taken !== null) void askToPersist();
  return taken;
}

/**
 * Adds all shares to a draft; a tab that has it open saves first and releases its lock.
 * @returns Null when another tab was first, or has posted or removed the draft. @throws StaleDraftError, PhoneFullError
 */
export async function takeIntoDraft(owner: string, id: string): Promise<TakenShared | null> {
  const nobody = { onWanted: async () => undefined, onLost: () => undefined };
  const release = await claimDraft(id, nobody, "take-over");
  try {
    const draft = await draftOf(owner, id);
    return draft === undefined ? null : await takeShared(draft as Draft<"listing">);
  } finally {
    release?.();
  }
}
