import { useLingui } from "@lingui/react";
import { useEffect, useRef, type ReactNode } from "react";
import type { User } from "#domain/user.ts";
import { connection } from "../platform/connection/connection.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/states/notice.tsx";
import { Loading } from "../ui/states/loading.tsx";
import { useCurrentUser } from "./current-user.ts";
import { SlowLoad } from "./slow-load.tsx";

/** A screen that is about the current user: a spinner while they load, and why when they don't. */
export function WithCurrentUser({ children }: { children: (user: User) => ReactNode }) {
  const { user, isLoading, update } = useCurrentUser();
  if (user !== undefined) return children(user);
  if (!isLoading) return <NotLoaded onRetry={() => update()} />;
  return (
    <>
      <Loading />
      <SlowLoad />
    </>
  );
}

/** Accounts are never kept on the phone, so without a network there is none to show; it comes with the network. */
function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const { i18n } = useLingui();
  const isOnline = connection.value === "online";
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    const cameBack = isOnline && !wasOnline.current;
    wasOnline.current = isOnline;
    if (cameBack) onRetry();
    // The function is new at each render; only the return of the network matters.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOnline]);
  return (
    <Notice title={i18n._("account.not-loaded")} action={<Button onClick={onRetry}>{i18n._("account.retry")}</Button>}>
      {isOnline ? i18n._("account.not-loaded.error") : i18n._("account.not-loaded.offline")}
    </Notice>
  );
}
