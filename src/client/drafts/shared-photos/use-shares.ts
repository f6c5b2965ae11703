import { sharesWaiting } from "#offline/drafts/shared/shared-photos.ts";
import type { Share } from "#offline/drafts/shared/share.ts";
import { useDraftsQuery } from "../store/use-drafts-query.ts";

/** Shares from other apps that are not yet imported into a draft; empty where the store can't be read. */
export function useShares(): readonly Share[] {
  return useDraftsQuery(() => sharesWaiting().catch(() => []), "shares") ?? [];
}
