import { useLingui } from "@lingui/react";
import type { ReactNode } from "react";
import { WithCurrentUser } from "../../session/with-current-user.tsx";
import { useDocumentTitle } from "../../ui/use-document-title.ts";
import { OperationWarning } from "./operation-warning.tsx";
import { AdminTabs } from "../moderation/admin-tabs.tsx";
import { UserList } from "./user-list.tsx";

/**
 * All users, for superusers. Others get no such screen, and its calls are never made: a 403 would end their session
 * (A-08).
 * @param otherwise Shown to everyone else.
 */
export function AdminPage({ otherwise }: { otherwise: ReactNode }) {
  return <WithCurrentUser>{(user) => (user.is_superuser ? <Admin ownId={user.id} /> : otherwise)}</WithCurrentUser>;
}

function Admin({ ownId }: { ownId: string }) {
  const { i18n } = useLingui();
  useDocumentTitle(i18n._("menu.admin"));
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl font-semibold">{i18n._("admin.title")}</h1>
      <AdminTabs />
      <OperationWarning />
      <UserList ownId={ownId} />
    </div>
  );
}
