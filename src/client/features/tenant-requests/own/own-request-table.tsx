import { useLingui } from "@lingui/react";
import { Link } from "wouter";
import { cityLabel } from "#domain/cities.ts";
import type { TenantRequest } from "#domain/tenant-request.ts";
import { currentLanguage } from "../../../platform/language/i18n.ts";
import { longDay } from "../../../platform/text/stay-text.ts";
import { ExpiredBadge } from "../../room/expired-badge.tsx";
import { ownUrl } from "./own-address.ts";
import { shortId } from "../../../ui/short-id.ts";

/** One's posted requests on a wide screen (PR-209). */
export function OwnRequestTable({ requests }: { requests: readonly TenantRequest[] }) {
  const { i18n } = useLingui();
  return (
    <div className="rounded-card border border-line bg-card">
      <table className="w-full table-fixed border-collapse">
        <thead>
          <tr className="border-b border-line text-left text-sm text-ink-soft">
            <th scope="col" className={`w-36 ${CELL}`}>
              {i18n._("request.id")}
            </th>
            <th scope="col" className={`w-40 ${CELL}`}>
              {i18n._("room.view-details")}
            </th>
            <th scope="col" className={CELL}>
              {i18n._("request.city")}
            </th>
            <th scope="col" className={`w-44 ${CELL}`}>
              {i18n._("request.begin-date")}
            </th>
            <th scope="col" className={`w-64 ${CELL}`}>
              {i18n._("request.end-date")}
            </th>
          </tr>
        </thead>
        <tbody>
          {requests.map((request) => (
            <RequestRow key={request.id} request={request} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const CELL = "px-4 py-2 font-semibold";
const DATA = "px-4 py-1.5";

function RequestRow({ request }: { request: TenantRequest }) {
  const { i18n } = useLingui();
  const city = cityLabel(request.city, currentLanguage());
  const dayOf = (day: string | null) => (day === null ? i18n._("request.not-given") : longDay(i18n.locale, day));
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" title={request.id} className={`${DATA} figures text-left font-normal text-ink-soft`}>
        {shortId(request.id)}
      </th>
      <td className={DATA}>
        <Link
          href={ownUrl({ open: "request", id: request.id })}
          state={{ openedHere: true }}
          aria-label={i18n._("room.view-details-of", { title: city })}
          className="touch inline-flex items-center text-sky hover:underline"
        >
          {i18n._("room.view-details")}
        </Link>
      </td>
      <td className={`${DATA} font-semibold`}>
        <bdi>{city}</bdi>
      </td>
      <td className={`${DATA} figures`}>{dayOf(request.begin_date)}</td>
      <td className={`${DATA} figures`}>
        <span className="flex flex-wrap items-center gap-2">
          {dayOf(request.end_date)}
          <ExpiredBadge row={request} />
        </span>
      </td>
    </tr>
  );
}
