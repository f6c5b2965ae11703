import { useLingui } from "@lingui/react";
import type { ReactNode } from "react";
import type { User } from "#domain/users/user.ts";
import { connection } from "../platform/connection/connection.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/states/notice.tsx";
import { useCurrentUser } from "./current-user.ts";
import { SlowLoading } from "./slow-load.tsx";

/** A screen about the current user: a spinner while they load, or the reason why they don't. */
export function WithCurrentUser({ children }: { children: (user: User) => ReactNode }) {
  const { user, isLoading, update } = useCurrentUser();
  if (user !== undefined) return children(user);
  if (!isLoading) return <AccountNotLoaded onRetry={() => update()} />;
  return <SlowLoading />;
}

/** Accounts are never cached on the phone, so offline there is none to show; it loads when the network is back. */
function AccountNotLoaded({ onRetry }: { onRetry: () => void }) {
  const { i18n } = useLingui();
  const isOnline = connection.value === "online";
  return (
    <Notice title={i18n._("account.not-loaded")} action={<Button onClick={onRetry}>{i18n._("account.retry")}</Button>}>
      {isOnline ? i18n._("account.not-loaded.error") : i18n._("account.not-loaded.offline")}
    </Notice>
  );
}
