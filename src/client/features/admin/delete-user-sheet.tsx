import { useLingui } from "@lingui/react";
import { useState } from "react";
import type { User } from "#domain/users/user.ts";
import { useCurrentUser } from "../../session/current-user.ts";
import { usePasswordAgain } from "../../session/password-again.tsx";
import { failureText, tellDeleteFailure } from "../../api/failures.ts";
import { ask } from "../../api/transport.ts";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { toast } from "../../ui/toasts/toasts.ts";
import { UserName } from "./user-name.tsx";

interface Props {
  user: User;
  onDeleted: () => void;
  onClose: () => void;
}

/** Confirms the deletion of a user and all their data. */
export function DeleteUserSheet({ user, onDeleted, onClose }: Props) {
  const { i18n } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { withPassword, passwordSheet } = usePasswordAgain(useCurrentUser().user?.email ?? "");
  const remove = async () => {
    setBusy(true);
    try {
      await withPassword(() => ask("deleteUser", { params: { user_id: user.id } }));
      toast("success", i18n._("admin.deleted"));
      onDeleted();
    } catch (error) {
      tellDeleteFailure(i18n, error, /*i18n*/ "admin.user-type");
      setFailure(failureText(i18n, error));
      setBusy(false);
    }
  };
  return (
    <Sheet
      title={i18n._("admin.delete-user")}
      closeLabel={i18n._("dialog.close")}
      onClose={onClose}
      keepOpen={isBusy}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{i18n._("form.cancel")}</Button>
          <Button look="danger" disabled={isBusy} onClick={() => void remove()}>
            {i18n._("admin.delete")}
          </Button>
        </div>
      }
    >
      <div className="grid gap-3">
        <div>
          <p className="font-semibold">
            <UserName name={user.full_name} />
          </p>
          <p>
            <bdi>{user.email}</bdi>
          </p>
        </div>
        <p>{i18n._("admin.delete-user.text")}</p>
        <p role={failure === undefined ? undefined : "alert"} className="text-red empty:hidden">
          {failure}
        </p>
      </div>
      {passwordSheet}
    </Sheet>
  );
}
