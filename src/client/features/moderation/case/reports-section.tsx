import { useLingui } from "@lingui/react";
import type { CaseDetail } from "#contract/schemas/moderation.ts";
import { instantText } from "../instant-text.ts";
import { Badge } from "../../../ui/badge.tsx";
import { reportReasonText } from "../../report/reason-text.ts";
import { AccountLink } from "../record/account-link.tsx";
import { CaseSection } from "./case-section.tsx";

type CaseReport = CaseDetail["report_list"][number];

/** What was reported, by whom, in whose words. */
export function ReportsSection({ reports }: { reports: readonly CaseReport[] }) {
  const { i18n } = useLingui();
  if (reports.length === 0) return null;
  return (
    <CaseSection heading={i18n._("case.reports")}>
      <ul className="grid divide-y divide-line *:py-3 *:first:pt-0 *:last:pb-0">
        {reports.map((report) => (
          <ReportItem key={report.id} report={report} />
        ))}
      </ul>
    </CaseSection>
  );
}

function ReportItem({ report: { number, state, said, reporter } }: { report: CaseReport }) {
  const { i18n } = useLingui();
  return (
    <li className="grid gap-1">
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
        <span className="figures font-semibold text-ink">{number}</span>
        {state === "open" ? (
          <Badge tone="amber">{i18n._("moderation.open")}</Badge>
        ) : (
          <Badge tone="moss">{i18n._("moderation.decided")}</Badge>
        )}
        <Reporter of={reporter} />
      </p>
      {said.map(({ reason, words, at }) => (
        <div key={at}>
          <p>
            <span className="font-semibold">{reportReasonText(i18n, reason)}</span>
            {" · "}
            <span className="figures inline-block text-sm text-ink-soft">{instantText(i18n, at)}</span>
          </p>
          {words !== null && (
            <p className="whitespace-pre-line">
              <bdi>{words}</bdi>
            </p>
          )}
        </div>
      ))}
    </li>
  );
}

function Reporter({ of: { account, has_email } }: { of: CaseReport["reporter"] }) {
  const { i18n } = useLingui();
  if (account !== null) return <AccountLink id={account.id}>{account.email}</AccountLink>;
  return has_email ? i18n._("case.reporter.with-email") : i18n._("case.reporter.nobody");
}
