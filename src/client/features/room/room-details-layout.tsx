import { useLingui } from "@lingui/react";
import type { ReactNode } from "react";
import type { CardListing, Listing } from "#domain/listings/listing.ts";
import { namesIn } from "#domain/fields/field-row.ts";
import { LISTING_FIELDS, type ListingFieldsIn } from "#domain/listings/listing-fields.ts";
import { hasCover } from "#domain/covered-text.ts";
import { confirmedText } from "../../platform/text/confirmed-text.ts";
import { shownText } from "../../platform/text/shown-text.ts";
import { stayLengthText, stayText } from "../../platform/text/stay-text.ts";
import { Badge } from "../../ui/badge.tsx";
import { languageToMark, OtherLanguageHead } from "./language-mark.tsx";
import { PriceTag } from "./price-tag.tsx";

/** The displayed width of a room's photos, as in the `sizes` attribute. */
export const ROOM_PHOTO_SIZES = "(min-width: 1024px) 480px, 100vw";

const ON_PAGE = namesIn(LISTING_FIELDS, "page");

/** What the layout itself shows of a room; of one that is known from its card alone, less. */
type RoomTexts = CardListing & Partial<Pick<Listing, ListingFieldsIn<"page">>>;

interface Props {
  listing: RoomTexts;
  /** Shown in place of the owner's words. */
  translated?: Partial<RoomTexts> | null;
  /** The London day. */
  today: string;
  photos: ReactNode;
  /** What is to be known before all else. */
  note?: ReactNode;
  /** What others ask, below the price. */
  typicalPrice?: ReactNode;
  actions?: ReactNode;
  /** The box above words in the other language. */
  aboveWords?: ReactNode;
  /** All that follows price, stay and words. */
  children: ReactNode;
}

/**
 * Where the details of a room stand: on a phone in the order of reading; on a desktop photos and words on the left, everything
 * else on the right. It has no behaviour, so that the server can render it into the page.
 */
export function RoomDetailsLayout({
  listing,
  translated = null,
  today,
  photos,
  note,
  typicalPrice,
  actions,
  aboveWords,
  children,
}: Props) {
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-5 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr]">
      <div className="relative lg:row-span-2">{photos}</div>
      <div className="grid content-start gap-3">
        {note}
        <PriceAndStay listing={{ ...listing, ...translated }} today={today} typicalPrice={typicalPrice} />
        {actions}
      </div>
      <div className="lg:col-start-1 lg:row-start-3">
        <Description listing={listing} translated={translated} above={aboveWords} />
      </div>
      <div className="grid grid-cols-1 content-start gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-2">{children}</div>
    </div>
  );
}

function PriceAndStay({ listing, today, typicalPrice }: Pick<Props, "listing" | "today" | "typicalPrice">) {
  const { i18n } = useLingui();
  const length = stayLengthText(i18n, listing);
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <PriceTag price={listing.price} perMonth={listing.price_per_month} />
        {listing.is_demo && <Badge tone="amber">{i18n._("room.demo")}</Badge>}
      </div>
      {typicalPrice}
      <p className="figures text-lg">
        {stayText(i18n, listing, today)}
        {length !== null && <span className="text-ink-soft"> · {length}</span>}
      </p>
      <p className="figures text-sm text-ink-soft">{confirmedText(i18n, listing, today)}</p>
      {listing.price_description && <p className="text-ink-soft">{shownText(i18n, listing.price_description)}</p>}
      {listing.duration_description && <p className="text-ink-soft">{shownText(i18n, listing.duration_description)}</p>}
    </div>
  );
}

interface DescriptionProps {
  listing: RoomTexts;
  translated: Partial<RoomTexts> | null;
  above: ReactNode;
}

function Description({ listing, translated, above }: DescriptionProps) {
  const { i18n } = useLingui();
  const { description, additional_info } = { ...listing, ...translated };
  const language = languageToMark(i18n, listing);
  const lang = (translated === null && language) || undefined;
  return (
    <div className="grid gap-3 whitespace-pre-line">
      {language !== null && (above ?? <OtherLanguageHead language={language} />)}
      <p>
        <bdi lang={lang}>{shownText(i18n, description ?? i18n._("room.no-description"))}</bdi>
      </p>
      {additional_info && (
        <p className="text-ink-soft">
          <bdi lang={lang}>{shownText(i18n, additional_info)}</bdi>
        </p>
      )}
      {ON_PAGE.some((field) => hasCover(String(listing[field]))) && (
        <p className="text-sm text-ink-soft">{i18n._("contact.covered.note")}</p>
      )}
    </div>
  );
}
