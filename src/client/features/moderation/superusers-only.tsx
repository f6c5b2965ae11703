import type { ReactNode } from "react";
import { Redirect } from "wouter";
import type { User } from "#domain/users/user.ts";
import { paths } from "../../paths.ts";
import { WithCurrentUser } from "../../session/with-current-user.tsx";

/** A screen of moderators. Others go home, and its calls are never made: a 403 would end their session. */
export function SuperusersOnly({ children }: { children: (user: User) => ReactNode }) {
  return (
    <WithCurrentUser>
      {(user) => (user.is_superuser ? children(user) : <Redirect to={paths.home} replace />)}
    </WithCurrentUser>
  );
}
