import { useLingui } from "@lingui/react";
import { Link } from "wouter";
import type { Listing } from "#domain/listings/listing.ts";
import { paths } from "../../../paths.ts";
import type { UnsentRow } from "../../../outbox/state/unsent-rows.ts";
import { pounds } from "../../../platform/text/pounds.ts";
import { longDay } from "../../../platform/text/stay-text.ts";
import { DENSE_CELL, Table, TableRow } from "../../../ui/table.tsx";
import { shortId } from "../../../ui/short-id.ts";
import type { Removal } from "../../../outbox/own-list/removal-sheet.tsx";
import { RowMarks } from "./row-marks.tsx";
import { RowMenu } from "./row-menu.tsx";

export interface ListingRowsProps {
  owner: string;
  rows: readonly Listing[];
  /** By the room's id: what of it the server does not have yet. */
  unsent: ReadonlyMap<string, UnsentRow>;
  onRemove: (removal: Removal) => void;
}

/** One's posted rooms on a wide screen (PR-208). */
export function ListingTable({ rows, unsent, ...props }: ListingRowsProps) {
  const { i18n } = useLingui();
  return (
    <Table
      isDense
      columns={[
        { text: i18n._("own-listings.id"), width: "w-24" },
        { text: i18n._("own-listings.actions"), isHidden: true, width: "w-16" },
        { text: i18n._("own-listings.name") },
        { text: i18n._("own-listings.price"), width: "w-28" },
        { text: i18n._("own-listings.email"), width: "w-[22%]" },
        { text: i18n._("own-listings.begin-date"), width: "w-36" },
        { text: i18n._("own-listings.end-date"), width: "w-36" },
      ]}
    >
      {rows.map((listing) => (
        <ListingRow key={listing.id} listing={listing} unsent={unsent.get(listing.id)} {...props} />
      ))}
    </Table>
  );
}

type RowProps = Pick<ListingRowsProps, "owner" | "onRemove"> & { listing: Listing; unsent: UnsentRow | undefined };

function ListingRow({ owner, listing, unsent, onRemove }: RowProps) {
  const { i18n } = useLingui();
  const { id, title, price, email, begin_date, end_date } = listing;
  const dayOf = (day: string | null) => (day === null ? "" : longDay(i18n.locale, day));
  const isGoing = unsent?.intent === "delete";
  return (
    <TableRow>
      <td title={id} className={`${DENSE_CELL} figures text-sm text-ink-soft`}>
        {shortId(id)}
      </td>
      <td className={DENSE_CELL}>{!isGoing && <RowMenu owner={owner} listing={listing} onRemove={onRemove} />}</td>
      <th scope="row" className={`${DENSE_CELL} text-left font-normal`}>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            href={paths.item(id)}
            className={`touch flex items-center font-semibold hover:underline ${isGoing ? "opacity-60" : ""}`}
          >
            <bdi className="line-clamp-2">{title}</bdi>
          </Link>
          <RowMarks owner={owner} listing={listing} unsent={unsent} />
        </span>
      </th>
      <td className={`${DENSE_CELL} figures`}>{pounds(price)}</td>
      <td className={`${DENSE_CELL} text-sm`}>
        <bdi>{email}</bdi>
      </td>
      <td className={`${DENSE_CELL} figures whitespace-nowrap`}>{dayOf(begin_date)}</td>
      <td className={`${DENSE_CELL} figures whitespace-nowrap`}>{dayOf(end_date)}</td>
    </TableRow>
  );
}
