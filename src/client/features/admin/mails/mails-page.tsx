import { useLingui } from "@lingui/react";
import type { Mails } from "#contract/schemas/mail.ts";
import { paths } from "../../../paths.ts";
import { Notice } from "../../../ui/states/notice.tsx";
import { AdminList } from "../../moderation/admin-list.tsx";
import { AdminScreen } from "../../moderation/admin-screen.tsx";
import { instantText } from "../../moderation/instant-text.ts";
import { MailItem } from "./mail-item.tsx";

/** `/admin/mails`: mails that did not go out, and whether the mail server is to be had. */
export function MailsPage() {
  const { i18n } = useLingui();
  return (
    <AdminScreen title={i18n._("mails.title")} text={i18n._("mails.text")}>
      {() => (
        <AdminList call="listDeadMails" path={paths.adminMails}>
          {(mails, refresh) => (
            <>
              <Queue mails={mails} />
              {mails.count === 0 ? (
                <Notice title={i18n._("mails.none")}>{i18n._("mails.none.text")}</Notice>
              ) : (
                <ul className="grid gap-2">
                  {mails.data.map((mail) => (
                    <MailItem key={mail.id} mail={mail} onDone={refresh} />
                  ))}
                </ul>
              )}
            </>
          )}
        </AdminList>
      )}
    </AdminScreen>
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
