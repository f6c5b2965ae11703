import { useLingui } from "@lingui/react";
import { Link } from "wouter";
import { paths } from "../../../paths.ts";
import { rentText } from "../../../platform/text/rent-text.ts";
import { longDay } from "../../../platform/text/stay-text.ts";
import { DENSE_CELL, Table, TableRow } from "../../../ui/table.tsx";
import { shortId } from "../../../ui/short-id.ts";
import { RoomPhoto } from "../../room/room-photo.tsx";
import { listingRows, type ListingLine, type ListingRowProps, type ListingRowsProps } from "./listing-rows.ts";
import { PriceLink } from "./price-link.tsx";
import { RowMarks } from "./row-marks.tsx";
import { RowMenu } from "./row-menu.tsx";

/** One's posted rooms on a wide screen (PR-208). */
export function ListingTable(props: ListingRowsProps) {
  const { i18n } = useLingui();
  return (
    <Table
      isDense
      columns={[
        { text: i18n._("own-listings.id"), width: "w-24" },
        { text: i18n._("own-listings.actions"), isHidden: true, width: "w-14" },
        { text: i18n._("own-listings.name") },
        { text: i18n._("own-listings.price"), width: "w-28" },
        { text: i18n._("own-listings.email"), width: "w-26" },
        { text: i18n._("own-listings.begin-date"), width: "w-32" },
        { text: i18n._("own-listings.end-date"), width: "w-32" },
      ]}
    >
      {listingRows(props).map((row) => (
        <ListingRow key={row.listing.id} {...row} />
      ))}
    </Table>
  );
}

function ListingRow({ owner, listing, unsent, choice, match, onRemove, onShare }: ListingRowProps) {
  const { i18n } = useLingui();
  const { id, title, email, begin_date, end_date, ...line }: ListingLine = listing;
  const rent = rentText(i18n, { weekly: line.price, perMonth: line.price_per_month });
  const dayOf = (day: string | null) => (day === null ? "" : longDay(i18n.locale, day));
  const isGoing = unsent?.intent === "delete";
  return (
    <TableRow>
      <td title={id} className={`${DENSE_CELL} figures text-sm text-ink-soft`}>
        {shortId(id)}
      </td>
      <td className={DENSE_CELL}>{!isGoing && <RowMenu {...{ owner, listing, onRemove, onShare }} />}</td>
      <th scope="row" aria-label={title} className={`${DENSE_CELL} text-left font-normal`}>
        <span className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-3">
          <Link
            href={paths.item(id)}
            tabIndex={-1}
            aria-hidden="true"
            className={`overflow-hidden rounded-control ${isGoing ? "opacity-60" : ""}`}
          >
            <RoomPhoto image={listing.images[0]} alt="" sizes="96px" />
          </Link>
          <span className="grid gap-0.5 py-1">
            <Link href={paths.item(id)} className={`font-semibold hover:underline ${isGoing ? "opacity-60" : ""}`}>
              <bdi className="line-clamp-2">{title}</bdi>
            </Link>
            <RowMarks owner={owner} listing={listing} unsent={unsent} choice={choice} match={match} />
          </span>
        </span>
      </th>
      <td className={`${DENSE_CELL} whitespace-nowrap`}>
        {isGoing ? <span className="figures">{rent}</span> : <PriceLink listing={listing} text={rent} />}
      </td>
      <td title={email ?? undefined} className={`${DENSE_CELL} truncate text-sm`}>
        <bdi>{email}</bdi>
      </td>
      <td className={`${DENSE_CELL} figures text-sm whitespace-nowrap`}>{dayOf(begin_date)}</td>
      <td className={`${DENSE_CELL} figures text-sm whitespace-nowrap`}>{dayOf(end_date)}</td>
    </TableRow>
  );
}
