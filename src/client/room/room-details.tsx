import { useLingui } from "@lingui/react";
import { MapPin } from "lucide";
import { hasEnded, type Listing } from "#domain/listing.ts";
import { mapLink } from "#domain/map-link.ts";
import { Badge } from "../ui/badge.tsx";
import { Icon } from "../ui/icon.tsx";
import { useToday } from "../use-today.ts";
import { ContactBlock } from "./contact-block.tsx";
import { PhotoGallery } from "./photo-gallery.tsx";
import { PriceTag } from "./price-tag.tsx";
import { RoomFacts } from "./room-facts.tsx";
import { ShareButton } from "./share-button.tsx";
import { stayLengthText, stayText } from "./stay-text.ts";

/** Everything that is known of a room, read only: the dialog's content and that of /item_detail. */
export function RoomDetails({ listing }: { listing: Listing }) {
  const { i18n } = useLingui();
  const today = useToday();
  const length = stayLengthText(i18n, listing);
  return (
    <div className="grid gap-5">
      {hasEnded(listing, today) && (
        <p className="rounded-control bg-amber-tint px-4 py-2 text-amber">{i18n._("room.ended")}</p>
      )}
      <PhotoGallery images={listing.images} title={listing.title} />
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
      <p className="whitespace-pre-line">
        <bdi>{listing.description ?? i18n._("room.no-description")}</bdi>
      </p>
      <RoomFacts listing={listing} />
      {listing.additional_info && <p className="whitespace-pre-line text-ink-soft">{listing.additional_info}</p>}
      <ContactBlock listing={listing} />
      <div className="flex flex-wrap gap-2">
        <a
          href={mapLink(listing)}
          target="_blank"
          rel="noopener noreferrer"
          className="touch inline-flex items-center gap-2 rounded-control border border-line-strong px-4 font-semibold hover:bg-paper"
        >
          <Icon of={MapPin} />
          {i18n._("room.map")}
        </a>
        <ShareButton listing={listing} />
      </div>
    </div>
  );
}
