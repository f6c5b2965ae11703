import { setupI18n } from "@lingui/core";
import { I18nProvider, useLingui } from "@lingui/react";
import { MessageCircle } from "lucide";
import { Router } from "wouter";
import styles from "virtual:painted-room-styles";
import { messages as enFirst } from "virtual:sentences/en/first";
import { messages as enInstalled } from "virtual:sentences/en/installed";
import { messages as zhFirst } from "virtual:sentences/zh/first";
import { messages as zhInstalled } from "virtual:sentences/zh/installed";
import { PAINTED_ROOM_ATTRIBUTE, type RenderPaintedRoom } from "#contract/painted-room.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { paintedContactPath } from "../api/credentials/return-path.ts";
import { PriceTag } from "../features/room/price-tag.tsx";
import { RoomDetailsLayout, ROOM_PHOTO_SIZES } from "../features/room/room-details-layout.tsx";
import { RoomFacts } from "../features/room/room-facts.tsx";
import { RoomPhotoLayout } from "../features/room/room-photo-layout.tsx";
import { StrongPlace } from "../features/room/warnings/strong-place.tsx";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { SheetLayout, type SheetParts } from "../ui/sheet-layout.tsx";
import { Previewed } from "../features/room/previewed.tsx";
import { staticMarkup } from "./static-markup.ts";
import { shownText } from "../platform/text/shown-text.ts";

const MESSAGES = { en: { ...enFirst, ...enInstalled }, zh: { ...zhFirst, ...zhInstalled } };

/**
 * The room of a shared link as the search page opens it, over the page. The server runs this, from the module that the
 * build makes of it. Links in it work before any script has come; what needs one has an empty place.
 */
export const renderPaintedRoom: RenderPaintedRoom = (language, room) => {
  const i18n = setupI18n({ locale: language, messages: { [language]: MESSAGES[language] } });
  const markup = staticMarkup(
    <I18nProvider i18n={i18n}>
      <Router ssrPath={paths.home}>
        <div
          role="dialog"
          aria-modal="true"
          aria-label={shownText(i18n, room.listing.title)}
          data-first-paint={language}
          {...{ [PAINTED_ROOM_ATTRIBUTE]: "" }}
          className="relative z-30"
        >
          <Room {...room} />
        </div>
      </Router>
    </I18nProvider>,
  );
  return { markup, styles };
};

interface RoomProps {
  listing: Listing;
  today: string;
  preview: string | undefined;
}

function Room({ listing, today, preview }: RoomProps) {
  const { i18n } = useLingui();
  return (
    <SheetLayout
      wide
      growing
      parts={PARTS}
      title={shownText(i18n, listing.title)}
      renderClose={(link) => <a href={paths.home} aria-label={i18n._("dialog.close")} {...link} />}
      isFooterNarrow
      footer={
        <div className="flex min-h-13.5 items-stretch gap-2">
          <div className="min-w-0 grow self-center">
            <PriceTag price={listing.price} perMonth={listing.price_per_month} />
          </div>
          <div className="w-12.5" />
          <ButtonLink look="primary" href={paintedContactPath(listing.id)}>
            <Icon of={MessageCircle} />
            {i18n._("contact.heading")}
          </ButtonLink>
        </div>
      }
    >
      <RoomDetailsLayout
        listing={listing}
        today={today}
        photos={<Photos listing={listing} preview={preview} />}
        typicalPrice={<div className="min-h-15" />}
        actions={
          <>
            <div className="min-h-14 sm:min-h-11" />
            {listing.strong_signs !== undefined && <StrongPlace />}
          </>
        }
      >
        <RoomFacts listing={listing} />
      </RoomDetailsLayout>
    </SheetLayout>
  );
}

function Photos({ listing: { images, title }, preview }: Pick<RoomProps, "listing" | "preview">) {
  const { i18n } = useLingui();
  const count = images.length;
  return (
    <div className="grid gap-2">
      <div className="overflow-hidden rounded-card">
        <Previewed preview={preview}>
          <RoomPhotoLayout
            image={images[0]}
            alt={count > 0 ? i18n._("gallery.photo", { title: shownText(i18n, title), index: 1, count }) : ""}
            sizes={ROOM_PHOTO_SIZES}
            eager
          />
        </Previewed>
      </div>
      {count > 1 && <div className="h-14" />}
    </div>
  );
}

const PARTS: SheetParts = {
  Backdrop: ({ className }) => <div className={className} />,
  Panel: ({ className, children }) => <div className={className}>{children}</div>,
  Title: ({ className, children }) => <h2 className={className}>{children}</h2>,
};
