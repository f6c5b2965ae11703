import { useLingui } from "@lingui/react";
import type { FirstRooms } from "#contract/first-rooms.ts";
import type { CardListing } from "#domain/listings/listing.ts";
import { paths } from "../../../paths.ts";
import { shownText } from "../../../platform/text/shown-text.ts";
import { Previewed } from "../../room/previewed.tsx";
import { CARD_SIZES, RoomCardLayout } from "../../room/room-card-layout.tsx";
import { Welcome } from "./welcome.tsx";
import { RoomPhotoLayout } from "../../room/room-photo-layout.tsx";
import { HeartButton } from "../../room/save-for-viewing/heart-button.tsx";
import { NewestShelf } from "./newest-shelf.tsx";

interface Props {
  rooms: FirstRooms;
  /** Whether cards below a phone's screen are drawn too. */
  isWhole?: boolean;
  /** How long ago the rooms were asked for, in words. */
  age?: string;
  /** Small pictures of photos, as data addresses by their `image_url`. */
  previews?: ReadonlyMap<string, string> | undefined;
}

/** The newest rooms for a document: as the home page draws them for everybody, without behaviour. */
export function PaintedShelf({ rooms: { listings, total, today }, isWhole = false, age, previews }: Props) {
  return (
    <NewestShelf
      listings={listings}
      total={total}
      today={today}
      isWhole={isWhole}
      age={age}
      between={
        <div data-first-paint-welcome="">
          <Welcome login={paths.login} />
        </div>
      }
      renderCard={(listing, about) => <Card key={listing.id} {...about} {...{ listing, today, previews }} />}
    />
  );
}

interface CardProps {
  listing: CardListing;
  isEager: boolean;
  isDemoSaid: boolean;
  today: string;
  previews: Props["previews"];
}

function Card({ listing, isEager, isDemoSaid, today, previews }: CardProps) {
  const { i18n } = useLingui();
  const [image] = listing.images;
  return (
    <RoomCardLayout
      listing={listing}
      href={paths.room(listing.id)}
      today={today}
      isDemoSaid={isDemoSaid}
      photo={
        <Previewed preview={image && previews?.get(image.image_url)}>
          <RoomPhotoLayout image={image} alt="" sizes={CARD_SIZES} eager={isEager} />
        </Previewed>
      }
      heart={
        <HeartButton
          label={i18n._("save-viewing.save-of", { title: shownText(i18n, listing.title) })}
          isFilled={false}
          disabled
        />
      }
    />
  );
}
