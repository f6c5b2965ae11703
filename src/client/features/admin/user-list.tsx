import { useLingui } from "@lingui/react";
import { UserRoundPlus } from "lucide";
import { useState } from "react";
import { ADMIN_USER_LIMIT } from "#domain/limits.ts";
import type { User } from "#domain/user.ts";
import { useApiQuery } from "../../api/use-api-query.ts";
import { failureText } from "../../api/failures.ts";
import { SlowLoad } from "../../session/slow-load.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/states/notice.tsx";
import { Loading } from "../../ui/states/loading.tsx";
import { DeleteUserSheet } from "./delete-user-sheet.tsx";
import { FoundUsers } from "./found-users.tsx";
import { CreateUserSheet, EditUserSheet } from "./user-sheets.tsx";

/** What is open over the list. */
type Open = { what: "create" } | { what: "edit" | "delete"; user: User } | null;

/** All users, and what can be done to them. */
export function UserList({ ownId }: { ownId: string }) {
  const { i18n } = useLingui();
  const { data, error, mutate } = useApiQuery("listUsers", { query: { skip: 0, limit: ADMIN_USER_LIMIT } });
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const closeAndRefresh = () => {
    close();
    void mutate();
  };
  if (data === undefined) return error ? <NotLoaded error={error} onRetry={() => void mutate()} /> : <SlowLoading />;
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
        }}
      />
      {open?.what === "create" && <CreateUserSheet onSaved={closeAndRefresh} onClose={close} />}
      {open?.what === "edit" && <EditUserSheet user={open.user} onSaved={closeAndRefresh} onClose={close} />}
      {open?.what === "delete" && <DeleteUserSheet user={open.user} onDeleted={closeAndRefresh} onClose={close} />}
    </>
  );
}

function SlowLoading() {
  return (
    <>
      <Loading />
      <SlowLoad />
    </>
  );
}

function NotLoaded({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { i18n } = useLingui();
  return (
    <Notice title={i18n._("failure.title")} action={<Button onClick={onRetry}>{i18n._("account.retry")}</Button>}>
      {failureText(i18n, error)}
    </Notice>
  );
}
