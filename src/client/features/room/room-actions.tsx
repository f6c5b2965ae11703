import { useLingui } from "@lingui/react";
import { MapPin, Share2 } from "lucide";
import type { Listing } from "#domain/listings/listing.ts";
import { mapLink } from "#domain/listings/map-link.ts";
import { ActionButton } from "../../ui/action-button.tsx";
import { KeepContactNote } from "./contact/keep-contact-note.tsx";
import { SaveForViewingButton } from "./save-for-viewing/save-for-viewing-button.tsx";
import { SavedNote } from "./save-for-viewing/saved-note.tsx";
import { useShareCard } from "./use-share-card.tsx";

interface Props {
  listing: Listing;
  /** The server's clock when it answered with the room, epoch milliseconds. */
  fetchedAt: number;
  /** Its link leads nowhere any more, so that it is not offered for sharing. */
  isGone: boolean;
  /** Whether a bar that stays in sight has the button that saves it. */
  hasBar: boolean;
}

/** What can be done with a room, in one row. */
export function RoomActions({ listing, fetchedAt, isGone, hasBar }: Props) {
  const { i18n } = useLingui();
  const shareCard = useShareCard([listing]);
  return (
    <div className="grid gap-2">
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        {!hasBar && <SaveForViewingButton listing={listing} fetchedAt={fetchedAt} />}
        <ActionButton icon={MapPin} text={i18n._("room.map")} awayTo={mapLink(listing)} />
        {!isGone && <ActionButton icon={Share2} text={i18n._("room.share")} onPress={() => shareCard.open(listing)} />}
      </div>
      <SavedNote id={listing.id} />
      <KeepContactNote listing={listing} />
      {shareCard.sheet}
    </div>
  );
}
