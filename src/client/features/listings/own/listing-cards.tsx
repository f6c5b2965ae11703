import { useLingui } from "@lingui/react";
import type { Listing } from "#domain/listings/listing.ts";
import { shortId } from "../../../ui/short-id.ts";
import { pounds } from "../../../platform/text/pounds.ts";
import { RoomPhoto } from "../../room/room-photo.tsx";
import { stayText } from "../../../platform/text/stay-text.ts";
import { useToday } from "../../../platform/clock/use-today.ts";
import type { ListingRowsProps } from "./listing-table.tsx";
import { RowMarks } from "./row-marks.tsx";
import { RowMenu } from "./row-menu.tsx";

/** One's posted rooms on a phone, where a row of seven columns has no room. */
export function ListingCards({ rows, unsent, ...props }: ListingRowsProps) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {rows.map((listing) => (
        <ListingCard key={listing.id} listing={listing} unsent={unsent.get(listing.id)} {...props} />
      ))}
    </ul>
  );
}

type CardProps = Pick<ListingRowsProps, "owner" | "onRemove"> & {
  listing: Listing;
  unsent: ReturnType<ListingRowsProps["unsent"]["get"]>;
};

// Up to a hundred of them: off-screen cards skip layout.
function ListingCard({ owner, listing, unsent, onRemove }: CardProps) {
  const { i18n } = useLingui();
  const isGoing = unsent?.intent === "delete";
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-start gap-x-3 rounded-card border border-line bg-card py-3 pr-1 pl-3 [contain-intrinsic-size:auto_8rem] [content-visibility:auto]">
      <div className={`overflow-hidden rounded-control ${isGoing ? "opacity-60" : ""}`}>
        <RoomPhoto image={listing.images[0]} alt="" sizes="96px" />
      </div>
      <div className="grid min-w-0 gap-1">
        <bdi className="line-clamp-2 font-semibold">{listing.title}</bdi>
        <p className="figures font-semibold text-brick">
          {i18n._("room.price.week", { price: pounds(listing.price) })}
        </p>
        <p className="figures text-sm">{stayText(i18n, listing, useToday())}</p>
        <p className="text-sm text-ink-soft">
          <bdi>{listing.email}</bdi>
          <span className="figures"> · {shortId(listing.id)}</span>
        </p>
        <RowMarks owner={owner} listing={listing} unsent={unsent} />
      </div>
      {!isGoing && <RowMenu owner={owner} listing={listing} onRemove={onRemove} />}
    </li>
  );
}
