import { useLingui } from "@lingui/react";
import { useState } from "react";
import { CircleCheck } from "lucide";
import type { Report } from "#contract/schemas/moderation.ts";
import { failureText, tellFailure } from "../../api/failures.ts";
import { ask } from "../../api/transport.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

/**
 * Where the mail leads that asks for the address of a report: by the button its answer comes there. Opening it does nothing
 * by itself, for mail programs prefetch links.
 * @param token Of the link.
 */
export function ConfirmReport({ token }: { token: string }) {
  const { i18n } = useLingui();
  const [confirmed, setConfirmed] = useState<Report | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (confirmed !== null) return <Confirmed report={confirmed} />;
  return (
    <section className="grid gap-3 rounded-card border border-line bg-card p-4">
      <div className="grid gap-1">
        <h2 className="text-lg font-semibold">{i18n._("report.confirm.title")}</h2>
        <p className="text-pretty">{i18n._("report.confirm.text")}</p>
      </div>
      <p role={failure === null ? undefined : "alert"} className="text-red empty:hidden">
        {failure}
      </p>
      <div>
        <Button look="primary" aria-disabled={isBusy} onClick={() => void confirm()}>
          {i18n._("report.confirm.submit")}
        </Button>
      </div>
    </section>
  );

  async function confirm(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      const { data } = await ask("confirmReportEmail", { body: { token } });
      setConfirmed(data);
    } catch (error) {
      tellFailure(i18n, error);
      setFailure(failureText(i18n, error));
    } finally {
      setBusy(false);
    }
  }
}

function Confirmed({ report: { number, state } }: { report: Report }) {
  const { i18n } = useLingui();
  return (
    <p role="status" className="flex items-start gap-3 rounded-control bg-moss-tint px-4 py-3 text-moss">
      <Icon of={CircleCheck} size={24} />
      <span className="text-pretty">
        {state === "open"
          ? i18n._("report.confirm.done", { number })
          : i18n._("report.confirm.done.decided", { number })}
      </span>
    </p>
  );
}
