import { useLingui } from "@lingui/react";
import { UserRoundPlus } from "lucide";
import { useState } from "react";
import { ADMIN_USER_LIMIT } from "#domain/limits.ts";
import type { User } from "#domain/users/user.ts";
import { useApiQuery } from "../../api/use-api-query.ts";
import { NotLoaded } from "../../api/not-loaded.tsx";
import { SlowLoading } from "../../session/slow-load.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { DeleteUserSheet } from "./delete-user-sheet.tsx";
import { FoundUsers } from "./found-users.tsx";
import { ResetSecondFactorSheet } from "./reset-second-factor-sheet.tsx";
import { CreateUserSheet, EditUserSheet } from "./user-sheets.tsx";

/** The open dialog. */
type Open = { what: "create" } | { what: "edit" | "delete" | "reset"; user: User } | null;

/** All users, and the actions on them. */
export function UserList({ ownId }: { ownId: string }) {
  const { i18n } = useLingui();
  const { data, error, mutate } = useApiQuery("listUsers", { query: { skip: 0, limit: ADMIN_USER_LIMIT } });
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const closeAndRefresh = () => {
    close();
    void mutate();
  };
  if (data === undefined) {
    if (error === undefined) return <SlowLoading />;
    return <NotLoaded title={i18n._("failure.title")} error={error} onRetry={() => void mutate()} />;
  }
  return (
    <>
      <div>
        <Button look="primary" onClick={() => setOpen({ what: "create" })}>
          <Icon of={UserRoundPlus} />
          {i18n._("admin.create")}
        </Button>
      </div>
      <FoundUsers
        users={data.data.data}
        count={data.data.count}
        ownId={ownId}
        actions={{
          onEdit: (user) => setOpen({ what: "edit", user }),
          onDelete: (user) => setOpen({ what: "delete", user }),
          onResetSecondFactor: (user) => setOpen({ what: "reset", user }),
        }}
      />
      {open?.what === "create" && <CreateUserSheet onSaved={closeAndRefresh} onClose={close} />}
      {open?.what === "edit" && <EditUserSheet user={open.user} onSaved={closeAndRefresh} onClose={close} />}
      {open?.what === "reset" && <ResetSecondFactorSheet user={open.user} onClose={close} />}
      {open?.what === "delete" && <DeleteUserSheet user={open.user} onDeleted={closeAndRefresh} onClose={close} />}
    </>
  );
}
