import { useLingui } from "@lingui/react";
import type { User } from "#domain/user.ts";
import { UserMenu, type UserActions } from "./user-actions.tsx";
import { RoleText, StatusBadge, YouBadge } from "./user-badges.tsx";
import { UserName } from "./user-name.tsx";

interface Props {
  users: readonly User[];
  ownId: string;
  actions: UserActions;
}

/** The users on a wide screen (PR-214). */
export function UserTable({ users, ownId, actions }: Props) {
  const { i18n } = useLingui();
  return (
    <div className="rounded-card border border-line bg-card">
      <table className="w-full table-fixed border-collapse">
        <thead>
          <tr className="border-b border-line text-left text-sm text-ink-soft">
            <th scope="col" className={`w-[30%] ${CELL}`}>
              {i18n._("account.full-name")}
            </th>
            <th scope="col" className={CELL}>
              {i18n._("account.email")}
            </th>
            <th scope="col" className={`w-32 ${CELL}`}>
              {i18n._("admin.role")}
            </th>
            <th scope="col" className={`w-32 ${CELL}`}>
              {i18n._("admin.status")}
            </th>
            <th scope="col" className={`w-24 ${CELL}`}>
              {i18n._("admin.actions")}
            </th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <UserRow key={user.id} user={user} isOwn={user.id === ownId} actions={actions} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const CELL = "px-4 py-2 font-semibold";
const DATA = "px-4 py-1.5";

function UserRow({ user, isOwn, actions }: { user: User; isOwn: boolean; actions: UserActions }) {
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className={`${DATA} text-left font-normal`}>
        <span className="flex flex-wrap items-center gap-2">
          <UserName name={user.full_name} />
          {isOwn && <YouBadge />}
        </span>
      </th>
      <td className={DATA}>
        <bdi>{user.email}</bdi>
      </td>
      <td className={DATA}>
        <RoleText isSuperuser={user.is_superuser} />
      </td>
      <td className={DATA}>
        <StatusBadge isActive={user.is_active} />
      </td>
      <td className={DATA}>
        <UserMenu user={user} isOwn={isOwn} {...actions} />
      </td>
    </tr>
  );
}
