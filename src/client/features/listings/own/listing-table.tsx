import { useLingui } from "@lingui/react";
import { Link } from "wouter";
import type { Listing } from "#domain/listing.ts";
import { paths } from "../../../paths.ts";
import type { UnsentRow } from "../../../outbox/state/unsent-rows.ts";
import { pounds } from "../../../platform/text/pounds.ts";
import { longDay } from "../../../platform/text/stay-text.ts";
import { shortId } from "../../../ui/short-id.ts";
import type { Removal } from "./remove-sheet.tsx";
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
    <div className="rounded-card border border-line bg-card">
      <table className="w-full table-fixed border-collapse">
        <thead>
          <tr className="border-b border-line text-left text-sm text-ink-soft">
            <Head width="w-24">{i18n._("own-listings.id")}</Head>
            <Head width="w-16">
              <span className="sr-only">{i18n._("own-listings.actions")}</span>
            </Head>
            <Head>{i18n._("own-listings.name")}</Head>
            <Head width="w-28">{i18n._("own-listings.price")}</Head>
            <Head width="w-[22%]">{i18n._("own-listings.email")}</Head>
            <Head width="w-36">{i18n._("own-listings.begin-date")}</Head>
            <Head width="w-36">{i18n._("own-listings.end-date")}</Head>
          </tr>
        </thead>
        <tbody>
          {rows.map((listing) => (
            <ListingRow key={listing.id} listing={listing} unsent={unsent.get(listing.id)} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Head({ width = "", children }: { width?: string; children: React.ReactNode }) {
  return (
    <th scope="col" className={`px-3 py-2 font-semibold ${width}`}>
      {children}
    </th>
  );
}

const DATA = "px-3 py-1.5";

type RowProps = Pick<ListingRowsProps, "owner" | "onRemove"> & { listing: Listing; unsent: UnsentRow | undefined };

function ListingRow({ owner, listing, unsent, onRemove }: RowProps) {
  const { i18n } = useLingui();
  const { id, title, price, email, begin_date, end_date } = listing;
  const dayOf = (day: string | null) => (day === null ? "" : longDay(i18n.locale, day));
  const isGoing = unsent?.intent === "delete";
  return (
    <tr className="border-b border-line last:border-0">
      <td title={id} className={`${DATA} figures text-sm text-ink-soft`}>
        {shortId(id)}
      </td>
      <td className={DATA}>{!isGoing && <RowMenu owner={owner} listing={listing} onRemove={onRemove} />}</td>
      <th scope="row" className={`${DATA} text-left font-normal`}>
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
      <td className={`${DATA} figures`}>{pounds(price)}</td>
      <td className={`${DATA} text-sm`}>
        <bdi>{email}</bdi>
      </td>
      <td className={`${DATA} figures whitespace-nowrap`}>{dayOf(begin_date)}</td>
      <td className={`${DATA} figures whitespace-nowrap`}>{dayOf(end_date)}</td>
    </tr>
  );
}
