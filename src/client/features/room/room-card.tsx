import { useLingui } from "@lingui/react";
import { memo } from "react";
import type { CardListing, Listing } from "#domain/listings/listing.ts";
import { CARD_SIZES, RoomCardLayout, type RoomCardProps } from "./room-card-layout.tsx";
import { RoomPhoto } from "./room-photo.tsx";
import { HeartButton } from "./save-for-viewing/heart-button.tsx";
import { SaveHeart } from "./save-for-viewing/save-heart.tsx";
import { shownText } from "../../platform/text/shown-text.ts";

interface Props extends RoomCardProps {
  /** Whether its photo is fetched at once, and not when it is scrolled to. */
  eager?: boolean;
}

/** A room as a card: the whole of it leads to its details, the heart saves it. Drawn again where something of it has changed. */
export const RoomCard = memo(function RoomCard({ eager = false, ...props }: Props) {
  const { listing } = props;
  return (
    <RoomCardLayout
      {...props}
      photo={<RoomPhoto image={listing.images[0]} alt="" sizes={CARD_SIZES} eager={eager} />}
      heart={isWhole(listing) ? <SaveHeart listing={listing} /> : <WaitingHeart listing={listing} />}
    />
  );
});

/** The heart of a room of which no more is known yet than its card shows: what is saved is the whole room. */
function WaitingHeart({ listing }: { listing: CardListing }) {
  const { i18n } = useLingui();
  return (
    <HeartButton
      label={i18n._("save-viewing.save-of", { title: shownText(i18n, listing.title) })}
      isFilled={false}
      disabled
    />
  );
}

function isWhole(listing: CardListing): listing is Listing {
  return "owner_id" in listing;
}
