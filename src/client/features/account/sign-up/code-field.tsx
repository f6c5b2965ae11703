import { useLingui } from "@lingui/react";
import type { ReactNode } from "react";
import { RESEND_SECONDS } from "#domain/users/account-rules.ts";
import { connection } from "../../../platform/connection/connection.ts";
import { momentText } from "../../../platform/text/moment-text.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import type { BoundText } from "../../../ui/form/use-form.ts";
import { useSecondsUntil } from "../../../ui/use-seconds-until.ts";
import type { SentCode } from "./use-code.ts";

interface Props {
  field: BoundText;
  /** Since when no other code can be sent, epoch milliseconds; null when one can be. */
  heldSince: number | null;
  /** The last code that was mailed; null where none was. */
  sent: SentCode | null;
  isSending: boolean;
  onSend: () => void;
}

/** The code with its Send button, which is disabled during a countdown (PR-404). */
export function CodeField({ field, heldSince, sent, isSending, onSend }: Props) {
  const { i18n } = useLingui();
  const seconds = useSecondsUntil(heldSince === null ? 0 : heldSince + RESEND_SECONDS * 1000, RESEND_SECONDS);
  const isOffline = connection.value === "offline";
  return (
    <TextField
      {...field}
      label={i18n._("sign-up.code")}
      inputMode="numeric"
      autoComplete="one-time-code"
      required
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

  function helpText(): ReactNode {
    if (isOffline) return i18n._("sign-up.send-offline");
    if (sent === null) return i18n._("sign-up.code-help");
    return (
      <>
        <span className="block wrap-anywhere">
          {i18n._("sign-up.code-sent-to", { email: sent.email, time: momentText(i18n, sent.at) })}
        </span>
        {i18n._("sign-up.code-sent")}
      </>
    );
  }
}
