import { useLingui } from "@lingui/react";
import { Link } from "wouter";
import { cityLabel } from "#domain/cities.ts";
import type { AllRequestFieldsIn } from "#domain/tenant-requests/request-fields.ts";
import type { TenantRequest } from "#domain/tenant-requests/tenant-request.ts";
import { currentLanguage } from "../../../platform/language/i18n.ts";
import { budgetText } from "../../../platform/text/request-text.ts";
import { stayText } from "../../../platform/text/stay-text.ts";
import { useToday } from "../../../platform/clock/use-today.ts";
import type { MatchCount, MatchCounts } from "../../matches/match-counts.ts";
import { MatchesLink } from "../../matches/matches-link.tsx";
import { HiddenMark } from "../../moderation/notices/hidden-mark.tsx";
import { AwaitsCheckMark } from "../../room/awaits-check-mark.tsx";
import { ExpiredBadge } from "../../room/expired-badge.tsx";
import { OpeningsNote } from "../../room/contact/openings-note.tsx";
import { ownUrl } from "./own-address.ts";
import { shortId } from "../../../ui/short-id.ts";

export interface OwnRequestsProps {
  requests: readonly TenantRequest[];
  matches: MatchCounts;
}

/** One's posted requests on a phone. The whole card can be tapped; it has one tab stop. */
export function OwnRequestCards({ requests, matches }: OwnRequestsProps) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {requests.map((request) => (
        <RequestCard key={request.id} request={request} match={matches.get(request.id)} />
      ))}
    </ul>
  );
}

/** The fields of a request that its row in the list of one's own shows. */
export type RequestLine = Pick<
  TenantRequest,
  AllRequestFieldsIn<
    "own-list",
    "city" | "post_code" | "begin_date" | "end_date" | "price_upper_bound" | "price_per_month"
  >
>;

export interface OwnRequestProps {
  request: TenantRequest;
  match: MatchCount | undefined;
}

function RequestCard({ request, match }: OwnRequestProps) {
  const { i18n } = useLingui();
  const shown: RequestLine = request;
  const city = cityLabel(shown.city, currentLanguage());
  const budget = budgetText(i18n, shown);
  return (
    <li className="relative grid content-start gap-1 rounded-card border border-line bg-card px-4 py-3 focus-within:border-line-strong hover:border-line-strong">
      <p className="flex flex-wrap items-center gap-2">
        <bdi className="font-semibold">{city}</bdi>
        {shown.post_code.trim() !== "" && <bdi>{shown.post_code}</bdi>}
        <ExpiredBadge row={request} />
        <span className="figures ml-auto text-sm text-ink-soft">{shortId(request.id)}</span>
      </p>
      {budget !== null && (
        <p className="figures text-sm text-ink-soft">
          {i18n._("wanted.budget.up-to")} <span className="font-semibold text-brick">{budget}</span>
        </p>
      )}
      <p className="figures text-sm">{stayText(i18n, shown, useToday())}</p>
      {/* Above the link, which covers the card. */}
      <div className="relative z-1 empty:hidden">
        <HiddenMark row={request} />
        <AwaitsCheckMark row={request} href={ownUrl({ open: "request", id: request.id })} />
        <MatchesLink count={match} />
      </div>
      <OpeningsNote row={request} />
      <Link
        href={ownUrl({ open: "request", id: request.id })}
        state={{ openedHere: true }}
        aria-label={i18n._("room.view-details-of", { title: city })}
        className="touch inline-flex items-center text-sky after:absolute after:inset-0"
      >
        {i18n._("room.view-details")}
      </Link>
    </li>
  );
}
