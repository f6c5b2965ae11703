import { useEffect } from "react";
import { ownerOf } from "#offline/session/owner-of.ts";
import type { User } from "#domain/users/user.ts";
import { useApiQuery } from "../api/use-api-query.ts";
import { accessToken } from "../api/credentials/session.ts";

/** The signed-in user, fetched only when there is a token. */
export interface CurrentUser {
  /** Undefined while it loads, offline, and for signed-out users. */
  user: User | undefined;
  isLoading: boolean;
  /** Shows a changed user everywhere at once; without an argument, refetches. */
  update: (user?: User) => void;
}

/** What this page has kept last: many parts of a screen ask for the user. */
let kept = "";

/** Who is signed in, kept up to date with the server. */
export function useCurrentUser(): CurrentUser {
  const { data, isLoading, mutate } = useApiQuery("readOwnUser", accessToken.value === null ? null : {});
  const email = data?.data.email;
  useEffect(() => {
    if (email !== undefined) keepEmail(email);
  }, [email]);
  return {
    user: data?.data,
    isLoading,
    update: (user) =>
      void (user === undefined
        ? mutate()
        : mutate({ data: user, fetchedAt: Date.now(), savedAt: null }, { revalidate: false })),
  };
}

/** For forms that are opened without a network. The store is no part of the first files. */
function keepEmail(email: string): void {
  const token = accessToken.peek();
  if (token === null || kept === `${token} ${email}`) return;
  kept = `${token} ${email}`;
  const askedAt = Date.now();
  import("#offline/cache/account-email.ts").then(
    ({ rememberAccountEmail }) => rememberAccountEmail(ownerOf(token), email, askedAt),
    () => undefined,
  );
}
