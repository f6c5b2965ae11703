import { useLingui } from "@lingui/react";
import type { CaseDetail } from "#contract/schemas/moderation.ts";
import { Badge } from "../../../ui/badge.tsx";
import { longDay } from "../../../platform/text/stay-text.ts";
import { londonDay } from "#domain/calendar-day.ts";
import { ActList } from "../act/act-list.tsx";
import { CaseSection } from "./case-section.tsx";

/** Its poster, since when they are here, and what was done about them before. */
export function PosterSection({ shown: { poster_history: poster, now, versions } }: { shown: CaseDetail }) {
  const { i18n } = useLingui();
  return (
    <CaseSection heading={i18n._("case.poster")}>
      {poster === null ? (
        <p className="text-ink-soft">
          {isDemo(now ?? versions[0]) ? i18n._("case.poster.demo") : i18n._("log.nobody")}
        </p>
      ) : (
        <>
          <div className="grid gap-1">
            <p className="flex flex-wrap items-center gap-2">
              <bdi className="font-semibold">{poster.full_name ?? i18n._("account.no-name")}</bdi>
              {!poster.is_active && <Badge tone="amber">{i18n._("admin.status.inactive")}</Badge>}
              {poster.is_superuser && <Badge tone="brick">{i18n._("admin.role.superuser")}</Badge>}
            </p>
            <p className="wrap-anywhere">
              <bdi>{poster.email}</bdi>{" "}
              <span className="inline-block text-sm text-ink-soft">
                {poster.email_verified ? i18n._("case.poster.verified") : i18n._("case.poster.unverified")}
              </span>
            </p>
          </div>
          <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
            <Fact
              name={i18n._("case.poster.since")}
              text={longDay(i18n.locale, londonDay(new Date(poster.created_at)))}
            />
            <Fact name={i18n._("case.poster.reports")} text={String(poster.reports)} />
            <Fact name={i18n._("case.poster.rooms")} text={String(poster.rooms)} />
            <Fact name={i18n._("case.poster.requests")} text={String(poster.requests)} />
          </dl>
          {poster.acts.length > 0 && (
            <div className="grid gap-2">
              <h3 className="font-semibold">{i18n._("case.poster.acts")}</h3>
              <ActList acts={poster.acts} />
            </div>
          )}
        </>
      )}
    </CaseSection>
  );
}

function isDemo(row: Pick<CaseDetail["versions"][number], "listing" | "tenant_request"> | undefined): boolean {
  return (row?.listing ?? row?.tenant_request)?.is_demo === true;
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="figures">{text}</dd>
    </div>
  );
}
