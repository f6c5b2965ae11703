import { useLingui } from "@lingui/react";
import type { SavedViewing } from "#offline/viewings/saved-viewing.ts";
import { PriceTag } from "../../room/price-tag.tsx";
import { RoomPhoto } from "../../room/room-photo.tsx";
import { shownText } from "../../../platform/text/shown-text.ts";
import { stayLengthText, stayText } from "../../../platform/text/stay-text.ts";
import { Badge } from "../../../ui/badge.tsx";
import { useToday } from "../../../platform/clock/use-today.ts";
import { HeadLayout } from "./viewing-head-layout.tsx";
import { OfflineBadge } from "../offline-badge.tsx";
import { KeptLine } from "../saved-line.tsx";

/** Which room this is, what it costs, and how much of it is on the phone. */
export function ViewingHead({ viewing }: { viewing: SavedViewing }) {
  const { i18n } = useLingui();
  const { listing } = viewing;
  const photo = <RoomPhoto image={listing.images[0]} alt="" sizes="144px" eager />;
  return (
    <HeadLayout photo={photo} title={shownText(i18n, listing.title)} facts={<Facts viewing={viewing} />}>
      <KeptLine viewing={viewing} />
    </HeadLayout>
  );
}

function Facts({ viewing }: { viewing: SavedViewing }) {
  const { i18n } = useLingui();
  const today = useToday();
  const { listing } = viewing;
  const length = stayLengthText(i18n, listing);
  return (
    <>
      <PriceTag price={listing.price} perMonth={listing.price_per_month} />
      <p className="figures">
        {stayText(i18n, listing, today)}
        {length !== null && <span className="text-ink-soft"> · {length}</span>}
      </p>
      <p className="flex flex-wrap gap-2 empty:hidden">
        <OfflineBadge viewing={viewing} />
        {listing.is_demo && <Badge tone="amber">{i18n._("room.demo")}</Badge>}
      </p>
    </>
  );
}
