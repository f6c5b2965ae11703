import { useLingui } from "@lingui/react";
import { useEffect } from "react";
import { CircleCheck, Clock, TriangleAlert } from "lucide";
import { Link } from "wouter";
import { ANONYMOUS } from "#offline/session/owner-of.ts";
import { useConfirmationRequired } from "../../api/site.ts";
import { useCurrentUser } from "../../session/current-user.ts";
import { shownReport } from "../../outbox/receipts/shown-report.ts";
import { reportStateText } from "../../outbox/state/report-state-text.ts";
import { connection } from "../../platform/connection/connection.ts";
import { paths } from "../../paths.ts";
import { Icon } from "../../ui/icon.tsx";
import type { JustSent } from "./use-report.ts";
import { useQueuedReport } from "./use-reports-here.ts";

/** What has become of a report that was sent just now: its number, or what it waits for; and where the answer will be. */
export function SentReport({ id, owner, email, number }: JustSent) {
  const { i18n } = useLingui();
  const queued = useQueuedReport(owner, id);
  const isUnconfirmed = useUnconfirmed();
  useEffect(() => {
    shownReport.value = id;
    return () => void (shownReport.value = null);
  }, [id]);
  const known = number ?? queued?.number ?? null;
  return (
    <div className="grid gap-4">
      {known === null ? <Waiting state={queued?.state} /> : <Arrived number={known} />}
      <p className="text-pretty">{answerText()}</p>
      <Link href={paths.reports} className="touch inline-flex items-center justify-self-start text-sky underline">
        {i18n._("reports.title")}
      </Link>
    </div>
  );

  function answerText(): string {
    if (owner !== ANONYMOUS) {
      return isUnconfirmed ? i18n._("report.answer.unconfirmed") : i18n._("report.answer.account");
    }
    return email === "" ? i18n._("report.answer.here") : i18n._("report.answer.email", { email });
  }
}

/** Whether nothing is mailed to the account before its address is confirmed. */
function useUnconfirmed(): boolean {
  const isRequired = useConfirmationRequired();
  const { user } = useCurrentUser();
  return isRequired && user?.email_verified === false;
}

function Arrived({ number }: { number: string }) {
  const { i18n } = useLingui();
  return (
    <div role="status" className="flex items-start gap-3 rounded-control bg-moss-tint px-4 py-3 text-moss">
      <Icon of={CircleCheck} size={24} />
      <div>
        <p className="figures text-lg font-semibold">{i18n._("report.number", { number })}</p>
        <p>{i18n._("report.thanks")}</p>
      </div>
    </div>
  );
}

function Waiting({ state }: { state: NonNullable<ReturnType<typeof useQueuedReport>>["state"] | undefined }) {
  const { i18n } = useLingui();
  const isRefused = state?.name === "needs-fix";
  return (
    <div role="status" className="flex items-start gap-3 rounded-control bg-amber-tint px-4 py-3 text-amber">
      <Icon of={isRefused ? TriangleAlert : Clock} size={24} />
      <p className="text-pretty">
        {state === undefined ? i18n._("state.saving") : reportStateText(i18n, state, connection.value === "online")}
      </p>
    </div>
  );
}
