import { useLingui } from "@lingui/react";
import { hasEnded, stateOf, type Listing, type ListingState } from "#domain/listings/listing.ts";
import { Badge } from "../../ui/badge.tsx";
import { useToday } from "../../platform/clock/use-today.ts";
import { ContactBlock } from "./contact-block.tsx";
import { PhotoGallery } from "./photo-gallery.tsx";
import { PriceTag } from "./price-tag.tsx";
import { RoomActions } from "./room-actions.tsx";
import { RoomFacts } from "./room-facts.tsx";
import { stayLengthText, stayText } from "../../platform/text/stay-text.ts";

interface Props {
  listing: Listing;
  /** The server's clock when it answered with the room, epoch milliseconds. */
  fetchedAt: number;
  /** Whether a RoomBar stands below, with the button that saves it. */
  hasBar: boolean;
}

/** All details of a room, read only: for the dialog and /item_detail. */
export function RoomDetails({ listing, fetchedAt, hasBar }: Props) {
  const today = useToday();
  // On a phone in the order of reading; on a desktop photos and words on the left, everything else on the right.
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-5 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr]">
      <div className="lg:row-span-2">
        <PhotoGallery images={listing.images} title={listing.title} />
      </div>
      <div className="grid content-start gap-3">
        <OutOfListsNote listing={listing} today={today} />
        <PriceAndStay listing={listing} today={today} />
        <RoomActions listing={listing} fetchedAt={fetchedAt} hasBar={hasBar} />
      </div>
      <div className="lg:col-start-1 lg:row-start-3">
        <Description listing={listing} />
      </div>
      <div className="grid grid-cols-1 content-start gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-2">
        <RoomFacts listing={listing} />
        <ContactBlock listing={listing} />
      </div>
    </div>
  );
}

/** Why the room is in no list, shown to its owner and to users who have a copy of it. */
function OutOfListsNote({ listing, today }: { listing: Listing; today: string }) {
  const { i18n } = useLingui();
  const state = stateOf(listing);
  if (state === "active" && !hasEnded(listing, today)) return null;
  return <p className="rounded-control bg-amber-tint px-4 py-2 text-amber">{i18n._(OUT_OF_LISTS[state])}</p>;
}

/** Catalogue ids; an active room is in no list once it has ended. */
const OUT_OF_LISTS: Record<ListingState, string> = {
  active: /*i18n*/ "room.ended",
  paused: /*i18n*/ "room.paused.own",
  let: /*i18n*/ "room.let.own",
};

function PriceAndStay({ listing, today }: { listing: Listing; today: string }) {
  const { i18n } = useLingui();
  const length = stayLengthText(i18n, listing);
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <PriceTag price={listing.price} />
        {listing.is_demo && <Badge tone="amber">{i18n._("room.demo")}</Badge>}
      </div>
      <p className="figures text-lg">
        {stayText(i18n, listing, today)}
        {length !== null && <span className="text-ink-soft"> · {length}</span>}
      </p>
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
