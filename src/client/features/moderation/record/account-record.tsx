import { useLingui } from "@lingui/react";
import { useEffect, type ReactNode } from "react";
import { Link } from "wouter";
import type { AccountRecord as Record, RecordedReport } from "#contract/schemas/account-record.ts";
import { cityLabel } from "#domain/cities.ts";
import type { ListingState } from "#domain/listings/listing-choices.ts";
import type { CaseKind } from "#domain/moderation/act-rules.ts";
import { NotLoaded } from "../../../api/not-loaded.tsx";
import { useApiQuery } from "../../../api/use-api-query.ts";
import { paths } from "../../../paths.ts";
import { useToday } from "../../../platform/clock/use-today.ts";
import { currentLanguage } from "../../../platform/language/i18n.ts";
import { SlowLoading } from "../../../session/slow-load.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { reportReasonText } from "../../report/reason-text.ts";
import { CaseSection } from "../case/case-section.tsx";
import { instantText } from "../instant-text.ts";
import { actDoneText, caseKindText, caseTitle, outcomeText, standingText } from "../moderation-text.ts";
import { signNames } from "../sign-names.ts";
import { useUpToDate } from "../use-up-to-date.ts";

/** The rooms, requests, reports and appeals of an account. */
export function AccountRecord({ id }: { id: string }) {
  const { i18n } = useLingui();
  const found = useApiQuery("readAccountRecord", { params: { id } });
  useUpToDate(found);
  const { data, error, mutate } = found;
  const isLoaded = data !== undefined;
  // A count that was tapped elsewhere leads to its list, which is there only now.
  useEffect(() => {
    if (isLoaded) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isLoaded]);
  if (data === undefined) {
    if (error === undefined) return <SlowLoading />;
    return <NotLoaded title={i18n._("failure.title")} error={error} onRetry={() => void mutate()} />;
  }
  const { rooms, requests, reports_received, reports_made, appeals } = data.data;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Rooms rooms={rooms} />
      <Requests requests={requests} />
      <Reports anchor="reports" heading={i18n._("account.reports-received")} reports={reports_received} />
      <Reports anchor="reports-made" heading={i18n._("account.reports-made")} reports={reports_made} />
      <Appeals appeals={appeals} />
    </div>
  );
}

function Rooms({ rooms }: { rooms: Record["rooms"] }) {
  const { i18n } = useLingui();
  const today = useToday();
  return (
    <RecordSection anchor="rooms" heading={i18n._("account.rooms")} {...rooms}>
      {rooms.data.map((room) => (
        <Row key={room.id} kind="listing" id={room.id} title={room.title} at={room.created_at}>
          {room.standing !== null && <Badge tone="amber">{standingText(i18n, room.standing)}</Badge>}
          {room.is_deleted && <Badge tone="amber">{i18n._("account.room.deleted")}</Badge>}
          {room.end_date !== null && room.end_date < today ? <Ended /> : <RoomState state={room.state} />}
          <span>{cityLabel(room.city, currentLanguage())}</span>
          <ReportCount count={room.reports} />
          <Signs of={room} />
        </Row>
      ))}
    </RecordSection>
  );
}

function Requests({ requests }: { requests: Record["requests"] }) {
  const { i18n } = useLingui();
  const today = useToday();
  return (
    <RecordSection anchor="requests" heading={i18n._("account.requests")} {...requests}>
      {requests.data.map((request) => (
        <Row key={request.id} kind="tenant_request" id={request.id} title={request.city} at={request.created_at}>
          {request.standing !== null && <Badge tone="amber">{standingText(i18n, request.standing)}</Badge>}
          {request.end_date !== null && request.end_date < today && <Ended />}
          <ReportCount count={request.reports} />
          <Signs of={request} />
        </Row>
      ))}
    </RecordSection>
  );
}

interface ReportsProps {
  anchor: string;
  heading: string;
  reports: Record["reports_made"];
}

function Reports({ anchor, heading, reports }: ReportsProps) {
  const { i18n } = useLingui();
  return (
    <RecordSection anchor={anchor} heading={heading} {...reports}>
      {reports.data.map((report) => (
        <Row key={report.number} kind={report.kind} id={report.target_id} title={report.title} at={report.created_at}>
          <ReportState report={report} />
          <span className="figures">{report.number}</span>
          {report.reason !== null && <span>{reportReasonText(i18n, report.reason)}</span>}
        </Row>
      ))}
    </RecordSection>
  );
}

