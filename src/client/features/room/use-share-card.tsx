import { useLingui } from "@lingui/react";
import { useState, type ReactNode } from "react";
import type { Listing } from "#domain/listings/listing.ts";
import { lazyScreen } from "../../platform/language/lazy-screen.ts";
import { LazyBoundary } from "../../ui/lazy-boundary.tsx";
import { shareRoom } from "./share-room.ts";
import { useLayer } from "./use-layer.ts";

const ShareCardSheet = lazyScreen(async () => (await import("../share-card/share-card-sheet.tsx")).ShareCardSheet);

interface ShareCard {
  open: (listing: Listing) => void;
  /** To be rendered beside it; nothing while closed. */
  sheet: ReactNode;
}

/**
 * Sharing the rooms of a screen: as a picture, as a text or as a link, in a sheet that back closes. Where the sheet's code
 * is not on the phone and can't be fetched, the link is shared at once.
 * @param listings As they are now: an open card follows its room.
 */
export function useShareCard(listings: readonly Listing[]): ShareCard {
  const { i18n } = useLingui();
  const layer = useLayer("share-card");
  const [chosen, setChosen] = useState<Listing | null>(null);
  const shared = listings.find(({ id }) => id === chosen?.id) ?? chosen;
  return {
    open(listing) {
      setChosen(listing);
      void ShareCardSheet.fetch().then(layer.open, () => shareRoom(i18n, listing));
    },
    sheet: layer.isOpen && shared !== null && (
      <LazyBoundary>
        <ShareCardSheet listing={shared} onClose={layer.close} />
      </LazyBoundary>
    ),
  };
}
