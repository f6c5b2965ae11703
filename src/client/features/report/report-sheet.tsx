import { useLingui } from "@lingui/react";
import { useId } from "react";
import type { ReportKind, ReportReason } from "#domain/moderation/report-rules.ts";
import { accessToken } from "../../api/credentials/session.ts";
import { useHoldUpdates } from "../../platform/updates/use-hold-updates.ts";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { ChosenReason } from "./chosen-reason.tsx";
import { ReasonButtons } from "./reason-buttons.tsx";
import type { ReportTarget } from "./report-target.ts";
import { ReportFields } from "./report-fields.tsx";
import { SentReport } from "./sent-report.tsx";
import { useReport } from "./use-report.ts";
import { shownText } from "../../platform/text/shown-text.ts";

interface Props {
  target: ReportTarget;
  onClose: () => void;
}

const TITLES: Record<ReportKind, string> = {
  listing: /*i18n*/ "report.title.listing",
  tenant_request: /*i18n*/ "report.title.request",
};

/**
 * Says that something is wrong with a room or request: a reason, a few words, and where its answer will be. Two taps are
 * enough; the second is held for a moment, in which it can be undone.
 */
export function ReportSheet({ target, onClose }: Props) {
  const { i18n } = useLingui();
  const formId = useId();
  const report = useReport(target);
  const { step, sent } = report;
  const { ref, ...form } = report.form;
  const isVisitor = accessToken.value === null;
  const isUnsent = sent === null && report.isBegun;
  useHoldUpdates("report", isUnsent);
  return (
    <Sheet
      title={i18n._(TITLES[target.kind])}
      closeLabel={i18n._("dialog.close")}
      onClose={onClose}
      keepOpen={isUnsent}
      footer={footer()}
    >
      {sent === null ? (
        <form id={formId} ref={ref} noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-4">
          <p className="text-ink-soft">
            <bdi className="line-clamp-1">{shownText(i18n, target.title)}</bdi>
          </p>
          {step === "choosing" ? (
            <ReasonButtons kind={target.kind} onChoose={report.choose} />
          ) : (
            <>
              <ChosenReason reason={form.values.reason as ReportReason} isHeld={step === "held"} onUndo={report.undo} />
              {/* A reporter who begins to write wants to say more first. */}
              <div className="grid gap-4" onFocusCapture={report.write}>
                <ReportFields form={form} isVisitor={isVisitor} />
              </div>
            </>
          )}
        </form>
      ) : (
        <SentReport {...sent} />
      )}
    </Sheet>
  );

  function footer() {
    if (sent !== null) {
      return (
        <Button className="w-full" onClick={onClose}>
          {i18n._("dialog.close")}
        </Button>
      );
    }
    if (step === "choosing") return undefined;
    return (
      <Button type="submit" form={formId} look="primary" className="w-full" aria-disabled={form.isBusy}>
        {step === "held" ? i18n._("report.send-now") : i18n._("report.send")}
      </Button>
    );
  }
}
