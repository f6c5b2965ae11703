import { setupI18n } from "@lingui/core";
import { I18nProvider, useLingui } from "@lingui/react";
import { Router } from "wouter";
import { messages as en } from "virtual:sentences/en/first";
import { messages as zh } from "virtual:sentences/zh/first";
import type { RenderFirstRooms } from "#contract/first-rooms.ts";
import type { CardListing } from "#domain/listings/listing.ts";
import { CARD_SIZES, RoomCardLayout } from "../features/room/room-card-layout.tsx";
import { RoomPhotoLayout } from "../features/room/room-photo-layout.tsx";
import { HeartButton } from "../features/room/save-for-viewing/heart-button.tsx";
import { NewestShelf } from "../features/search/home/newest-shelf.tsx";
import { paths } from "../paths.ts";
import { Previewed } from "./previewed.tsx";
import { staticMarkup } from "./static-markup.ts";
import { shownText } from "../platform/text/shown-text.ts";

const MESSAGES = { en, zh };

/**
 * The newest rooms as the home page draws them. The server runs this, from the module that the build makes of it, and
 * puts the result where first-paint.tsx has left room.
 */
export const renderFirstRooms: RenderFirstRooms = (language, { listings, total, today }, previews) => {
  const i18n = setupI18n({ locale: language, messages: { [language]: MESSAGES[language] } });
  return staticMarkup(
    <I18nProvider i18n={i18n}>
      <Router ssrPath={paths.home}>
        <NewestShelf
          listings={listings}
          total={total}
          today={today}
          isWhole={false}
          renderCard={(listing, isEager) => <Card key={listing.id} {...{ listing, isEager, today, previews }} />}
        />
      </Router>
    </I18nProvider>,
  );
};

interface CardProps {
  listing: CardListing;
  isEager: boolean;
  today: string;
  previews: ReadonlyMap<string, string>;
}

function Card({ listing, isEager, today, previews }: CardProps) {
  const { i18n } = useLingui();
  const [image] = listing.images;
  return (
    <RoomCardLayout
      listing={listing}
      href={paths.room(listing.id)}
      today={today}
      photo={
        <Previewed preview={image && previews.get(image.image_url)}>
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
