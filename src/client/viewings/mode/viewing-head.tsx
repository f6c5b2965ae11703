import { useLingui } from "@lingui/react";
import { ArrowLeft } from "lucide";
import { Link } from "wouter";
import type { SavedViewing } from "#offline/viewings/saved-viewing.ts";
import { paths } from "../../paths.ts";
import { PriceTag } from "../../room/price-tag.tsx";
import { RoomPhoto } from "../../room/room-photo.tsx";
import { stayLengthText, stayText } from "../../room/stay-text.ts";
import { Badge } from "../../ui/badge.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useToday } from "../../use-today.ts";
import { OfflineBadge } from "../offline-badge.tsx";
import { KeptLine } from "../kept-line.tsx";

/** Which room this is, what it costs, and how much of it is on the phone. */
export function ViewingHead({ viewing }: { viewing: SavedViewing }) {
  const { i18n } = useLingui();
  const today = useToday();
  const { listing } = viewing;
  const length = stayLengthText(i18n, listing);
  return (
    <header className="grid grid-cols-1 gap-2">
      <Link href={paths.viewings} className="touch inline-flex items-center gap-2 justify-self-start text-sky">
        <Icon of={ArrowLeft} size={18} />
        {i18n._("viewings.title")}
      </Link>
      <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
        <div className="overflow-hidden rounded-control">
          <RoomPhoto image={listing.images[0]} alt="" sizes="144px" eager />
        </div>
        <div className="grid gap-1">
          <h1 className="line-clamp-5 text-lg font-semibold sm:text-2xl">
            <bdi>{listing.title}</bdi>
          </h1>
          <PriceTag price={listing.price} />
          <p className="figures">
            {stayText(i18n, listing, today)}
            {length !== null && <span className="text-ink-soft"> · {length}</span>}
          </p>
          <p className="flex flex-wrap gap-2 empty:hidden">
            <OfflineBadge viewing={viewing} />
            {listing.is_demo && <Badge tone="amber">{i18n._("room.demo")}</Badge>}
          </p>
        </div>
      </div>
      <KeptLine viewing={viewing} />
    </header>
  );
}
