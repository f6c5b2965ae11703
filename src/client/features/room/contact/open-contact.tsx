import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { Eye } from "lucide";
import { useState } from "react";
import { ErrorReference } from "../../../api/error-reference.tsx";
import { detailText } from "../../../api/detail-text.ts";
import { connection } from "../../../platform/connection/connection.ts";
import { Button } from "../../../ui/button.tsx";
import { lazyScreen } from "../../../platform/language/lazy-screen.ts";
import { Icon } from "../../../ui/icon.tsx";
import { LazyBoundary } from "../../../ui/lazy-boundary.tsx";
import type { ContactProblem } from "./contact-attempts.ts";
import type { Contact } from "./use-contact.ts";

// Most who open a contact have confirmed their address.
const ConfirmWaiting = lazyScreen(
  async () => (await import("../../../outbox/confirmation/confirm-waiting.tsx")).ConfirmWaiting,
);

interface Props {
  contact: Contact;
  /** One of many on a screen: without the words about it. */
  isShort?: boolean;
  /** Whether strong signs of a scam are to be confirmed first, once. */
  isRisky?: boolean;
}

/** In place of a contact that is not open: the button that opens it, or why it does not open and what to do. */
export function OpenContact({ contact: { isClosed, attempt, open }, isShort = false, isRisky = false }: Props) {
  const { i18n } = useLingui();
  const [step, setStep] = useState<"closed" | "asking" | "confirmed">("closed");
  if (connection.value !== "online") return <p className="text-sky">{i18n._("contact.needs-network")}</p>;
  const isOpening = attempt?.name === "opening";
  const problem = attempt?.name === "failed" ? attempt.problem : null;
  if (isRisky && step === "asking") {
    const confirm = () => {
      setStep("confirmed");
      void open();
    };
    return <ConfirmRisk onConfirm={confirm} onCancel={() => setStep("closed")} />;
  }
  const press = () => (isRisky && step === "closed" ? setStep("asking") : void open());
  return (
    <div className="grid justify-items-start gap-2">
      {problem === null ? (
        !isShort && <p className="text-sm text-pretty text-ink-soft">{i18n._("contact.show.hint")}</p>
      ) : (
        <p role="alert" className="text-pretty text-amber">
          {problemText(i18n, problem)}
        </p>
      )}
      {problem?.name === "unconfirmed" && (
        <LazyBoundary>
          <ConfirmWaiting />
        </LazyBoundary>
      )}
      {problem?.name !== "refused" && (
        <Button disabled={!isClosed || isOpening} onClick={press}>
          <Icon of={Eye} size={18} />
          {buttonText()}
        </Button>
      )}
      {problem?.name === "failed" && <ErrorReference error={problem.error} />}
    </div>
  );

  function buttonText(): string {
    if (isOpening) return i18n._("contact.opening");
    return problem === null ? i18n._("contact.show") : i18n._("search.retry");
  }
}

/** Asked once before a contact opens: what is said after it leaves the site. */
function ConfirmRisk({ onConfirm, onCancel }: { onConfirm: () => void; onCancel: () => void }) {
  const { i18n } = useLingui();
  return (
    <div role="alert" className="grid gap-3 rounded-control bg-amber-tint p-3">
      <p className="font-semibold text-pretty text-amber">{i18n._("contact.risk")}</p>
      <p className="text-sm text-pretty">{i18n._("contact.risk.advice")}</p>
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" onClick={onCancel}>
          {i18n._("contact.risk.cancel")}
        </Button>
        <Button onClick={onConfirm}>{i18n._("contact.risk.confirm")}</Button>
      </div>
    </div>
  );
}

function problemText(i18n: I18n, problem: ContactProblem): string {
  switch (problem.name) {
    case "offline":
      return i18n._("contact.no-answer");
    case "unconfirmed":
      return i18n._("contact.not-confirmed");
    case "used-up":
      return problem.text;
    case "refused":
      return detailText(i18n, problem.error);
    case "failed":
      return i18n._("contact.failed");
  }
}
