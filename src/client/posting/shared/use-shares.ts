import { sharesWaiting } from "#offline/drafts/shared-photos.ts";
import type { Share } from "#offline/drafts/share.ts";
import { useLive } from "../use-live.ts";

/** What other apps have shared and nobody has taken into a draft yet; empty where the store can't be read. */
export function useShares(): readonly Share[] {
  return useLive(() => sharesWaiting().catch(() => []), "shares") ?? [];
}
