import { useLingui } from "@lingui/react";
import { Diff } from "lucide";
import { Link } from "wouter";
import type { SavedViewing } from "#offline/viewings/saved-viewing.ts";
import { paths } from "../../../paths.ts";
import { RoomPhoto } from "../../room/room-photo.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { OfflineBadge } from "../offline-badge.tsx";
import type { ComparisonRow } from "./comparison-rows.tsx";
import { shownText } from "../../../platform/text/shown-text.ts";

interface Props {
  viewings: readonly SavedViewing[];
  rows: readonly ComparisonRow[];
}

/** A column a room. On a phone two are in sight and the others are scrolled to, past the names, which stay. */
export function ComparisonTable({ viewings, rows }: Props) {
  const { i18n } = useLingui();
  return (
    <div
      // A scrollable region must be focusable, for keyboard users.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label={i18n._("viewings.compare.title")}
      className="-mx-4 overflow-x-auto sm:mx-0 sm:rounded-card sm:border sm:border-line"
    >
      <table
        className="w-full table-fixed border-separate border-spacing-0 bg-card"
        style={{ minWidth: widthOf(viewings.length) }}
      >
        <thead>
          <tr>
            <td className={`${NAME} w-24 border-b border-line sm:w-44`}>
              <span className="sr-only">{i18n._("viewings.compare.title")}</span>
            </td>
            {viewings.map((viewing) => (
              <RoomHead key={viewing.id} viewing={viewing} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} viewings={viewings} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whether rooms are known to differ in something: an unknown value is no difference. */
export function isDifferent({ valueOf }: ComparisonRow, viewings: readonly SavedViewing[]): boolean {
  const known = viewings.map(valueOf).filter((value) => value !== null && value !== "");
  return new Set(known).size > 1;
}

function Row({ row, viewings }: { row: ComparisonRow; viewings: readonly SavedViewing[] }) {
  const { i18n } = useLingui();
  const differs = isDifferent(row, viewings);
  return (
    <tr className="align-top">
      <th scope="row" className={`${NAME} border-b border-line text-left text-sm font-normal text-ink-soft`}>
        {row.name}
        {differs && (
          <span className="mt-0.5 flex items-center gap-1 font-semibold text-brick-deep">
            <Icon of={Diff} size={14} />
            {i18n._("viewings.compare.different")}
          </span>
        )}
      </th>
      {viewings.map((viewing) => (
        <td key={viewing.id} className={`${CELL} ${differs ? "" : "text-ink-soft"}`}>
          {row.show(viewing)}
        </td>
      ))}
    </tr>
  );
}

const CELL = "border-b border-l border-line p-2 sm:p-3";
const NAME = "sticky left-0 z-[1] bg-paper p-2 sm:p-3";

/** The names' column and so many rooms as wide as two of them are on the narrowest common phone. */
function widthOf(rooms: number): string {
  return `${6 + rooms * 8.5}rem`;
}

function RoomHead({ viewing }: { viewing: SavedViewing }) {
  const { i18n } = useLingui();
  const { listing, id } = viewing;
  return (
    <th scope="col" className={`${CELL} text-left align-top font-normal`}>
      <div className="overflow-hidden rounded-control">
        <RoomPhoto image={listing.images[0]} alt="" sizes="(min-width: 640px) 240px, 136px" />
      </div>
      <Link href={paths.viewing(id)} className="touch mt-1 line-clamp-3 font-semibold hover:underline">
        <bdi>{shownText(i18n, listing.title)}</bdi>
      </Link>
      <span className="flex">
        <OfflineBadge viewing={viewing} />
      </span>
    </th>
  );
}
