import { useLingui } from "@lingui/react";
import type { ListedUser } from "#contract/schemas/user.ts";
import { Link } from "wouter";
import { londonDay } from "#domain/calendar-day.ts";
import { paths } from "../../paths.ts";
import { longDay } from "../../platform/text/stay-text.ts";
import { DENSE_CELL as CELL, Table, TableRow } from "../../ui/table.tsx";
import { UserMenu, type UserActions } from "./user-actions.tsx";
import { ConfirmedText, RoleText, StatusBadge, YouBadge } from "./user-badges.tsx";
import { UserName } from "./user-name.tsx";

interface Props {
  users: readonly ListedUser[];
  ownId: string;
  actions: UserActions;
}

/** The users on a wide screen (PR-214). */
export function UserTable({ users, ownId, actions }: Props) {
  const { i18n } = useLingui();
  return (
    <Table
      isDense
      columns={[
        { text: i18n._("account.full-name"), width: "w-[18%]" },
        { text: i18n._("account.email") },
        { text: i18n._("admin.role"), width: "w-28" },
        { text: i18n._("admin.status"), width: "w-28" },
        { text: i18n._("case.poster.since"), width: "w-32" },
        { text: i18n._("case.poster.rooms"), width: "w-20" },
        { text: i18n._("admin.actions"), width: "w-24" },
      ]}
    >
      {users.map((user) => (
        <UserRow key={user.id} user={user} isOwn={user.id === ownId} actions={actions} />
      ))}
    </Table>
  );
}

function UserRow({ user, isOwn, actions }: { user: ListedUser; isOwn: boolean; actions: UserActions }) {
  const { i18n } = useLingui();
  return (
    <TableRow>
      <th scope="row" className={`${CELL} text-left font-normal`}>
        <span className="flex flex-wrap items-center gap-2">
          <Link href={paths.moderatedAccount(user.id)} className="text-sky underline">
            <UserName name={user.full_name} />
          </Link>
          {isOwn && <YouBadge />}
        </span>
      </th>
      <td className={CELL}>
        <bdi className="block">{user.email}</bdi>
        <ConfirmedText isConfirmed={user.email_verified} />
      </td>
      <td className={CELL}>
        <RoleText isSuperuser={user.is_superuser} />
      </td>
      <td className={CELL}>
        <StatusBadge isActive={user.is_active} />
      </td>
      <td className={`${CELL} figures text-sm`}>{longDay(i18n.locale, londonDay(new Date(user.created_at)))}</td>
      <td className={`${CELL} figures`}>{user.rooms}</td>
      <td className={CELL}>
        <UserMenu user={user} isOwn={isOwn} {...actions} />
      </td>
    </TableRow>
  );
}
