import { useLingui } from "@lingui/react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { cityLabel } from "#domain/cities.ts";
import { cutText } from "#domain/cut-text.ts";
import { CARD_DESCRIPTION_LENGTH } from "#domain/limits.ts";
import type { CardListing, Listing } from "#domain/listings/listing.ts";
import type { AllListingFieldsIn } from "#domain/listings/listing-fields.ts";
import { Badge } from "../../ui/badge.tsx";
import { LanguageMark, languageToMark } from "./language-mark.tsx";
import { PriceTag } from "./price-tag.tsx";
import { shownText } from "../../platform/text/shown-text.ts";
import { confirmedText } from "../../platform/text/confirmed-text.ts";
import { offeredRoomType } from "../../platform/text/offered-room-type.ts";
import { stayLengthText, stayText } from "../../platform/text/stay-text.ts";

type Drawn = AllListingFieldsIn<
  "card",
  "title" | "city" | "description" | "room_type" | "begin_date" | "end_date" | "price" | "price_per_month"
>;

/** The fields of a room that a card shows, posted or not, except its price. */
export type CardFacts = Pick<Listing, Exclude<Drawn, "price" | "price_per_month">>;

export interface RoomCardProps {
  listing: CardListing;
  /** The target of View Details, and of the whole card. */
  href: string;
  /** The London day. */
  today: string;
  /** How the dates match the requested ones; null when none were requested. */
  fit?: "all" | "partly" | null;
  /** Whether its reader, who keeps this search, has not seen it yet. */
  isNew?: boolean;
  /** Whether its list says already that it is for demonstration. */
  isDemoSaid?: boolean;
  /** More about the match, below its dates. */
  children?: ReactNode;
}

interface Parts extends RoomCardProps {
  photo: ReactNode;
  /** The button that saves the room, in a corner of the photo. */
  heart: ReactNode;
}

/** The width of a card's photo: half a phone's, a third of a tablet's, a quarter of a desktop's. */
export const CARD_SIZES = "(min-width: 1280px) 260px, (min-width: 768px) 30vw, 46vw";

/** How a room looks as a card, without behaviour: the server renders it into the page. */
export function RoomCardLayout({
  listing,
  href,
  today,
  fit = null,
  isNew = false,
  isDemoSaid = false,
  photo,
  heart,
  children,
}: Parts) {
  const { i18n } = useLingui();
  return (
    <CardFrame
      room={listing}
      today={today}
      photo={photo}
      corners={
        <>
          {heart}
          {((listing.is_demo && !isDemoSaid) || listing.awaits_check === true) && (
            <div className="absolute bottom-2 left-2 flex max-w-[calc(100%-1rem)]">
              <Badge tone="amber">
                {listing.awaits_check === true ? i18n._("room.awaits-check") : i18n._("room.demo")}
              </Badge>
            </div>
          )}
        </>
      }
      isNew={isNew}
      price={<PriceTag price={listing.price} perMonth={listing.price_per_month} isOnCard />}
      foot={
        <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-2 py-1 text-sm">
          <DetailsLink href={href} title={listing.title} />
          <p data-confirmed="" className="figures text-ink-soft">
            {confirmedText(i18n, listing, today)}
          </p>
        </div>
      }
    >
      {fit !== null && <Fit fit={fit} />}
      {children}
    </CardFrame>
  );
}

interface FrameProps {
  room: CardFacts;
  /** The London day. */
  today: string;
  photo: ReactNode;
  /** Marks and buttons in the corners of the photo. */
  corners?: ReactNode;
  isNew?: boolean;
  price: ReactNode;
  /** Below the stay. */
  children?: ReactNode;
  /** Where it leads, and when it was posted. */
  foot?: ReactNode;
}

/** A card without what only a posted room has: also the preview of one that is being written. */
export function CardFrame({ room, today, photo, corners, isNew = false, price, children, foot }: FrameProps) {
  const { i18n } = useLingui();
  const language = languageToMark(i18n, room);
  const lang = language ?? undefined;
  return (
    <article className="group relative flex h-full flex-col">
      <div className="relative grid aspect-3/2 content-center overflow-hidden rounded-card on-its-side:aspect-3/1">
        {photo}
        <div className="absolute top-2 left-2 flex max-w-[calc(100%-3.5rem)] gap-1">
          {isNew && <Badge tone="strong">{i18n._("room.new")}</Badge>}
          <Badge>{cityLabel(room.city, i18n.locale === "en" ? "en" : "zh")}</Badge>
        </div>
        {corners}
      </div>
      <div className="flex grow flex-col gap-0.5 pt-1 pb-2">
        {price}
        {/* Two lines whether it needs them or not, so that the dates of neighbours are level. */}
        <h3 className="line-clamp-2 min-h-[2lh] font-semibold">
          <bdi lang={lang}>{shownText(i18n, room.title)}</bdi>
        </h3>
        <CardStay room={room} today={today} />
        {children}
        <p className="text-sm text-ink-soft">
          <LanguageMark language={language} />
          {room.room_type !== "" && <bdi className="text-ink">{offeredRoomType(i18n, room.room_type)} · </bdi>}
          <Description room={room} lang={lang} />
        </p>
        {foot}
      </div>
    </article>
  );
}

function Description({ room, lang }: { room: CardFacts; lang: string | undefined }) {
  const { i18n } = useLingui();
  const text = shownText(i18n, descriptionOf(room) ?? "");
  return text === "" ? i18n._("room.no-description") : <span lang={lang}>{text}</span>;
}

function DetailsLink({ href, title }: { href: string; title: string }) {
  const { i18n } = useLingui();
  return (
    <Link
      href={href}
      state={{ openedHere: true }}
      aria-label={i18n._("room.view-details-of", { title: shownText(i18n, title) })}
      className="text-sky outline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-card"
    >
      {i18n._("room.view-details")}
    </Link>
  );
}

function CardStay({ room, today }: { room: CardFacts; today: string }) {
  const { i18n } = useLingui();
  const length = stayLengthText(i18n, room);
  return (
    // No mark between the two: on a narrow card it would end a line, or begin one.
    <p className="figures flex flex-wrap gap-x-1.5 text-sm">
      <span className="break-keep">{stayText(i18n, room, today)}</span>
      {length !== null && <span className="text-ink-soft">{length}</span>}
    </p>
  );
}

function Fit({ fit }: { fit: "all" | "partly" }) {
  const { i18n } = useLingui();
  return fit === "all" ? (
    <p className="text-sm font-semibold text-moss">{i18n._("room.fit.all")}</p>
  ) : (
    <p className="text-sm text-amber">{i18n._("room.fit.partly")}</p>
  );
}

function descriptionOf({ description }: CardFacts): string | null {
  const text = description?.trim() ?? "";
  return text === "" ? null : cutText(text, CARD_DESCRIPTION_LENGTH);
}
