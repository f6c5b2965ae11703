import { useLingui } from "@lingui/react";
import { Link } from "wouter";
import type { CaseDetail } from "#contract/schemas/moderation.ts";
import { Badge } from "../../../ui/badge.tsx";
import { longDay } from "../../../platform/text/stay-text.ts";
import { londonDay } from "#domain/calendar-day.ts";
import { paths } from "../../../paths.ts";
import { AccountLink } from "../record/account-link.tsx";
import { caseKindText } from "../moderation-text.ts";
import { ActList } from "../act/act-list.tsx";
import { CaseSection } from "./case-section.tsx";

/** Its poster, since when they are here, and what was done about them before. */
export function PosterSection({ shown: { kind, poster_history: poster, now, versions } }: { shown: CaseDetail }) {
  const { i18n } = useLingui();
  return (
    <CaseSection heading={kind === "account" ? caseKindText(i18n, kind) : i18n._("case.poster")}>
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
              {kind === "account" ? (
                <bdi>{poster.email}</bdi>
              ) : (
                <AccountLink id={poster.id}>{poster.email}</AccountLink>
              )}{" "}
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
            <Fact name={i18n._("case.poster.reports")} text={String(poster.reports)} href={listOf("reports")} />
            <Fact name={i18n._("case.poster.rooms")} text={String(poster.rooms)} href={listOf("rooms")} />
            <Fact name={i18n._("case.poster.requests")} text={String(poster.requests)} href={listOf("requests")} />
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

  /** Where those that are counted are listed: below on the account's own page. */
  function listOf(anchor: string): string {
    return kind === "account" ? `#${anchor}` : `${paths.moderatedAccount(poster?.id ?? "")}#${anchor}`;
  }
}

function isDemo(row: Pick<CaseDetail["versions"][number], "listing" | "tenant_request"> | undefined): boolean {
  return (row?.listing ?? row?.tenant_request)?.is_demo === true;
}

function Fact({ name, text, href }: { name: string; text: string; href?: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="figures">
        {href === undefined ? text : <CountLink href={href} label={`${name}: ${text}`} text={text} />}
      </dd>
    </div>
  );
}

/** Within the page the browser scrolls by itself. */
function CountLink({ href, label, text }: { href: string; label: string; text: string }) {
  const look = { "aria-label": label, className: "touch -my-2 inline-flex items-center text-sky underline" };
  if (href.startsWith("#")) {
    return (
      <a href={href} {...look}>
        {text}
      </a>
    );
  }
  return (
    <Link href={href} {...look}>
      {text}
    </Link>
  );
}
