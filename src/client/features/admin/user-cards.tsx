import { useLingui } from "@lingui/react";
import { Link } from "wouter";
import { londonDay } from "#domain/calendar-day.ts";
import type { ListedUser } from "#contract/schemas/user.ts";
import { paths } from "../../paths.ts";
import { longDay } from "../../platform/text/stay-text.ts";
import { UserMenu, type UserActions } from "./user-actions.tsx";
import { ConfirmedText, RoleText, StatusBadge, YouBadge } from "./user-badges.tsx";
import { UserName } from "./user-name.tsx";

interface Props {
  users: readonly ListedUser[];
  ownId: string;
  actions: UserActions;
}

/** The users on a phone, where a row of five columns has no room. */
export function UserCards({ users, ownId, actions }: Props) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {users.map((user) => (
        <UserCard key={user.id} user={user} isOwn={user.id === ownId} actions={actions} />
      ))}
    </ul>
  );
}

// Up to a thousand of them: off-screen cards skip layout.
function UserCard({ user, isOwn, actions }: { user: ListedUser; isOwn: boolean; actions: UserActions }) {
  const { i18n } = useLingui();
  return (
    <li className="flex items-start gap-2 rounded-card border border-line bg-card py-2 pr-1 pl-4 [contain-intrinsic-size:auto_9rem] [content-visibility:auto]">
      <div className="grid min-w-0 grow gap-1 py-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <Link href={paths.moderatedAccount(user.id)} className="text-sky underline">
            <UserName name={user.full_name} />
          </Link>
          {isOwn && <YouBadge />}
        </p>
        <p>
          <bdi>{user.email}</bdi> <ConfirmedText isConfirmed={user.email_verified} />
        </p>
        <p className="flex flex-wrap items-center gap-3 text-sm">
          <RoleText isSuperuser={user.is_superuser} />
          <StatusBadge isActive={user.is_active} />
        </p>
        <p className="figures text-sm text-ink-soft">
          {i18n._("admin.since", { day: longDay(i18n.locale, londonDay(new Date(user.created_at))) })} ·{" "}
          {i18n._("admin.rooms", { count: user.rooms })}
        </p>
      </div>
      <UserMenu user={user} isOwn={isOwn} {...actions} />
    </li>
  );
}
