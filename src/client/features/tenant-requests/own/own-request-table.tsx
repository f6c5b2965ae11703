import { useLingui } from "@lingui/react";
import { Link } from "wouter";
import { cityLabel } from "#domain/cities.ts";
import { currentLanguage } from "../../../platform/language/i18n.ts";
import { areaAndBudget } from "../../../platform/text/request-text.ts";
import { longDay } from "../../../platform/text/stay-text.ts";
import { MatchesLink } from "../../matches/matches-link.tsx";
import { HiddenMark } from "../../moderation/notices/hidden-mark.tsx";
import { AwaitsCheckMark } from "../../room/awaits-check-mark.tsx";
import { ExpiredBadge } from "../../room/expired-badge.tsx";
import { OpeningsNote } from "../../room/contact/openings-note.tsx";
import { ownUrl } from "./own-address.ts";
import type { OwnRequestProps, OwnRequestsProps, RequestLine } from "./own-request-cards.tsx";
import { CELL, Table, TableRow } from "../../../ui/table.tsx";
import { shortId } from "../../../ui/short-id.ts";

/** One's posted requests on a wide screen (PR-209). */
export function OwnRequestTable({ requests, matches }: OwnRequestsProps) {
  const { i18n } = useLingui();
  return (
    <Table
      columns={[
        { text: i18n._("request.id"), width: "w-36" },
        { text: i18n._("room.view-details"), width: "w-40" },
        { text: i18n._("request.city") },
        { text: i18n._("request.begin-date"), width: "w-44" },
        { text: i18n._("request.end-date"), width: "w-64" },
      ]}
    >
      {requests.map((request) => (
        <RequestRow key={request.id} request={request} match={matches.get(request.id)} />
      ))}
    </Table>
  );
}

function RequestRow({ request, match }: OwnRequestProps) {
  const { i18n } = useLingui();
  const shown: RequestLine = request;
  const city = cityLabel(shown.city, currentLanguage());
  const dayOf = (day: string | null) => (day === null ? i18n._("request.not-given") : longDay(i18n.locale, day));
  return (
    <TableRow>
      <th scope="row" title={request.id} className={`${CELL} figures text-left font-normal text-ink-soft`}>
        {shortId(request.id)}
      </th>
      <td className={CELL}>
        <Link
          href={ownUrl({ open: "request", id: request.id })}
          state={{ openedHere: true }}
          aria-label={i18n._("room.view-details-of", { title: city })}
          className="touch inline-flex items-center text-sky hover:underline"
        >
          {i18n._("room.view-details")}
        </Link>
      </td>
      <td className={CELL}>
        <span className="grid">
          <bdi className="font-semibold">{city}</bdi>
          <bdi className="figures text-sm text-ink-soft empty:hidden">{areaAndBudget(i18n, shown)}</bdi>
          <HiddenMark row={request} />
          <AwaitsCheckMark row={request} href={ownUrl({ open: "request", id: request.id })} />
          <OpeningsNote row={request} />
          <MatchesLink count={match} />
        </span>
      </td>
      <td className={`${CELL} figures`}>{dayOf(shown.begin_date)}</td>
      <td className={`${CELL} figures`}>
        <span className="flex flex-wrap items-center gap-2">
          {dayOf(shown.end_date)}
          <ExpiredBadge row={request} />
        </span>
      </td>
    </TableRow>
  );
}
