import { sharesWaiting } from "#offline/drafts/shared/shared-photos.ts";
import type { Share } from "#offline/drafts/shared/share.ts";
import { useDraftsQuery } from "../store/use-drafts-query.ts";

/** What other apps have shared and nobody has taken into a draft yet; empty where the store can't be read. */
export function useShares(): readonly Share[] {
  return useDraftsQuery(() => sharesWaiting().catch(() => []), "shares") ?? [];
}
