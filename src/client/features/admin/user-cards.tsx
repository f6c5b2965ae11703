import type { User } from "#domain/users/user.ts";
import { UserMenu, type UserActions } from "./user-actions.tsx";
import { RoleText, StatusBadge, YouBadge } from "./user-badges.tsx";
import { UserName } from "./user-name.tsx";

interface Props {
  users: readonly User[];
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
function UserCard({ user, isOwn, actions }: { user: User; isOwn: boolean; actions: UserActions }) {
  return (
    <li className="flex items-start gap-2 rounded-card border border-line bg-card py-2 pr-1 pl-4 [contain-intrinsic-size:auto_7rem] [content-visibility:auto]">
      <div className="grid min-w-0 grow gap-1 py-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <UserName name={user.full_name} />
          {isOwn && <YouBadge />}
        </p>
        <p>
          <bdi>{user.email}</bdi>
        </p>
        <p className="flex flex-wrap items-center gap-3 text-sm">
          <RoleText isSuperuser={user.is_superuser} />
          <StatusBadge isActive={user.is_active} />
        </p>
      </div>
      <UserMenu user={user} isOwn={isOwn} {...actions} />
    </li>
  );
}
