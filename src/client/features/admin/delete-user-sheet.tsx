import { useLingui } from "@lingui/react";
import type { User } from "#domain/users/user.ts";
import { useCurrentUser } from "../../session/current-user.ts";
import { UserDeletionSheet } from "../../session/user-deletion-sheet.tsx";
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
  const { user: oneself } = useCurrentUser();
  return (
    <UserDeletionSheet
      userId={user.id}
      ownEmail={oneself?.email ?? ""}
      title={i18n._("admin.delete-user")}
      confirm={i18n._("admin.delete")}
      type={/*i18n*/ "admin.user-type"}
      onDeleted={() => {
        toast("success", i18n._("admin.deleted"));
        onDeleted();
      }}
      onClose={onClose}
    >
      {(failure) => (
        <>
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
        </>
      )}
    </UserDeletionSheet>
  );
}
