import { useLingui } from "@lingui/react";
import type { User } from "#domain/users/user.ts";
import { CELL, Table, TableRow } from "../../ui/table.tsx";
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
    <Table
      columns={[
        { text: i18n._("account.full-name"), width: "w-[30%]" },
        { text: i18n._("account.email") },
        { text: i18n._("admin.role"), width: "w-32" },
        { text: i18n._("admin.status"), width: "w-32" },
        { text: i18n._("admin.actions"), width: "w-24" },
      ]}
    >
      {users.map((user) => (
        <UserRow key={user.id} user={user} isOwn={user.id === ownId} actions={actions} />
      ))}
    </Table>
  );
}

function UserRow({ user, isOwn, actions }: { user: User; isOwn: boolean; actions: UserActions }) {
  return (
    <TableRow>
      <th scope="row" className={`${CELL} text-left font-normal`}>
        <span className="flex flex-wrap items-center gap-2">
          <UserName name={user.full_name} />
          {isOwn && <YouBadge />}
        </span>
      </th>
      <td className={CELL}>
        <bdi>{user.email}</bdi>
      </td>
      <td className={CELL}>
        <RoleText isSuperuser={user.is_superuser} />
      </td>
      <td className={CELL}>
        <StatusBadge isActive={user.is_active} />
      </td>
      <td className={CELL}>
        <UserMenu user={user} isOwn={isOwn} {...actions} />
      </td>
    </TableRow>
  );
}
