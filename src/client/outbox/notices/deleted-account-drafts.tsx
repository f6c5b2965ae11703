import { useLingui } from "@lingui/react";
import { useState } from "react";
import {
  forgetDeletedAccount,
  deletedAccounts,
  type DeletedAccount,
} from "#offline/outbox/entries/deleted-accounts.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toasts/toasts.ts";
import { ExportAll } from "../export/export-all.tsx";
import { ConfirmRemoval } from "../../ui/confirm-removal.tsx";
import { useDraftsQuery } from "../../drafts/store/use-drafts-query.ts";

/**
 * On the login: unsent work of deleted accounts, for which no login is possible (T10). It can be exported or deleted.
 */
export function DeletedAccountDrafts() {
  const accounts = useDraftsQuery(() => deletedAccounts().catch(() => []), "gone") ?? [];
  return accounts.map((account) => <Gone key={account.owner} {...account} />);
}

function Gone({ owner, count }: DeletedAccount) {
  const { i18n } = useLingui();
  const [isAsked, setAsked] = useState(false);
  const text = i18n._("outbox.gone-account", { count });
  const remove = async () => {
    await forgetDeletedAccount(owner);
    toast("success", i18n._("outbox.removed"));
  };
  return (
    <div role="status" className="grid gap-3 rounded-control bg-amber-tint px-4 py-3">
      <p className="text-amber">{text}</p>
      <div className="flex flex-wrap gap-2">
        <ExportAll owner={owner} />
        <Button look="danger" onClick={() => setAsked(true)}>
          {i18n._("outbox.remove")}
        </Button>
      </div>
      {isAsked && (
        <ConfirmRemoval
          title={i18n._("outbox.remove.title")}
          name={text}
          text={i18n._("outbox.gone-account.remove")}
          confirm={i18n._("outbox.remove")}
          onConfirm={remove}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}
