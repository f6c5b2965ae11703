import { useLingui } from "@lingui/react";
import { useId, useState } from "react";
import { newUuid } from "#offline/databases/new-uuid.ts";
import type { ReportKind } from "#domain/moderation/report-rules.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../api/credentials/session.ts";
import { tellFailure } from "../../api/failures.ts";
import { sendReport } from "../../outbox/changes/send-report.ts";
import { useHoldUpdates } from "../../platform/updates/use-hold-updates.ts";
import { Button } from "../../ui/button.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { Sheet } from "../../ui/sheet.tsx";
import type { ReportTarget } from "./report-target.ts";
import { ReportFields } from "./report-fields.tsx";
import { bodyOf, NEW_REPORT, reportProblems, type ReportValues } from "./report-values.ts";
import { SentReport } from "./sent-report.tsx";

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

/** Says that something is wrong with a room or request: a reason, a few words, and where its answer will be. */
export function ReportSheet({ target, onClose }: Props) {
  const { i18n } = useLingui();
  const formId = useId();
  // Made once: a second press sends the same report.
  const [id] = useState(newUuid);
  const [sent, setSent] = useState<Sent | null>(null);
  const { ref, ...form } = useForm<ReportValues>({
    initial: NEW_REPORT,
    check: (values) => reportProblems(i18n, target.kind, values),
    send: async (values) => {
      try {
        const owner = ownerOf(accessToken.peek());
        const number = await sendReport({ id, title: target.title, body: bodyOf(id, target, values) });
        setSent({ id, owner, email: values.email.trim(), number });
      } catch (error) {
        tellFailure(i18n, error);
      }
    },
  });
  const isUnsent = form.isChanged && sent === null;
  useHoldUpdates("report", isUnsent);
  return (
    <Sheet
      title={i18n._(TITLES[target.kind])}
      closeLabel={i18n._("dialog.close")}
      onClose={onClose}
      keepOpen={isUnsent}
      footer={
        sent === null ? (
          <Button type="submit" form={formId} look="primary" className="w-full" aria-disabled={form.isBusy}>
            {i18n._("report.send")}
          </Button>
        ) : (
          <Button className="w-full" onClick={onClose}>
            {i18n._("dialog.close")}
          </Button>
        )
      }
    >
      {sent === null ? (
        <form id={formId} ref={ref} noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-4">
          <p className="text-ink-soft">
            <bdi className="line-clamp-1">{target.title}</bdi>
          </p>
          <ReportFields form={form} kind={target.kind} isVisitor={accessToken.value === null} />
        </form>
      ) : (
        <SentReport {...sent} />
      )}
    </Sheet>
  );
}
