import { useLingui } from "@lingui/react";
import { reportReasonsOf, type ReportKind, type ReportReason } from "#domain/moderation/report-rules.ts";
import { reportReasonText } from "./reason-text.ts";

interface Props {
  kind: ReportKind;
  onChoose: (reason: ReportReason) => void;
}

/** The reasons for a report, as buttons: arrow keys would choose radio buttons while its reader is still reading. */
export function ReasonButtons({ kind, onChoose }: Props) {
  const { i18n } = useLingui();
  return (
    <div role="group" aria-label={i18n._("report.reason")} className="grid gap-2">
      <div className="grid">
        <p aria-hidden="true" className="font-semibold">
          {i18n._("report.reason")}
        </p>
        <p className="text-sm text-ink-soft">{i18n._("report.reason.help")}</p>
      </div>
      {reportReasonsOf(kind).map((reason) => (
        <button
          key={reason}
          type="button"
          value={reason}
          className="min-h-12 rounded-control border border-line-strong bg-card px-3 py-2 text-left hover:bg-paper"
          onClick={() => onChoose(reason)}
        >
          {reportReasonText(i18n, reason)}
        </button>
      ))}
    </div>
  );
}
