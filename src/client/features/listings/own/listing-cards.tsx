import { useLingui } from "@lingui/react";
import { Link } from "wouter";
import { paths } from "../../../paths.ts";
import { shortId } from "../../../ui/short-id.ts";
import { rentText } from "../../../platform/text/rent-text.ts";
import { RoomPhoto } from "../../room/room-photo.tsx";
import { stayText } from "../../../platform/text/stay-text.ts";
import { useToday } from "../../../platform/clock/use-today.ts";
import { listingRows, type ListingLine, type ListingRowProps, type ListingRowsProps } from "./listing-rows.ts";
import { PriceLink } from "./price-link.tsx";
import { RowMarks } from "./row-marks.tsx";
import { RowMenu } from "./row-menu.tsx";

/** One's posted rooms on a phone, where a row of seven columns has no room. */
export function ListingCards(props: ListingRowsProps) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {listingRows(props).map((row) => (
        <ListingCard key={row.listing.id} {...row} />
      ))}
    </ul>
  );
}

// Up to a hundred of them: off-screen cards skip layout.
function ListingCard({ owner, listing, unsent, choice, match, onRemove, onShare }: ListingRowProps) {
  const { i18n } = useLingui();
  const isGoing = unsent?.intent === "delete";
  const { id, title, email, ...line }: ListingLine = listing;
  return (
    <li className="relative grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-start gap-x-3 rounded-card border border-line bg-card py-3 pr-1 pl-3 [contain-intrinsic-size:auto_8rem] [content-visibility:auto]">
      <div className={`overflow-hidden rounded-control ${isGoing ? "opacity-60" : ""}`}>
        <RoomPhoto image={listing.images[0]} alt="" sizes="96px" />
      </div>
      <div className="grid grid-cols-1 gap-1">
        {/* The whole card leads to the room; what else can be pressed stands above that. */}
        <Link
          href={paths.item(id)}
          className="font-semibold after:absolute after:inset-0 after:rounded-card hover:underline"
        >
          <bdi className="line-clamp-2">{title}</bdi>
        </Link>
        <PriceLink listing={listing} text={rentText(i18n, { weekly: line.price, perMonth: line.price_per_month })} />
        <p className="figures text-sm">{stayText(i18n, line, useToday())}</p>
        <p className="truncate text-sm text-ink-soft">
          <span className="figures">{shortId(id)} · </span>
          <bdi>{email}</bdi>
        </p>
        <span className="[&_:is(a,button)]:relative [&_:is(a,button)]:z-1">
          <RowMarks owner={owner} listing={listing} unsent={unsent} choice={choice} match={match} />
        </span>
      </div>
      <span className="relative z-1">{!isGoing && <RowMenu {...{ owner, listing, onRemove, onShare }} />}</span>
    </li>
  );
}
