import { useLingui } from "@lingui/react";
import { useEffect, useState } from "react";
import { RESEND_SECONDS, VERIFICATION_CODE_DIGITS } from "#domain/users/account-rules.ts";
import { connection } from "../../../platform/connection/connection.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import type { BoundText } from "../../../ui/form/use-form.ts";

interface Props {
  field: BoundText;
  /** When the last code was sent, epoch milliseconds; null when another one can be. */
  sentAt: number | null;
  isSending: boolean;
  onSend: () => void;
}

/** The code with its Send button, which is disabled during a countdown (PR-404). */
export function CodeField({ field, sentAt, isSending, onSend }: Props) {
  const { i18n } = useLingui();
  const seconds = useSecondsUntil(sentAt === null ? 0 : sentAt + RESEND_SECONDS * 1000);
  const isOffline = connection.value === "offline";
  return (
    <TextField
      {...field}
      label={i18n._("sign-up.code")}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={VERIFICATION_CODE_DIGITS}
      help={helpText()}
      beside={
        <Button
          onClick={onSend}
          disabled={isOffline || isSending || seconds > 0}
          className="figures min-w-24 shrink-0"
          aria-label={seconds > 0 ? i18n._("sign-up.resend-in", { seconds }) : undefined}
        >
          {seconds > 0 ? i18n._("sign-up.seconds", { seconds }) : i18n._("sign-up.send")}
        </Button>
      }
    />
  );

  function helpText(): string {
    if (isOffline) return i18n._("sign-up.send-offline");
    return seconds > 0 ? i18n._("sign-up.code-sent") : i18n._("sign-up.code-help");
  }
}

/** Whole seconds until an instant in epoch milliseconds, counting down; 0 when it has passed. */
function useSecondsUntil(instant: number): number {
  const [now, setNow] = useState(() => Date.now());
  const seconds = Math.min(RESEND_SECONDS, Math.max(0, Math.ceil((instant - now) / 1000)));
  const isAhead = seconds > 0;
  useEffect(() => {
    if (!isAhead) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isAhead]);
  return seconds;
}
