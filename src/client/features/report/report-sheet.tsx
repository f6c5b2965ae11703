import { useLingui } from "@lingui/react";
import { useId, useState, type ReactNode } from "react";
import { newUuid } from "#offline/databases/new-uuid.ts";
import type { ReportKind, ReportReason } from "#domain/moderation/report-rules.ts";
import { oneAfterAnother } from "#domain/one-after-another.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../api/credentials/session.ts";
import { tellFailure } from "../../api/failures.ts";
import { holdReportHere, sendReport, takeBackHeldReport } from "../../outbox/changes/send-report.ts";
import { useHoldUpdates } from "../../platform/updates/use-hold-updates.ts";
import { Button } from "../../ui/button.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { toast, toastWithAction } from "../../ui/toasts/toasts.ts";
import { ChosenReason } from "./chosen-reason.tsx";
import { ReasonButtons } from "./reason-buttons.tsx";
import type { ReportTarget } from "./report-target.ts";
import { ReportFields } from "./report-fields.tsx";
import { bodyOf, NEW_REPORT, reportProblems, type ReportValues } from "./report-values.ts";
import { SentReport } from "./sent-report.tsx";
import { useHold } from "./use-hold.ts";

interface Props {
  target: ReportTarget;
  onClose: () => void;
}

const TITLES: Record<ReportKind, string> = {
  listing: /*i18n*/ "report.title.listing",
  tenant_request: /*i18n*/ "report.title.request",
};

/** What was sent, and from whom. */
interface Sent {
  id: string;
  owner: string;
  email: string;
  /** Where the server has answered at once. */
  number: string | null;
}

/** `held`: a reason is chosen and is sent in a moment, unless its reporter writes more or takes it back. */
type Step = "choosing" | "held" | "writing";

/**
 * Says that something is wrong with a room or request: a reason, a few words, and where its answer will be. Two taps are
 * enough; the second is held for a moment, in which it can be undone.
 */
export function ReportSheet({ target, onClose }: Props) {
  const { i18n } = useLingui();
  const formId = useId();
  // Made once: a second press sends the same report.
  const [id] = useState(newUuid);
  const [step, setStep] = useState<Step>("choosing");
  const [sent, setSent] = useState<Sent | null>(null);
  // What is undone while it is still being stored is undone afterwards.
  const [inOrder] = useState(oneAfterAnother);
  const reportOf = (values: ReportValues) => ({ id, title: target.title, body: bodyOf(id, target, values) });
  const send = async (values: ReportValues) => {
    const owner = ownerOf(accessToken.peek());
    const number = await inOrder(() => sendReport(reportOf(values)));
    return { id, owner, email: values.email.trim(), number };
  };
  const { ref, ...form } = useForm<ReportValues>({
    initial: NEW_REPORT,
    check: (values) => reportProblems(i18n, target.kind, values),
    send: async (values) => {
      setStep("writing");
      try {
        setSent(await send(values));
      } catch (error) {
        tellFailure(i18n, error);
      }
    },
  });
  const isVisitor = accessToken.value === null;
  const isUnsent = form.isChanged && sent === null;
  useHoldUpdates("report", isUnsent);
  useHold({
    isHeld: step === "held",
    onOver: () => ref.current?.requestSubmit(),
    onLeft: () => {
      if (step !== "held") return;
      const { values } = form;
      const anyway = { label: i18n._("report.send"), onPress: () => void sendAnyway(values) };
      void takeBack(() => toastWithAction("warning", i18n._("report.not-sent"), anyway));
    },
  });
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
            <bdi className="line-clamp-1">{target.title}</bdi>
          </p>
          {step === "choosing" ? (
            <ReasonButtons kind={target.kind} onChoose={choose} />
          ) : (
            <>
              <ChosenReason reason={form.values.reason as ReportReason} isHeld={step === "held"} onUndo={undo} />
              {/* Whoever begins to write wants to say more first. */}
              <div className="grid gap-4" onFocusCapture={write}>
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

  function choose(reason: ReportReason): void {
    form.change("reason", reason);
    // It says nothing by itself.
    setStep(reason === "other" ? "writing" : "held");
    if (reason === "other") return;
    const held = reportOf({ ...form.values, reason });
    inOrder(() => holdReportHere(held)).catch((error: unknown) => tellFailure(i18n, error));
  }

  function write(): void {
    setStep("writing");
    if (step === "held") void takeBack();
  }

  /** Back to the reasons; what was written stays. */
  function undo(): void {
    form.change("reason", "");
    setStep("choosing");
    void takeBack();
  }

  /** Takes back what the phone holds; where another tab or the worker has sent it meanwhile, that is what is shown. */
  async function takeBack(onTakenBack?: () => void): Promise<void> {
    try {
      if (await inOrder(() => takeBackHeldReport(id))) return onTakenBack?.();
      toast("warning", i18n._("outbox.withdraw-report.too-late"));
      setSent({ id, owner: ownerOf(accessToken.peek()), email: "", number: null });
    } catch (error) {
      tellFailure(i18n, error);
    }
  }

  async function sendAnyway(values: ReportValues): Promise<void> {
    try {
      await send(values);
    } catch (error) {
      tellFailure(i18n, error);
    }
  }

  function footer(): ReactNode {
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
