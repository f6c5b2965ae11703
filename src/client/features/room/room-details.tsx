import { useLingui } from "@lingui/react";
import { Link } from "wouter";
import type { Listing } from "#domain/listings/listing.ts";
import { paths } from "../../paths.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../api/credentials/session.ts";
import { Badge } from "../../ui/badge.tsx";
import { LazyBoundary } from "../../ui/lazy-boundary.tsx";
import { installedScreen } from "../../platform/language/lazy-screen.ts";
import { useToday } from "../../platform/clock/use-today.ts";
import { ContactBlock } from "./contact/contact-block.tsx";
import { RoomTravel } from "./near/room-travel.tsx";
import { OutOfListsNote } from "./out-of-lists-note.tsx";
import { PhotoGallery } from "./photo-gallery.tsx";
import { PriceTag } from "./price-tag.tsx";
import { ReportLink } from "./report-link.tsx";
import { RoomActions } from "./room-actions.tsx";
import { RoomFacts } from "./room-facts.tsx";
import { RoomWarningChip, RoomWarnings } from "./warnings/room-warnings.tsx";
import { confirmedText } from "../../platform/text/confirmed-text.ts";
import { stayLengthText, stayText } from "../../platform/text/stay-text.ts";

const TypicalPriceNote = installedScreen(
  async () => (await import("./typical-price/typical-price-note.tsx")).TypicalPriceNote,
);

interface Props {
  listing: Listing;
  /** The server's clock when it answered with the room, epoch milliseconds. */
  fetchedAt: number;
  /** It is only on this device any more: its link leads nowhere. */
  isGone: boolean;
  /** Whether a RoomBar stands below, with the button that saves it. */
  hasBar: boolean;
}

/** All details of a room, read only: for the dialog and /item_detail. */
export function RoomDetails({ listing, fetchedAt, isGone, hasBar }: Props) {
  const { i18n } = useLingui();
  const today = useToday();
  // On a phone in the order of reading; on a desktop photos and words on the left, everything else on the right.
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-5 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr]">
      <div className="relative lg:row-span-2">
        <PhotoGallery images={listing.images} title={listing.title} />
        <RoomWarningChip listing={listing} isGone={isGone} />
      </div>
      <div className="grid content-start gap-3">
        <OutOfListsNote listing={listing} />
        <PriceAndStay listing={listing} today={today} />
        <RoomActions listing={listing} fetchedAt={fetchedAt} isGone={isGone} hasBar={hasBar} />
      </div>
      <div className="lg:col-start-1 lg:row-start-3">
        <Description listing={listing} />
      </div>
      <div className="grid grid-cols-1 content-start gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-2">
        <RoomFacts listing={listing} />
        <RoomTravel listing={listing} />
        <ContactBlock listing={listing} />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Link href={paths.safety} className="touch inline-flex items-center text-sky underline">
            {i18n._("room.safety")}
          </Link>
          <ReportRoom listing={listing} />
        </div>
        <RoomWarnings listing={listing} isGone={isGone} />
      </div>
    </div>
  );
}

/** For everybody but its owner. */
function ReportRoom({ listing: { id, title, owner_id } }: { listing: Listing }) {
  if (owner_id !== null && owner_id === ownerOf(accessToken.value)) return null;
  return <ReportLink target={{ kind: "listing", id, title }} />;
}

function PriceAndStay({ listing, today }: { listing: Listing; today: string }) {
  const { i18n } = useLingui();
  const length = stayLengthText(i18n, listing);
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <PriceTag price={listing.price} />
        {listing.is_demo && <Badge tone="amber">{i18n._("room.demo")}</Badge>}
      </div>
      <LazyBoundary meanwhile={<div className="min-h-15" />}>
        <TypicalPriceNote room={listing} price={listing.price} isKept />
      </LazyBoundary>
      <p className="figures text-lg">
        {stayText(i18n, listing, today)}
        {length !== null && <span className="text-ink-soft"> · {length}</span>}
      </p>
      <p className="figures text-sm text-ink-soft">{confirmedText(i18n, listing, today)}</p>
      {listing.price_description && <p className="text-ink-soft">{listing.price_description}</p>}
      {listing.duration_description && <p className="text-ink-soft">{listing.duration_description}</p>}
    </div>
  );
}

function Description({ listing }: { listing: Listing }) {
  const { i18n } = useLingui();
  return (
    <div className="grid gap-3 whitespace-pre-line">
      <p>
        <bdi>{listing.description ?? i18n._("room.no-description")}</bdi>
      </p>
      {listing.additional_info && (
        <p className="text-ink-soft">
          <bdi>{listing.additional_info}</bdi>
        </p>
      )}
    </div>
  );
}
