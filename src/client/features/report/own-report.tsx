import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import type { Report } from "#contract/schemas/moderation.ts";
import type { Call } from "#contract/endpoints.ts";
import type { ReportOutcome } from "#domain/moderation/report-rules.ts";
import type { ShownState } from "#offline/outbox/entries/entry-state.ts";
import { withdrawReport } from "#offline/outbox/entries/enqueue-deeds.ts";
import { useApiQuery } from "../../api/use-api-query.ts";
import { doInStore } from "../../drafts/store/do-in-store.ts";
import { reportStateText } from "../../outbox/state/report-state-text.ts";
import { connection } from "../../platform/connection/connection.ts";
import { momentText } from "../../platform/text/moment-text.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toasts/toasts.ts";
import { reportReasonText } from "./reason-text.ts";
import type { ReportHere } from "./use-reports-here.ts";
import { shownText } from "../../platform/text/shown-text.ts";

type ReportOfAccount = Call<"listOwnReports">["answer"]["data"][number];

type Props =
  | { here: ReportHere; report?: undefined; title?: undefined }
  /** @property title Of what was reported, where this phone knows it. */
  | { here?: undefined; report: ReportOfAccount; title: string | undefined };

/** One report: as the server has it, or as it waits on this phone. */
export function OwnReport({ here, report, title }: Props) {
  const { i18n } = useLingui();
  if (report === undefined) return <ReportHereRow here={here} />;
  return (
    <ReportRow
      title={title ?? i18n._(report.kind === "listing" ? /*i18n*/ "reports.of-room" : /*i18n*/ "reports.of-request")}
      reason={reportReasonText(i18n, report.reason)}
      report={report}
    />
  );
}

/** A report without an account: the server is asked for it by its id, which this phone has kept. */
export function VisitorsReport({ here }: { here: ReportHere }) {
  const { data } = useApiQuery("readReport", here.number === null ? null : { params: { id: here.id } });
  if (data === undefined) return <ReportHereRow here={here} />;
  return <ReportRow title={here.title} report={data.data} />;
}

function ReportRow({ title, reason, report }: { title: string; reason?: string; report: Report }) {
  const { i18n } = useLingui();
  const { number, state, created_at, decided_at, outcome } = report;
  const day = (instant: string) => momentText(i18n, Date.parse(instant));
  return (
    <li className="grid gap-1 rounded-card border border-line bg-card p-4">
      <p className="flex flex-wrap items-center gap-2">
        <span className="figures font-semibold">{number}</span>
        <Badge tone={state === "open" ? "amber" : "moss"}>
          {state === "open" ? i18n._("reports.open") : i18n._("reports.decided")}
        </Badge>
      </p>
      <p>
        <bdi className="line-clamp-2">{shownText(i18n, title)}</bdi>
      </p>
      {reason !== undefined && <p className="text-sm text-ink-soft">{reason}</p>}
      <p className="text-pretty">{outcome === null ? i18n._("reports.open.text") : reportOutcomeText(i18n, outcome)}</p>
      <p className="figures text-sm text-ink-soft">
        {decided_at === null
          ? i18n._("reports.sent-at", { at: day(created_at) })
          : i18n._("reports.decided-at", { at: day(decided_at) })}
      </p>
    </li>
  );
}

/** In these a report has not left the phone, or is not wanted by the server. */
const WITHDRAWN_FROM = new Set<ShownState["name"]>(["queued", "needs-fix", "needs-login"]);

function isWithdrawable(state: ShownState): boolean {
  return WITHDRAWN_FROM.has(state.name) || (state.name === "waiting-retry" && state.reason === "held");
}

/** What this phone alone knows: that it waits, or that it has arrived. */
function ReportHereRow({ here }: { here: ReportHere }) {
  const { i18n } = useLingui();
  const { owner, title, at, number, state, seq } = here;
  const withdraw = async (refused: number) => {
    await doInStore(i18n, async () => {
      if (!(await withdrawReport(owner, refused))) toast("warning", i18n._("outbox.withdraw-report.too-late"));
    });
  };
  return (
    <li className="grid gap-1 rounded-card border border-line bg-card p-4">
      <p className="flex flex-wrap items-center gap-2">
        {number !== null && <span className="figures font-semibold">{number}</span>}
        <Badge tone={number === null ? "amber" : "moss"}>
          {number === null ? i18n._("state.waiting") : i18n._("reports.arrived")}
        </Badge>
      </p>
      <p>
        <bdi className="line-clamp-2">{shownText(i18n, title)}</bdi>
      </p>
      <p className="text-pretty">
        {number === null ? reportStateText(i18n, state, connection.value === "online") : i18n._("reports.not-loaded")}
      </p>
      <p className="figures text-sm text-ink-soft">{momentText(i18n, at)}</p>
      {seq !== null && isWithdrawable(state) && (
        <div>
          <Button onClick={() => void withdraw(seq)}>{i18n._("outbox.withdraw-report")}</Button>
        </div>
      )}
    </li>
  );
}

/** Catalogue ids. */
const OUTCOMES: Record<ReportOutcome, string> = {
  no_breach: /*i18n*/ "reports.outcome.no-breach",
  hidden: /*i18n*/ "reports.outcome.hidden",
  removed: /*i18n*/ "reports.outcome.removed",
  warned: /*i18n*/ "reports.outcome.warned",
  deactivated: /*i18n*/ "reports.outcome.deactivated",
  restored: /*i18n*/ "reports.outcome.restored",
};

/** What came of a report, in a sentence. */
function reportOutcomeText(i18n: I18n, outcome: ReportOutcome): string {
  return i18n._(OUTCOMES[outcome]);
}