function Appeals({ appeals }: { appeals: Record["appeals"] }) {
  const { i18n } = useLingui();
  return (
    <RecordSection anchor="appeals" heading={i18n._("account.appeals")} data={appeals} count={appeals.length}>
      {appeals.map((appeal) => (
        <Row
          key={`${appeal.target_id} ${appeal.at}`}
          kind={appeal.kind}
          id={appeal.target_id}
          title={appeal.title}
          at={appeal.at}
        >
          <span>{i18n._("case.appeal.against", { act: actDoneText(i18n, appeal.act) })}</span>
          {appeal.outcome === null ? (
            <span className="text-amber">{i18n._("case.appeal.pending")}</span>
          ) : (
            <span>{appeal.outcome === "granted" ? i18n._("appeal.granted") : i18n._("appeal.refused")}</span>
          )}
          <bdi className="block w-full whitespace-pre-line text-ink">{appeal.words}</bdi>
        </Row>
      ))}
    </RecordSection>
  );
}

interface RecordSectionProps {
  anchor: string;
  heading: string;
  /** The newest ones. */
  data: readonly unknown[];
  /** How many there are in all. */
  count: number;
  children: ReactNode;
}

function RecordSection({ anchor, heading, data, count, children }: RecordSectionProps) {
  const { i18n } = useLingui();
  return (
    <div id={anchor} className="scroll-mt-16">
      <CaseSection
        heading={
          <>
            {heading} <span className="figures font-normal text-ink-soft">{count}</span>
          </>
        }
      >
        {count === 0 ? (
          <p className="text-ink-soft">{i18n._("account.none")}</p>
        ) : (
          <ul className="grid divide-y divide-line *:py-3 *:first:pt-0 *:last:pb-0">{children}</ul>
        )}
        {data.length < count && (
          <p className="text-sm text-ink-soft">{i18n._("account.newest", { shown: data.length, count })}</p>
        )}
      </CaseSection>
    </div>
  );
}

interface RowProps {
  kind: CaseKind;
  id: string;
  title: string | null;
  at: string;
  children: ReactNode;
}

/** One thing, which leads to its own case. */
function Row({ kind, id, title, at, children }: RowProps) {
  const { i18n } = useLingui();
  return (
    <li className="relative grid gap-1">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <Link
          href={paths.moderationCase(id, kind)}
          className="min-w-0 font-semibold after:absolute after:inset-0 hover:underline"
        >
          <bdi className="line-clamp-2">
            {kind === "account" ? caseKindText(i18n, kind) : caseTitle(i18n, { kind, title, poster: null })}
          </bdi>
        </Link>
        <span className="figures ml-auto text-sm text-ink-soft">{instantText(i18n, at)}</span>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">{children}</div>
    </li>
  );
}

function Ended() {
  const { i18n } = useLingui();
  return <Badge tone="sky">{i18n._("account.ended")}</Badge>;
}

function RoomState({ state }: { state: ListingState }) {
  const { i18n } = useLingui();
  if (state === "active") return <Badge tone="moss">{i18n._("case.state.active")}</Badge>;
  return <Badge tone="sky">{state === "let" ? i18n._("listing-state.let") : i18n._("listing-state.paused")}</Badge>;
}

function Signs({ of: { signs, are_signs_checked } }: { of: Record["requests"]["data"][number] }) {
  const { i18n } = useLingui();
  if (signs.length === 0) return null;
  const names = signNames(i18n, signs);
  return are_signs_checked ? (
    <span>{i18n._("account.signs.checked", { signs: names })}</span>
  ) : (
    <span className="text-amber">{names}</span>
  );
}

function ReportCount({ count }: { count: number }) {
  const { i18n } = useLingui();
  return count === 0 ? null : <span className="figures">{i18n._("moderation.reports", { count })}</span>;
}

function ReportState({ report: { outcome } }: { report: RecordedReport }) {
  const { i18n } = useLingui();
  if (outcome === null) return <Badge tone="amber">{i18n._("moderation.open")}</Badge>;
  return <Badge tone="moss">{outcomeText(i18n, outcome)}</Badge>;
}
