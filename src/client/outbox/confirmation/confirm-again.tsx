import { useLingui } from "@lingui/react";
import { RESEND_SECONDS } from "#domain/users/account-rules.ts";
import { connection } from "../../platform/connection/connection.ts";
import { momentText } from "../../platform/text/moment-text.ts";
import { refusalText } from "../../session/refusal-text.ts";
import { Button } from "../../ui/button.tsx";
import { useSecondsUntil } from "../../ui/use-seconds-until.ts";
import { useConfirmationMail } from "./use-confirmation-mail.ts";

/** A button that mails the link that confirms an address once more: an earlier one may have expired. With what came of it. */
export function ConfirmAgain({ email, look = "quiet" }: { email: string; look?: "quiet" | "primary" }) {
  const { i18n } = useLingui();
  const { mail, error, isBusy, send } = useConfirmationMail(email);
  const seconds = useSecondsUntil(mail === null ? 0 : mail.at + RESEND_SECONDS * 1000, RESEND_SECONDS);
  const isOffline = connection.value === "offline";
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        look={seconds > 0 ? "quiet" : look}
        aria-disabled={isBusy || seconds > 0}
        disabled={isOffline}
        onClick={() => seconds === 0 && void send()}
        className="figures w-full whitespace-normal sm:w-auto"
      >
        {seconds > 0 ? i18n._("mail.again-in", { seconds }) : i18n._("settings.confirm-again")}
      </Button>
      <div role="status" className="grid gap-1 text-sm empty:hidden">
        {mail !== null && error === null && (
          <p className="text-moss">
            <span className="block wrap-anywhere">
              {i18n._("mail.sent-to", { email: mail.email, time: momentText(i18n, mail.at) })}
            </span>
            {i18n._("settings.confirm-again.sent")}
          </p>
        )}
        {error !== null && <p className="text-red">{refusalText(i18n, error)}</p>}
        {isOffline && <p>{i18n._("mail.again-offline")}</p>}
      </div>
    </div>
  );
}
