import { useLingui } from "@lingui/react";
import { useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { canonicalEmail } from "#domain/users/account-rules.ts";
import type { User } from "#domain/users/user.ts";
import { DOCUMENTS_DATABASE } from "#offline/databases/database-names.ts";
import { hasDatabase } from "#offline/databases/has-database.ts";
import { paths } from "../../../paths.ts";
import { mayHaveDrafts, unsent } from "../../../drafts/store/unsent.ts";
import { clearAgreementRecord } from "../../../session/agreement-record.ts";
import { UserDeletionSheet } from "../../../session/user-deletion-sheet.tsx";
import { endSession } from "../../../api/credentials/session.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { toast } from "../../../ui/toasts/toasts.ts";
import { saveExport } from "../../../outbox/export/save-export.ts";

/** Confirms by having the address typed, and deletes. */
export function DeleteAccountSheet({ user, onClose }: { user: User; onClose: () => void }) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState("");
  const onDeleted = async () => {
    await forgetWork(user.id);
    leave();
    toast("success", i18n._("settings.delete.done"));
  };
  return (
    <UserDeletionSheet
      userId={user.id}
      ownEmail={user.email}
      title={i18n._("settings.delete.title")}
      confirm={i18n._("settings.delete.confirm")}
      type={/*i18n*/ "account.type"}
      isMeant={canonicalEmail(typed) === user.email}
      onDeleted={onDeleted}
      onClose={onClose}
    >
      {(failure) => (
        <>
          <p>{i18n._("settings.delete.final")}</p>
          <UnsentNote owner={user.id} />
          <TextField
            name="email"
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            label={i18n._("settings.delete.type-email")}
            help={<bdi>{user.email}</bdi>}
            value={typed}
            problem={failure}
            onChange={setTyped}
          />
        </>
      )}
    </UserDeletionSheet>
  );
}

// Unsent work can't be sent any more: delete it (T10). If the store fails, it still belongs to this owner alone.
async function forgetWork(owner: string): Promise<void> {
  if (await hasDatabase(DOCUMENTS_DATABASE)) {
    const { forgetDocumentsHere } = await import("#offline/database/documents-here.ts");
    await forgetDocumentsHere(owner, "all").catch(() => undefined);
  }
  if (!(await mayHaveDrafts())) return;
  const { forgetUnsent } = await import("#offline/outbox/entries/outbox-of.ts");
  await forgetUnsent(owner).catch(() => undefined);
}

// Ending the session deletes the user's cached data from the phone.
function leave(): void {
  endSession();
  clearAgreementRecord();
  navigate(paths.login);
}

/** Before the account is deleted: its unsent work on this phone, and a way to export it (T10). */
function UnsentNote({ owner }: { owner: string }) {
  const { i18n } = useLingui();
  const count = unsent.value.all;
  if (count === 0) return null;
  return (
    <div className="grid gap-3 rounded-control bg-amber-tint p-4 text-amber">
      <p>{i18n._("settings.delete.unsent", { count })}</p>
      <div>
        <Button onClick={() => void saveExport(i18n, owner)}>{i18n._("outbox.export-all")}</Button>
      </div>
    </div>
  );
}
