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

export function useCurrentUser(): CurrentUser {
  const { data, isLoading, mutate } = useApiQuery("readOwnUser", accessToken.value === null ? null : {});
  return {
    user: data?.data,
    isLoading,
    update: (user) =>
      void (user === undefined
        ? mutate()
        : mutate({ data: user, fetchedAt: Date.now(), savedAt: null }, { revalidate: false })),
  };
}
