import { useLingui } from "@lingui/react";
import { useState } from "react";
import type { DeadMail } from "#contract/schemas/mail.ts";
import { tellFailure } from "../../../api/failures.ts";
import { ask } from "../../../api/transport.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmRemoval } from "../../../ui/confirm-removal.tsx";
import { toast } from "../../../ui/toasts/toasts.ts";
import { AccountLink } from "../../moderation/record/account-link.tsx";
import { instantText } from "../../moderation/instant-text.ts";
import { causeText, mailKindText } from "./mail-words.ts";

interface Props {
  mail: DeadMail;
  /** Called when something was done about it, or could not be: another superuser may have acted first. */
  onDone: () => void;
}

/** A mail that did not go out, to be sent again or dropped. */
export function MailItem({ mail, onDone }: Props) {
  const { i18n } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const name = `${mailKindText(i18n, mail.kind)} · ${mail.to ?? i18n._("mails.unreadable")}`;
  return (
    <li className="grid gap-3 rounded-card border border-line bg-card px-4 py-3 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
      <MailFacts mail={mail} />
      <div className="flex flex-wrap gap-2">
        {mail.can_send_again && (
          <Button
            disabled={isBusy}
            onClick={() => void sendAgain()}
            aria-label={i18n._("mails.send-again.of", { name })}
          >
            {i18n._("mails.send-again")}
          </Button>
        )}
        <Button disabled={isBusy} onClick={() => setAsking(true)} aria-label={i18n._("mails.drop.of", { name })}>
          {i18n._("mails.drop")}
        </Button>
      </div>
      {isAsking && (
        <ConfirmRemoval
          title={i18n._("mails.drop.title")}
          name={name}
          text={i18n._("mails.drop.text")}
          confirm={i18n._("mails.drop")}
          onConfirm={drop}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );

  async function sendAgain(): Promise<void> {
    setBusy(true);
    await done(() => ask("sendDeadMail", { params: { id: mail.id } }), i18n._("mails.sent-again"));
    setBusy(false);
  }

  async function drop(): Promise<void> {
    await done(() => ask("dropDeadMail", { params: { id: mail.id } }), i18n._("mails.dropped"));
    setAsking(false);
  }

  async function done(work: () => Promise<unknown>, text: string): Promise<void> {
    try {
      await work();
      toast("success", text);
    } catch (error) {
      tellFailure(i18n, error);
    }
    onDone();
  }
}

function MailFacts({ mail }: { mail: DeadMail }) {
  const { i18n } = useLingui();
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{mailKindText(i18n, mail.kind)}</span>
        <span className="figures text-sm text-ink-soft">{instantText(i18n, mail.died_at)}</span>
      </p>
      <p className="wrap-anywhere">
        {mail.account_id === null ? (
          <bdi>{mail.to ?? i18n._("mails.unreadable")}</bdi>
        ) : (
          <AccountLink id={mail.account_id}>{mail.to ?? i18n._("mails.unreadable")}</AccountLink>
        )}
      </p>
      <p className="text-sm text-ink-soft">{causeText(i18n, mail)}</p>
      {mail.last_answer !== null && (
        <p className="text-sm wrap-anywhere">
          <span className="text-ink-soft">{i18n._("mails.answer")} </span>
          <code>{mail.last_answer}</code>
        </p>
      )}
      {!mail.can_send_again && <p className="text-sm text-ink-soft">{i18n._("mails.run-out")}</p>}
    </div>
  );
}
