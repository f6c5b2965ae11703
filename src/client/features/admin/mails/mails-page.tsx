import { useLingui } from "@lingui/react";
import { useState } from "react";
import type { DeadMail, Mails } from "#contract/schemas/mail.ts";
import { tellFailure } from "../../../api/failures.ts";
import { NotLoaded } from "../../../api/not-loaded.tsx";
import { ask } from "../../../api/transport.ts";
import { useApiQuery } from "../../../api/use-api-query.ts";
import { paths } from "../../../paths.ts";
import { SlowLoading } from "../../../session/slow-load.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmRemoval } from "../../../ui/confirm-removal.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { Notice } from "../../../ui/states/notice.tsx";
import { toast } from "../../../ui/toasts/toasts.ts";
import { AdminScreen, usePage } from "../../moderation/admin-screen.tsx";
import { instantText } from "../../moderation/instant-text.ts";
import { useUpToDate } from "../../moderation/use-up-to-date.ts";
import { causeText, mailKindText } from "./mail-words.ts";

const PAGE_SIZE = 50;

/** `/admin/mails`: mails that did not go out, and whether the mail server is to be had. */
export function MailsPage() {
  const { i18n } = useLingui();
  return (
    <AdminScreen title={i18n._("mails.title")} text={i18n._("mails.text")}>
      {() => <DeadMails />}
    </AdminScreen>
  );
}

function DeadMails() {
  const { i18n } = useLingui();
  const { page, go } = usePage(paths.adminMails);
  const mails = useApiQuery("listDeadMails", { query: { skip: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE } });
  useUpToDate(mails);
  const { data, error, mutate } = mails;
  if (data === undefined) {
    if (error === undefined) return <SlowLoading />;
    return <NotLoaded title={i18n._("failure.title")} error={error} onRetry={() => void mutate()} />;
  }
  const pages = Math.ceil(data.data.count / PAGE_SIZE);
  return (
    <>
      <Queue mails={data.data} />
      {data.data.count === 0 ? (
        <Notice title={i18n._("mails.none")}>{i18n._("mails.none.text")}</Notice>
      ) : (
        <ul className="grid gap-2">
          {data.data.data.map((mail) => (
            <MailItem key={mail.id} mail={mail} onDone={() => void mutate().catch(() => undefined)} />
          ))}
        </ul>
      )}
      {pages > 1 && <Pagination page={page} pages={pages} onGo={go} />}
    </>
  );
}

/** How many wait, and for what. */
function Queue({ mails: { due, later, waits_until } }: { mails: Mails }) {
  const { i18n } = useLingui();
  return (
    <div className="grid gap-2">
      {waits_until !== null && (
        <p role="status" className="rounded-control bg-amber-tint px-4 py-3 font-semibold text-amber">
          {i18n._("mails.server-away", { at: instantText(i18n, waits_until) })}
        </p>
      )}
      <p className="text-ink-soft">{i18n._("mails.queue", { due, later })}</p>
    </div>
  );
}

function MailItem({ mail, onDone }: { mail: DeadMail; onDone: () => void }) {
  const { i18n } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const name = `${mailKindText(i18n, mail.kind)} · ${mail.to ?? i18n._("mails.unreadable")}`;
  return (
    <li className="grid gap-3 rounded-card border border-line bg-card px-4 py-3 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-semibold">{mailKindText(i18n, mail.kind)}</span>
          <span className="figures text-sm text-ink-soft">{instantText(i18n, mail.died_at)}</span>
        </p>
        <p className="wrap-anywhere">
          <bdi>{mail.to ?? i18n._("mails.unreadable")}</bdi>
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
    // After a refusal too: another superuser may have acted first.
    onDone();
  }
}
