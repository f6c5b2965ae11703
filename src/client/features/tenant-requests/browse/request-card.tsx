import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { memo } from "react";
import { Link } from "wouter";
import { londonDay } from "#domain/calendar-day.ts";
import { cityLabel } from "#domain/cities.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { currentLanguage } from "../../../platform/language/i18n.ts";
import { budgetText, homeText, requestPlace, type RequestShown } from "../../../platform/text/request-text.ts";
import { longDay, stayLengthText, stayText } from "../../../platform/text/stay-text.ts";
import { accessToken } from "../../../api/credentials/session.ts";
import { Badge } from "../../../ui/badge.tsx";
import { useToday } from "../../../platform/clock/use-today.ts";
import { ModerateLink } from "../../room/moderate-link.tsx";
import { WarningPanel } from "../../room/warnings/panel/warning-panel.tsx";
import { ReportLink } from "../../room/report-link.tsx";
import { ownUrl } from "../own/own-address.ts";
import type { Request } from "./use-requests.ts";
import { RequestContacts } from "./request-contacts.tsx";
import { RequestDescription } from "./request-description.tsx";

interface Props {
  request: Request;
  /** How the dates match the requested ones; null when none were requested. */
  fit: "all" | "partly" | null;
}

/**
 * One request: its budget, dates, place, requirements and contact. Memoised: rendering a page of them takes an old
 * phone a third of a second, too long for each key typed in a filter.
 */
export const RequestCard = memo(function RequestCard({ request, fit }: Props) {
  const { i18n } = useLingui();
  const shown: RequestShown = request;
  const length = stayLengthText(i18n, shown);
  return (
    <article className="grid gap-2 rounded-card border border-line bg-card p-4">
      <h3 className="flex flex-wrap items-center gap-2">
        <Badge tone="brick">
          <bdi>{cityLabel(shown.city, currentLanguage())}</bdi>
        </Badge>
        {shown.post_code.trim() !== "" && <bdi className="font-semibold">{shown.post_code}</bdi>}
        {request.is_demo && <Badge tone="amber">{i18n._("room.demo")}</Badge>}
        {request.awaits_check === true && <Badge tone="amber">{i18n._("room.awaits-check")}</Badge>}
      </h3>
      <Budget text={budgetText(i18n, shown)} />
      <p className="figures">
        {stayText(i18n, shown, useToday())}
        {length !== null && <span className="text-ink-soft"> · {length}</span>}
      </p>
      <Fit fit={fit} />
      <p className="text-sm text-ink-soft">
        <bdi>{homeText(i18n, shown)}</bdi>
      </p>
      <RequestDescription text={shown.description} />
      <WarningPanel about="request" city={shown.city} signs={request.signs ?? []} />
      <RequestContacts request={request} />
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-soft">
        <p className="figures">{i18n._("wanted.posted", { day: postedDay(i18n, request) })}</p>
        <ModerateLink kind="tenant_request" of={request} />
        {request.owner_id !== null && request.owner_id === ownerOf(accessToken.value) ? (
          <OwnLink id={request.id} />
        ) : (
          <ReportLink target={{ kind: "tenant_request", id: request.id, title: requestPlace(shown) }} />
        )}
      </div>
    </article>
  );
});

function Budget({ text }: { text: string | null }) {
  const { i18n } = useLingui();
  if (text === null) return <p className="text-ink-soft">{i18n._("wanted.budget.not-given")}</p>;
  return (
    <p className="figures flex flex-wrap items-baseline gap-x-2">
      <span className="text-sm text-ink-soft">{i18n._("wanted.budget.up-to")}</span>
      <span className="text-xl font-semibold text-brick">{text}</span>
    </p>
  );
}

function Fit({ fit }: Pick<Props, "fit">) {
  const { i18n } = useLingui();
  if (fit === null) return null;
  return fit === "all" ? (
    <p className="text-sm font-semibold text-moss">{i18n._("room.fit.all")}</p>
  ) : (
    <p className="text-sm text-amber">{i18n._("room.fit.partly")}</p>
  );
}

function OwnLink({ id }: { id: string }) {
  const { i18n } = useLingui();
  return (
    <Link href={ownUrl({ open: "request", id })} className="touch inline-flex items-center text-sky hover:underline">
      {i18n._("wanted.own")}
    </Link>
  );
}

function postedDay(i18n: I18n, { created_at }: Request): string {
  return longDay(i18n.locale, londonDay(new Date(created_at)));
}
