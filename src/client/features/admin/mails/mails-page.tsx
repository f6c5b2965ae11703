import { useLingui } from "@lingui/react";
import type { Mails } from "#contract/schemas/mail.ts";
import { NotLoaded } from "../../../api/not-loaded.tsx";
import { useApiQuery } from "../../../api/use-api-query.ts";
import { paths } from "../../../paths.ts";
import { SlowLoading } from "../../../session/slow-load.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { Notice } from "../../../ui/states/notice.tsx";
import { AdminScreen } from "../../moderation/admin-screen.tsx";
import { instantText } from "../../moderation/instant-text.ts";
import { usePages } from "../../moderation/use-pages.ts";
import { useUpToDate } from "../../moderation/use-up-to-date.ts";
import { MailItem } from "./mail-item.tsx";

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
  const { page, query, pagesOf, go } = usePages(paths.adminMails);
  const mails = useApiQuery("listDeadMails", { query });
  useUpToDate(mails);
  const { data, error, mutate } = mails;
  if (data === undefined) {
    if (error === undefined) return <SlowLoading />;
    return <NotLoaded title={i18n._("failure.title")} error={error} onRetry={() => void mutate()} />;
  }
  const pages = pagesOf(data.data.count);
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
