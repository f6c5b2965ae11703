import { canonicalEmail } from "#domain/users/account-rules.ts";
import { useLingui } from "@lingui/react";
import { useEffect, useState } from "react";
import type { ReportReason } from "#domain/moderation/report-rules.ts";
import { oneAfterAnother } from "#domain/one-after-another.ts";
import { newUuid } from "#offline/databases/new-uuid.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../api/credentials/session.ts";
import { tellFailure } from "../../api/failures.ts";
import { holdReportHere, sendReport, takeBackHeldReport } from "../../outbox/changes/send-report.ts";
import { keptTyping } from "../../platform/kept-typing.ts";
import { useForm, type Form } from "../../ui/form/use-form.ts";
import { toast, toastWithAction } from "../../ui/toasts/toasts.ts";
import type { ReportTarget } from "./report-target.ts";
import { bodyOf, NEW_REPORT, reportProblems, type ReportValues } from "./report-values.ts";
import { useHold } from "./use-hold.ts";

/** `held`: a reason is chosen and is sent in a moment, unless its reporter writes more or takes it back. */
type Step = "choosing" | "held" | "writing";

/** A report that was sent just now. */
export interface JustSent {
  id: string;
  /** Who has sent it. */
  owner: string;
  /** A visitor's, for the answer; empty where none was given. */
  email: string;
  /** Where the server has answered at once; null where the outbox sends it. */
  number: string | null;
}

/** A report that is being made. */
interface OpenReport {
  form: Form<ReportValues>;
  step: Step;
  /** Whether a reason was chosen or something written, now or before a reload. */
  isBegun: boolean;
  /** Null until it is sent. */
  sent: JustSent | null;
  choose: (reason: ReportReason) => void;
  /** Its reporter wants to say more before it is sent. */
  write: () => void;
  /** Goes back to the reasons; what was written stays. */
  undo: () => void;
}

/** Makes one report: holds it for a moment once its reason is chosen, then sends it. */
export function useReport(target: ReportTarget): OpenReport {
  const { i18n } = useLingui();
  const [kept] = useState(() => keptTyping(`report:${ownerOf(accessToken.peek())}:${target.id}`, NEW_REPORT));
  const [initial] = useState(kept.read);
  const [step, setStep] = useState<Step>(initial.reason === "" ? "choosing" : "writing");
  const delivery = useDelivery(target, kept.forget);
  const { sent } = delivery;
  const form = useForm<ReportValues>({
    initial,
    check: (values) => reportProblems(i18n, target.kind, values),
    send: async (values) => {
      setStep("writing");
      await delivery.send(values);
    },
  });
  // What is held goes out by itself.
  useEffect(() => {
    if (step !== "held" && sent === null) kept.keep(form.values);
  }, [step, sent, kept, form.values]);
  useHold({
    isHeld: step === "held",
    onOver: () => form.ref.current?.requestSubmit(),
    onLeft: () => {
      if (step !== "held") return;
      const { values } = form;
      const anyway = { label: i18n._("report.send"), onPress: () => void delivery.send(values) };
      void delivery.takeBack(() => toastWithAction("warning", i18n._("report.not-sent"), anyway));
    },
  });
  return { form, step, isBegun: form.isChanged || initial.reason !== "", sent, choose, write, undo };

  function choose(reason: ReportReason): void {
    form.change("reason", reason);
    // It says nothing by itself.
    setStep(reason === "other" ? "writing" : "held");
    if (reason !== "other") void delivery.hold({ ...form.values, reason });
  }

  function write(): void {
    setStep("writing");
    if (step === "held") void delivery.takeBack();
  }

  function undo(): void {
    form.change("reason", "");
    setStep("choosing");
    void delivery.takeBack();
  }
}

/** The way of a report out of this form; what fails is told to its reporter. */
interface Delivery {
  /** Null until it is sent. */
  sent: JustSent | null;
  /** Stores it on this phone, from where it goes out by itself. */
  hold: (values: ReportValues) => Promise<void>;
  send: (values: ReportValues) => Promise<void>;
  /** Takes back what the phone holds; where another tab or the worker has sent it meanwhile, that is what is shown. */
  takeBack: (onTakenBack?: () => void) => Promise<void>;
}

function useDelivery(target: ReportTarget, onSent: () => void): Delivery {
  const { i18n } = useLingui();
  // Made once: a second press sends the same report.
  const [id] = useState(newUuid);
  // What is undone while it is still being stored is undone afterwards.
  const [inOrder] = useState(oneAfterAnother);
  const [sent, setSent] = useState<JustSent | null>(null);
  const reportOf = (values: ReportValues) => ({ id, title: target.title, body: bodyOf(id, target, values) });

  return {
    sent,
    hold: (values) =>
      orTold(async () => {
        const held = reportOf(values);
        await inOrder(() => holdReportHere(held));
      }),
    send: (values) =>
      orTold(async () => {
        const owner = ownerOf(accessToken.peek());
        const number = await inOrder(() => sendReport(reportOf(values)));
        setSent({ id, owner, email: canonicalEmail(values.email), number });
        onSent();
      }),
    takeBack: (onTakenBack) =>
      orTold(async () => {
        if (await inOrder(() => takeBackHeldReport(id))) return onTakenBack?.();
        toast("warning", i18n._("outbox.withdraw-report.too-late"));
        setSent({ id, owner: ownerOf(accessToken.peek()), email: "", number: null });
      }),
  };

  async function orTold(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      tellFailure(i18n, error);
    }
  }
}
