import { memo } from "react";
import { CARD_SIZES, RoomCardLayout, type RoomCardProps } from "./room-card-layout.tsx";
import { RoomPhoto } from "./room-photo.tsx";
import { SaveHeart } from "./save-for-viewing/save-heart.tsx";

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
      heart={<SaveHeart listing={listing} />}
    />
  );
});
